// The command `npm run check`: formatting and lint, types of every package, and the laws of the structure.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Count, countCheck, root, runNode, sum } from './step.ts';
import { checkStructure } from './structure.ts';

const projects = ['.', 'packages/rules', 'packages/contract', 'packages/server', 'packages/web'];

/** Runs every static check, also after one has failed; each counts as one test. */
export async function check(): Promise<Count> {
  const lint = async () => (await runNode('node_modules/@biomejs/biome/bin/biome', ['check', '.'])) === 0;
  const counts = [await countCheck('format and lint', lint)];
  for (const project of projects.filter((directory) => existsSync(join(root, directory, 'tsconfig.json')))) {
    const compile = async () => (await runNode('node_modules/typescript/bin/tsc', typeArguments(project))) === 0;
    counts.push(await countCheck(`types of ${project}`, compile));
  }
  counts.push(await countCheck('laws of the house', checkLaws));
  return sum(counts);
}

/** Arguments of the compiler for one project; what it learned is stored, so that the next run reads only what changed. */
function typeArguments(project: string): string[] {
  const memory = join(root, '.cache', 'types', `${project === '.' ? 'root' : basename(project)}.tsbuildinfo`);
  return ['--noEmit', '--incremental', '--tsBuildInfoFile', memory, '-p', project];
}

async function checkLaws(): Promise<boolean> {
  const { breaches, fileCount } = checkStructure(root);
  for (const breach of breaches) console.error(`${breach.path}: ${breach.sentence}`);
  if (fileCount === 0) console.error('The check of the laws found no files at all.');
  return breaches.length === 0 && fileCount > 0;
}

/** Longer than this on a quiet machine, and nobody runs the check before every commit. */
const SECONDS_WANTED = 60;

if (import.meta.main) {
  const startedAt = performance.now();
  const { passed, failed } = await check();
  const seconds = (performance.now() - startedAt) / 1000;
  if (seconds > SECONDS_WANTED) console.log(`The check is to take less than ${SECONDS_WANTED} s on a quiet machine.`);
  console.log(`${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
  process.exitCode = failed === 0 ? 0 : 1;
}
