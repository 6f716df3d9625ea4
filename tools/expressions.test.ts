// The law that no expression on a caller's text takes more than linear time: each is run over texts of 100,000 letters that it reads (Q291).
import { Worker } from 'node:worker_threads';
import { isStrengthOf } from '@charaka/rules/clinic/dispensing';
import { medicineRules, openingRules } from '@charaka/rules/clinic/medicine-rules';
import { readTyped } from '@charaka/rules/clinic/read-typed';
import { strengthAsWritten, strengthKey } from '@charaka/rules/clinic/strength';
import { readMeasuredNumber } from '@charaka/rules/diagnostics/measured-number';
import { describe, expect, it } from 'vitest';
import { type Expression, expressionsOf } from './expressions.ts';
import { root } from './step.ts';

/** Expressions that no caller's long text reaches, with the reason. */
const excused: Readonly<Record<string, string>> = {
  'packages/rules/src/money/lakh-grouping.ts /\\B(?=(\\d{2})+$)/g': 'digits of a number, sixteen at most',
  'packages/server/src/kernel/network-of.ts /(?:\\d+\\.){3}\\d+$/': 'an address that is one, 45 letters at most',
  'packages/server/src/kernel/s3-backend.ts /<Contents>([\\s\\S]*?)<\\/Contents>/g':
    "the answer of the operator's own store",
};

/** Files that build expressions when they run, with how these are held to the law. */
const building: Readonly<Record<string, string>> = {
  'packages/rules/src/clinic/dispensing.ts': 'run below by its function',
  'packages/rules/src/clinic/medicine-rules.ts': 'run below',
  'packages/rules/src/clinic/read-typed.ts': 'run below by its function',
  'packages/rules/src/clinic/strength.ts': 'run below by its functions',
  'packages/rules/src/diagnostics/measured-number.ts': 'run below by its functions',
  'packages/rules/src/message/found-sentence.ts': 'looks for sentences of the product',
  'packages/server/src/kernel/s3-backend.ts': 'has no repetition before its last word',
};

/** Processor time over 100,000 letters: a linear expression takes a few milliseconds, a quadratic one ten seconds. */
const MOST_MS = 100;
/** Without a word from the worker for so long, the expression has no end. */
const ENDLESS_MS = 5000;

const { literals, built } = expressionsOf(root);
const nameOf = ({ place, source, flags }: Expression) => `${place.split(':')[0]} /${source}/${flags}`;
const ruled = [...medicineRules, ...openingRules].map(([{ source, flags }]) => ({
  place: 'packages/rules/src/clinic/medicine-rules.ts:0',
  source,
  flags,
}));

/** Runs expressions in a worker thread until one has no end; answers the slow ones and how many were run. */
function runSome(expressions: readonly Expression[], endlessMs: number): Promise<{ slow: string[]; count: number }> {
  const worker = new Worker(new URL('./expressions-worker.ts', import.meta.url), { workerData: expressions });
  const slow: string[] = [];
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  return new Promise<{ slow: string[]; count: number }>((done, fail) => {
    const isEndless = () =>
      done({ slow: [...slow, `${nameOf(expressions[count] as Expression)} has no end`], count: count + 1 });
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(isEndless, endlessMs);
    };
    wait();
    worker.on('message', (longest: number) => {
      wait();
      if (longest > MOST_MS) slow.push(`${nameOf(expressions[count] as Expression)} takes ${Math.round(longest)} ms`);
      count += 1;
      if (count === expressions.length) done({ slow, count });
    });
    worker.once('error', fail);
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

async function slowOf(expressions: readonly Expression[], endlessMs = ENDLESS_MS): Promise<string[]> {
  const slow: string[] = [];
  for (let rest = expressions; rest.length > 0; ) {
    const run = await runSome(rest, endlessMs);
    slow.push(...run.slow);
    rest = rest.slice(run.count);
  }
  return slow;
}

describe('an expression on a text', () => {
  it('of rules, contract or server takes linear time over a long text (Q291)', async () => {
    const unique = [...new Map([...literals, ...ruled].map((each) => [nameOf(each), each])).values()];
    expect(unique.length).toBeGreaterThan(300);
    expect(Object.keys(excused).filter((name) => !unique.some((each) => nameOf(each) === name))).toEqual([]);
    expect(await slowOf(unique.filter((each) => excused[nameOf(each)] === undefined))).toEqual([]);
  });

  it('is built at run time only where that is held to the law as well (Q291)', () => {
    expect(built.toSorted()).toEqual(Object.keys(building).toSorted());
    for (const letter of ['1', ',', '1,', ' ', '1 ', '/', '.', '0.', '1 mg ', '1/', 'দিনে ', 'दिन में '])
      for (const read of [
        readTyped,
        strengthAsWritten,
        strengthKey,
        (text: string) => readMeasuredNumber(text, { decimalComma: false }),
        (text: string) => isStrengthOf({ itemName: text, pack: 'Vial' }, '40 iu'),
      ]) {
        const startedAt = process.cpuUsage();
        read(letter.repeat(100_000 / letter.length));
        expect(process.cpuUsage(startedAt).user / 1000, `${read.name} ${letter}`).toBeLessThan(1000);
      }
  });

  it.each([/^(a+)+$/, /\s+$/, /<[^>]*>/g, /[a-z]+@/])('as %s is found', async ({ source, flags }) => {
    expect(await slowOf([{ place: 'here:1', source, flags }], 1000)).toHaveLength(1);
  });
});
