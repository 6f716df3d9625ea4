// The port where areas find their bills, receipts, orders, specimens and reports by number, for the search of the shell.
import type { numberedRecord } from '@charaka/contract/stay/admission/find-people';
import type { RecordNumber } from '@charaka/rules/list/record-number';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** A record found by its number, without the name of its patient. */
export type FoundRecord = Pick<
  z.output<typeof numberedRecord>,
  'kind' | 'recordId' | 'number' | 'patientId' | 'admissionId'
>;

/** As many records of one area are named at most: the same number in each financial year, or specimens of a day. */
export const MOST_OF_AN_AREA = 6;

/** The records with a number that the caller may open on a screen of the area, the newest first. */
export const numberedRecords = new Port<(call: Call, typed: RecordNumber) => Promise<readonly FoundRecord[]>>(
  'records of a number',
);

/** The financial years of the tenant that begin as typed: with them the unique key of a series serves the search. */
export const yearsFrom = (call: Call, beginning: string): string[] =>
  call.session.financialYears.map(({ finYear }) => finYear).filter((finYear) => finYear.startsWith(beginning));
