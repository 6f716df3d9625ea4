// Signs what a bill of the counter orders besides: a doctor's paper asks for it, and the department hears of it with the bill (OR007, OR017).

import type { addCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { signGroup } from '../order/sign-group.ts';
import { lockOpdVisit } from './counter-visit-store.ts';

type NewBill = ParsedOf<typeof addCounterBill>['counterBill'];

/** The bill with the orders in the place of the charges they were signed for; all is refused with the bill. */
export async function orderOnPaper(call: Call, asked: NewBill): Promise<NewBill> {
  const { encounterId, orderedById, readBackBy } = asked;
  const wanted = asked.lines.flatMap(({ isOrdered, chargeId, ...line }) =>
    isOrdered && chargeId != null ? [{ ...line, chargeId, priority: 'Routine' as const }] : [],
  );
  if (wanted.length === 0) return asked;
  if (!orderedById)
    return refuse(fieldSentences.selectDoctor, { 'counterBill.orderedById': fieldSentences.selectDoctor });
  const isVerbal = call.session.staffId !== orderedById;
  if (isVerbal && !readBackBy?.trim())
    return refuse(orderSentences.readBackMissing, { 'counterBill.readBackBy': orderSentences.readBackMissing });
  // The visit before its encounter, as everywhere.
  await lockOpdVisit(call, encounterId);
  const { orderIds } = await signGroup(call, { encounterId, orderedById, isVerbal, readBackBy, lines: wanted });
  const signed = orderIds.values();
  const lines = asked.lines.map((line) =>
    line.isOrdered ? { ...line, isOrdered: false, chargeId: null, orderId: signed.next().value ?? null } : line,
  );
  return { ...asked, lines };
}
