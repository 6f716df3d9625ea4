// Enters what the payer finally authorises; the final bill uses it from then on (Q48, Q130, Q265).

import { setFinalAuthorized as setFinalAuthorizedEndpoint } from '@charaka/contract/money/tpa/settlement';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import type { Paise } from '@charaka/rules/money/money';
import { maySetFinalAuthorized } from '@charaka/rules/stay/admission-state';
import { dischargeRuleSentences } from '@charaka/rules/stay/discharge';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { closedReason } from '../../stay/admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../../stay/admission/admission-store.ts';
import { writeFinalAuthorized } from './settlement-store.ts';
import { confirmedTotal } from './version-store.ts';

/** For a payer's case whose discharge is initiated, until the final bill; 0 without a payer's refusal removes the amount. */
export const setFinalAuthorized = handle(setFinalAuthorizedEndpoint, async (call, { admission }) => {
  const { finalAuthorized, isRefusedByPayer } = admission;
  if (isRefusedByPayer && finalAuthorized > 0) refuse(tpaSentences.refusedWithAmount);
  const amount = isRefusedByPayer || finalAuthorized > 0 ? finalAuthorized : null;
  await enterFinalAuthorized(call, await lockAdmission(call, admission.admissionId), amount);
  if (amount === null) call.say(tpaSentences.finalAmountTakenBack);
  else call.say(amount > 0 ? tpaSentences.finalAmountSaved : tpaSentences.payerPaysNothing);
  return {};
});

/** Enters the amount of a locked admission, 0 where the payer pays nothing and null for none, or refuses with what is missing. */
export async function enterFinalAuthorized(call: Call, locked: LockedAdmission, amount: Paise | null): Promise<void> {
  if (!maySetFinalAuthorized(locked)) {
    const closed = closedReason(locked);
    if (closed) refuse(tpaSentences.finalAmountClosed({ closed }));
    refuse(locked.hasAssociation ? dischargeRuleSentences.initiateDischargeFirst : tpaSentences.addTpaFirst);
  }
  const { payerCount } = await confirmedTotal(call, locked.admissionId);
  if (payerCount > 0) refuse(tpaSentences.finalAmountIsSum);
  await writeFinalAuthorized(call, locked.admissionId, amount);
}
