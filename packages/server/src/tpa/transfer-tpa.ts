// Changes, updates or removes the payer of an admission and re-prices its charges, in one transaction (R424-R434, Q92, Q93).
import type { ParsedOf } from '@charaka/contract/endpoint';
import { transferTpa as transferTpaEndpoint } from '@charaka/contract/tpa/transfer';
import { mayTransferTpa } from '@charaka/rules/admission-state';
import { ZERO } from '@charaka/rules/money';
import { priceOf } from '@charaka/rules/tpa-repricing';
import { closedReason, viewerOf } from '../admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission, readAdmission } from '../admission/admission-store.ts';
import { type Call, handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
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
 * The admission with its new payer. Everything is read behind the lock of the admission: a charge that is being posted comes
 * before or after as a whole, priced by the payer of its moment, and after the final bill nothing changes any more.
 */
export const transferTpa = handle(transferTpaEndpoint, async (call, input) => {
  const { admission: wanted } = input;
  const { admissionId } = wanted;
  const isRemoval = wanted.patientType === 'General';
  const associationId = isRemoval ? null : (wanted.associationId ?? null);
  const [locked, present, changes, found] = await Promise.all([
    lockAdmission(call, admissionId),
    readPayer(call, admissionId),
    readLineChanges(call, admissionId, associationId),
    findPayer(call, associationId, wanted.insuranceId ?? null),
  ]);
  refuseClosed(call, locked);
  if (isRemoval && present.associationId === null) refuse('This patient has no TPA please add one');
  if (!isRemoval && found.isCorporate === null) refuse('Please select TPA');
  if (!isRemoval && wanted.insuranceId && !found.hasInsurance) refuse('Select insurance company');
  const isRepriced = isRemoval || (input.isRepriced ?? false);
  const plan = planTransfer(changes, isRepriced, input.leftOut ?? []);
  if (input.totalAfter != null && input.totalAfter !== plan.totals.afterPaise) {
    refuse('The charges have changed since the preview, please look at it again');
  }
  const payer = isRemoval ? selfPayer : payerOf(wanted, present, found.isCorporate ?? false);
  const transferId = await writeTransfer(call, { admissionId, present, payer, isRemoval, isRepriced, plan });
  call.say('TPA Change Successful');
  return { admission: await readAdmission(call, admissionId), transferId };
});

function refuseClosed(call: Call, locked: LockedAdmission): void {
  if (mayTransferTpa(viewerOf(call.session), locked)) return;
  refuse(`${closedReason(locked) ?? 'Discharge is initiated'}: the TPA cannot be changed any more`);
}

/** What is left out is cleared (Q17); the final amount belongs to the payer who named it. */
function payerOf(wanted: Wanted, present: PayerFields, isCorporate: boolean): PayerFields {
  const isSame = wanted.associationId === present.associationId;
  return {
    patientType: isCorporate ? 'Corporate' : 'TPA',
    associationId: wanted.associationId ?? null,
    insuranceId: wanted.insuranceId || null,
    authorizedPaise: wanted.tpaAuthorized ?? ZERO,
    finalAuthorizedPaise: isSame ? present.finalAuthorizedPaise : null,
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
}

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
  });
  const prices = plan.repriced.map(({ line, after }) => ({
    serviceChargeId: line.serviceChargeId,
    ...priceOf(after),
  }));
  await Promise.all([
    insertTransferLines(call, transferId, plan.lines),
    writePrices(call, admissionId, prices),
    writePayer(call, admissionId, payer),
    announceTransfer(call, admissionId),
  ]);
  return transferId;
}

/** Everything that shows payer or prices is read again. */
export async function announceTransfer(call: Call, admissionId: number): Promise<void> {
  for (const topic of ['admission', 'charge', 'bill', 'payment', 'tpa']) await call.announce(topic, admissionId);
}
