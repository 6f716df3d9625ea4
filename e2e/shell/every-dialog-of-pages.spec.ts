// The dialogs that stand behind a page, a state of a stay or another dialog, walked by keys.
import type { Page } from '@playwright/test';
import { listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import { listAssociations } from '../../packages/contract/src/money/tariff/tariff.ts';
import { addDocuments } from '../../packages/contract/src/stay/document/document.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, expectRows, logIn, open, rowNamed, search, searchName } from '../support/desk.ts';
import { admitSomebody, beginDischarge, cancelLeftovers, registerPatient } from '../support/inpatients.ts';
import { followTo } from '../support/inspect-screen.ts';
import { leaveDialogs } from '../support/leave-dialogs.ts';
import { expect, test } from '../support/test.ts';
import { walkDialog, walkSource } from '../support/walk-dialog.ts';

const beginning = 'Paged';
let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, beginning));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('the dialogs behind pages of a patient, a member of staff, a role and the theatre keep the focus (R214, R397)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { patientId } = await registerPatient(api, beginning);
  await logIn(page, 'admin', 'demo', `/patient_registration/${patientId}`);
  await press(page, 'More');
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await walkSource(page, 'ui/dialog/reason-dialog.tsx');
  await leaveDialogs(page);
  await press(page, 'Restrict the chart');
  await walkSource(page, 'people/privacy/marked-chart.tsx');
  await leaveDialogs(page);

  await followTo(page, 'ot-booking');
  await page.getByText('Operations of inpatients', { exact: true }).click();
  await press(page, 'Book operation');
  await walkSource(page, 'clinic/theatre/booking-form.tsx');
  await leaveDialogs(page);

  await followTo(page, 'human_resource/administration');
  await expectRows(page);
  await page.locator('main table').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await press(page, 'Add document');
  await walkSource(page, 'foundation/staff/add-staff-document.tsx');
  await leaveDialogs(page);

  await followTo(page, 'role-permission');
  await act(page, rowNamed(page, 'Front Desk').first(), 'Rights');
  await press(page, /^Rename the heading/);
  await walkSource(page, 'foundation/access/rename-heading.tsx');
  await leaveDialogs(page);

  await followTo(page, 'Pharmacy/stock_count');
  await expectRows(page);
  await page.locator('main table').getByRole('link').first().click();
  await act(page, page.locator('main table tbody tr').first(), 'Count');
  await walkSource(page, 'supply/store/save-count.tsx');
  await leaveDialogs(page);
});

test('the dialogs of a stay with a payer, of its paper and of a discharge under way keep the focus (R214, R329, R424)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { rows } = await api.ask(listAssociations, { pageNumber: 1, pageSize: 0 });
  const associationId = rows.find((row) => row.isActive && !row.isCorporate)?.associationId ?? 0;
  const { surname, admissionId } = await admitSomebody(api, beginning, { patientType: 'TPA', associationId });
  await logIn(page, 'admin');
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'TPA transfer');
  await walkSource(page, 'money/tpa/transfer-dialog.tsx');
  await page.getByText('History', { exact: true }).click();
  await walkSource(page, 'money/tpa/transfer-dialog.tsx');
  await leaveDialogs(page);
  const uploader = await openApi('nurse');
  const { rows: staff } = await api.ask(listStaff, { pageNumber: 1, pageSize: 0 });
  const document = {
    admissionId,
    category: 'report' as const,
    sourceId: staff.find((row) => row.roleId === 1 && row.isActive)?.staffId ?? 0,
    documentDate: new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }),
    fileName: 'Report of a colleague.pdf',
    content: Buffer.from('%PDF-1.7').toString('base64'),
  };
  await uploader.ask(addDocuments, { documents: [document] });
  await act(page, rowNamed(page, surname), 'Upload prescription and others');
  await press(page, `Delete ${document.fileName}`);
  await walkSource(page, 'ui/dialog/reason-dialog.tsx');
  await leaveDialogs(page);
  await act(page, rowNamed(page, surname), 'Print admission form');
  await walkSource(page, 'ui/paper/print-sheet.tsx');
  await leaveDialogs(page);
  await beginDischarge(api, admissionId);
  await open(page, 'Discharge patient');
  await search(page, 'Name, numbers, phone, bed', surname);
  await expect(rowNamed(page, surname)).toHaveCount(1);
  await act(page, rowNamed(page, surname), 'Undo initiation');
  await walkSource(page, 'ui/dialog/reason-dialog.tsx');
  await leaveDialogs(page);
});

test('after the patient is chosen the next Tab is the next field of the form, not the page behind (R363, R364)', async ({
  page,
}) => {
  const { surname } = await registerPatient(api, beginning);
  await logIn(page, 'admin');
  for (const [screen, button, title] of [
    ['IPD patients', 'Admit Patient', 'Admit Patient'],
    ['OPD patients', 'New OPD patient', 'New OPD patient'],
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
