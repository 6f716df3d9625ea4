// Changes, updates or removes the payer of an admission and re-prices its charges, in one transaction (R424-R434, Q92, Q93).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import { transferTpa as transferTpaEndpoint } from '@charaka/contract/money/tpa/transfer';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { withdrawnByTransfer } from '@charaka/rules/money/bill-version';
import { type Paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { priceOf } from '@charaka/rules/money/tpa-repricing';
import { mayTransferTpa } from '@charaka/rules/stay/admission-state';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { closedReason, viewerOf } from '../../stay/admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission, readAdmission } from '../../stay/admission/admission-store.ts';
import { planTransfer, readLineChanges, type TransferPlan } from './transfer-plan.ts';
import {
  findPayer,
  insertTransfer,
  insertTransferLines,
  type PayerFields,
  readPayer,
  writePayer,
  writePrices,
} from './transfer-store.ts';
import { readVersions, type Version } from './version-store.ts';
import { withdrawVersions } from './withdrawn-store.ts';

type Wanted = ParsedOf<typeof transferTpaEndpoint>['admission'];

const selfPayer: PayerFields = {
  patientType: 'General',
  associationId: null,
  insuranceId: null,
  authorizedPaise: ZERO,
  finalAuthorizedPaise: null,
  policyNo: null,
  policyCardNo: null,
  ccnNo: null,
};

/**
 * The admission with its new payer; active versions of its bill for the former payer are withdrawn. All is read behind
 * the lock of the admission: a charge that is being posted comes before or after as a whole, priced by the payer of its
 * moment, and after the final bill no transfer is possible.
 */
export const transferTpa = handle(transferTpaEndpoint, async (call, input) => {
  const { admission: wanted } = input;
  const { admissionId } = wanted;
  const isRemoval = wanted.patientType === 'General';
  const associationId = isRemoval ? null : (wanted.associationId ?? null);
  const [locked, present, changes, found, versions] = await call.tx.behind(
    [() => lockAdmission(call, admissionId)],
    () => [
      readPayer(call, admissionId),
      readLineChanges(call, admissionId, associationId),
      findPayer(call, associationId, wanted.insuranceId ?? null),
      readVersions(call, admissionId),
    ],
  );
  refuseClosed(call, locked);
  if (isRemoval && present.associationId === null) refuse(tpaSentences.addTpaFirst);
  if (!isRemoval && found.isCorporate === null) refuse(fieldSentences.selectTpa);
  if (!isRemoval && wanted.insuranceId && !found.hasInsurance) refuse(admissionSentences.selectInsuranceCompany);
  const isRepriced = isRemoval || (input.isRepriced ?? false);
  const plan = planTransfer(changes, isRepriced, input.leftOut ?? []);
  if (input.totalAfter != null && input.totalAfter !== plan.totals.afterPaise) {
    refuse(tpaSentences.chargesChangedSincePreview);
  }
  const leaving = withdrawnByTransfer(versions, present.associationId, associationId);
  refuseOtherVersions(leaving, input.withdrawnVersionIds);
  const kept = confirmedOf(versions.filter((version) => !leaving.includes(version)));
  const payer = isRemoval ? selfPayer : payerOf(wanted, { present, kept }, found.isCorporate ?? false);
  const lastVersionNo = versions[0]?.versionNo ?? 0;
  const decided = { admissionId, present, payer, isRemoval, isRepriced, plan, lastVersionNo };
  const transferId = await writeTransfer(call, decided);
  const reason = isRemoval ? 'TPA removed' : `TPA changed to ${found.associationName}`;
  await withdrawVersions(call, leaving, { reason, transferId });
  await writePayer(call, admissionId, payer);
  call.say(tpaSentences.tpaChangeSuccessful);
  return { admission: await readAdmission(call, admissionId), transferId };
});

function refuseClosed(call: Call, locked: LockedAdmission): void {
  if (mayTransferTpa(viewerOf(call.session), locked)) return;
  refuse(tpaSentences.tpaClosed({ closed: closedReason(locked) ?? tpaSentences.dischargeInitiated }));
}

/** A version frozen or answered since the preview makes it stale, as a charge does. */
function refuseOtherVersions(leaving: readonly Version[], previewed: readonly number[] | null | undefined): void {
  if (!previewed) return;
  const seen = new Set(previewed);
  if (leaving.length === seen.size && leaving.every(({ versionId }) => seen.has(versionId))) return;
  refuse(tpaSentences.versionsChangedSincePreview);
}

function confirmedOf(versions: readonly Version[]): Paise {
  return sumPaise(versions.map(({ status, confirmed }) => (status === 'confirmed' && confirmed) || ZERO));
}

/** Fields left out are cleared (Q17); the final amount belongs to the payers who named it, and the part of those with `kept` stays. */
function payerOf(
  wanted: Wanted,
  { present, kept }: { present: PayerFields; kept: Paise },
  isCorporate: boolean,
): PayerFields {
  const isSame = wanted.associationId === present.associationId;
  return {
    patientType: isCorporate ? 'Corporate' : 'TPA',
    associationId: wanted.associationId ?? null,
    insuranceId: wanted.insuranceId || null,
    authorizedPaise: wanted.tpaAuthorized ?? ZERO,
    finalAuthorizedPaise: isSame ? present.finalAuthorizedPaise : kept || null,
    policyNo: wanted.tpaPolicyNo || null,
    policyCardNo: wanted.policyCardNo || null,
    ccnNo: wanted.ccnNo || null,
  };
}

interface Decided {
  readonly admissionId: number;
  readonly present: PayerFields;
  readonly payer: PayerFields;
  readonly isRemoval: boolean;
  readonly isRepriced: boolean;
  readonly plan: TransferPlan;
  readonly lastVersionNo: number;
}

/** The transfer with its lines; the payer is written after the versions of their bill. */
async function writeTransfer(call: Call, decided: Decided): Promise<number> {
  const { admissionId, present, payer, plan } = decided;
  const isSame = payer.associationId === present.associationId;
  const transferId = await insertTransfer(call, {
    admissionId,
    kind: decided.isRemoval ? 'remove' : isSame ? 'update' : 'change',
    from: present,
    to: payer,
    isRepriced: decided.isRepriced,
    totals: plan.totals,
    changedCount: plan.repriced.length,
    lastServiceChargeId: plan.lastServiceChargeId,
    lastVersionNo: decided.lastVersionNo,
  });
  const prices = plan.repriced.map(({ line, after }) => ({
    serviceChargeId: line.serviceChargeId,
    ...priceOf(after),
  }));
  await Promise.all([insertTransferLines(call, transferId, plan.lines), writePrices(call, admissionId, prices)]);
  return transferId;
}
