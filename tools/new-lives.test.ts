// Proves that the output of `npm run new` works as it is: it compiles, keeps the laws, and passes its own tests and those of the project.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan } from './new/plan.ts';
import { checkoutAt, drawings, give } from './new.ts';
import { root } from './step.ts';

const walls = ['rules', 'contract', 'server', 'web'] as const;
const run = promisify(execFile);
let tree: string;

/** A second checkout whose walls see each other and share the installed packages. */
function copyOfCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'charaka-born-'));
  const isWanted = (path: string) => !/\/(node_modules|dist|data|\.cache)$/.test(path);
  for (const part of [
    'packages',
    'tools',
    'docs',
    'e2e',
    'bench',
    ...readdirSync(root).filter((name) => /\.(json|ts)$/.test(name)),
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isWanted });
  mkdirSync(join(copy, 'node_modules', '@charaka'), { recursive: true });
  for (const wall of walls) symlinkSync(join(copy, 'packages', wall), join(copy, 'node_modules', '@charaka', wall));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@charaka' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  return copy;
}

/** Runs a program of the copy; answers what it said when it failed, '' when nothing is wrong. */
async function faultsOf(program: string, ...words: string[]): Promise<string> {
  try {
    await run(process.execPath, [join(tree, program), ...words], { cwd: tree, maxBuffer: 64 * 1024 * 1024 });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`.slice(-6000);
  }
}

const vitest = (...words: string[]) => faultsOf('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...words);

/** Bears what a command line says, and answers the files. */
async function bear(words: string): Promise<string[]> {
  const birth = plan(words.split(' '), checkoutAt(tree, new Date()));
  give(tree, birth);
  return Object.keys({ ...birth.born, ...birth.changed });
}

describe('an area with a record of every kind of field, an entry of a chart, a signed document, a list, a worklist, an orderable with its work and its report, a dialog, a record in an area that is there, and a master', () => {
  beforeAll(async () => {
    tree = copyOfCheckout();
    const fields = 'name:text note:longText portions:count dayRate:money share:percent isWarm:flag since:day';
    const files = new Set<string>();
    for (const words of [
      'area supply larder',
      `record larder diet-plan ${fields}`,
      'record bed night-lamp',
      `orderable larder food-treatment ${fields}`,
      `work larder tray-duty of:food-treatment ${fields} start:Started finish:Finished`,
      `report larder tray-duty at:finished ${fields}`,
      'area supply cellar',
      'record cellar shelf',
      'document cellar food-letter name:text note:longText portions:count isWarm:flag since:day',
      `entry larder meal-note ${fields}`,
      `migration larder meal-round ${fields}`,
      `list larder meal-round ${fields}`,
      `worklist larder tray-check ${fields}`,
      `dialog larder confirm-meal ${fields}`,
      `master ward-category ${fields}`,
    ])
      for (const path of await bear(words)) files.add(path);
    expect(await faultsOf('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files)).toBe('');
    for (const program of drawings) expect(await faultsOf(program)).toBe('');
  }, 240_000);
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('compiles in every wall', { timeout: 600_000 }, async () => {
    for (const part of ['packages/server', 'packages/web', '.'])
      expect(await faultsOf('node_modules/typescript/bin/tsc', '--noEmit', '-p', part), part).toBe('');
  });

  it('passes its own tests, and the walks of the house over it', { timeout: 600_000 }, async () => {
    const named =
      'food treatments|foodTreatment|FoodTreatment|tray duties|tray_duty|TrayDut|trayDuty|diet plans|food letters|FoodLetter|food_letter|night lamps|meal notes|mealNote|MealNote|meal rounds|tray checks|confirm meal|DietPlan|NightLamp|dietPlan|nightLamp|MealRound|TrayChecks|ConfirmMeal|WardCategory|wardCategory';
    const walks = [
      'laws/every-edit',
      'laws/every-field',
      'laws/sent-back',
      'kernel/every-endpoint',
      'resource/every-master.',
      'resource/every-hospital-record',
      'laws/every-chart-entry',
      'laws/every-document',
      'laws/every-command-field',
      'laws/every-worklist',
      'laws/every-step',
      'laws/every-nested-id',
    ];
    const own = ['supply/larder', 'supply/cellar', 'bed/night-lamp', 'report/tray-duty'];
    expect(await vitest(...own, ...walks, '-t', named)).toBe('');
  });

  it('keeps the laws of the house: structure, lists, texts, topics, migrations, drawings', {
    timeout: 240_000,
  }, async () => {
    const contract = [
      'contract/src/composition',
      'web/src/composition',
      'kernel/texts',
      'laws/every-topic',
      'laws/migration-laws',
      'laws/every-pick-list',
      'laws/every-inserted-column',
      'access/field-words',
      'desk/manual-text',
      'paper/every-letter',
    ];
    expect(
      await vitest(
        ...contract,
        'tools/structure',
        'tools/open-parts',
        'tools/draw-',
        'database/describe-schema',
        'kernel/every-right',
      ),
    ).toBe('');
  });
});
