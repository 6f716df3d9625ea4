// Walks every answer: a record with a patient's name has the patient's number, by which the veil hides marked charts.
import { unwrap } from '@charaka/contract/kernel/wire';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf } from '../composition/areas.ts';

/** Names without a number, by the reason. */
const unnumbered: Readonly<Record<string, readonly string[]>> = {
  'a colleague, who is no patient': [
    '/Staff/GetAllStaff.rows',
    '/Staff/GetAllStaffWithImage.rows',
    '/Staff/GetStaffById.staff',
    '/Staff/SaveStaff.staff',
    '/Staff/UpdateStaff.staff',
  ],
  'the report as it was signed, of the chart that the call opens': ['/Lab/GetReportById.report.content'],
};

/** The places of an answer with the name of a patient and no number of the patient. */
function placesOf(schema: z.ZodType, at = ''): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return placesOf(inner.element as z.ZodType, at);
  if (!(inner instanceof z.ZodObject)) return [];
  const fields = Object.keys(inner.shape);
  const isNamed = fields.some((name) => /^(patientName|personName|firstName)$/.test(name));
  return [
    ...(isNamed && !fields.includes('patientId') ? [at] : []),
    ...fields.flatMap((name) => placesOf(inner.shape[name] as z.ZodType, `${at}.${name}`)),
  ];
}

it('has the number of each patient whom an answer names (PS009)', () => {
  const found = handlersOf(noParts).flatMap(({ endpoint }) =>
    placesOf(endpoint.output).map((place) => `${endpoint.path}${place}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.values(unnumbered).flat().toSorted());
});
