// `npm run jobs` lists the jobs that were given up, `npm run jobs -- log [kind]` the last tries of all, and
// `npm run jobs -- revive <kind> [number]` lets those that were given up be tried anew.

import { CommandRefusal } from '../kernel/command-refusal.ts';
import { readDeadJobs, reviveJobs } from '../kernel/dead-jobs.ts';
import { type LoggedTry, readJobLog } from '../kernel/job-log.ts';
import { readSettings } from '../kernel/settings.ts';
import { withOwner } from './open-database.ts';

const USAGE = 'Usage: npm run jobs, or: npm run jobs -- log [kind], or: npm run jobs -- revive <kind> [number]';

async function run([deed, kind, number]: readonly string[]): Promise<void> {
  const isRevival = deed === 'revive' && kind !== undefined && /^\d*$/.test(number ?? '');
  if (deed !== undefined && deed !== 'log' && !isRevival) throw new CommandRefusal(USAGE);
  await withOwner(readSettings(process.env), async (owner) => {
    if (deed === 'log') return printLog(await readJobLog(owner, kind));
    if (kind !== undefined) {
      const count = await reviveJobs(owner, { kind, ...(number && { jobId: Number(number) }) });
      return console.log(`${count} jobs are tried anew.`);
    }
    const dead = await readDeadJobs(owner);
    for (const { jobId, tenantId, deadSince, attempts, error, ...job } of dead)
      console.log(
        `${job.kind} ${jobId} of tenant ${tenantId}: given up ${deadSince} after ${attempts} tries: ${error}`,
      );
    if (dead.length === 0) console.log('No job was given up.');
  });
}

function printLog(tries: readonly LoggedTry[]): void {
  for (const { startedOn, kind, tenantId, milliseconds, result, error } of tries)
    console.log(
      `${startedOn} ${kind} of tenant ${tenantId}: ${result} after ${milliseconds} ms${error ? `: ${error}` : ''}`,
    );
  if (tries.length === 0) console.log('No job was tried within the last month.');
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
