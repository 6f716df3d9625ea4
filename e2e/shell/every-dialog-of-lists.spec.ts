// Every dialog of the product is walked by keys: those of lists and inpatients here, the others in the journeys that open them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { act, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { dialogSources } from '../support/dialog-sources.ts';
import { expectFocusBack, rememberPlace } from '../support/focus-place.ts';
import { admitToBed, cancelLeftovers } from '../support/inpatients.ts';
import { followTo } from '../support/inspect-screen.ts';
import { dialogsOf, leaveDialogs } from '../support/leave-dialogs.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';
import { inpatientDialogs, listDialogs, type Way, withinOthers } from './dialog-ways.ts';

const beginning = 'Walked';
let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, beginning));

/** The components that journeys walk: `walkSource` names them. */
function walkedInJourneys(): string[] {
  const folder = join(import.meta.dirname, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts'))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/walkSource\(\w+, '([^']+)'\)/g)])
    .map(([, file = '']) => file);
}

test('no component shows a dialog that nobody walks', () => {
  const walked = [
    ...Object.keys(listDialogs),
    ...Object.keys(inpatientDialogs),
    ...Object.keys(withinOthers),
    ...walkedInJourneys(),
  ];
  const known = [...dialogSources().keys()];
  expect(
    known.filter((file) => !walked.includes(file)),
    'add a way in dialog-ways.ts, or walkSource in a journey',
  ).toEqual([]);
  expect(
    walked.filter((file) => !known.includes(file)),
    'components that show no dialog any more',
  ).toEqual([]);
  expect(Object.values(withinOthers).filter((file) => !walked.includes(file))).toEqual([]);
});

/** Presses what opens a dialog, and remembers it as the place where the focus comes back to. */
async function openBy(opener: Locator): Promise<void> {
  await rememberPlace(opener);
  await opener.click();
}

/** Opens it; a deed of a row is looked for among the first rows. */
async function go(page: Page, way: Way): Promise<void> {
  if ('above' in way) {
    await openBy(page.locator('main').getByRole('button', { name: way.above, exact: true }).first());
    return;
  }
  const rows = page.locator('main table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  if ('inRow' in way) {
    await openBy(rows.nth(1).getByRole('button', { name: way.inRow }).first());
    return;
  }
  for (let place = 1; place < Math.min(await rows.count(), 12); place += 1) {
    const opener = rows.nth(place).locator('button[aria-haspopup="menu"]');
    if ((await opener.count()) === 0) continue;
    await openBy(opener);
    const deed = page.getByRole('menuitem', { name: way.row, exact: true });
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    if ((await deed.count()) > 0) return deed.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  }
  throw new Error(`No row of ${way.at} offers ${way.row}`);
}

const entries = Object.entries(listDialogs);
/** So many dialogs a test: each logs in once, and the workers share them. */
const share = 20;

for (let from = 0; from < entries.length; from += share)
  test(`the dialogs of the lists keep the focus and obey the keys, from ${entries[from]?.[0]} on (R214, R397, Q275)`, async ({
    page,
  }) => {
    test.setTimeout(720_000);
    await logIn(page, 'admin');
    for (const [file, way] of entries.slice(from, from + share))
      await test.step(file, async () => {
        await followTo(page, way.at);
        await go(page, way);
        await walkSource(page, file);
        await leaveDialogs(page);
        await expectFocusBack(page, file);
      });
  });

test('the dialogs of an inpatient keep the focus and obey the keys (R214, R329, Q275)', async ({ page }) => {
  test.setTimeout(360_000);
  const { surname } = await admitToBed(api, beginning);
  await logIn(page, 'admin');
  await open(page, 'IPD patients');
  await searchName(page, surname);
  for (const [file, deed] of Object.entries(inpatientDialogs))
    await test.step(file, async () => {
      await rememberPlace(rowNamed(page, surname).getByRole('button').last());
      await act(page, rowNamed(page, surname), deed);
      await walkSource(page, file);
      await leaveDialogs(page);
      await expectFocusBack(page, file);
    });
});

test('the windows of the shell keep the focus: the search, the keys, the look, a question (R106, R107)', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.keyboard.press('Control+k');
  await walkSource(page, 'desk/finder.tsx');
  await leaveDialogs(page);
  await page.keyboard.press('?');
  await walkSource(page, 'shell/shortcuts.tsx');
  await leaveDialogs(page);
  await page.getByRole('button', { name: 'Customize' }).click();
  await walkSource(page, 'shell/customizer.tsx');
  await leaveDialogs(page);
  await followTo(page, 'bed-settings/floor');
  await page.getByRole('button', { name: 'Add Floor' }).click();
  await dialogsOf(page).getByRole('textbox').first().fill('Walked');
  await page.keyboard.press('Escape');
  await walkSource(page, 'ui/dialog/confirm-dialog.tsx');
  await leaveDialogs(page);
});
