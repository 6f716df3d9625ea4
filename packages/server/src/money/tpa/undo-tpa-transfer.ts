// Takes the last change of payer back: payer and lines are as they were, to the paisa.

import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import { undoTpaTransfer as undoTpaTransferEndpoint } from '@charaka/contract/money/tpa/transfer';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { withdrawnByTransfer } from '@charaka/rules/money/bill-version';
import { mayUndoTpaTransfer } from '@charaka/rules/stay/admission-state';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { closedReason, viewerOf } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import {
  countLinesSince,
  markUndone,
  readRepricedLines,
  readStandingTransfer,
  type StandingTransfer,
} from './history-store.ts';
import { type PayerFields, readPayer, writePayer, writePrices } from './transfer-store.ts';
import { readVersions, writePayersTotal } from './version-store.ts';
import { bringBackVersions, withdrawVersions } from './withdrawn-store.ts';

/**
 * The count of charges posted since, which keep the price of the payer of their day. Refused after the final bill, for any but
 * the last transfer, and when payer or lines were changed since: then nothing could say what they should go back to.
 */
export const undoTpaTransfer = handle(undoTpaTransferEndpoint, async (call, { admissionId, transferId }) => {
  const [locked, present, transfer, lines, versions] = await call.tx.behind(
    [() => lockAdmission(call, admissionId)],
    () => [
      readPayer(call, admissionId),
      readStandingTransfer(call, admissionId),
      readRepricedLines(call, transferId),
      readVersions(call, admissionId),
    ],
  );
  if (!mayUndoTpaTransfer(viewerOf(call.session), locked)) {
    refuse(tpaSentences.transferClosed({ closed: closedReason(locked) ?? admissionSentences.admissionClosed }));
  }
  if (transfer?.transferId !== transferId) refuse(tpaSentences.onlyLastTransfer);
  if (!isSamePayer(present, payerOn('to', transfer))) {
    refuse(tpaSentences.tpaChangedSinceTransfer);
  }
  const changed = lines.find((line) => !line.isAsLeft);
  if (changed) refuse(tpaSentences.changedSinceTransfer({ description: changed.description }));
  const keptCount = await countLinesSince(call, admissionId, transfer.lastServiceChargeId);
  const since = versions.filter(({ versionNo }) => versionNo > transfer.lastVersionNo);
  const leaving = withdrawnByTransfer(since, transfer.toAssociationId, transfer.fromAssociationId);
  await withdrawVersions(call, leaving, { reason: 'The change of TPA was undone', transferId: null });
  const isAmountBack = await bringBackVersions(call, transferId);
  await Promise.all([
    writePrices(call, admissionId, lines),
    writePayer(call, admissionId, payerOn('from', transfer)),
    markUndone(call, transferId),
  ]);
  if (isAmountBack) await writePayersTotal(call, admissionId);
  call.say(saidOf(keptCount));
  return { keptCount };
});

function saidOf(keptCount: number): Sentence {
  if (keptCount === 0) return tpaSentences.transferUndone;
  return keptCount === 1 ? tpaSentences.transferUndoneOneKept : tpaSentences.transferUndoneSomeKept({ keptCount });
}

/** One side of a transfer. */
function payerOn(side: 'from' | 'to', transfer: StandingTransfer): PayerFields {
  return {
    patientType: transfer[`${side}PatientType`],
    associationId: transfer[`${side}AssociationId`],
    insuranceId: transfer[`${side}InsuranceId`],
    authorizedPaise: transfer[`${side}AuthorizedPaise`],
    finalAuthorizedPaise: transfer[`${side}FinalAuthorizedPaise`],
    policyNo: transfer[`${side}PolicyNo`],
    policyCardNo: transfer[`${side}PolicyCardNo`],
    ccnNo: transfer[`${side}CcnNo`],
  };
}

function isSamePayer(one: PayerFields, other: PayerFields): boolean {
  return (Object.keys(one) as (keyof PayerFields)[]).every((field) => one[field] === other[field]);
}
