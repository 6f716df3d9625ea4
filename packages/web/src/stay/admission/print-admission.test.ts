// Content of the admission and consent form.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { ConsentPaper } from './print-admission.tsx';
import { sampleAdmission } from './sample-admission.ts';

beforeAll(() => signIn());

const admission = { ...sampleAdmission, createdByName: 'Nila Roy', createdAt: sampleAdmission.admittedAt };

it('has patient and bed, the two duties within 24 hours, lines to sign, and who made and printed it (R526, Q149, Q154, Q157)', () => {
  const { text, barcodes } = renderPaper(createElement(ConsentPaper, { admission }));
  expect(text).toMatch(/UHID: MR5120 .*Patient: Mrs\. Asha Sengupta .*Bed: B-12, Female Ward, Second Floor/);
  expect(text).toMatch(/photo identity.*residence.*24 hours/i);
  expect(text).toMatch(/deposit.*24 hours/i);
  expect(text).toMatch(/Discharge time and date: 09\/04\/2026 11:30 AM Remarks:/i);
  expect(text).toMatch(/Created By: Nila Roy, 06\/04\/2026 .*Printed By: Rita Paul/);
  expect(barcodes).toEqual(['IP1024']);
});

it('is a consent: to treatment and what it costs, with what stays free, signed by patient, relative, witness and who explained it (R526)', () => {
  const { text } = renderPaper(createElement(ConsentPaper, { admission }));
  expect(text).toMatch(/General consent to admission and treatment .*nursing care.*separate written consent/);
  expect(text).toMatch(/explained to me in a language I understand.*withdraw this consent.*confidential.*price list/);
  expect(text).toMatch(/Patient: signature .*Relative or guardian: .*Witness: .*For the hospital, .*: signature/);
  expect(text).not.toContain('Authorized Signatory');
});

it('speaks the language of who signs, and English in all else (R010, R526)', async () => {
  const hindi = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../public/locales/hi/admission.json'), 'utf8'),
  );
  i18next.addResourceBundle('hi', 'admission', hindi);
  const consentTexts = i18next.cloneInstance({ lng: 'hi', initAsync: false });
  const { text } = renderPaper(createElement(ConsentPaper, { admission, consentTexts }));
  expect(text).toContain(hindi.consentTreatment);
  expect(text).toContain(hindi.signatureWitness);
  expect(text).toMatch(/Patient: Mrs\. Asha Sengupta .*Discharge time and date/);
});

it('leaves the discharge to be written by hand while the patient lies there (R526)', () => {
  const { text } = renderPaper(createElement(ConsentPaper, { admission: { ...admission, dischargedAt: null } }));
  expect(text).toMatch(/Discharge time and date: Remarks:/i);
});
