// Finds receipts and refunds of inpatients by their number, for the search of the shell.
import type { RecordNumber } from '@charaka/rules/list/record-number';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { ofListedModes } from '../../stay/admission/admission-reach.ts';
import { type FoundRecord, MOST_OF_AN_AREA, yearsFrom } from '../../stay/admission/numbered-records.ts';

/** Payments of the stays whose list the caller sees. */
export async function findByNumber(call: Call, { series }: RecordNumber): Promise<readonly FoundRecord[]> {
  const isListed = ofListedModes(call, sql`a.admission_mode`);
  const years = series ? yearsFrom(call, series.year) : [];
  if (!series || !isListed || years.length === 0) return [];
  return call.tx.rows<FoundRecord>(sql`
    select case p.payment_type when 'Receive' then 'stayReceipt' else 'stayRefund' end as kind,
      p.receipt_no || ' / ' || p.fin_year as number, p.payment_id as record_id, a.patient_id, a.admission_id
    from payment p join admission a on a.tenant_id = p.tenant_id and a.admission_id = p.admission_id
    where p.tenant_id = ${call.tenantId} and p.hospital_id = ${call.hospital.hospitalId} and p.fin_year = any(${years}::text[])
      and p.payment_type in ('Receive', 'Refund') and p.receipt_no = ${series.number}::bigint and not a.is_cancelled
      and ${isListed}
    order by p.fin_year desc, p.payment_type limit ${MOST_OF_AN_AREA}`);
}
