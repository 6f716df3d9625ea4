// What stands on the admission and consent form.
import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { sampleAdmission } from '../../papers/print-samples.ts';
import { ConsentPaper } from './print-admission.tsx';

beforeAll(() => signIn());

const admission = { ...sampleAdmission, createdByName: 'Nila Roy', createdAt: sampleAdmission.admittedAt };

it('has patient and bed, the two duties within 24 hours, lines to sign, and who made and printed it (R526, Q149, Q154, Q157)', () => {
  const { text, barcodes } = renderPaper(createElement(ConsentPaper, { admission }));
  expect(text).toMatch(/MR No: MR5120 .*Patient: Mrs\. Asha Sengupta .*Bed: B-12, Female Ward, Second Floor/);
  expect(text).toMatch(/photo identity.*residence.*24 hours/i);
  expect(text).toMatch(/deposit.*24 hours/i);
  expect(text).toMatch(/Discharge time and date: 09\/04\/2026 11:30 AM Remarks:/i);
  expect(text).toMatch(/Created By: Nila Roy, 06\/04\/2026 .*Printed By: Rita Paul/);
  expect(barcodes).toEqual(['MR5120', 'IP1024']);
});

it('leaves the discharge to be written by hand while the patient lies there (R526)', () => {
  const { text } = renderPaper(createElement(ConsentPaper, { admission: { ...admission, dischargedAt: null } }));
  expect(text).toMatch(/Discharge time and date: Remarks:/i);
});
