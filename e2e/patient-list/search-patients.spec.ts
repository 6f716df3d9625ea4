// Finding a patient by whatever the clerk knows of them, the card that tells the rest, and their papers.
import { expect, test } from '@playwright/test';
import { updatePatient } from '../../packages/contract/src/people/patient/patient.ts';
import { type Api, openApi } from '../support/api.ts';
import { choose, closePaper, field, logIn, open, paperOn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody, freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect, listenForErrors } from '../support/inspect-screen.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

test('a patient is found by name parts in another order and another spelling, by UHID and by the end of the phone (R419, Q76)', async ({
  page,
}) => {
  const surname = freshSurname('Chowdhury');
  const contactNo = `9${String(Date.now()).slice(-9)}`;
  const { patientId } = await registerPatient(api, 'Unused', {
    firstName: 'Shrija',
    middleName: 'Kumari',
    lastName: surname,
    contactNo,
  });
  await logIn(page, 'frontdesk');
  await open(page, 'Patient Registration');
  const box = 'Name, phone or UHID';
  const another = surname.replace('Chowdhury', 'Choudhury');
  for (const typed of [
    `${surname} shrija`,
    `${another} sreeja`,
    `kumari ${surname.slice(0, -1)}`,
    contactNo.slice(-8),
  ]) {
    await search(page, box, typed);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed).replaceAll('%20', '(\\+|%20)')}`));
    await expect(rowNamed(page, `Shrija Kumari ${surname}`), typed).toHaveCount(1);
  }
  await search(page, box, `MR${patientId}`);
  await expect(page.getByRole('table').getByRole('link')).toHaveText([`Mrs. Shrija Kumari ${surname}`]);
});

test('the list is narrowed by age, sex, city, day and state, and the address keeps it (R031, R246)', async ({
  page,
}) => {
  const city = freshSurname('Nagar');
  const old = await registerPatient(api, 'Vriddha', { birthDate: '1940-01-01', city });
  const young = await registerPatient(api, 'Tarun', { birthDate: '2020-01-01', city, sex: 'M', salutation: 'Master.' });
  const errors = listenForErrors(page);
  await logIn(page, 'frontdesk');
  await open(page, 'Patient Registration');
  await page.getByRole('button', { name: 'Filters' }).click();
  await search(page, 'City', city);
  await expect(rowNamed(page, city)).toHaveCount(2);
  await field(page, 'Age from').fill('60');
  await expect(rowNamed(page, city)).toHaveCount(1);
  await expect(rowNamed(page, old.surname)).toBeVisible();
  await field(page, 'Age from').fill('');
  await choose(page, 'Gender', 'Male');
  await expect(rowNamed(page, young.surname)).toBeVisible();
  await expect(rowNamed(page, old.surname)).toHaveCount(0);
  await page.reload();
  await expect(rowNamed(page, young.surname)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await inspect(page, 'the patient list with its filters');
  expect(errors).toEqual([]);
});

test('the card shows allergies, identity masked, every stay; registration and labels are printed (Q56, R277, R536)', async ({
  page,
}) => {
  const { patientId, surname, admissionId } = await admitSomebody(api, 'Kartika');
  const contactNo = '9876501234';
  await api.ask(updatePatient, {
    patient: {
      patientId,
      salutation: 'Mrs.',
      firstName: 'Asha',
      lastName: surname,
      sex: 'F',
      birthDate: '1990-05-01',
      nationality: 'Indian',
      contactNo,
      addressLineOne: '1 Park Street',
      countryId: 1,
      stateId: 19,
      city: 'Kolkata',
      drugAllergy: 'Penicillin|Aspirin',
      idCardType: 'Addhar',
      idCardNo: '123456789012',
    },
  });
  const errors = listenForErrors(page);
  await logIn(page, 'frontdesk');
  await page.goto(`/patient_registration?q=MR${patientId}`);
  await page.getByRole('link', { name: surname }).click();
  await expect(page.getByRole('heading', { name: surname, level: 1 })).toBeVisible();
  await expect(page.getByText('Allergic to Penicillin, Aspirin')).toBeVisible();
  await expect(page.getByText('Aadhaar XXXX XXXX 9012')).toBeVisible();
  await expect(page.getByText('123456789012')).toHaveCount(0);
  const stays = page.getByRole('table', { name: 'Admissions' });
  await expect(stays.getByRole('row').filter({ hasText: `${admissionId}` })).toContainText('In hospital');
  await inspect(page, 'the card of a patient');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Print registration' }).click();
  await expect(paperOn(page).getByRole('heading', { name: 'Patient Registration' })).toBeVisible();
  await expect(paperOn(page)).toContainText(contactNo);
  await expect(paperOn(page).getByRole('img', { name: `MR${patientId}` })).toBeVisible();
  await closePaper(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Print wristband and labels' }).click();
  await expect(paperOn(page).getByRole('img', { name: `MR${patientId}` })).toHaveCount(1);
  await page.getByText('Labels', { exact: true }).click();
  await expect(paperOn(page).getByRole('img', { name: `MR${patientId}` })).toHaveCount(12);
  await closePaper(page);
  expect(errors).toEqual([]);
});
