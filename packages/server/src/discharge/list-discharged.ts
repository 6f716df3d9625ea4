// Lists the discharged patients by the day they left.
import { dischargedRow, listDischarged as listDischargedEndpoint } from '@charaka/contract/discharge';
import { stripPrefix, typedAdmissionNumber } from '@charaka/rules/display-number';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { admissionList, plainRequest } from '../admission/admission-list.ts';
import { type ListedAdmission, withAge } from '../admission/admission-store.ts';
import { handle, todayOf } from '../kernel/handler.ts';
import { likeText } from '../kernel/list-query.ts';
import { type NarrowSource, readNarrowList } from '../kernel/narrow-list.ts';
import type { HospitalFacts } from '../kernel/session.ts';

type How = Pick<z.output<typeof dischargedRow>, 'kind' | 'referredTo' | 'diedAt' | 'isSummarySigned'>;

/** What the list tells beyond the inpatient list. */
const howTheyLeft = sql`a.discharge_kind as kind, a.referred_to, a.died_at, exists (select 1 from discharge_summary y
  where y.tenant_id = a.tenant_id and y.admission_id = a.admission_id and y.signed_at is not null) as is_summary_signed`;

/** The largest number of a record that is asked for; longer digits are a phone number alone. */
const MOST_DIGITS = 15;

/** A number is that of the patient, of the admission, or his phone; anything else is a part of the name. */
function matches(typed: string, hospital: HospitalFacts): Sql {
  const admissionNumber = typedAdmissionNumber(typed, hospital.inpatientAdmissionPrefix);
  const patientNumber = stripPrefix(typed, [hospital.patientRegistrationPrefix]);
  const isNumber = (text: string) => /^\d+$/.test(text) && text.length <= MOST_DIGITS;
  if (isNumber(admissionNumber) || isNumber(patientNumber))
    return sql`(a.admission_id = ${isNumber(admissionNumber) ? admissionNumber : null}::bigint
      or a.patient_id = ${isNumber(patientNumber) ? patientNumber : null}::bigint or p.contact_no like ${`%${likeText(typed)}`})`;
  return sql`(p.search_name like ${`%${likeText(typed.toLowerCase())}%`}
    or lower(a.infant_name) like ${`%${likeText(typed.toLowerCase())}%`} or p.contact_no like ${`%${likeText(typed)}`})`;
}

function narrowed(source: NarrowSource, identifier: string, hospital: HospitalFacts): NarrowSource {
  if (identifier === '') return source;
  const where = sql`${source.where} and ${matches(identifier, hospital)}`;
  return { ...source, where, whereNeeds: [...(source.whereNeeds ?? []), 'patient'] };
}

/** A page of those who left on the days asked for, the last one first. */
export const listDischarged = handle(listDischargedEndpoint, async (call, input) => {
  const today = todayOf(call);
  const { fromDate, toDate, identifier, tpaId, ...request } = input;
  const filters = {
    ...request,
    fromDate,
    toDate,
    associationId: tpaId,
    isDischarged: true,
    only: 'discharged',
  } as const;
  const list = admissionList(call.tenantId, call.hospital, today, filters);
  const columns = { ...list.columns, kind: { sql: sql`a.discharge_kind`, kind: 'text' } as const };
  const source = {
    ...list,
    columns,
    select: sql`${list.select}, ${howTheyLeft}`,
    defaultOrder: sql`a.discharged_at desc`,
  };
  const { rows, totalCount, pageNumber } = await readNarrowList<ListedAdmission & How>(
    call.tx,
    narrowed(source, identifier ?? '', call.hospital),
    dischargedRow,
    plainRequest(request, call.hospital),
  );
  return { rows: rows.map((row) => withAge(row, today)), totalCount, pageNumber };
});
