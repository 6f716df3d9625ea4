// Takes the last change of payer back: payer and lines are as they were, to the paisa.
import { undoTpaTransfer as undoTpaTransferEndpoint } from '@charaka/contract/money/tpa/transfer';
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
import { announceTransfer } from './transfer-tpa.ts';
import { readVersions, writePayersTotal } from './version-store.ts';
import { bringBackVersions, withdrawVersions } from './withdrawn-store.ts';

/**
 * The count of charges posted since, which keep the price of the payer of their day. Refused after the final bill, for any but
 * the last transfer, and when payer or lines were changed since: then nothing could say what they should go back to.
 */
export const undoTpaTransfer = handle(undoTpaTransferEndpoint, async (call, { admissionId, transferId }) => {
  const [locked, present, transfer, lines, versions] = await Promise.all([
    lockAdmission(call, admissionId),
    readPayer(call, admissionId),
    readStandingTransfer(call, admissionId),
    readRepricedLines(call, transferId),
    readVersions(call, admissionId),
  ]);
  if (!mayUndoTpaTransfer(viewerOf(call.session), locked)) {
    refuse(`${closedReason(locked) ?? 'This admission is closed'}: the transfer cannot be undone any more`);
  }
  if (transfer?.transferId !== transferId) refuse('Only the last transfer that stands can be undone');
  if (!isSamePayer(present, payerOn('to', transfer))) {
    refuse('The TPA or its amounts were changed since this transfer, so it cannot be undone');
  }
  const changed = lines.find((line) => !line.isAsLeft);
  if (changed) refuse(`${changed.description} was changed since this transfer, so it cannot be undone`);
  const keptCount = await countLinesSince(call, admissionId, transfer.lastServiceChargeId);
  const since = versions.filter(({ versionNo }) => versionNo > transfer.lastVersionNo);
  const leaving = withdrawnByTransfer(since, transfer.toAssociationId, transfer.fromAssociationId);
  await withdrawVersions(call, leaving, { reason: 'The change of TPA was undone', transferId: null });
  const isAmountBack = await bringBackVersions(call, transferId);
  await Promise.all([
    writePrices(call, admissionId, lines),
    writePayer(call, admissionId, payerOn('from', transfer)),
    markUndone(call, transferId),
    announceTransfer(call, admissionId),
  ]);
  if (isAmountBack) await writePayersTotal(call, admissionId);
  call.say(saidOf(keptCount));
  return { keptCount };
});

function saidOf(keptCount: number): string {
  if (keptCount === 0) return 'TPA transfer undone';
  const kept =
    keptCount === 1 ? '1 charge posted since keeps its price' : `${keptCount} charges posted since keep their price`;
  return `TPA transfer undone. ${kept}`;
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
