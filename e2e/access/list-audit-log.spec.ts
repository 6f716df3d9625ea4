// The audit log: each change with its user, and the values before and after.

import {
  addHospital,
  deleteHospital,
  updateHospital,
} from '../../packages/contract/src/foundation/tenancy/hospital.ts';
import { readCsv } from '../../packages/web/test-support/read-files.ts';
import { openApi } from '../support/api.ts';
import { choose, logIn, open, search } from '../support/desk.ts';
import { download } from '../support/download.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

const facts = {
  currency: 'INR',
  currencySymbol: '₹',
  countryId: 1,
  stateId: 27,
  timezone: 'Asia/Kolkata',
  dateFormat: 1,
  timeFormat: 12,
  inpatientAdmissionPrefix: 'IP',
  patientRegistrationPrefix: 'MR',
  pharmacySalePrefix: 'PH',
  isNonHospitalCharge: false,
  groupWiseFinalBill: false,
  startMonth: 4,
} as const;

test('a change is found by table and record, shown before and after in rupees, and exported (R026)', async ({
  page,
}) => {
  const api = await openApi('admin', 'sahyog');
  const hospitalName = freshSurname('Audited ');
  const typed = { ...facts, hospitalName, creditLimit: 1000 };
  const { hospital } = await api.ask(addHospital, { hospital: typed });
  const { hospitalId } = hospital;
  await api.ask(updateHospital, { hospital: { ...typed, hospitalId, creditLimit: 123_456.5 } });

  await logIn(page, 'manager', 'sahyog', '/');
  await open(page, 'Audit log');
  const lines = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(lines.first()).toBeVisible();

  await page.goto(`/audit_log_report?record=${hospitalId}`);
  await choose(page, 'Kind of record', 'hospital');
  await choose(page, 'Change', 'Changed');
  // In India a new hospital begins with the tax rules of its day, which is a change of its own.
  await expect(lines).toHaveCount(2);
  await choose(page, 'Action', 'Hospital: changed');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('Hospital: changed');
  await lines.first().getByRole('button', { name: 'Credit limit' }).click();
  const diff = page.getByRole('dialog', { name: `Changes of hospital ${hospitalId}` });
  await expect(diff.getByRole('row', { name: 'Credit limit 1,000.00 1,23,456.50' })).toBeVisible();
  await expect(diff.getByRole('row')).toHaveCount(2);
  // The technical name helps to find a request in the log of the server.
  await expect(diff).toContainText('/HospitalSetting/UpdateHospital');
  await inspect(page, 'audit-changes');
  await diff.getByRole('button', { name: 'Close' }).click();
  await inspect(page, 'audit-log');

  const exportCsv = async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
  };
  const [titles = [], ...exported] = readCsv((await download(page, exportCsv)).bytes);
  expect(exported).toHaveLength(1);
  expect(exported[0]?.[titles.indexOf('Changed fields')]).toBe('Credit limit: 1,000.00 → 1,23,456.50');

  await page.goto(`/audit_log_report?record=${hospitalId}&table=hospital`);
  await choose(page, 'Change', 'Added');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('Demo Administrator');
  // A referenced record is shown by name, with its number.
  await lines.first().getByRole('button').first().click();
  const added = page.getByRole('dialog', { name: `Changes of hospital ${hospitalId}` });
  await expect(added.getByRole('row', { name: 'State Maharashtra (27)' })).toBeVisible();
  await added.getByRole('button', { name: 'Close' }).click();
  await search(page, 'Record number', '0');
  await expect(page.getByText('No records found')).toBeVisible();
  // Other journeys choose among the hospitals that are open.
  await api.ask(deleteHospital, { hospital: { hospitalId } });
});
