// From a booking to a bed: an appointment with its advance, a patient of the OPD, an operation that was planned.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { listVisits } from '../../packages/contract/src/clinic/opd/visit.ts';
import { addProvisionalBooking } from '../../packages/contract/src/clinic/theatre/provisional.ts';
import { otMaster } from '../../packages/contract/src/foundation/masters/ot-master.ts';
import { masterEndpoints } from '../../packages/contract/src/kernel/resource.ts';
import { cancelAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, chooseFirst, closeMenu, field, logIn, open, rowNamed, search } from '../support/desk.ts';
import { freeBeds, freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { doctorsOf, holdOpd, today, visitTo } from '../support/visits.ts';

let api: Api;
let doctor: { readonly staffId: number; readonly name: string };

test.beforeAll(async () => {
  api = await openApi();
  [doctor = { staffId: 0, name: '' }] = await doctorsOf(api);
  await holdOpd(api, doctor.staffId);
});

async function fillStay(form: Locator): Promise<void> {
  await choose(form, 'Department', 'General Medicine');
  await choose(form, 'Speciality', 'Physician');
  await field(form, 'Emergency number').fill('9876500000');
}

/** Saves the admission and leaves its form unprinted. */
async function admit(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Admit', exact: true }).click();
  await expect(page.getByText('IPD Patient Added')).toBeVisible();
  await page.getByRole('dialog', { name: 'The patient is admitted' }).getByRole('button', { name: 'No' }).click();
  await expect(form).toBeHidden();
}

test('who booked with an advance is registered and admitted, and the advance is a payment of the admission (R042, R244, R394, R398, Q79, Q80, Q124)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const surname = freshSurname('Booked');
  await logIn(page, 'manager');
  await open(page, 'Appointments');
  await page.getByRole('button', { name: 'New appointment' }).click();
  const booking = page.getByRole('dialog', { name: 'New appointment' });
  await field(booking, 'Name').fill(`Ruma ${surname}`);
  await field(booking, 'Phone').fill('9830012345');
  await choose(booking, 'Doctor', doctor.name);
  await chooseFirst(booking, 'Time');
  await field(booking, 'Advance').fill('1500');
  await field(booking, 'UPI').fill('500');
  await field(booking, 'UPI transaction number').fill('4821');
  await expect(field(booking, 'Cash')).toHaveValue('₹ 1,000.00');
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(booking).toBeHidden();
  await page.goto(`/provisional-booking?q=${surname}`);
  const row = rowNamed(page, surname);
  await expect(row).toContainText('Not registered');

  await act(page, row, 'Register');
  const person = page.getByRole('dialog', { name: 'Register Patient' });
  for (const [label, value] of [
    ['First name', 'Ruma'],
    ['Last name', surname],
    ['Mobile number', '9830012345'],
  ] as const)
    await expect(field(person, label)).toHaveValue(value);
  await choose(person, 'Salutation', 'Mrs.');
  await field(person, 'Years').fill('40');
  await field(person, 'Address line 1').fill('4 Lake Road');
  await field(person, 'City').fill('Kolkata');
  await person.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(person).toBeHidden();
  await expect(row).not.toContainText('Not registered');

  await act(page, row, 'Admit');
  const form = page.getByRole('dialog', { name: 'Admit Patient' });
  await expect(form.getByText(surname)).toBeVisible();
  await expect(field(form, 'OPD doctor')).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Change patient' })).toHaveCount(0);
  await fillStay(form);
  await choose(form, 'Admission mode', 'IVF');
  await field(form, 'Estimated amount').fill('60000');
  await admit(page, form);
  await expect(row).toContainText('Confirm-IPD');
  await row.getByRole('button').last().click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admit', exact: true })).toHaveCount(0);
  await closeMenu(page);

  await page.goto(`/ipd/ipd_registration?by=name&q=${surname}`);
  await rowNamed(page, surname).getByRole('link', { name: surname }).click();
  await page.getByRole('tab', { name: 'Payments' }).click();
  const payments = page.getByRole('table', { name: 'Payments' });
  await expect(payments.getByRole('row').last()).toContainText('₹ 1,500.00');
  await expect(payments.getByRole('button', { name: /^Print receipt/ })).toHaveCount(1);
});

