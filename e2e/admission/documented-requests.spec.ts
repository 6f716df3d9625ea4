// What the screens send where the specification lists it: lists of doctors, rates of a charge, charges of an admission.
import { expect, type Page, type Request, test } from '@playwright/test';
import { addStaff, listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import { openApi } from '../support/api.ts';
import { choose, field, logIn, open } from '../support/desk.ts';
import { admitSomebody, freshSurname } from '../support/inpatients.ts';
import { freshPhone } from '../support/staff.ts';

/** The bodies sent to a call from now on, in their order. */
function bodiesOf(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('ten doctors are asked for at once, all others are found by typing, and the chosen one stays (R163, R297, Q04)', async ({
  page,
}) => {
  const api = await openApi();
  const doctors = (await api.ask(listStaff, { pageNumber: 1, pageSize: 0 })).rows.filter(({ roleId }) => roleId === 1);
  const example = doctors.find(({ designationId }) => designationId != null);
  const surname = freshSurname('Zutshi');
  await api.ask(addStaff, {
    staff: {
      salutation: 'Dr.',
      firstName: 'Zubin',
      lastName: surname,
      gender: 'M',
      roleId: 1,
      departmentId: example?.departmentId as number,
      designationId: example?.designationId as number,
      specializationId: example?.specializationId as number,
      email: `${surname.toLowerCase()}@demo.example`,
      contactNo: freshPhone(),
    } as never,
  });
  await logIn(page, 'admin');
  const asked = bodiesOf(page, '/Staff/GetAllStaff');
  await open(page, 'IPD Patients');
  await page.getByRole('button', { name: 'Admit Patient' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Admit Patient' });
  await field(dialog, 'Doctor').first().click();
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
  expect(doctors.length).toBeGreaterThan(10);
  await expect(page.getByRole('option').filter({ visible: true })).toHaveCount(10);
  await expect(page.getByRole('option', { name: surname })).toHaveCount(0);
  expect(asked[0]).toMatchObject({ pageNumber: 1, pageSize: 10 });
  expect(asked.filter(({ pageSize }) => pageSize === 0)).toEqual([]);

  await choose(dialog, 'Doctor', `Zubin ${surname}`);
  await expect(field(dialog, 'Doctor').first()).toHaveValue(new RegExp(surname));
  await expect(field(dialog, 'Department')).not.toHaveValue('');
  // Opened again, the field offers the first ten besides whoever is chosen.
  await field(dialog, 'Doctor').first().click();
  await expect(page.getByRole('option').filter({ visible: true })).toHaveCount(11);
});

test('rates are asked for with type, category and payer, and charges with the numbers of the patient (R447, R448)', async ({
  page,
}) => {
  const { admissionId, patientId } = await admitSomebody(await openApi(), 'Asking');
  await logIn(page, 'admin');
  const rates = bodiesOf(page, '/Charge/GetStandardAndTpaCharges');
  const charges = bodiesOf(page, '/IPD/GetIpdServiceChargeById');
  await page.goto(`/nursing_station/bed_note/charge?id=${admissionId}`);
  await page.getByRole('combobox', { name: 'Search charges' }).fill('XR-001');
  await page.getByRole('option').filter({ visible: true }).first().click();
  await expect.poll(() => rates).toHaveLength(1);
  const some = expect.any(Number);
  expect(rates[0]).toMatchObject({ chargeId: some, chargeTypeId: some, chargeCategoryId: some });
  expect(charges[0]).toMatchObject({ pageNumber: 0, pageSize: 10, patientIpId: admissionId, patientUid: patientId });
  expect(charges[0]).toHaveProperty('hospitalRegnNo');
});
