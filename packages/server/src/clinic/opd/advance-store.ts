// The SQL of advances: their split judged by the rules, what a booking holds now, and every movement recorded with its number.

import type { advanceEntry } from '@charaka/contract/clinic/opd/advance';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import { nothingPaid, type PaidModes } from '@charaka/rules/money/paid-modes';
import { heldByMode } from '@charaka/rules/money/refund-way';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { judgeCashReceipt } from '../../money/payment/cash-receipts.ts';
import { judgeRefund } from '../../money/payment/judge-refund.ts';
import { type SentModes, splitPayment } from '../../money/payment/split-payment.ts';
import {
  paidModes,
  shownTender,
  tenderChanges,
  tenderColumns,
  tenderValues,
} from '../../money/payment/tender-columns.ts';

/** An amount by modes, as a booking holds it. */
export interface Advance extends PaidModes {
  readonly advancePaise: Paise;
}

/** Which table holds the booking an advance belongs to, and its key. */
export interface BookingKind {
  readonly table: string;
  readonly key: string;
}

/** The columns of an advance of the table of that alias, as they stand. */
export const advanceColumns = (alias: string): Sql => sql`${raw(`${alias}.advance_paise`)}, ${paidModes(alias)}`;

/** The columns of an advance of the table of that alias, in the contract's names; `amount` is what the total is called there. */
export const shownAdvance = (alias: string, amount = 'advance_paise'): Sql =>
  sql`${raw(`${alias}.${amount}`)} as advance, ${shownTender(alias)}`;

/** The split of an amount, judged as one of a payment is (R467-R474); of a refund at most 10,000 in cash (R487). */
export function splitAdvance(advancePaise: Paise, sent: SentModes, isRefund = false): Advance {
  return { advancePaise, ...splitPayment(sent, { form: 'add payment', amountPaise: advancePaise, isRefund }) };
}

/** Judges the cash of an advance before it is written: refuses, or answers the sentence to warn with, or null (Q115). */
export function judgeAdvance(call: Call, patientId: number | null, { cashPaise }: Advance): Promise<Sentence | null> {
  return judgeCashReceipt(call, { patientId, admissionId: null, paidAt: call.now, cashPaise });
}

/** The booking whose advance is refunded: an appointment, or a booking of the theatre. */
interface RefundedBooking {
  readonly appointmentId: number | null;
  readonly bookingId: number | null;
}

/** Refuses a refund of an advance that needs an approver where the caller is none, or took the advance (Q258, Q268). */
export async function judgeAdvanceRefund(
  call: Call,
  { appointmentId, bookingId }: RefundedBooking,
  refund: Advance,
): Promise<void> {
  const entries = await call.tx.rows<Advance & { isReceived: boolean; createdBy: number; createdAt: string }>(sql`
    select e.kind = 'Receive' as is_received, e.created_by, e.created_at, e.amount_paise as advance_paise, ${paidModes('e')}
    from advance_entry e
    where e.tenant_id = ${call.tenantId} and (e.appointment_id = ${appointmentId} or e.ot_provisional_booking_id = ${bookingId})
    order by e.advance_entry_id`);
  const received = entries.filter(({ isReceived }) => isReceived);
  const gone = entries.filter(({ isReceived }) => !isReceived);
  await judgeRefund(call, {
    amountPaise: refund.advancePaise,
    modes: refund,
    // An advance is refunded whole: what went before is another advance, or became a payment.
    held: { ...heldByMode(received, gone), refundedPaise: ZERO },
    paidAt: received.at(-1)?.createdAt ?? call.now,
    doneWork: null,
    makerIds: received.map(({ createdBy }) => createdBy),
  });
}

/** What an advance did: taken or given back with a number of its own, or become a payment. */
export type Movement =
  | { readonly kind: 'Receive' }
  | { readonly kind: 'Refund'; readonly reason: string }
  | { readonly kind: 'Transfer'; readonly paymentId: number }
  | { readonly kind: 'Transfer'; readonly counterReceiptId: number; readonly kept: Advance };

const noAdvance: Advance = { advancePaise: ZERO, ...nothingPaid };

/** Moves the advance of a locked booking: what was taken is held from now on; given back or passed on, nothing is. */
export async function moveAdvance(
  call: Call,
  booking: BookingKind,
  id: number,
  moved: Advance,
  movement: Movement,
): Promise<void> {
  await holdAdvance(call, booking, id, heldAfter(moved, movement));
  await recordMovement(call, booking, id, moved, movement);
}

/** All that was taken; nothing once it is gone; what was over where a bill of the counter took a part. */
function heldAfter(moved: Advance, movement: Movement): Advance {
  if (movement.kind === 'Receive') return moved;
  return 'kept' in movement ? movement.kept : noAdvance;
}

async function holdAdvance(call: Call, { table, key }: BookingKind, id: number, held: Advance): Promise<void> {
  await call.tx.rows(sql`
    update ${raw(table)} set advance_paise = ${held.advancePaise}, ${tenderChanges(held)}
    where tenant_id = ${call.tenantId} and ${raw(key)} = ${id}`);
}

/** Records a movement of the advance of a booking, today, with the next number of its series (money.md). */
async function recordMovement(
  call: Call,
  { key }: BookingKind,
  id: number,
  moved: Advance,
  movement: Movement,
): Promise<void> {
  const finYear = financialYearOn(call, todayOf(call));
  const { hospitalId } = call.hospital;
  const series = { Receive: 'advance', Refund: 'advance refund', Transfer: null }[movement.kind];
  const receiptNo = series === null ? sql`null` : sql`next_number(${series}, ${hospitalId}, ${finYear})`;
  await call.tx.rows(sql`
    insert into advance_entry (tenant_id, hospital_id, ${raw(key)}, kind, fin_year, receipt_no, amount_paise, ${tenderColumns},
      reason, payment_id, counter_receipt_id, created_by)
    values (${call.tenantId}, ${hospitalId}, ${id}, ${movement.kind}, ${finYear}, ${receiptNo}, ${moved.advancePaise},
      ${tenderValues(moved)},
      ${movement.kind === 'Refund' ? movement.reason : null},
      ${'paymentId' in movement ? movement.paymentId : null},
      ${'counterReceiptId' in movement ? movement.counterReceiptId : null}, ${call.userId})`);
}

/** Every movement of the advance of a booking, the first one first. */
export function readMovements(call: Call, { key }: BookingKind, id: number): Promise<z.output<typeof advanceEntry>[]> {
  return call.tx.rows(sql`
    select e.advance_entry_id as entry_id, e.kind, e.receipt_no, e.fin_year, ${shownAdvance('e', 'amount_paise')}, e.reason,
      e.payment_id is not null as is_paid_into_admission, e.created_at, u.name as created_by_name
    from advance_entry e join app_user u on u.tenant_id = e.tenant_id and u.user_id = e.created_by
    where e.tenant_id = ${call.tenantId} and e.${raw(key)} = ${id}
    order by e.advance_entry_id`);
}
