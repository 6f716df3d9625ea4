// `npm run jobs` lists the jobs that were given up; `npm run jobs -- revive <kind> [number]` lets them be tried anew.
import { readDeadJobs, reviveJobs } from '../kernel/dead-jobs.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readSettings } from '../kernel/settings.ts';
import { withOwner } from './open-database.ts';

const USAGE = 'Usage: npm run jobs, or: npm run jobs -- revive <kind> [number]';

async function run([deed, kind, number]: readonly string[]): Promise<void> {
  const isRevival = deed === 'revive' && kind !== undefined && /^\d*$/.test(number ?? '');
  if (deed !== undefined && !isRevival) throw new Refusal(USAGE);
  await withOwner(readSettings(process.env), async (owner) => {
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

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
