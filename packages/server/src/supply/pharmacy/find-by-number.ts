// Finds medicine bills and returns by their number or that of their tax document, for the search of the shell.
import { returnMenu } from '@charaka/contract/supply/pharmacy/sales-return';
import { saleMenu } from '@charaka/contract/supply/pharmacy/stock';
import { stripPrefix } from '@charaka/rules/list/display-number';
import type { RecordNumber } from '@charaka/rules/list/record-number';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { type FoundRecord, MOST_OF_AN_AREA, yearsFrom } from '../../stay/admission/numbered-records.ts';
import { pharmacySettings } from './pharmacy-settings.ts';

interface MemoNumber {
  readonly number: number;
  readonly years: readonly string[];
}

/** The number behind the prefix of the hospital, of any year; undefined where the prefix is another. */
function behindPrefix(call: Call, prefixed: string, prefix: string): MemoNumber | undefined {
  const digits = stripPrefix(prefixed, [prefix]);
  return /^\d+$/.test(digits) ? { number: Number(digits), years: yearsFrom(call, '') } : undefined;
}

/** The condition of a table of memos: by the tax document, by the whole number, or the digits alone. */
function wantedOf(call: Call, typed: RecordNumber, columns: { id: Sql; number: Sql; prefix: string; document: Sql }) {
  const { series, document, prefixed } = typed;
  if (document)
    return sql`${columns.id} in (select ${columns.document} from gst_document d where d.tenant_id = ${call.tenantId}
      and d.hospital_id = ${call.hospital.hospitalId} and d.document_no = ${document})`;
  const bare = series && { number: series.number, years: yearsFrom(call, series.year) };
  const memo = bare ?? (prefixed === undefined ? undefined : behindPrefix(call, prefixed, columns.prefix));
  if (!memo || memo.years.length === 0) return undefined;
  return sql`m.hospital_id = ${call.hospital.hospitalId} and m.fin_year = any(${[...memo.years]}::text[])
    and ${columns.number} = ${memo.number}::bigint`;
}

/** Memos of the screens that the caller sees. */
export async function findByNumber(call: Call, typed: RecordNumber): Promise<readonly FoundRecord[]> {
  const { pharmacySalePrefix: prefix } = pharmacySettings.of(call.hospital);
  const sale = wantedOf(call, typed, {
    id: sql`m.sale_id`,
    number: sql`m.memo_no`,
    prefix,
    document: sql`d.sale_id`,
  });
  const back = wantedOf(call, typed, {
    id: sql`m.return_id`,
    number: sql`m.return_no`,
    prefix: `${prefix}R`,
    document: sql`d.return_id`,
  });
  const stay = sql`left join admission a on a.tenant_id = m.tenant_id and a.admission_id = m.admission_id`;
  const visit = sql`left join encounter e on e.tenant_id = m.tenant_id and e.encounter_id = m.encounter_id`;
  // The search of the shell names a patient; a person without a record has none.
  const ofPatient = sql`coalesce(a.patient_id, e.patient_id) is not null`;
  const sales =
    sale && hasRight(call.session, saleMenu, 'view')
      ? await call.tx.rows<FoundRecord>(sql`
          select 'medicineBill' as kind, m.cash_memo as number, m.sale_id as record_id, coalesce(a.patient_id, e.patient_id) as patient_id,
            a.admission_id
          from pharmacy_sale m ${stay} ${visit} where m.tenant_id = ${call.tenantId} and ${sale} and ${ofPatient}
          order by m.fin_year desc limit ${MOST_OF_AN_AREA}`)
      : [];
  const returns =
    back && hasRight(call.session, returnMenu, 'view')
      ? await call.tx.rows<FoundRecord>(sql`
          select 'medicineReturn' as kind, m.return_number as number, m.return_id as record_id, coalesce(a.patient_id, e.patient_id) as patient_id,
            a.admission_id
          from pharmacy_return m ${stay} ${visit} where m.tenant_id = ${call.tenantId} and ${back} and ${ofPatient}
          order by m.fin_year desc limit ${MOST_OF_AN_AREA}`)
      : [];
  return [...sales, ...returns];
}