test('a patient of the OPD is admitted with the visit in the form, which cannot be changed there (R362, R394, R399)', async ({
  page,
}) => {
  const { patientId, surname } = await registerPatient(api, 'Visitor');
  await visitTo(api, doctor.staffId, patientId, 'Fever');
  const [bed] = await freeBeds(api);
  if (!bed) throw new Error('The demo has no free bed left');
  await logIn(page, 'manager');
  await page.goto(`/opd?q=${surname}`);
  const row = rowNamed(page, surname);
  const { rows } = await api.ask(listVisits, { fromDate: today, toDate: today, pageNumber: 1, pageSize: 0 });
  const visit = rows.find((one) => one.patientId === patientId);
  await expect(row).toContainText('Waiting');
  await act(page, row, 'Admit');
  const form = page.getByRole('dialog', { name: 'Admit Patient' });
  await expect(form.getByText(surname)).toBeVisible();
  for (const label of ['OPD number', 'OPD doctor']) await expect(field(form, label), label).toBeDisabled();
  await expect(field(form, 'OPD number')).toHaveValue(visit?.opdNumber ?? '');
  await expect(field(form, 'OPD doctor')).toHaveValue(new RegExp(doctor.name));
  await expect(field(form, 'Doctor').first()).toHaveValue(new RegExp(doctor.name));
  await fillStay(form);
  await choose(form, 'Bed Type', bed.bedTypeName);
  await choose(form, 'Ward', bed.bedGroupName);
  await choose(form, 'Bed', bed.bedName);
  await inspect(page, 'Admit from a visit');
  await admit(page, form);
  await expect(row).toContainText('Admitted');
  const after = await api.ask(listVisits, { fromDate: today, toDate: today, pageNumber: 1, pageSize: 0 });
  const admissionId = after.rows.find((one) => one.patientId === patientId)?.admissionId ?? 0;
  await page.goto(`/ipd/ipd_registration/patient-details?id=${admissionId}`);
  await expect(page.getByRole('region', { name: 'Patient', exact: true })).toContainText(bed.bedName);
  await api.ask(cancelAdmission, { admission: { admissionId, reason: 'The journey is over' } });
});

test('who comes for a planned operation is admitted, and the operation stands among those of inpatients with the IPD number (R281, R399, Q81)', async ({
  page,
}) => {
  const { patientId, surname } = await registerPatient(api, 'Planned');
  const theatreName = freshSurname('Theatre ');
  await api.ask(masterEndpoints(otMaster).add, { item: { otName: theatreName } });
  const theatres = (await api.ask(masterEndpoints(otMaster).list, { pageNumber: 1, pageSize: 0 })) as unknown as {
    rows: { otId: number; otName: string }[];
  };
  const theatreId = theatres.rows.find(({ otName }) => otName === theatreName)?.otId ?? 0;
  await api.ask(addProvisionalBooking, {
    booking: {
      patientId,
      personName: `Mrs. Asha ${surname}`,
      phone: '9876543210',
      theatreId,
      day: today,
      fromTime: '09:00',
      toTime: '10:00',
      operationName: 'Appendectomy',
      doctorId: doctor.staffId,
    },
  });
  await logIn(page, 'manager');
  await page.goto(`/ot-booking?q=${surname}`);
  await act(page, rowNamed(page, surname), 'Admit');
  const form = page.getByRole('dialog', { name: 'Admit Patient' });
  await expect(form.getByText(surname)).toBeVisible();
  await expect(field(form, 'Doctor').first()).toHaveValue(new RegExp(doctor.name));
  await fillStay(form);
  await choose(form, 'Admission mode', 'IVF');
  await field(form, 'Estimated amount').fill('60000');
  await admit(page, form);
  await page.getByText('Operations of inpatients').click();
  await search(page, 'Search name or operation', surname);
  await expect(page).toHaveURL(new RegExp(`q=${surname}`));
  const booked = rowNamed(page, surname);
  await expect(booked).toHaveCount(1);
  await expect(booked).toContainText(theatreName);
  const number = await booked.getByRole('link').textContent();
  await booked.getByRole('link').click();
  await expect(page.getByText(`IPD No ${number}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: surname, level: 1 })).toBeVisible();
});
