// A prescription of forty medicines as the printer of the browser gets it: in time, on two pages or more, with its head on each of them.
import type { Page } from '@playwright/test';
import { setAllergyStatus } from '../../packages/contract/src/clinic/chart/chart.ts';
import {
  amendConsultation,
  getConsultation,
  signConsultation,
} from '../../packages/contract/src/clinic/consultation/consultation.ts';
import type { languageCodes } from '../../packages/contract/src/foundation/tenancy/preference-choices.ts';
import { readPdf } from '../../packages/web/test-support/read-files.ts';
import { openApi } from '../support/api.ts';
import { logIn, paperOn } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd, takeOver, visitTo } from '../support/visits.ts';

const medicine = (name: string) => ({
  genericName: name,
  strength: '650 mg',
  form: 'Tablet' as const,
  dose: 1,
  doseUnit: 'tablet' as const,
  route: 'Oral' as const,
  frequency: 'TDS' as const,
  morning: 1,
  noon: 1,
  evening: 0,
  night: 1,
  food: 'After' as const,
  durationDays: 3,
  isAsNeeded: false,
  isQuantityTyped: false,
  substitutionAllowed: true,
});

/** One tablet, three times a day, after food, for three days, as each language of instruction says it. */
const taken: Readonly<Record<(typeof languageCodes)[number], string>> = {
  hi: '1 गोली, दिन में तीन बार, खाने के बाद, 3 दिन तक',
  en: '1 tablet, three times a day, after food, for 3 days',
  bn: '1টি ট্যাবলেট, দিনে তিনবার, খাবারের পরে, 3 দিন',
  ta: '1 மாத்திரை, நாளுக்கு மூன்று முறை, உணவுக்குப் பின், 3 நாட்கள்',
  te: '1 మాత్ర, రోజుకు మూడుసార్లు, భోజనం తరువాత, 3 రోజులు',
  es: '1 comprimido, tres veces al día, después de comer, durante 3 días',
  fr: '1 comprimé, trois fois par jour, après le repas, pendant 3 jours',
  pt: '1 comprimido, três vezes ao dia, após as refeições, durante 3 dias',
};
const languages = Object.keys(taken) as (keyof typeof taken)[];
const medicines = Array.from({ length: 40 }, (_, index) => medicine(`Remedy${index + 1}x`));

/** A visit whose note with the forty medicines is signed, and the action that amends it into another language of instruction. */
async function signedNote() {
  const [api, doctor] = [await openApi(), await openApi('doctor')];
  const [{ staffId } = { staffId: 0 }] = await doctorsOf(api);
  await holdOpd(api, staffId);
  const { patientId } = await registerPatient(api, 'Lengthy');
  const visitId = await visitTo(api, staffId, patientId, 'Fever');
  await takeOver(visitId, patientId);
  await doctor.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
  const note = async (instructionLanguage: keyof typeof taken) => {
    const { consultation } = await doctor.ask(getConsultation, { visitId });
    const content = { ...consultation.content, instructionLanguage, complaints: [{ text: 'Fever' }], medicines };
    return { visitId, patientId, revision: consultation.revision, content };
  };
  await doctor.ask(signConsultation, await note('hi'));
  const amend = async (language: keyof typeof taken) =>
    doctor.ask(amendConsultation, { ...(await note(language)), amendmentReason: 'Another language' });
  return { visitId, amend };
}

/** The pages of the prescription that is opened for printing, each with medicines under the head of their table. */
async function printedPages(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Print prescription' }).click();
  await expect(paperOn(page).getByRole('heading', { name: 'Prescription' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const withMedicines = pages.filter((text) => /REMEDY\d+X/.test(text));
  expect(withMedicines.length).toBeGreaterThan(1);
  for (const text of withMedicines) expect(text).toContain('Medicine');
  // A sheet that falls out of the file says whose it is: above the first page stands the letterhead, above the others this.
  for (const text of pages.slice(1)) expect(text).toMatch(/Prescription · .*Lengthy\w* · [A-Z]*\d+/);
  return pages;
}

test('a prescription of 40 lines prints within ten seconds on several pages, each with the head of its table, in each of eight languages of instruction (OP024)', async ({
  page,
}) => {
  const { visitId, amend } = await signedNote();
  await logIn(page, 'doctor', 'demo', `/opd/consultation/${visitId}`);
  const startedAt = Date.now();
  const printed = (await printedPages(page)).join(' ');
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  for (const { genericName } of medicines) expect(printed).toContain(genericName.toUpperCase());

  expect(languages).toHaveLength(8);
  for (const language of languages) {
    if (language !== 'hi') {
      await amend(language);
      await page.reload();
      await printedPages(page);
    }
    const told = paperOn(page).locator(`span[lang="${language}"]`);
    await expect(told).toHaveText(medicines.map(() => taken[language]));
  }
});
