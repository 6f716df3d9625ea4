// Turns the advance of a booking into a payment of the admission made from the booking (R398, R399).
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import type { Call } from '../../kernel/handler.ts';
import { lockCashOf } from '../../money/payment/cash-receipts.ts';
import { insertPayment } from '../../money/payment/payment-store.ts';
import { bookedToday } from '../../money/payment/tender.ts';
import type { Admitted } from '../../stay/admission/after-admission-step.ts';
import { type Advance, type BookingKind, moveAdvance } from './advance-store.ts';

/** A locked booking and what it holds. */
interface PaidIn {
  readonly kind: BookingKind;
  readonly id: number;
  readonly held: Advance;
  readonly note: string;
}

/** The amounts held become one payment of the admission, by the same modes and with the next receipt number; nothing stays behind. */
export async function payInAdvance(
  call: Call,
  { admissionId, form: { patientId } }: Admitted,
  { kind, id, held, note }: PaidIn,
): Promise<void> {
  if (held.advancePaise === 0) return;
  await lockCashOf(call, patientId);
  const { advancePaise: amountPaise, ...modes } = held;
  const money = { ...bookedToday(call), amountPaise, modes };
  const { paymentId } = await insertPayment(call, { admissionId, paymentType: 'Receive', note }, money);
  await moveAdvance(call, kind, id, money, { kind: 'Transfer', paymentId });
  await call.announce(paymentTopic, admissionId);
}
