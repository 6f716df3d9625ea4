// Day care, IVF and emergency: admitted from their own lists, found by the global search, looked at and worked on, the last on a phone.
import type { Locator, Page } from '@playwright/test';
import { cancelAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { openApi } from '../support/api.ts';
import { act, choose, chooseFirst, closeDialog, field, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, freeBeds, freshSurname, type JourneyPatient, registerPatient } from '../support/inpatients.ts';
import { expectNoOverhang, inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Admit Patient' }).click();
  return page.getByRole('dialog', { name: 'Admit Patient' });
}

async function choosePatient(form: Locator, { surname }: JourneyPatient): Promise<void> {
  await field(form, 'Patient').fill(surname);
  await form.page().getByRole('option', { name: surname }).click();
}

/** The doctor brings department and speciality along. */
async function chooseDoctor(form: Locator): Promise<void> {
  await chooseFirst(form, 'Doctor');
  for (const label of ['Department', 'Speciality']) await expect(field(form, label)).not.toHaveValue('');
}

async function chooseBed(form: Locator, bed: { bedTypeName: string; bedGroupName: string; bedName: string }) {
  await choose(form, 'Bed Type', bed.bedTypeName);
  await choose(form, 'Ward', bed.bedGroupName);
  await choose(form, 'Bed', bed.bedName);
}

/** Saves, and opens the page of the new admission from the list; answers its number. */
async function saveAndOpen(page: Page, form: Locator, { surname }: JourneyPatient): Promise<number> {
  await form.getByRole('button', { name: 'Admit', exact: true }).click();
  await page.getByRole('dialog', { name: 'The patient is admitted' }).getByRole('button', { name: 'No' }).click();
  await searchName(page, surname);
  await rowNamed(page, surname).getByRole('link', { name: surname }).click();
  await expect(page.getByRole('heading', { name: surname, level: 1 })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('id'));
}

test('day care, IVF and emergency patients are admitted, found and worked on from their own lists (R008, R009, R061, R062, R327, R363, R364, R368, R377, R384, R391, R410, R415, R416, R422, Q14, Q42, Q43, Q88)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const api = await openApi();
  const road = freshSurname('Lane');
  const lying = await admitSomebody(api, 'Global', {});
  const people: JourneyPatient[] = [];
  for (const name of ['Daycare', 'Ivf', 'Emergency'])
    people.push(await registerPatient(api, name, { addressLineOne: `7 ${road}`, fatherName: 'Mohan Pal' }));
  const [resting, hoping, hurt] = people as [JourneyPatient, JourneyPatient, JourneyPatient];
  const [bed, otherBed] = (await freeBeds(api)).slice(-2);
  if (!bed || !otherBed) throw new Error('The demo has no two free beds left');
  const admitted = [lying.admissionId];

  await logIn(page, 'manager');
  await open(page, 'Day care patients');
  await expect(page.getByRole('columnheader', { name: 'Day Care No' })).toBeVisible();
  const form = await openForm(page);
  await expect(field(form, 'Admission mode')).toHaveValue('Day Care');
  await form.getByRole('button', { name: 'Global search' }).click();
  const search = page.getByRole('dialog', { name: 'Global search' });
  await walkSource(page, 'people/patient/find-patient.tsx');
  await field(search, 'Name, phone or UHID').fill(lying.surname);
  await search.getByRole('button', { name: `Choose Mrs. Asha ${lying.surname}` }).click();
  await expect(search.getByText(/^Patient Already In IPD/)).toBeVisible();
  await expect(search.getByText(`IPD Id: ${lying.admissionId}, Bed No: Virtual`)).toBeVisible();
  await field(search, 'Name, phone or UHID').fill('');
  await field(search, 'Guardian, address or email').fill(road);
  await expect(search.getByRole('button', { name: /^Choose Mrs/ })).toHaveCount(people.length);
  await expect(rowNamed(page, resting.surname)).toContainText('Mohan Pal');
  await inspect(page, 'the global search of the admission form');
  await search.getByRole('button', { name: `Choose Mrs. Asha ${resting.surname}` }).click();
  await expect(search).toBeHidden();
  for (const fact of [resting.surname, `7 ${road}`, 'Mohan Pal', '9876543210', 'Female'])
    await expect(form.getByText(fact).first()).toBeVisible();
  await chooseDoctor(form);
  await chooseBed(form, bed);
  await field(form, 'Emergency number').fill('9876500000');
  const dayCareId = await saveAndOpen(page, form, resting);
  admitted.push(dayCareId);
  await expect(page).toHaveURL(/\/day-care\/patient-details\?id=\d+$/);
  await expect(page.getByText(`Day Care No DC${dayCareId}`)).toBeVisible();
  await page.goBack();
  await act(page, rowNamed(page, resting.surname), 'View');
  const view = page.getByRole('dialog', { name: 'IPD Patient Details' });
  await expect(view.getByText('Day Care No', { exact: true })).toBeVisible();
  await expect(view.getByText(`DC${dayCareId}`, { exact: true })).toBeVisible();
  await view.getByRole('button', { name: 'Change Bed' }).click();
  const changing = page.getByRole('dialog', { name: 'Change Bed' });
  await expect(changing.getByText(`Now in ${bed.bedName}`)).toBeVisible();
  await closeDialog(changing);
  await closeDialog(view);

  await open(page, 'IVF patients');
  const ivf = await openForm(page);
  await choosePatient(ivf, hoping);
  for (const label of ['Bed Type', 'OPD number']) await expect(field(ivf, label)).toHaveCount(0);
  await chooseDoctor(ivf);
  await field(ivf, 'Emergency number').fill('9876500000');
  await ivf.getByRole('button', { name: 'Admit', exact: true }).click();
  await expect(ivf.getByText('Enter estimated amount', { exact: true })).toBeVisible();
  await field(ivf, 'Estimated amount').fill('60000');
  admitted.push(await saveAndOpen(page, ivf, hoping));
  await expect(page).toHaveURL(/\/ivf-care\/patient-details\?id=\d+$/);
  await page.getByRole('button', { name: 'Edit admission' }).click();
  const edit = page.getByRole('dialog', { name: 'Update Admission' });
  await expect(field(edit, 'Estimated amount')).toHaveValue('₹ 60,000');
  await edit.getByRole('textbox', { name: 'Admission Date: date' }).fill('01/01/1980');
  await field(edit, 'Guardian').fill('Bimal Pal');
  await edit.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText("Admission date can't be before the patient's date of birth")).toBeVisible();
  await expect(page.getByText('Please Add Bed Charge')).toHaveCount(0);
  // The typed text is still there after the refusal and after the record was read again.
  await expect(field(edit, 'Guardian')).toHaveValue('Bimal Pal');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(edit).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/emergency');
  await expect(field(page, 'TPA')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(field(page, 'TPA')).toBeVisible();
  const phone = await openForm(page);
  await choosePatient(phone, hurt);
  await chooseDoctor(phone);
  await chooseBed(phone, otherBed);
  await field(phone, 'Emergency number').fill('9876500000');
  await expectNoOverhang(page, 'the admission form');
  admitted.push(await saveAndOpen(page, phone, hurt));
  await expect(page).toHaveURL(/\/emergency\/patient-details\?id=\d+$/);
  await expectNoOverhang(page, 'the card of an emergency');
  await page.getByRole('button', { name: 'Patient profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Patient Profile' });
  await expect(profile.getByText(`7 ${road}`)).toBeVisible();
  await walkSource(page, 'people/patient/patient-profile.tsx');
  await expectNoOverhang(page, 'the profile');
  await closeDialog(profile);
  for (const admissionId of admitted) await api.ask(cancelAdmission, { admission: { admissionId } });
});
