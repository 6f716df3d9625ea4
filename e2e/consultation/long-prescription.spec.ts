// A prescription of forty medicines as the printer of the browser gets it: in time, on two pages or more, with its head on each of them.
import { expect, test } from '@playwright/test';
import { setAllergyStatus } from '../../packages/contract/src/clinic/chart/chart.ts';
import { getConsultation, signConsultation } from '../../packages/contract/src/clinic/consultation/consultation.ts';
import { readPdf } from '../../packages/web/test-support/read-files.ts';
import { openApi } from '../support/api.ts';
import { logIn, paperOn } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { doctorsOf, holdOpd, visitTo } from '../support/visits.ts';

const medicine = (name: string) => ({
  ...{ genericName: name, strength: '650 mg', form: 'Tablet' as const, dose: 1, doseUnit: 'tablet' as const },
  ...{ route: 'Oral' as const, frequency: 'TDS' as const, morning: 1, noon: 1, evening: 0, night: 1 },
  ...{ food: 'After' as const, durationDays: 3, isAsNeeded: false, isQuantityTyped: false, substitutionAllowed: true },
});

test('a prescription of 40 lines prints within ten seconds on several pages, each with the head of its table (OP024)', async ({
  page,
}) => {
  const [api, doctor] = [await openApi(), await openApi('doctor')];
  const [{ staffId } = { staffId: 0 }] = await doctorsOf(api);
  await holdOpd(api, staffId);
  const { patientId } = await registerPatient(api, 'Lengthy');
  const visitId = await visitTo(api, staffId, patientId, 'Fever');
  await doctor.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
  const { consultation } = await doctor.ask(getConsultation, { visitId });
  const medicines = Array.from({ length: 40 }, (_, index) => medicine(`Remedy${index + 1}x`));
  const content = {
    ...consultation.content,
    instructionLanguage: 'hi' as const,
    complaints: [{ text: 'Fever' }],
    medicines,
  };
  await doctor.ask(signConsultation, { visitId, patientId, revision: consultation.revision, content });

  await logIn(page, 'doctor', 'demo', `/opd/consultation/${visitId}`);
  const startedAt = Date.now();
  await page.getByRole('button', { name: 'Print prescription' }).click();
  await expect(paperOn(page).getByRole('heading', { name: 'Prescription' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  expect(pages.length).toBeGreaterThan(1);
  const withMedicines = pages.filter((text) => /REMEDY\d+X/.test(text));
  expect(withMedicines.length).toBeGreaterThan(1);
  for (const text of withMedicines) expect(text).toContain('Medicine');
  const printed = pages.join(' ');
  for (const { genericName } of medicines) expect(printed).toContain(genericName.toUpperCase());
});
