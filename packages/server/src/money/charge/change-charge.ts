// Changes a posted line or takes it off, with a reason, until the final bill.

import {
  deleteCharge as deleteChargeEndpoint,
  updateCharge as updateChargeEndpoint,
} from '@charaka/contract/money/charge/charge';
import { chargeSentences } from '@charaka/contract/money/charge/charge-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { ZERO } from '@charaka/rules/money/money';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readStanding } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { changeLine, findLine, type TypedLine } from './change-charge-store.ts';
import { refuseAmounts, refuseClosed, refusePartOfWhole, refuseUnusual } from './charge-checks.ts';
import { withChanged } from './gift-account.ts';
import { judgeLines } from './judge-gift.ts';

/** Refuses when another user changed the line or took it off since it was read. */
export const updateCharge = handle(updateChargeEndpoint, async (call, { serviceCharge: entry }) => {
  const line = await lockLine(call, entry, chargeSentences.noChargeChanged);
  if ((entry.changedAt ?? null) !== line.changedAt)
    refuse(chargeSentences.changedMeanwhile({ description: line.description }));
  const amounts = {
    quantityThousandths: entry.quantity,
    appliedPaise: entry.appliedCharge,
    itemDiscountPaise: entry.itemDiscount ?? ZERO,
  };
  refusePartOfWhole({ ...line, chargeName: line.description }, entry.quantity, line.quantityThousandths);
  refuseAmounts(line.description, amounts);
  refuseUnusual(call, amounts, line);
  await judgeLines(call, entry.admissionId, (gift) => withChanged(gift, line.serviceChargeId, amounts, call.now));
  await changeLine(call, line, { ...amounts, remark: entry.remark || null, isActive: true, reason: entry.reason });
  call.say(chargeSentences.chargeUpdated);
  return {};
});

/** The line stays saved, outside every list and bill. */
export const deleteCharge = handle(deleteChargeEndpoint, async (call, { serviceCharge: entry }) => {
  const line = await lockLine(call, entry, chargeSentences.noChargeDeleted);
  await judgeLines(call, entry.admissionId, (gift) => withChanged(gift, line.serviceChargeId, null, call.now));
  await changeLine(call, line, { ...line, isActive: false, reason: entry.reason });
  call.say(chargeSentences.chargeDeleted);
  return {};
});

type LineOfAdmission = { readonly admissionId: number; readonly serviceChargeId: number };

/** The present line, behind the admission's lock. */
async function lockLine(
  call: Call,
  { admissionId, serviceChargeId }: LineOfAdmission,
  deed: Sentence,
): Promise<TypedLine> {
  const [, standing, line] = await call.tx.behind([() => lockAdmission(call, admissionId)], () => [
    readStanding(call, admissionId),
    findLine(call, admissionId, serviceChargeId),
  ]);
  refuseClosed(call, standing, deed);
  return line ?? refuse(chargeSentences.chargeDeletedAlready);
}
