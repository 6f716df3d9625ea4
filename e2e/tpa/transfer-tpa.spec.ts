// Changing who pays at the desk: the literal dialog, the preview of every line, a line left out, and the way back to the paisa.
import type { Locator, Page } from '@playwright/test';
import { getBill } from '../../packages/contract/src/money/bill/bill.ts';
import { listServiceCharges } from '../../packages/contract/src/money/charge/charge.ts';
import { listAssociations } from '../../packages/contract/src/money/tariff/tariff.ts';
import { getAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, field, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, type Inpatient, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

/** A payer of the demo with a tariff for laboratory and rooms, none for administration. */
const payerName = 'Meghdoot Health TPA';

async function payerId(): Promise<number> {
  const { rows } = await api.ask(listAssociations, { pageNumber: 1, pageSize: 0 });
  return rows.find((row) => row.associationName === payerName)?.associationId ?? 0;
}

/** A test the payer has a rate for, discounted nowhere, and a fee they have none for, at a price of its own. */
async function withCharges(inpatient: Inpatient): Promise<Inpatient> {
  await postCharges(api, inpatient.admissionId, [
    { code: 'LAB-001', rupees: 350, quantity: 3 },
    { code: 'ADM-001', rupees: 444.44 },
  ]);
  return inpatient;
}

async function openTransfer(page: Page, surname: string): Promise<Locator> {
  await act(page, rowNamed(page, surname), 'TPA transfer');
  const dialog = page.getByRole('dialog', { name: 'TPA Transfer' });
  await expect(dialog.getByRole('button', { name: 'Close', exact: true }).last()).toBeVisible();
  return dialog;
}

async function toDesk(page: Page, user: string, surname: string): Promise<void> {
  await logIn(page, user);
  await open(page, 'IPD patients');
  await searchName(page, surname);
}

async function sayDone(page: Page): Promise<void> {
  const done = page.getByRole('dialog', { name: 'Changed' });
  await expect(done.getByText('TPA changed')).toBeVisible();
  await done.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(done).toBeHidden();
}

const billOf = async (admissionId: number) => (await api.ask(getBill, { admissionId })).figures;
const chargesOf = async (admissionId: number) =>
  (await api.ask(listServiceCharges, { admissionId })).serviceCharges.map((line) => line.appliedCharge);

test('a cash patient gets a TPA with a preview of every line, and back by undo to the paisa (R424, R425, R427, R428, R429, R430, R432, R434, Q98)', async ({
  page,
}) => {
  test.slow();
  const { surname, admissionId } = await withCharges(await admitSomebody(api, 'Transfer'));
  const before = await billOf(admissionId);
  const charges = await chargesOf(admissionId);
  await toDesk(page, 'billing', surname);
  const dialog = await openTransfer(page, surname);
  await expect(dialog.getByText(`Mrs. Asha ${surname}`)).toBeVisible();
  await expect(dialog.getByText('This patient has no TPA. Add a TPA')).toBeVisible();
  const change = dialog.getByRole('button', { name: 'Change', exact: true });
  await expect(change).toBeDisabled();
  await choose(dialog, 'TPA/Corporate', payerName);
  await field(dialog, 'TPA/Corporate').fill('');
  await dialog.getByRole('checkbox', { name: "Re-price all charges at the new TPA's rates" }).focus();
  await choose(dialog, 'TPA/Corporate', payerName);
  await field(dialog, 'TPA estimated amount').pressSequentially('-1e+2500');
  await expect(field(dialog, 'TPA estimated amount')).toHaveValue(/12,500$/);
  await field(dialog, 'Policy number').fill('PO-e1');
  await expect(dialog.getByRole('checkbox', { name: "Re-price all charges at the new TPA's rates" })).toBeChecked();
  const preview = dialog.getByRole('table', { name: 'Charges before and after' });
  await expect(preview.getByRole('row', { name: /LAB-001.*3\.00 350\.00 1,050\.00 297\.50 892\.50/ })).toBeVisible();
  const fee = preview.getByRole('row', { name: /ADM-001/ });
  await expect(fee).toContainText('no rate');
  await expect(fee).toContainText('500.00');
  await fee.getByRole('checkbox', { name: /^Leave out/ }).check();
  await expect(fee).not.toContainText('500.00');
  await expect(change).toBeDisabled();
  await fee.getByRole('textbox', { name: /^Reason to leave out/ }).fill('Agreed with the relatives');
  await inspect(page, 'TPA transfer');
  await change.click();
  await sayDone(page);
  expect(await chargesOf(admissionId)).toEqual([29_750, 44_444]);
  const { admission } = await api.ask(getAdmission, { admission: { admissionId } });
  expect(admission).toMatchObject({ patientType: 'TPA', tpaAuthorized: 1_250_000, tpaPolicyNo: 'PO-e1' });
  await openTransfer(page, surname);
  await expect(dialog.getByText(`TPA: ${payerName}`)).toBeVisible();
  await dialog.getByText('History', { exact: true }).click();
  const history = dialog.getByRole('table', { name: 'History' });
  await expect(history.getByRole('row', { name: /General.*Meghdoot Health TPA.*1 changed/ })).toBeVisible();
  await expect(history.getByText(/Agreed with the relatives/)).toBeVisible();
  await history.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog', { name: 'Undo this transfer?' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('TPA transfer undone')).toBeVisible();
  await expect(history.getByText(/^undone /)).toBeVisible();
  expect(await chargesOf(admissionId)).toEqual(charges);
  expect(await billOf(admissionId)).toEqual(before);
});

test('the papers of a TPA are updated; its removal asks and makes cash charges of all (R426, R431, R433, Q94, Q96, Q97)', async ({
  page,
}) => {
  const associationId = await payerId();
  const insured = { patientType: 'TPA', associationId, tpaAuthorized: 9000, ccnNo: 'CC-1' } as const;
  const { surname, admissionId } = await withCharges(await admitSomebody(api, 'Removal', insured));
  await toDesk(page, 'billing', surname);
  const dialog = await openTransfer(page, surname);
  await expect(field(dialog, 'CCN number')).toHaveValue('CC-1');
  await field(dialog, 'TPA estimated amount').fill('12000');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await sayDone(page);
  const admission = async () => (await api.ask(getAdmission, { admission: { admissionId } })).admission;
  expect(await admission()).toMatchObject({ tpaAuthorized: 1_200_000, ccnNo: 'CC-1', associationId });
  expect(await chargesOf(admissionId)).toEqual([35_000, 44_444]);
  await openTransfer(page, surname);
  await dialog.getByRole('button', { name: 'Show the charges without TPA' }).click();
  await expect(
    dialog.getByRole('table', { name: 'Charges without TPA' }).getByRole('row', { name: /ADM-001.*500\.00/ }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText('It will change all charges into cash patient charges')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await admission()).associationId).toBe(associationId);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await sayDone(page);
  expect(await admission()).toMatchObject({
    patientType: 'General',
    associationId: null,
    tpaAuthorized: null,
    ccnNo: null,
  });
  expect(await chargesOf(admissionId)).toEqual([35_000, 50_000]);
});
