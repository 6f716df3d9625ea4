// The worker thread that runs expressions over long texts; answers for each the longest time, so that one without an end is missed.
import { parentPort, workerData } from 'node:worker_threads';
import { type Expression, textsFor } from './expressions.ts';

/** Processor time of the thread, in milliseconds: a busy machine makes no expression slow. */
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

for (const expression of workerData as readonly Expression[]) {
  const tried = new RegExp(expression.source, expression.flags);
  let longest = 0;
  for (const text of textsFor(expression)) {
    const startedAt = used();
    if (tried.global) text.replace(tried, '');
    else tried.test(text);
    longest = Math.max(longest, used() - startedAt);
  }
  parentPort?.postMessage(longest);
}
