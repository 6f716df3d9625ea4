// The hospital lays out its bill: a block left out, one moved, a field left out; the bill is printed so, and again as it was once it is set back.

import {
  firstLayout,
  getPaperLayout,
  savePaperLayout,
} from '../../packages/contract/src/foundation/tenancy/paper-layout.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, closePaper, logIn, open, paperOn, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, payCash, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
const settingFor = 'ipd_bill';

test.beforeAll(async () => {
  api = await openApi();
});

// Other journeys print bills too.
test.afterEach(async () => {
  const { versionNo } = await api.ask(getPaperLayout, { settingFor });
  await api.ask(savePaperLayout, { settingFor, layout: firstLayout, versionNo });
});

test('a block left out and one moved are so on the preview and on the printed bill, until the layout is set back (R276)', async ({
  page,
}) => {
  const { surname, admissionId } = await admitSomebody(api, 'Layout');
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 1_500 }]);
  await payCash(api, admissionId, 500);
  await logIn(page, 'admin', 'demo', '/print-settings/layout');
  await page.getByText('Sample', { exact: true }).click();
  const preview = paperOn(page);
  await expect(preview.getByText('Doctor:')).toBeVisible();
  await expect(page.getByText('Always on the paper')).toHaveCount(4);
  await page.getByRole('switch', { name: 'Payments' }).uncheck({ force: true });
  await page.getByRole('switch', { name: 'Doctor' }).uncheck({ force: true });
  await expect(preview.getByText('Doctor:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move Charges up' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('button', { name: 'Move Charges up' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Blocks of the paper' }).getByRole('listitem').first()).toContainText(
    'Charges',
  );
  await inspect(page, 'print-layout');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Version \d+, /).first()).toBeVisible();

  const bill = async () => {
    await open(page, 'IPD patients');
    await searchName(page, surname);
    await act(page, rowNamed(page, surname), 'Provisional bill');
    await page.getByRole('dialog', { name: 'Provisional Bill' }).getByRole('button', { name: 'View Bill' }).click();
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
    const text = (await paperOn(page).textContent()) ?? '';
    await closePaper(page);
    await page.keyboard.press('Escape');
    return text;
  };
  const laidOut = await bill();
  expect(laidOut).not.toContain('Doctor:');
  expect(laidOut.indexOf('1,500')).toBeLessThan(laidOut.indexOf('Patient:'));

  await api.ask(savePaperLayout, {
    settingFor,
    layout: firstLayout,
    versionNo: (await api.ask(getPaperLayout, { settingFor })).versionNo,
  });
  const asBefore = await bill();
  expect(asBefore).toContain('Doctor:');
  expect(asBefore.indexOf('Patient:')).toBeLessThan(asBefore.indexOf('1,500'));
});
