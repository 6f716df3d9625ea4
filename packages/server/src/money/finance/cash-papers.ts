// Every paper that brings or takes money, whatever area recorded it, and the sums of such papers by mode.
import type { collectionPaper, paperSources } from '@charaka/contract/money/finance/finance';
import { type Paise, sumPaise } from '@charaka/rules/money/money';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

/** A receipt or refund as a collection lists it. */
export type CashPaper = z.output<typeof collectionPaper>;

/** A table of papers; it has tenant_id, hospital_id, created_by, created_at and day_closing_id besides what it selects. */
interface PaperTable {
  readonly table: string;
  readonly key: string;
  /** Which rows of alias `x` moved money. */
  readonly isPaper: Sql;
  /** Their columns as papers, in one order for all tables. */
  readonly columns: Sql;
  /** The person named on the paper, and the number of the patient; null on a payer's receipt and without a registered patient. */
  readonly patientName: Sql;
  readonly patientId: Sql;
  /** Rows that may still change, as a split does, are locked while a till is closed. */
  readonly isChangeable: boolean;
  /** Puts rows into a closing, or takes them out of theirs (null). */
  readonly put: (numbers: readonly number[], dayClosingId: number | null) => Sql;
}

const amounts = sql`x.cash_paise, x.card_paise, x.upi_paise, x.neft_paise, x.cheque_paise, x.amount_paise`;
const tillColumns = sql`x.tenant_id, x.hospital_id, x.created_by, x.created_at, x.day_closing_id`;

/** The name of the patient of a paper's admission. */
const patientNameOf = sql`(select coalesce(nullif(a.infant_name, ''), name_in_one(p.salutation, p.first_name, p.last_name))
  from admission a join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
  where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id)`;

const patientIdOf = sql`(select a.patient_id from admission a
  where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id)`;

const patientNameOfEncounter = (encounterId: Sql) => sql`(select name_in_one(p.salutation, p.first_name, p.last_name)
  from encounter e join patient p on p.tenant_id = e.tenant_id and p.patient_id = e.patient_id
  where e.tenant_id = x.tenant_id and e.encounter_id = ${encounterId})`;

const patientIdOfEncounter = (encounterId: Sql) => sql`(select e.patient_id from encounter e
  where e.tenant_id = x.tenant_id and e.encounter_id = ${encounterId})`;

const paidByPayer = sql`(select coalesce(sum(p.paid_paise), 0)::bigint from payer_receipt_part p
  where p.tenant_id = x.tenant_id and p.receipt_id = x.receipt_id)`;

