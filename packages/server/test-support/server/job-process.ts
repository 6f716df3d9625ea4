// A worker in a process of its own whose job never ends, for tests that kill it in the middle: tells when it has begun.
import { z } from 'zod';
import { handleJob } from '../../src/kernel/job-handler.ts';
import { jobKind } from '../../src/kernel/job-kind.ts';
import { JobWorker } from '../../src/kernel/job-worker.ts';

const kind = jobKind({ name: 'stuck', payload: z.object({}), lane: 'quick' });
const stuck = handleJob(kind, async () => {
  process.send?.('begun');
  await new Promise(() => undefined);
});
const worker = new JobWorker({
  address: JSON.parse(process.env.TEST_ADDRESS ?? '{}'),
  handlers: [stuck],
  onFault: (error) => console.error(error),
  holdSeconds: 3,
});
worker.start();
// A timer of the worker's alone keeps no process alive.
process.on('message', () => undefined);
