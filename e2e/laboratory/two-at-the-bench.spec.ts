// Two technicians in one grid: each sees what the other enters, and who is slower is told so and decides.
import type { Browser, Page } from '@playwright/test';
import { getBench } from '../../packages/contract/src/diagnostics/laboratory/bench.ts';
import { openApi } from '../support/api.ts';
import { logIn, rowNamed } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { receivedSpecimenOf } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';

const electrolytes = /Serum Electrolytes/i;

async function atBench(browser: Browser, user: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, user, 'demo', '/investigation/bench');
  await page.getByRole('combobox', { name: 'Test' }).click();
  await page.getByRole('option', { name: electrolytes }).click();
  return page;
}

test('two technicians fill one row side by side: both see every value without loading again, and neither writes over the other unasked (LB029, LB030)', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const api = await openApi();
  const { surname, admissionId } = await admitSomebody(api, 'Twohands');
  const specimenNo = await receivedSpecimenOf(api, admissionId, 'serum electrolytes');
  const one = await atBench(browser, 'lab');
  const other = await atBench(browser, 'admin');
  const cell = (page: Page, parameter: string) =>
    rowNamed(page, surname).getByRole('textbox', { name: new RegExp(`^${parameter}, `) });

  await cell(one, 'Sodium').fill('140');
  await one.keyboard.press('Enter');
  await expect(cell(one, 'Potassium')).toBeFocused();
  await expect(cell(other, 'Sodium')).toHaveValue('140');
  await cell(other, 'Potassium').fill('4.4');
  await other.keyboard.press('Enter');
  await expect(cell(one, 'Potassium')).toHaveValue('4.4');

  // Both type into one cell; the second sees the first one's value, and the text typed second stays in its field.
  await cell(other, 'Chloride').fill('101');
  await cell(one, 'Chloride').fill('104');
  await one.keyboard.press('Enter');
  const told = rowNamed(other, surname).getByText(/ entered 104 in the meantime/);
  await expect(told).toBeVisible();
  await expect(cell(other, 'Chloride')).toHaveValue('101');
  await inspect(other, 'the bench with a value that somebody else entered');
  await cell(other, 'Bicarbonate').click();
  await expect(told).toBeVisible();
  await expect(cell(one, 'Chloride')).toHaveValue('104');

  // The one takes back his own, then types over it knowingly: the first Enter asks, the second writes.
  await cell(other, 'Chloride').press('Escape');
  await expect(cell(other, 'Chloride')).toHaveValue('104');
  await cell(other, 'Chloride').fill('102');
  await cell(one, 'Chloride').fill('103');
  await one.keyboard.press('Enter');
  const again = rowNamed(other, surname).getByText(/ entered 103 in the meantime/);
  await expect(again).toBeVisible();
  await cell(other, 'Chloride').press('Enter');
  await expect(again).toBeVisible();
  await expect(cell(one, 'Chloride')).toHaveValue('103');
  await cell(other, 'Chloride').press('Enter');
  await expect(again).toHaveCount(0);
  await expect(cell(one, 'Chloride')).toHaveValue('102');

  await cell(one, 'Bicarbonate').fill('25');
  await one.keyboard.press('Control+Enter');
  for (const page of [one, other]) await expect(rowNamed(page, surname)).toHaveCount(0);
  await one.context().close();
  await other.context().close();
  const { works } = await api.ask(getBench, {});
  expect(works.some((work) => work.specimenNo === specimenNo)).toBe(false);
});