/** Another source of money is one more table here. */
const tables: Readonly<Record<(typeof paperSources)[number], PaperTable>> = {
  inpatient: {
    table: 'payment',
    key: 'payment_id',
    // An advance that became a payment was received when it was an advance.
    isPaper: sql`x.is_active and not exists (
      select 1 from advance_entry t where t.tenant_id = x.tenant_id and t.payment_id = x.payment_id)`,
    columns: sql`${tillColumns}, 'inpatient' as source, x.payment_id as paper_id, x.receipt_no, x.fin_year, x.paid_at,
      x.payment_type, x.admission_id, x.bill_id is not null as is_settlement, ${amounts}`,
    patientName: patientNameOf,
    patientId: patientIdOf,
    isChangeable: true,
    put: (numbers, dayClosingId) => sql`update payment set day_closing_id = ${dayClosingId}::bigint
      where tenant_id = current_setting('app.tenant_id')::integer and payment_id = any(${[...numbers]}::bigint[])`,
  },
  advance: {
    table: 'advance_entry',
    key: 'advance_entry_id',
    isPaper: sql`x.kind <> 'Transfer'`,
    columns: sql`${tillColumns}, 'advance' as source, x.advance_entry_id as paper_id, x.receipt_no, x.fin_year,
      x.created_at as paid_at, x.kind as payment_type, null::bigint as admission_id, false as is_settlement, ${amounts}`,
    patientName: sql`coalesce((select b.person_name from appointment b
      where b.tenant_id = x.tenant_id and b.appointment_id = x.appointment_id), '')`,
    patientId: sql`(select b.patient_id from appointment b
      where b.tenant_id = x.tenant_id and b.appointment_id = x.appointment_id)`,
    isChangeable: false,
    put: (numbers, dayClosingId) =>
      sql`select put_advances_into_closing(${[...numbers]}::bigint[], ${dayClosingId}::bigint)`,
  },
  // Money paid with a cash memo at the pharmacy's counter; the bill charges the rest.
  medicine: {
    table: 'pharmacy_sale',
    key: 'sale_id',
    isPaper: sql`x.paid_paise > 0`,
    columns: sql`${tillColumns}, 'medicine' as source, x.sale_id as paper_id, x.memo_no as receipt_no, x.fin_year,
      x.sold_at as paid_at, 'Receive' as payment_type, x.admission_id, false as is_settlement, x.cash_paise, x.card_paise,
      x.upi_paise, x.neft_paise, x.cheque_paise, x.paid_paise as amount_paise`,
    patientName: sql`coalesce(${patientNameOf}, ${patientNameOfEncounter(sql`x.encounter_id`)}, x.person_name, '')`,
    patientId: sql`coalesce(${patientIdOf}, ${patientIdOfEncounter(sql`x.encounter_id`)})`,
    isChangeable: false,
    put: (numbers, dayClosingId) =>
      sql`select put_memos_into_closing(${[...numbers]}::bigint[], ${dayClosingId}::bigint)`,
  },
  // Money refunded there for returned medicine.
  medicineReturn: {
    table: 'pharmacy_return',
    key: 'return_id',
    isPaper: sql`x.paid_back_paise > 0`,
    columns: sql`${tillColumns}, 'medicineReturn' as source, x.return_id as paper_id, x.return_no as receipt_no, x.fin_year,
      x.returned_at as paid_at, 'Refund' as payment_type, x.admission_id, false as is_settlement,
      x.paid_back_paise - x.card_paise - x.upi_paise - x.neft_paise - x.cheque_paise as cash_paise, x.card_paise, x.upi_paise,
      x.neft_paise, x.cheque_paise, x.paid_back_paise as amount_paise`,
    patientName: sql`coalesce(${patientNameOf}, ${patientNameOfEncounter(sql`x.encounter_id`)}, (select s.person_name from pharmacy_sale s
      where s.tenant_id = x.tenant_id and s.sale_id = x.sale_id), '')`,
    patientId: sql`coalesce(${patientIdOf}, ${patientIdOfEncounter(sql`x.encounter_id`)})`,
    isChangeable: false,
    put: (numbers, dayClosingId) =>
      sql`select put_returns_into_closing(${[...numbers]}::bigint[], ${dayClosingId}::bigint)`,
  },
  // Money that payers paid on their claims, without deducted tax and disallowed amounts: those moved no money.
  payer: {
    table: 'payer_receipt',
    key: 'receipt_id',
    isPaper: sql`x.is_active and ${paidByPayer} > 0`,
    columns: sql`${tillColumns}, 'payer' as source, x.receipt_id as paper_id, x.receipt_no, x.fin_year,
      (x.received_on + time '12:00') at time zone (select h.timezone from hospital h
        where h.tenant_id = x.tenant_id and h.hospital_id = x.hospital_id) as paid_at,
      'Receive' as payment_type, null::bigint as admission_id, false as is_settlement, 0::bigint as cash_paise,
      0::bigint as card_paise, 0::bigint as upi_paise, case x.mode when 'NEFT' then ${paidByPayer} else 0 end as neft_paise,
      case x.mode when 'Cheque' then ${paidByPayer} else 0 end as cheque_paise, ${paidByPayer} as amount_paise`,
    patientName: sql`(select s.association_name from association s
      where s.tenant_id = x.tenant_id and s.association_id = x.association_id)`,
    patientId: sql`null::bigint`,
    isChangeable: true,
    put: (numbers, dayClosingId) => sql`update payer_receipt set day_closing_id = ${dayClosingId}::bigint
      where tenant_id = current_setting('app.tenant_id')::integer and receipt_id = any(${[...numbers]}::bigint[])`,
  },
  // Money that outpatients paid on bills of the counter, and refunds with credit notes on them.
  counter: {
    table: 'counter_receipt',
    key: 'counter_receipt_id',
    // An advance that became a receipt was received when it was an advance (OP010).
    isPaper: sql`not exists (
      select 1 from advance_entry t where t.tenant_id = x.tenant_id and t.counter_receipt_id = x.counter_receipt_id)`,
    columns: sql`${tillColumns}, 'counter' as source, x.counter_receipt_id as paper_id, x.receipt_no, x.fin_year, x.paid_at,
      x.kind as payment_type, null::bigint as admission_id, false as is_settlement, ${amounts}`,
    patientName: sql`(select name_in_one(p.salutation, p.first_name, p.last_name)
      from counter_bill b join patient p on p.tenant_id = b.tenant_id and p.patient_id = b.patient_id
      where b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id)`,
    patientId: sql`(select b.patient_id from counter_bill b
      where b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id)`,
    isChangeable: false,
    put: (numbers, dayClosingId) =>
      sql`select put_counter_receipts_into_closing(${[...numbers]}::bigint[], ${dayClosingId}::bigint)`,
  },
};

