// What an analyser is to measure on the specimens it asks about: the open works, by its own codes (LB090).
import type { AnalyserOrder } from '@charaka/rules/diagnostics/astm-record';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** Each specimen is answered, one that is unknown or has nothing open with no codes. */
export async function readOpenOrders(
  { tx, tenantId }: { readonly tx: Transaction; readonly tenantId: number },
  analyserId: number,
  specimenNos: readonly string[],
): Promise<AnalyserOrder[]> {
  const rows = await tx.rows<{ specimenNo: string; codes: string[]; isStat: boolean }>(sql`
    select s.specimen_no, array_agg(distinct code."analyserCode" order by code."analyserCode") as codes,
      bool_or(o.priority = 'Stat') as is_stat
    from analyser a
    join specimen s on s.tenant_id = a.tenant_id and s.hospital_id = a.hospital_id and s.specimen_no = any(${[...specimenNos]}::text[])
      and s.status in ('Received', 'Stored')
    join lab_work w on w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id and w.status in ('Ready', 'Entered')
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join lab_test_parameter l on l.tenant_id = w.tenant_id and l.lab_test_id = w.lab_test_id and l.is_active
    join lateral jsonb_to_recordset(a.map) as code ("analyserCode" text, "labParameterId" bigint)
      on code."labParameterId" = l.lab_parameter_id
    where a.tenant_id = ${tenantId} and a.analyser_id = ${analyserId}
    group by s.specimen_no`);
  return specimenNos.map(
    (specimenNo) => rows.find((row) => row.specimenNo === specimenNo) ?? { specimenNo, codes: [], isStat: false },
  );
}
