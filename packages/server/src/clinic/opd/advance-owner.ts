// The advance of a booking as money is received for it and refunded from it: of an appointment, or of a planned operation.

import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Paise } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { SentModes } from '../../money/payment/split-payment.ts';
import { judgeReceipt, type PaidOwner, receiveMoney, refundMoney } from '../../money/payment/tender.ts';
import { type AdvanceEntry, type BookingKind, moveAdvance, readAdvanceFacts, readMovements } from './advance-store.ts';

/** A booking of a kind, for a patient who may not be registered yet. */
interface OfBooking {
  readonly kind: BookingKind;
  readonly id: number;
  readonly patientId: number | null;
}

const advanceOf = (call: Call, { kind, id, patientId }: OfBooking): PaidOwner<void> => ({
  occasion: { patientId, admissionId: null },
  limitPaise: null,
  write: (money) => moveAdvance(call, kind, id, money, { kind: 'Receive' }),
});

/** Takes the advance of a locked booking that holds none. Answers the warning about its cash, or null. */
export async function takeAdvance(
  call: Call,
  booking: OfBooking,
  sent: SentModes & { readonly advance: Paise },
): Promise<Sentence | null> {
  return (await receiveMoney(call, advanceOf(call, booking), { ...sent, amount: sent.advance })).warning;
}

/** An advance paid with a new booking: judged before the booking has its number, and then written. */
export async function bookWithAdvance(
  call: Call,
  {
    kind,
    patientId = null,
    ...sent
  }: SentModes & {
    readonly kind: BookingKind;
    readonly patientId?: number | null | undefined;
    readonly advance?: Paise | null | undefined;
  },
  insert: () => Promise<number>,
): Promise<{ id: number; warning: Sentence | null }> {
  if (!sent.advance) return { id: await insert(), warning: null };
  const occasion = { patientId, admissionId: null };
  const { money, warning } = await judgeReceipt(call, { occasion }, { ...sent, amount: sent.advance });
  const id = await insert();
  await moveAdvance(call, kind, id, money, { kind: 'Receive' });
  return { id, warning };
}

/** Refunds the whole advance of a locked booking, by the modes sent; afterwards the booking holds nothing. Answers the entry that the memo prints (Q258). */
export async function refundAdvance(
  call: Call,
  { kind, id, advancePaise }: Pick<OfBooking, 'kind' | 'id'> & { readonly advancePaise: Paise },
  { reason, ...modes }: SentModes & { readonly reason: string },
): Promise<AdvanceEntry> {
  await refundMoney(
    call,
    {
      limitPaise: advancePaise,
      facts: () => readAdvanceFacts(call, kind, id),
      write: (money) => moveAdvance(call, kind, id, money, { kind: 'Refund', reason }),
    },
    { ...modes, amount: advancePaise },
  );
  return (await readMovements(call, kind, id)).at(-1) ?? refuse(opdSentences.refundNothing);
}