const papersWith = (more: (table: PaperTable) => Sql): Sql =>
  join(
    Object.values(tables).map(
      (each) => sql`select ${each.columns}${more(each)} from ${raw(each.table)} x where ${each.isPaper}`,
    ),
    ' union all ',
  );

/** All papers, as sums need them; and the same with the person named. */
const allPapers = papersWith(() => sql``);
const namedPapers = papersWith(
  ({ patientName, patientId }) => sql`, ${patientName} as patient_name, ${patientId} as patient_id`,
);

/** The papers of the hospital that meet a condition on `x`, in the order they were recorded. */
export function readPapers(call: Call, wanted: Sql): Promise<CashPaper[]> {
  return call.tx.rows<CashPaper>(sql`
    select x.source, x.paper_id, x.receipt_no, x.fin_year, x.paid_at, x.created_at as recorded_at, x.payment_type,
      x.admission_id, x.patient_id, x.patient_name, x.is_settlement, x.cash_paise as cash, x.card_paise as card, x.upi_paise as upi, x.neft_paise as neft,
      x.cheque_paise as cheque, x.amount_paise as amount
    from (${namedPapers}) x
    where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId} and ${wanted}
    order by x.created_at, x.source, x.paper_id`);
}

/** Sums by mode of the papers of one direction. */
export interface ModeSums {
  readonly count: number;
  readonly cash: Paise;
  readonly card: Paise;
  readonly upi: Paise;
  readonly neft: Paise;
  readonly cheque: Paise;
  readonly total: Paise;
}

/** The sums of the papers of one direction. */
export function sumsOf(all: readonly CashPaper[], paymentType: CashPaper['paymentType']): ModeSums {
  const wanted = all.filter((paper) => paper.paymentType === paymentType);
  const sum = (mode: 'cash' | 'card' | 'upi' | 'neft' | 'cheque' | 'amount') =>
    sumPaise(wanted.map((paper) => paper[mode]));
  return {
    count: wanted.length,
    cash: sum('cash'),
    card: sum('card'),
    upi: sum('upi'),
    neft: sum('neft'),
    cheque: sum('cheque'),
    total: sum('amount'),
  };
}

/** Sums by mode that one collector received or refunded. */
export interface CollectedRow extends ModeSums {
  readonly collectorId: number;
  readonly collectorName: string;
  readonly paymentType: CashPaper['paymentType'];
}

