// The access log of charts, as the privacy officer and the patient's page read it (PS012, PS016).

import {
  listAccessOfPatient as listAccessOfPatientEndpoint,
  listBreakGlass,
  listChartAccess as listChartAccessEndpoint,
} from '@charaka/contract/people/privacy/privacy';
import { privacySentences } from '@charaka/contract/people/privacy/privacy-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { endOfDay, startOfDay } from '@charaka/rules/stay/hospital-day';
import sql, { empty, type Sql } from 'sql-template-tag';
import { MOST_CHARTS_A_PAGE } from '../../kernel/charts-shown.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { pageOf } from '../../kernel/list-query.ts';
import { HttpError } from '../../kernel/refusal.ts';
import { readAccess, readAccessOfPatient } from './privacy-store.ts';

const MOST_LINES = 500;

/** The calls of the officer's own screen. */
const ofThisScreen = [listChartAccessEndpoint.path, listBreakGlass.path];

/**
 * Leaves out what the asker saw on this very screen: a page of it is a page of rows about the asker, written a second later, and after two
 * looks the log would show nothing else. Other officers see them, and the asker who asks for their own (docs/decisions/0166).
 */
const butOwnLooks = ({ userId }: Call): Sql =>
  sql` and not (c.user_id = ${userId} and c.part = any(${ofThisScreen}::text[]))`;

/** Rows of the user's hospitals, role 0 sees those of all. Never more than a page: what it answers is itself about patients. */
export const listChartAccess = handle(listChartAccessEndpoint, async (call, input) => {
  const { session, hospital } = call;
  if (input.filterParams?.length || input.sortingModel) throw new HttpError(400, privacySentences.logNarrowing);
  const { number, limit, offset } = pageOf(input);
  const { rows, totalCount } = await readAccess(
    call,
    {
      hospitalIds: session.roleId === SUPER_ADMINISTRATOR_ROLE_ID ? undefined : [...session.hospitals.keys()],
      from: input.fromDate ? startOfDay(input.fromDate, hospital.timezone) : undefined,
      to: input.toDate ? endOfDay(input.toDate, hospital.timezone) : undefined,
      patientId: input.patientId ?? undefined,
      userId: input.userId ?? undefined,
      isOnlyBreakGlass: input.isOnlyBreakGlass ?? false,
      further: input.userId ? empty : butOwnLooks(call),
    },
    { limit: Math.min(limit, MOST_CHARTS_A_PAGE), offset },
  );
  return { rows, totalCount, pageNumber: number };
});

/** In the words of a day, a person and the parts of the chart. */
export const listAccessOfPatient = handle(listAccessOfPatientEndpoint, async (call, { patientId }) => {
  const readings = await readAccessOfPatient(call, patientId, MOST_LINES);
  return { readings: readings.slice(0, MOST_LINES), isCut: readings.length > MOST_LINES };
});
