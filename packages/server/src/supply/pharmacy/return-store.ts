// The SQL of returns: write one, read them whole, list them.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import type { listSalesReturns } from '@charaka/contract/supply/pharmacy/sales-return';
import type { MedicineFigures } from '@charaka/rules/money/medicine-line';
import type { Paise } from '@charaka/rules/money/money';
import type { PaidModes } from '@charaka/rules/money/paid-modes';
import sql, { join, type Sql } from 'sql-template-tag';
import { type AskedDays, withinDays } from '../../kernel/asked-days.ts';
import type { Call } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import type { MedicineReturn } from '../../money/account/account-source.ts';
import { memoPatientName } from './memo-columns.ts';
import { pharmacySettings } from './pharmacy-settings.ts';

type ReturnRow = OutputOf<typeof listSalesReturns>['rows'][number];
type ReturnLine = MedicineReturn['lines'][number];

/** The part of a refund in cash: what no other mode has. */
const cash = sql`(r.paid_back_paise - r.card_paise - r.upi_paise - r.neft_paise - r.cheque_paise)`;

const fields = sql`r.return_id, r.return_number, r.fin_year, r.returned_at,
  case when r.admission_id is null then 'OPD/OUTSIDE' else 'IPD' end as return_type, r.sale_id, s.cash_memo,
  s.net_paise as sales_amount, r.admission_id, r.encounter_id, p.patient_id, a.admission_mode, v.opd_number, ${memoPatientName},
  r.gross_paise as gross, r.discount_paise as discount, r.taxable_paise as taxable, r.sgst_paise as sgst, r.cgst_paise as cgst,
  r.sgst_paise + r.cgst_paise as tax, r.net_paise as net, r.paid_back_paise as paid_back, ${cash} as cash, r.card_paise as card,
  r.card_number, r.upi_paise as upi, r.upi_reference, r.neft_paise as neft, r.neft_reference, r.cheque_paise as cheque_amount,
  r.cheque_number, r.round_off_paise as round_off, r.net_paise + r.round_off_paise - r.paid_back_paise as credited,
  r.own_money_paise as own_money, z.order_no as settled_bill_no, r.reason, r.is_own_mistake, g.document_no as gst_document_no,
  u.name as created_by_name`;

const tables = sql`pharmacy_return r
  join pharmacy_sale s on s.tenant_id = r.tenant_id and s.sale_id = r.sale_id
  left join admission a on a.tenant_id = r.tenant_id and a.admission_id = r.admission_id
  left join encounter e on e.tenant_id = r.tenant_id and e.encounter_id = r.encounter_id
  left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
  left join patient p on p.tenant_id = r.tenant_id and p.patient_id = coalesce(a.patient_id, e.patient_id)
  join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.created_by
  left join bill z on z.tenant_id = r.tenant_id and z.bill_id = r.settled_bill_id
  left join gst_document g on g.tenant_id = r.tenant_id and g.return_id = r.return_id`;

/** Returns of the hospital, the newest first. */
export function returnList(call: Call, days: AskedDays): PatientRowSource {
  return {
    patient: sql`p.patient_id`,
    select: fields,
    from: tables,
    where: join(
      [
        sql`r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId}`,
        ...withinDays(call, sql`r.returned_at`, days),
      ],
      ' and ',
    ),
    columns: {
      returnId: { sql: sql`r.return_id`, kind: 'number' },
      returnNumber: { sql: sql`r.return_number`, kind: 'text' },
      finYear: { sql: sql`r.fin_year`, kind: 'text' },
      returnedAt: { sql: sql`r.returned_at`, kind: 'instant', isNeverNull: true },
      cashMemo: { sql: sql`s.cash_memo`, kind: 'text' },
      admissionId: { sql: sql`r.admission_id`, kind: 'number' },
      patientId: { sql: sql`p.patient_id`, kind: 'number' },
      opdNumber: { sql: sql`v.opd_number`, kind: 'text' },
      patientName: { sql: sql`coalesce(p.search_name, lower(s.person_name))`, kind: 'text' },
      gross: { sql: sql`r.gross_paise`, kind: 'money' },
      net: { sql: sql`r.net_paise`, kind: 'money' },
      paidBack: { sql: sql`r.paid_back_paise`, kind: 'money' },
    },
    tieBreak: sql`r.return_id desc`,
    defaultOrder: sql`r.returned_at desc`,
  };
}

