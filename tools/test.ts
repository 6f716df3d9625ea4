// The command `npm test`: static checks, unit and API tests, the screens' build, journeys in a browser; then one line.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { check } from './check.ts';
import { type Count, countCheck, root, runNode, sum } from './step.ts';
import { countPlaywright, countVitest, failedJourneys, failedTests, flakyJourneys } from './test-reports.ts';
import { buildWebIfStale } from './web-build.ts';

const reports = join(root, '.cache', 'test');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'e2e.json');

async function runVitest(filters: string[]): Promise<Count> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`, ...filters];
  const exitCode = await runNode('node_modules/vitest/vitest.mjs', args);
  return countVitest(vitestReport, exitCode);
}

async function runPlaywright(filters: string[]): Promise<Count> {
  try {
    ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  const program = 'node_modules/@playwright/test/cli.js';
  // Everything ends with what is walked alone; journeys that were asked for by name are walked without it.
  const args = filters.length > 0 ? ['test', '--no-deps', ...filters] : ['test'];
  const exitCode = await runNode(program, args, { E2E_REPORT: playwrightReport });
  return countPlaywright(playwrightReport, exitCode);
}

async function buildScreens(): Promise<boolean> {
  try {
    await buildWebIfStale();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Everything, in the order in which a mistake shows itself soonest. */
async function runAll(): Promise<Count> {
  const counts = [await timed('static checks', check)];
  counts.push(await timed('unit and API tests', () => runVitest([])));
  const build = await timed('build of the screens', () => countCheck('build of the screens', buildScreens));
  counts.push(build);
  if (build.failed === 0) counts.push(await timed('journeys', () => runPlaywright([])));
  else console.log('\nThe journeys were not run: there are no screens.');
  return sum(counts);
}

/** `npm test -- <filter>`: matching Vitest files only; a filter that starts with e2e means journeys. */
async function runMatching(filters: string[]): Promise<Count> {
  const journeys = filters.filter((filter) => filter.startsWith('e2e'));
  const others = filters.filter((filter) => !filter.startsWith('e2e'));
  const counts: Count[] = [];
  if (others.length > 0) counts.push(await runVitest(others));
  if (journeys.length > 0) counts.push(await runPlaywright(journeys));
  return sum(counts);
}

async function timed(name: string, step: () => Promise<Count>): Promise<Count> {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const count = await step();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  return count;
}

/** Names at the very end, where the end of a long output is all that is kept, what failed and what needed a second try. */
function nameFailures() {
  for (const test of failedTests(vitestReport)) console.log(`FAILED: ${test.replace(`${root}/`, '')}`);
  for (const journey of failedJourneys(playwrightReport)) console.log(`FAILED: e2e/${journey}`);
  for (const journey of flakyJourneys(playwrightReport)) console.log(`FLAKY, passed at the second try: e2e/${journey}`);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const filters = process.argv.slice(2);
const { passed, failed } = filters.length > 0 ? await runMatching(filters) : await runAll();
console.log('');
nameFailures();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
