// Every screen of the menu, visited once: nothing serious for axe in light and dark, no word in the console, no day that narrows a list
// unseen, no state out of sight, no target that is hard to hit; its lists obey the keys, and the dialogs above them keep the focus.
import type { Page } from '@playwright/test';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { masters } from '../../packages/contract/src/foundation/masters/all.ts';
import { screenPathOf } from '../../packages/contract/src/insight/report/report-declaration.ts';
import { reports } from '../../packages/contract/src/insight/report/reports.ts';
import { logIn } from '../support/desk.ts';
import { hiddenStatesOn } from '../support/find-misfits.ts';
import { expectNoOverhang, expectReachable, followTo, listenForErrors, showIn } from '../support/inspect-screen.ts';
import { hasOpened, leaveDialogs } from '../support/leave-dialogs.ts';
import { crumbsOf, daysAsked, odditiesOf, unseenDays } from '../support/list-laws.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import { expect, test } from '../support/test.ts';
import { walkDialog } from '../support/walk-dialog.ts';
import { listDialogs } from './dialog-ways.ts';

/** Screens that stand in no menu and show a list. */
const below = ['ipd/discharge_patient/discharged', 'tpa/patient-outstanding/receipts', 'message/notification'];
/** So many screens a test: each logs in once, and the workers share them. */
const share = 14;

const paths = menu.flatMap(({ items }) =>
  items.flatMap(({ path, pages = [] }) => [path, ...pages.map((one) => one.path)]),
);
/** Lists of values below a screen of the menu: drawn by one table, they are looked at on a phone alone. */
const values = masters.filter(({ route, menu: entry }) => paths.includes(entry) && !paths.includes(route));

/** Screens of figures and of files that were prepared. */
const figures = ['report/runs', 'report/mis', 'report/registers'];
const declared: ReadonlySet<string> = new Set(reports.map(screenPathOf));
/** Screens of reports and figures have filters, and no dialog. */
const reported = new Set([...declared, ...figures]);

/** Reports are drawn by one component, and lists by one table with one kind of filters around it: the first of each in a test is looked at in full. */
async function kindOf(page: Page, path: string): Promise<'report' | 'list' | 'own'> {
  if (declared.has(path)) return 'report';
  return (await isPlainList(page)) ? 'list' : 'own';
}

async function isPlainList(page: Page): Promise<boolean> {
  const [tables, others] = await Promise.all([
    page.locator('main table').count(),
    page.locator('main').locator('form, [role=radiogroup], svg[role=img], canvas').count(),
  ]);
  return tables === 1 && others === 0;
}

async function expectReachableInBoth(page: Page, path: string): Promise<void> {
  await expectReachable(page, path, 'light');
  await showIn(page, 'dark');
  await expectReachable(page, path, 'dark');
  await showIn(page, 'light');
}

/** Whether the button of a screen stands in the list of ways. */
const hasOwnWay = (path: string, name: string) =>
  Object.values(listDialogs).some(
    (way) =>
      'above' in way && way.at === path && (way.above instanceof RegExp ? way.above.test(name) : way.above === name),
  );

/** The dialogs of the buttons beside the title, but for those with a way of their own in dialog-ways.ts; answers how many there are. */
async function walkButtons(page: Page, path: string): Promise<number> {
  const buttons = page.locator('main h1').locator('xpath=../..').getByRole('button').filter({ visible: true });
  let opening = 0;
  for (let place = 0; place < (await buttons.count()); place += 1) {
    const button = buttons.nth(place);
    const name = ((await button.textContent()) ?? '').trim();
    if (await button.isDisabled()) continue;
    if (hasOwnWay(path, name)) {
      opening += 1;
      continue;
    }
    await button.click();
    if (await hasOpened(page)) {
      await walkDialog(page, `${path}: ${name}`);
      await leaveDialogs(page);
      opening += 1;
    } else await followTo(page, path);
  }
  return opening;
}

for (let from = 0; from < paths.length; from += share) {
  const shared = paths.slice(from, from + share);
  test(`screens from ${shared[0]} on, their lists and the dialogs above them (R052, R123, R129, R183, R214, R298, R397, Q220)`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + share * 40_000);
    const errors = listenForErrors(page);
    await logIn(page, 'admin');
    const faults: string[] = [];
    const crumbs = new Set<string>();
    const seen = new Set<string>();
    let dialogs = 0;
    for (const path of shared) {
      const asked = await daysAsked(page, () => followTo(page, path));
      faults.push(...(await unseenDays(page, path, asked)), ...(await odditiesOf(page, path)));
      const misfits = [...(await hiddenStatesOn(page)), ...(await smallTargetsOn(page))];
      faults.push(...misfits.map((misfit) => `${path}: ${misfit}`));
      for (const crumb of await crumbsOf(page)) crumbs.add(crumb);
      const kind = await kindOf(page, path);
      if (kind === 'own' || !seen.has(kind)) await expectReachableInBoth(page, path);
      seen.add(kind);
      dialogs += await walkButtons(page, path);
    }
    expect(faults).toEqual([]);
    expect(dialogs > 0).toBe(shared.some((path) => !reported.has(path)));
    expect(crumbs.size).toBeGreaterThan(0);
    const visited = new Set(['/', ...paths.map((path) => `/${path}`)]);
    for (const crumb of [...crumbs].filter((address) => !visited.has(address))) {
      await followTo(page, crumb.slice(1));
      await expect(page.getByRole('heading', { level: 1, name: 'Not found' }), crumb).toBeHidden();
    }
    expect(errors).toEqual([]);
  });
}

test('lists that stand in no menu obey the same laws, and those of values fit a phone (R005, R183, R298, Q220)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors = listenForErrors(page);
  await logIn(page, 'admin');
  const faults: string[] = [];
  let dated = 0;
  for (const path of below) {
    const asked = await daysAsked(page, () => followTo(page, path));
    dated += asked.length;
    faults.push(...(await unseenDays(page, path, asked)), ...(await odditiesOf(page, path)));
  }
  expect(faults).toEqual([]);
  // The list of those who left begins with the last 90 days, and says so.
  expect(dated).toBeGreaterThan(1);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { route } of values) {
    await followTo(page, route);
    await expectNoOverhang(page, route);
  }
  expect(errors).toEqual([]);
});
