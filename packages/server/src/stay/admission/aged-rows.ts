// A page of a list about patients, with their ages of today in place of their birth dates.
import type { z } from 'zod';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { type PatientRowSource, readPatientRows } from '../../kernel/patient-rows.ts';
import { withAge } from './admission-store.ts';

/** A row that is answered with ages, as the database knows it: with the birth date they follow from. */
export type Born<Row> = Omit<Row, 'ageYears' | 'ageMonths' | 'ageDays'> & { readonly birthDate: string };

/** The row of a person without a record has no birth date, and is answered without an age. */
function withoutAge<R extends { birthDate: string | null }>(row: R): Omit<R, 'birthDate'> {
  const { birthDate: _, ...rest } = row;
  return rest;
}

/** Reads a page of rows about patients and works their ages out (R246). `source` selects `birth_date`. */
export async function readAgedRows<Row>(
  call: Call,
  source: PatientRowSource,
  row: z.ZodType,
  request: Parameters<typeof readPatientRows>[3],
) {
  const page = await readPatientRows<Born<Row>>(call, source, row, request);
  const today = todayOf(call);
  return { ...page, rows: page.rows.map((row) => (row.birthDate === null ? withoutAge(row) : withAge(row, today))) };
}
