// The SQL of advances: what a booking holds now, and every movement recorded with its number.

import type { advanceEntry } from '@charaka/contract/clinic/opd/advance';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import { nothingPaid, type PaidModes } from '@charaka/rules/money/paid-modes';
import { type ByMode, heldByMode } from '@charaka/rules/money/refund-way';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import {
  type Money,
  moneyColumns,
  moneyValues,
  paidModes,
  shownTender,
  tenderChanges,
} from '../../money/payment/tender-columns.ts';

/** A recorded movement of an advance. */
export type AdvanceEntry = z.output<typeof advanceEntry>;

/** An amount by modes, as a booking holds it. */
export interface Advance extends PaidModes {
  readonly advancePaise: Paise;
}

/** Which table holds the booking an advance belongs to, and its key. */
export interface BookingKind {
  readonly table: string;
  readonly key: string;
}

/** Money as a booking holds it. */
const heldAs = ({ amountPaise, modes }: Pick<Money, 'amountPaise' | 'modes'>): Advance => ({
  ...modes,
  advancePaise: amountPaise,
});

/** The columns of an advance of the table of that alias, as they stand. */
export const advanceColumns = (alias: string): Sql => sql`${raw(`${alias}.advance_paise`)}, ${paidModes(alias)}`;

/** The columns of an advance of the table of that alias, in the contract's names; `amount` is what the total is called there. */
export const shownAdvance = (alias: string, amount = 'advance_paise'): Sql =>
  sql`${raw(`${alias}.${amount}`)} as advance, ${shownTender(alias)}`;

/** An entry of an advance: received or refunded with its own number, or turned into a payment. */
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
  moved: Money,
  movement: Movement,
): Promise<void> {
  await holdAdvance(call, booking, id, heldAfter(moved, movement));
  await recordMovement(call, booking, id, moved, movement);
}

/** All that was taken; nothing once it is gone; what was over where a bill of the counter took a part. */
function heldAfter(moved: Money, movement: Movement): Advance {
  if (movement.kind === 'Receive') return heldAs(moved);
  return 'kept' in movement ? movement.kept : noAdvance;
}

async function holdAdvance(call: Call, { table, key }: BookingKind, id: number, held: Advance): Promise<void> {
  await call.tx.rows(sql`
    update ${raw(table)} set advance_paise = ${held.advancePaise}, ${tenderChanges(held)}
    where tenant_id = ${call.tenantId} and ${raw(key)} = ${id}`);
}

/** Records a movement of the advance of a booking; a transfer has no number of its own. */
async function recordMovement(
  call: Call,
  { key }: BookingKind,
  id: number,
  moved: Money,
  movement: Movement,
): Promise<void> {
  const series = { Receive: 'advance', Refund: 'advance refund', Transfer: null }[movement.kind];
  await call.tx.rows(sql`
    insert into advance_entry (tenant_id, hospital_id, ${raw(key)}, kind, ${moneyColumns}, reason, payment_id, counter_receipt_id,
      created_by)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${id}, ${movement.kind}, ${moneyValues(call, series, moved)},
      ${movement.kind === 'Refund' ? movement.reason : null},
      ${'paymentId' in movement ? movement.paymentId : null},
      ${'counterReceiptId' in movement ? movement.counterReceiptId : null}, ${call.userId})`);
}

/** An advance taken or given back, with the user and the time. */
interface MovedMoney extends ByMode {
  readonly isReceived: boolean;
  readonly createdBy: number;
  readonly createdAt: string;
}

/** The facts that decide about a refund of the advance of a booking; the advance is refunded whole, and an earlier refund belongs to another advance (Q258, Q268). */
export async function readAdvanceFacts(call: Call, { key }: BookingKind, id: number) {
  const entries = await call.tx.rows<MovedMoney>(sql`
    select e.kind = 'Receive' as is_received, e.created_by, e.created_at, ${paidModes('e')} from advance_entry e
    where e.tenant_id = ${call.tenantId} and e.${raw(key)} = ${id} order by e.advance_entry_id`);
  const received = entries.filter(({ isReceived }) => isReceived);
  const gone = entries.filter(({ isReceived }) => !isReceived);
  return {
    held: { ...heldByMode(received, gone), refundedPaise: ZERO },
    paidAt: received.at(-1)?.createdAt ?? call.now,
    doneWork: null,
    makerIds: received.map(({ createdBy }) => createdBy),
  };
}

/** Every movement of the advance of a booking, the first one first. */
export function readMovements(call: Call, { key }: BookingKind, id: number): Promise<AdvanceEntry[]> {
  return call.tx.rows(sql`
    select e.advance_entry_id as entry_id, e.kind, e.receipt_no, e.fin_year, ${shownAdvance('e', 'amount_paise')}, e.reason,
      e.payment_id is not null as is_paid_into_admission, e.created_at, u.name as created_by_name
    from advance_entry e join app_user u on u.tenant_id = e.tenant_id and u.user_id = e.created_by
    where e.tenant_id = ${call.tenantId} and e.${raw(key)} = ${id}
    order by e.advance_entry_id`);
}
