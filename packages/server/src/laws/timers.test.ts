// Only the worker's timer starts scheduled work; other timers maintain a connection or a memory of their own process (SC011).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Files with a timer that is no job, by the reason. */
const ticking: Readonly<Record<string, string>> = {
  'kernel/job-worker.ts': 'the worker itself',
  'kernel/chart-log.ts': 'writes what this process remembers of the log of charts; nobody else has it',
  'kernel/log-sealer.ts':
    'seals what all servers wrote; as a job it would write its own log 8,640 times a day and tenant',
  'kernel/database-pulse.ts': 'the clock and the pulse of this process',
  'kernel/live.ts': 'keeps the open lines of this process alive',
};

it('no timer besides the worker does work: it is a job with a schedule (SC011)', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((path) => readFileSync(join(source, path), 'utf8').includes('setInterval('));
  expect(found.toSorted()).toEqual(Object.keys(ticking).toSorted());
});
