// The advance of an appointment becomes a receipt of the bill of its visit; no money moves, and what is over stays held (OP010).

import { type Paise, subtractPaise } from '@charaka/rules/money/money';
import { takeFromModes } from '@charaka/rules/money/part-of-modes';
import type { Call } from '../../kernel/handler.ts';
import { moveAdvance } from '../opd/advance-store.ts';
import { appointmentBooking, type LockedAppointment, lockAppointment } from '../opd/appointment-store.ts';
import { insertCounterReceipt } from './counter-bill-store.ts';
import type { CounterVisit } from './counter-visit-store.ts';

/** The appointment of a visit, held, where it holds an advance. */
export async function lockHeldAdvance(call: Call, visit: CounterVisit | null): Promise<LockedAppointment | null> {
  if (visit?.appointmentId == null || visit.advancePaise === 0) return null;
  const held = await lockAppointment(call, visit.appointmentId);
  return held.advancePaise > 0 ? held : null;
}

interface PaidIn {
  readonly counterBillId: number;
  readonly finYear: string;
  readonly held: LockedAppointment;
  readonly amountPaise: Paise;
}

/** Writes the receipt by the modes the advance was taken by, and the transfer that names it; the cash of the patient is held. */
export async function payAdvanceIn(call: Call, { counterBillId, finYear, held, amountPaise }: PaidIn): Promise<void> {
  const { taken, left } = takeFromModes(held, amountPaise);
  const money = { finYear, paidAt: call.now, amountPaise, modes: taken };
  const counterReceiptId = await insertCounterReceipt(call, { counterBillId, kind: 'Receive', reason: null }, money);
  const kept = { ...left, advancePaise: subtractPaise(held.advancePaise, amountPaise) };
  await moveAdvance(call, appointmentBooking, held.appointmentId, money, { kind: 'Transfer', counterReceiptId, kept });
}