/** Returns with their lines, the first one first, of the memos that `which` says of the sale `s`; pipelined. */
export async function readReturns(call: Call, which: Sql): Promise<MedicineReturn[]> {
  const here = sql`r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId}`;
  const [rows, lines] = await Promise.all([
    call.tx.rows<ReturnRow>(sql`select ${fields} from ${tables} where ${here} and ${which} order by r.return_id`),
    call.tx.rows<ReturnLine & { returnId: number }>(sql`
      select x.return_id, x.sale_line_id, l.item_name, l.item_code, l.batch_number, l.expiry, l.mrp_paise as mrp, x.quantity,
        x.gross_paise as gross, x.discount_paise as discount, x.taxable_paise as taxable, x.sgst_paise as sgst_amount,
        x.cgst_paise as cgst_amount, x.sgst_paise + x.cgst_paise as tax, x.value_paise as net,
        l.cgst_basis_points + l.sgst_basis_points as tax_percent, l.tax_slab, exists (select from stock_move m
          join store q on q.tenant_id = m.tenant_id and q.store_id = m.store_id and q.store_kind = 'Quarantine'
          where m.tenant_id = x.tenant_id and m.return_line_id = x.return_line_id) as is_in_quarantine
      from pharmacy_return_line x
      join pharmacy_return r on r.tenant_id = x.tenant_id and r.return_id = x.return_id
      join pharmacy_sale s on s.tenant_id = r.tenant_id and s.sale_id = r.sale_id
      join pharmacy_sale_line l on l.tenant_id = x.tenant_id and l.sale_line_id = x.sale_line_id
      where ${here} and ${which} order by x.return_line_id`),
  ]);
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ returnId }) => returnId === row.returnId).map(({ returnId: _, ...line }) => line),
  }));
}

/** A return to be written. */
export interface NewReturn extends Omit<MedicineFigures, 'valuePaise'> {
  /** The stay or, of an outpatient's memo, the encounter; the other one is null. */
  readonly admissionId: number | null;
  readonly encounterId: number | null;
  readonly saleId: number;
  readonly finYear: string;
  readonly netPaise: Paise;
  readonly paidBackPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly modes: PaidModes;
  readonly reason: string | null;
  readonly isOwnMistake: boolean;
  /** Whether a credit note goes with it: not where the memo is part of the treatment. */
  readonly hasGstDocument: boolean;
}

/** Writes a return under the next number of the hospital and year, without gaps. Answers its number. */
export async function insertReturn(call: Call, entry: NewReturn): Promise<number> {
  const { tenantId, hospital, userId, now } = call;
  const { hospitalId } = hospital;
  const { pharmacySalePrefix } = pharmacySettings.of(hospital);
  const { admissionId, encounterId, modes } = entry;
  const { returnId } = await call.tx.one<{ returnId: number }>(
    sql`insert into pharmacy_return (tenant_id, hospital_id, admission_id, encounter_id, sale_id, fin_year, return_no, return_number,
        returned_at, gross_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, net_paise, round_off_paise, paid_back_paise,
        card_paise, card_number, upi_paise, upi_reference, neft_paise, neft_reference, cheque_paise, cheque_number, reason, is_own_mistake,
        has_gst_document, created_by)
      select ${tenantId}, ${hospitalId}, ${admissionId}::bigint, ${encounterId}::bigint, ${entry.saleId}, ${entry.finYear}, n.no,
        ${pharmacySalePrefix} || 'R' || n.no, ${now}, ${entry.grossPaise}, ${entry.discountPaise}, ${entry.taxablePaise},
        ${entry.cgstPaise}, ${entry.sgstPaise}, ${entry.netPaise}, ${entry.roundOffPaise}, ${entry.paidBackPaise},
        ${modes.cardPaise}, ${modes.cardNumber}, ${modes.upiPaise}, ${modes.upiReference}, ${modes.neftPaise},
        ${modes.neftReference}, ${modes.chequePaise}, ${modes.chequeNumber}, ${entry.reason}, ${entry.isOwnMistake}, ${entry.hasGstDocument}, ${userId}
      from next_number('sales return', ${hospitalId}, ${entry.finYear}) n (no)
      returning return_id`,
    pharmacySentences.returnNotWritten,
  );
  return returnId;
}

/** A line to be written: the sold line, and what is given back for it. */
export interface NewReturnLine extends MedicineFigures {
  readonly saleLineId: number;
  readonly quantity: number;
}

/** Writes the lines of a return. Answers their numbers in the order of the lines. */
export async function insertReturnLines(
  call: Call,
  returnId: number,
  lines: readonly NewReturnLine[],
): Promise<number[]> {
  const rows = lines.map(
    (line) => sql`(${call.tenantId}, ${returnId}, ${line.saleLineId}, ${line.quantity}, ${line.grossPaise},
      ${line.discountPaise}, ${line.valuePaise}, ${line.taxablePaise}, ${line.cgstPaise}, ${line.sgstPaise})`,
  );
  const written = await call.tx.rows<{ returnLineId: number }>(sql`
    insert into pharmacy_return_line (tenant_id, return_id, sale_line_id, quantity, gross_paise, discount_paise, value_paise,
      taxable_paise, cgst_paise, sgst_paise)
    values ${join(rows, ', ')} returning return_line_id`);
  return written.map(({ returnLineId }) => returnLineId);
}
