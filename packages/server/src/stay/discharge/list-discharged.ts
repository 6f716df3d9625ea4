// Lists the discharged patients by the day they left.
import { dischargedRow, listDischarged as listDischargedEndpoint } from '@charaka/contract/stay/discharge/discharge';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readNarrowList } from '../../kernel/narrow-list.ts';
import { orderedByNobodyHidden } from '../../kernel/patient-rows.ts';
import { admissionList, looksForSomebody, plainRequest, tellsPatient } from '../admission/admission-list.ts';
import { type ListedAdmission, withAge } from '../admission/admission-store.ts';

type How = Pick<z.output<typeof dischargedRow>, 'kind' | 'referredTo' | 'diedAt' | 'isSummarySigned'>;

/** The columns of the list beyond those of the inpatient list. */
const howTheyLeft = sql`a.discharge_kind as kind, a.referred_to, a.died_at, exists (select 1 from discharge_summary y
  where y.tenant_id = a.tenant_id and y.admission_id = a.admission_id and y.signed_at is not null) as is_summary_signed`;

/** A page of those who left on the days asked for, the last one first. */
export const listDischarged = handle(listDischargedEndpoint, async (call, input) => {
  const today = todayOf(call);
  const { fromDate, toDate, identifier, tpaId, ...request } = input;
  const hidden = looksForSomebody({ ...request, search: identifier }) ? await call.hiddenPatients() : [];
  const filters = {
    ...request,
    hidden,
    fromDate,
    toDate,
    associationId: tpaId,
    search: identifier,
    isDischarged: true,
    only: 'discharged',
  } as const;
  const list = admissionList(call.tenantId, call.hospital, today, filters);
  const columns = { ...list.columns, kind: { sql: sql`a.discharge_kind`, kind: 'text' } as const };
  const unordered = {
    ...list,
    columns,
    select: sql`${list.select}, ${howTheyLeft}`,
    defaultOrder: sql`a.discharged_at desc`,
  };
  const asked = plainRequest(request, call.hospital);
  const source = await orderedByNobodyHidden(call, unordered, {
    patient: sql`a.patient_id`,
    row: dischargedRow,
    request: asked,
    isPersonal: (name) => name !== 'kind' && tellsPatient(name),
  });
  const page = await readNarrowList<ListedAdmission & How>(call.tx, source, dischargedRow, asked);
  const { rows, totalCount, pageNumber } = page;
  return { rows: rows.map((row) => withAge(row, today)), totalCount, pageNumber };
});
