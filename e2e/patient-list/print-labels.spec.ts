// A wristband of somebody in hospital: on its own sheet, and as a file that label printers read.
import type { Page } from '@playwright/test';
import { updatePatient } from '../../packages/contract/src/people/patient/patient.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, closePaper, logIn, open, paperOn, rowNamed, searchName } from '../support/desk.ts';
import { download } from '../support/download.ts';
import { admitToBed } from '../support/inpatients.ts';
import { inspect, listenForErrors } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
const putBack: () => Promise<unknown> = async () => undefined;
test.beforeAll(async () => {
  api = await openApi();
});
// Other journeys print labels too.
test.afterEach(() => putBack());

/** An inpatient of blood group B- with an allergy to penicillin; the name contains a command for the printer. */
async function allergicInpatient(firstName: string) {
  const inpatient = await admitToBed(api, 'Band');
  await api.ask(updatePatient, {
    patient: {
      patientId: inpatient.patientId,
      salutation: 'Mrs.',
      firstName,
      lastName: inpatient.surname,
      sex: 'F',
      birthDate: '1990-05-01',
      nationality: 'Indian',
      contactNo: '9876501234',
      addressLineOne: '1 Park Street',
      countryId: 1,
      stateId: 19,
      city: 'Kolkata',
      bloodGroup: 'B-',
      drugAllergy: 'Penicillin^XZ',
    },
  });
  return inpatient;
}

/** Millimetres of the first page, and how many there are, as the printer of the browser gets them. */
async function sheets(page: Page): Promise<{ width: number; height: number; pages: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = '0', height = '0'] = /MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  const millimetres = (points: string) => Math.round((Number(points) / 72) * 25.4);
  return { width: millimetres(width), height: millimetres(height), pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0 };
}

test('a wristband tells who, where and what they do not bear, on its sheet and as ZPL that a name cannot command (R190, R270, R276, R536)', async ({
  page,
}) => {
  const { patientId, surname, admissionId, bedName } = await allergicInpatient('Asha');
  const errors = listenForErrors(page);
  await logIn(page, 'admin');
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Print wristband and labels');
  const paper = paperOn(page);
  const told = [surname, `MR${patientId}`, `IPD No IP${admissionId}`, bedName, 'B-', 'ALLERGY: Penicillin'];
  for (const words of told) await expect(paper).toContainText(words);
  await expect(paper.getByRole('img', { name: `MR${patientId}` })).toBeVisible();
  await choose(page, 'Paper size', 'Wristband 279 × 25 mm');
  expect(await sheets(page)).toEqual({ width: 279, height: 25, pages: 1 });
  await inspect(page, 'a wristband');
  const band = await download(page, () => page.getByRole('button', { name: /ZPL/ }).click());
  expect(band.name).toBe(`wristband-MR${patientId}.zpl`);
  const zpl = band.bytes.toString('utf8');
  for (const words of [`Asha ${surname}`, `MR${patientId}`, `IP${admissionId}`, 'Penicillin_5EXZ'])
    expect(zpl).toContain(words);
  expect(zpl.match(/\^XZ/g)).toHaveLength(1);
  await closePaper(page);
  expect(errors).toEqual([]);
});
