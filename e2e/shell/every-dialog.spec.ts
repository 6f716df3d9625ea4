// Every dialog that the buttons above the lists and the menus of the rows open, walked through with the Tab key.
import { expect, type Page, test } from '@playwright/test';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, expectRows, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, beginDischarge, cancelLeftovers, postCharges, registerPatient } from '../support/inpatients.ts';
import { followTo, untilStill } from '../support/inspect-screen.ts';
import { walkDialog } from '../support/walk-dialog.ts';

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

const dialogs = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Whether what was pressed opened a dialog; a link leads to another screen, a switch changes this one. */
async function hasOpened(page: Page): Promise<boolean> {
  return dialogs(page)
    .last()
    .waitFor({ timeout: 1500 })
    .then(() => true)
    .catch(() => false);
}

/** Leaves every dialog, whatever was typed. */
async function leave(page: Page): Promise<void> {
  for (let turn = 0; turn < 6 && (await dialogs(page).count()) > 0; turn += 1) {
    await page.keyboard.press('Escape');
    const goAway = page.getByRole('button', { name: 'Leave', exact: true });
    if (await goAway.isVisible()) await goAway.click();
    await untilStill(page);
  }
  await expect(dialogs(page)).toHaveCount(0);
}

/** The dialogs of the buttons beside the title; answers which there were. */
async function walkButtons(page: Page, path: string): Promise<string[]> {
  const buttons = page.locator('main h1').locator('xpath=../..').getByRole('button').filter({ visible: true });
  const walked: string[] = [];
  for (let place = 0; place < (await buttons.count()); place += 1) {
    const button = buttons.nth(place);
    const name = ((await button.textContent()) ?? '').trim();
    if (await button.isDisabled()) continue;
    await button.click();
    if (await hasOpened(page)) {
      await walkDialog(page, `${path}: ${name}`);
      await leave(page);
      walked.push(name);
    } else await followTo(page, path);
  }
  return walked;
}

for (const { title, paths } of groups) {
  test(`the focus stays in the dialogs above the lists of ${title}, and comes to every field (R214, R397)`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + paths.length * 20_000);
    await logIn(page, 'admin');
    const walked: string[] = [];
    for (const path of paths) {
      await followTo(page, path);
      walked.push(...(await walkButtons(page, path)));
    }
    expect(walked.length).toBeGreaterThan(0);
  });
}

test('the focus stays in every dialog of an inpatient, and comes to every field (R214, R329)', async ({ page }) => {
  test.setTimeout(300_000);
  const { surname, admissionId } = await admitSomebody(api, beginning);
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 500 }]);
  await logIn(page, 'admin');
  await open(page, 'IPD Patients');
  const walkRow = async (leaveOut: readonly string[]) => {
    await searchName(page, surname);
    const row = rowNamed(page, surname);
    await row.getByRole('button').last().click();
    const deeds = await page.getByRole('menuitem').allTextContents();
    await page.keyboard.press('Escape');
    for (const deed of deeds.filter((name) => !leaveOut.includes(name))) {
      await act(page, row, deed);
      if (await hasOpened(page)) {
        await walkDialog(page, deed);
        await leave(page);
      } else await open(page, 'IPD Patients').then(() => searchName(page, surname));
    }
    return deeds;
  };
  const first = await walkRow([]);
  await beginDischarge(api, admissionId);
  const second = await walkRow(first.filter((deed) => deed !== 'Edit'));
  expect(new Set([...first, ...second]).size).toBeGreaterThan(12);
});

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
    await leave(page);
  }
});
