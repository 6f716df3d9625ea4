// Users of a hospital see its changed facts without a new log-in.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { act, choose, field, logIn, open } from '../support/desk.ts';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

test('changed facts of a hospital reach those who work there at once (R140, R144, R145, Q179)', async ({
  page,
  browser,
}) => {
  await logIn(page, 'manager', 'sahyog');
  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'frontdesk', 'sahyog');
  const dateFormatOf = (one: Page) =>
    one.evaluate(
      () => (JSON.parse(sessionStorage.getItem('hospitalInfo') ?? '{}') as { dateFormat?: number }).dateFormat,
    );
  await expect.poll(() => dateFormatOf(other)).toBe(1);
  const name = await other.evaluate(
    () => (JSON.parse(sessionStorage.getItem('hospitalInfo') ?? '{}') as { hospitalName: string }).hospitalName,
  );
  await open(other, 'OPD patients');
  const toDate = field(other, 'To date');
  await toDate.fill('05/11/2025');
  await toDate.press('Tab');
  await open(page, 'Hospitals');
  const change = page.getByRole('dialog', { name: 'Edit Hospital' });
  for (const [label, expected] of [
    ['mm/dd/yyyy', 2],
    ['yyyy/mm/dd', 3],
    ['dd/mm/yyyy', 1],
  ] as const) {
    await act(page, rowOf(page, name), 'Edit');
    await choose(change, 'Date format', label);
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(change).toBeHidden();
    await expect.poll(() => dateFormatOf(other)).toBe(expected);
    // A field that is on the screen already shows and asks for a day in the order in which it reads one.
    await expect(toDate).toHaveAttribute('placeholder', label);
    await expect(toDate).toHaveValue(label.replace('dd', '05').replace('mm', '11').replace('yyyy', '2025'));
  }
});
