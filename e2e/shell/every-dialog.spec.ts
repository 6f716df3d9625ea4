// Every dialog that the buttons above the lists open, found by pressing them, walked through by keys; but those that have a way of their
// own in dialog-ways.ts are walked there.
import { expect, type Page, test } from '@playwright/test';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { type Api, openApi } from '../support/api.ts';
import { expectRows, logIn, open } from '../support/desk.ts';
import { cancelLeftovers, registerPatient } from '../support/inpatients.ts';
import { followTo } from '../support/inspect-screen.ts';
import { hasOpened, leaveDialogs } from '../support/leave-dialogs.ts';
import { walkDialog } from '../support/walk-dialog.ts';
import { listDialogs } from './dialog-ways.ts';

const beginning = 'Tabbing';
let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, beginning).catch(() => undefined));

const groups = menu.map(({ title, items }) => ({
  title,
  paths: items.flatMap((item) => [item.path, ...(item.pages ?? []).map((page) => page.path)]),
}));

/** Whether the button of a screen stands in the list of ways. */
const hasOwnWay = (path: string, name: string) =>
  Object.values(listDialogs).some(
    (way) =>
      'above' in way && way.at === path && (way.above instanceof RegExp ? way.above.test(name) : way.above === name),
  );

/** The dialogs of the buttons beside the title; answers which there are. */
async function walkButtons(page: Page, path: string): Promise<string[]> {
  const buttons = page.locator('main h1').locator('xpath=../..').getByRole('button').filter({ visible: true });
  const opening: string[] = [];
  for (let place = 0; place < (await buttons.count()); place += 1) {
    const button = buttons.nth(place);
    const name = ((await button.textContent()) ?? '').trim();
    if (await button.isDisabled()) continue;
    if (hasOwnWay(path, name)) {
      opening.push(name);
      continue;
    }
    await button.click();
    if (await hasOpened(page)) {
      await walkDialog(page, `${path}: ${name}`);
      await leaveDialogs(page);
      opening.push(name);
    } else await followTo(page, path);
  }
  return opening;
}

for (const { title, paths } of groups) {
  test(`the focus stays in the dialogs above the lists of ${title}, and comes to every field (R214, R397)`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + paths.length * 20_000);
    await logIn(page, 'admin');
    const seen: string[] = [];
    for (const path of paths) {
      await followTo(page, path);
      seen.push(...(await walkButtons(page, path)));
    }
    expect(seen.length).toBeGreaterThan(0);
  });
}

test('after the patient is chosen the next Tab is the next field of the form, not the page behind (R363, R364)', async ({
  page,
}) => {
  const { surname } = await registerPatient(api, beginning);
  await logIn(page, 'admin');
  for (const [screen, button, title] of [
    ['IPD Patients', 'Admit Patient', 'Admit Patient'],
    ['OPD Patients', 'New OPD patient', 'New OPD patient'],
  ] as const) {
    await open(page, screen);
    await expectRows(page);
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('input[data-autofocus]')).toBeFocused();
    await page.keyboard.type(surname);
    await expect(page.getByRole('option').filter({ visible: true }).first()).toContainText(surname);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(surname)).toBeVisible();
    const isOnField = () =>
      dialog.evaluate(
        (element) =>
          element.contains(document.activeElement) && document.activeElement?.matches('input, select, textarea'),
      );
    await expect.poll(isOnField, { message: title }).toBe(true);
    await walkDialog(page, `${title} with a patient`);
    await leaveDialogs(page);
  }
});
