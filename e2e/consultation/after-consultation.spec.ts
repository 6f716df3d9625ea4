// After a consultation: a certificate on its sheet, the referral to another doctor, and a reported case.

import { getConsultation, signConsultation } from '../../packages/contract/src/clinic/consultation/consultation.ts';
import { getQueue } from '../../packages/contract/src/clinic/queue/queue.ts';
import { notifiableDisease } from '../../packages/contract/src/foundation/masters/notifiable-disease.ts';
import { masterEndpoints } from '../../packages/contract/src/kernel/resource.ts';
import { openApi } from '../support/api.ts';
import { act, closePaper, field, logIn, paperOn, rowNamed, search } from '../support/desk.ts';
import { freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { leaveDialogs } from '../support/leave-dialogs.ts';
import { expect, test } from '../support/test.ts';
import { dayIn, holdOpd, today, visitTo } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a doctor signs a certificate, refers inside the hospital, reports a notifiable case, and adds the number it was given (OP029, OP036, OP042)', async ({
  page,
}) => {
  const [api, doctor] = [await openApi(), await openApi('doctor')];
  const doctorId = (await doctor.ask(getQueue, {})).doctorId ?? 0;
  await holdOpd(api, doctorId);
  const diseaseName = freshSurname('Journey cholera ');
  await api.ask(masterEndpoints(notifiableDisease).add, { item: { diseaseName, icdPrefix: 'A00' } });
  const { patientId, surname } = await registerPatient(api, 'Followed');
  const visitId = await visitTo(api, doctorId, patientId);
  const { consultation } = await doctor.ask(getConsultation, { visitId });
  const diagnosis = { diagnosisId: null, codeSystem: 'ICD10', code: 'A00.1', diagnosisName: 'Cholera' } as const;
  await doctor.ask(signConsultation, {
    visitId,
    patientId,
    revision: consultation.revision,
    content: { ...consultation.content, diagnoses: [{ ...diagnosis, kind: 'Provisional', isPrimary: true }] },
  });

  await logIn(page, 'doctor', 'demo', `/opd/consultation/${visitId}`);
  const certificates = page.getByRole('region', { name: 'Certificates and letters' });
  await certificates.getByRole('button', { name: 'New certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'New certificate' });
  await walkSource(page, 'clinic/consultation/certificate-dialog.tsx');
  await field(dialog, 'Until').fill(today.split('-').reverse().join('/'));
  await dialog.getByRole('button', { name: 'Sign and print' }).click();
  await expect(paperOn(page)).toContainText(surname);
  await inspect(page, 'a certificate of sick leave');
  await closePaper(page);
  await expect(certificates).toContainText('Sick leave');
  await page.getByRole('button', { name: 'Refer to a doctor' }).click();
  await walkSource(page, 'clinic/consultation/note-ways.tsx');
  await leaveDialogs(page);

  await page.goto('/notifiable-cases');
  await search(page, 'Search patient or disease', diseaseName);
  await act(page, rowNamed(page, surname), 'Mark as reported');
  const report = page.getByRole('dialog', { name: diseaseName });
  await walkSource(page, 'clinic/chart/list-notifiable-cases.tsx');
  await field(report, 'Reported to').fill('District officer');
  await report.getByRole('button', { name: 'Mark as reported' }).click();
  await expect(rowNamed(page, surname)).toHaveCount(0);
  await inspect(page, 'notifiable cases');

  // The number comes later; the recipient of the report is shown.
  await page.goto('/notifiable-cases?state=Reported');
  await search(page, 'Search patient or disease', diseaseName);
  await expect(rowNamed(page, surname)).toContainText('District officer');
  await act(page, rowNamed(page, surname), 'Add the number');
  await expect(field(report, 'Reported to')).toHaveCount(0);
  await field(report, 'Acknowledgement number').fill('IDSP/2026/4711');
  await inspect(page, 'adding the number of a notifiable case');
  await report.getByRole('button', { name: 'Add the number' }).click();
  await expect(rowNamed(page, surname)).toContainText('District officer · IDSP/2026/4711');
  await expect(rowNamed(page, surname).getByRole('button')).toHaveCount(0);
});

test('a dose for a child asks for a weight, one for an adult does not, and both warn above the limits of the demo (OP021)', async ({
  page,
}) => {
  const [api, doctor] = [await openApi(), await openApi('doctor')];
  const doctorId = (await doctor.ask(getQueue, {})).doctorId ?? 0;
  await holdOpd(api, doctorId);
  const { patientId } = await registerPatient(api, 'Weighed', { salutation: 'Baby', birthDate: dayIn(-4 * 365) });
  await logIn(page, 'doctor', 'demo', `/opd/consultation/${await visitTo(api, doctorId, patientId)}`);
  await field(page, 'Medicines').fill('para 650 tds 3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Weigh the patient' })).toBeVisible();
  await field(page, 'Weight (kg)').fill('13');
  await expect(page.getByRole('alert').filter({ hasText: 'mg/kg' })).toHaveText(
    '50 mg/kg per dose, 150 mg/kg per day · above the maximum of 60 mg/kg per day',
  );
  await field(page, 'Weight (kg)').fill('65');
  await expect(page.getByText('10 mg/kg per dose, 30 mg/kg per day')).toBeVisible();

  const adult = await registerPatient(api, 'Grown', { birthDate: dayIn(-40 * 365) });
  await page.goto(`/opd/consultation/${await visitTo(api, doctorId, adult.patientId)}`);
  await field(page, 'Medicines').fill('para 650 2 tab qid 3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'mg per day' })).toHaveText(
    '5200 mg per day, above the maximum of 4000 mg per day for adults',
  );
  await expect(page.getByText('Weigh the patient')).toHaveCount(0);
});
