// A call of the laboratory on the wire: who was told and read it back, or that no one was reached (LB020, LB044).
import type { z } from 'zod';
import { orderChecks } from '../../clinic/order/order-sentences.ts';
import { flag, optional, requiredText, text } from '../../kernel/field.ts';
import { laboratoryChecks } from './laboratory-sentences.ts';

/** How a call ended, as the person who made it enters it. */
export const loggedCall = {
  isReached: flag(),
  toldName: requiredText(orderChecks.toldToMissing, 120),
  isReadBack: flag(),
  note: optional(text(300)),
};

/** A person who was reached reads the result back. */
export function refuseNotReadBack(
  { isReached, isReadBack }: { readonly isReached: boolean; readonly isReadBack: boolean },
  context: z.core.$RefinementCtx,
): void {
  if (isReached && !isReadBack)
    context.addIssue({ code: 'custom', path: ['isReadBack'], message: laboratoryChecks.readBackNeeded.text });
}