/** The sums of papers dated between two instants by collector and direction, added up by the database. */
export function readCollected(
  call: Call,
  { from, until }: { from: Date; until: Date },
  collectorId: number | undefined,
): Promise<CollectedRow[]> {
  const own = collectorId === undefined ? sql`` : sql`and x.created_by = ${collectorId}`;
  return call.tx.rows<CollectedRow>(sql`
    select x.created_by as collector_id, u.name as collector_name, x.payment_type, count(*) as count,
      sum(x.cash_paise)::bigint as cash, sum(x.card_paise)::bigint as card, sum(x.upi_paise)::bigint as upi,
      sum(x.neft_paise)::bigint as neft, sum(x.cheque_paise)::bigint as cheque, sum(x.amount_paise)::bigint as total
    from (${allPapers}) x join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by
    where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId}
      and x.paid_at >= ${from} and x.paid_at < ${until} ${own}
    group by 1, 2, 3 order by 2, 1, 3`);
}

/** One day's money of one direction, by mode. */
export interface DayOfMoney {
  readonly day: string;
  readonly paymentType: CashPaper['paymentType'];
  readonly cash: Paise;
  readonly card: Paise;
  readonly upi: Paise;
  readonly neft: Paise;
  readonly cheque: Paise;
}

/**
 * Everything that was collected and handed back between two instants, by one collector or by all, day by day of the hospital. This is
 * what 'collected' means everywhere: by collector on their report (`readCollected`), by day on the dashboard, and as the day's movement
 * of the ledger.
 */
export function readDaysOfMoney(
  call: Call,
  { from, until }: { from: Date; until: Date },
  collectorId: number | undefined,
): Promise<DayOfMoney[]> {
  const own = collectorId === undefined ? sql`` : sql`and x.created_by = ${collectorId}`;
  return call.tx.rows<DayOfMoney>(sql`
    select (x.paid_at at time zone ${call.hospital.timezone})::date as day, x.payment_type,
      sum(x.cash_paise)::bigint as cash, sum(x.card_paise)::bigint as card, sum(x.upi_paise)::bigint as upi,
      sum(x.neft_paise)::bigint as neft, sum(x.cheque_paise)::bigint as cheque
    from (${allPapers}) x
    where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId}
      and x.paid_at >= ${from} and x.paid_at < ${until} ${own}
    group by 1, 2`);
}

/** The papers of a collector that no closing holds yet, as a condition on `x`; what was recorded before closings began is history. */
export function unclosedOf(call: Call, collectorId: number): Sql {
  return sql`x.created_by = ${collectorId} and x.day_closing_id is null and x.created_at >= (
    select h.closings_since from hospital h
    where h.tenant_id = ${call.tenantId} and h.hospital_id = ${call.hospital.hospitalId})`;
}

/**
 * Locks the unclosed papers of a collector until the transaction ends and answers them: a split that is being changed is waited
 * for. What is recorded meanwhile is not among them and stays for the next closing.
 */
export async function lockUnclosed(call: Call, collectorId: number): Promise<CashPaper[]> {
  const locked = Object.entries(tables).map(async ([source, { table, key, isPaper, isChangeable }]) => {
    const rows = await call.tx.rows<{ paperId: number }>(sql`
      select x.${raw(key)} as paper_id from ${raw(table)} x
      where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId} and ${isPaper}
        and ${unclosedOf(call, collectorId)}
      order by x.${raw(key)} ${raw(isChangeable ? 'for update' : '')}`);
    return sql`(x.source = ${source} and x.paper_id = any(${rows.map(({ paperId }) => paperId)}::bigint[]))`;
  });
  return readPapers(call, sql`(${join(await Promise.all(locked), ' or ')})`);
}

/** Puts papers into a closing, or takes them out of theirs (null). Lock the till first. */
export async function putIntoClosing(
  call: Call,
  papers: readonly CashPaper[],
  dayClosingId: number | null,
): Promise<void> {
  for (const [source, { put }] of Object.entries(tables)) {
    const numbers = papers.filter((paper) => paper.source === source).map((paper) => paper.paperId);
    if (numbers.length > 0) await call.tx.rows(put(numbers, dayClosingId));
  }
}
