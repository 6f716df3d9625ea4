// The open works of the specimens that an analyser queries, by its own codes (LB090).
import type { AnalyserQuery } from '@charaka/rules/diagnostics/analyser-reading';
import type { AnalyserOrder } from '@charaka/rules/diagnostics/astm-answer';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** Each specimen has an answer; the answer has no codes when the specimen is unknown or has no open work. */
export async function readOpenOrders(
  { tx, tenantId }: { readonly tx: Transaction; readonly tenantId: number },
  analyserId: number,
  queries: readonly AnalyserQuery[],
): Promise<AnalyserOrder[]> {
  const numbers = queries.map(({ number }) => number);
  const rows = await tx.rows<{ specimenNo: string; uhid: string; codes: string[]; isStat: boolean }>(sql`
    select s.specimen_no, max(s.patient_id)::text as uhid, array_agg(distinct code."analyserCode" order by code."analyserCode") as codes,
      bool_or(o.priority = 'Stat') as is_stat
    from analyser a
    join specimen s on s.tenant_id = a.tenant_id and s.hospital_id = a.hospital_id and s.specimen_no = any(${numbers}::text[])
      and s.status in ('Received', 'Stored')
    join lab_work w on w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id and w.status in ('Ready', 'Entered')
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join lab_test_parameter l on l.tenant_id = w.tenant_id and l.lab_test_id = w.lab_test_id and l.is_active
    join lateral jsonb_to_recordset(a.map) as code ("analyserCode" text, "labParameterId" bigint)
      on code."labParameterId" = l.lab_parameter_id
    where a.tenant_id = ${tenantId} and a.analyser_id = ${analyserId}
    group by s.specimen_no`);
  return queries.map(({ number, asked }) => ({
    ...(rows.find(({ specimenNo }) => specimenNo === number) ?? {
      specimenNo: number,
      uhid: null,
      codes: [],
      isStat: false,
    }),
    asked,
  }));
}
