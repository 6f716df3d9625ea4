// How the due of a final bill grows less: by payments, or given up with a reason (R514, Q138).

import {
  receiveDue as receiveDueEndpoint,
  writeOffDue as writeOffDueEndpoint,
} from '@charaka/contract/money/bill/bill-due';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import { mayActForApprover } from '@charaka/rules/access/permission';
import type { Paise } from '@charaka/rules/money/money';
import { paymentRuleSentences } from '@charaka/rules/money/payment';
import sql from 'sql-template-tag';
import { type Authority, authorityOf, isByMaker, noteUse } from '../../foundation/staff/authority.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type LockedAdmission, lockAdmission } from '../../stay/admission/admission-store.ts';
import { withWarning } from '../payment/cash-receipts.ts';
import { insertPayment, type Payment } from '../payment/payment-store.ts';
import { type PaidOwner, receiveMoney } from '../payment/tender.ts';
import { judgeWriteOff } from './bill-gift.ts';
import { readSavedBill, type SavedBill } from './bill-store.ts';
import { insertWriteOff, lowerDue, lowerNonHospitalDue } from './due-store.ts';

interface OfBill {
  readonly admissionId: number;
  readonly billId: number;
  readonly amount: Paise;
  readonly isNonHospital?: boolean | null | undefined;
}

interface Owing {
  readonly admission: LockedAdmission;
  readonly saved: SavedBill;
  readonly duePaise: Paise;
}

/** The bill behind the lock of its admission. Refuses when it is not that bill any more or owes nothing. */
async function owingBill(call: Call, { admissionId, billId, isNonHospital }: OfBill): Promise<Owing> {
  const [admission, saved] = await call.tx.behind([() => lockAdmission(call, admissionId)], () => [
    readSavedBill(call.tx, call.tenantId, admissionId),
  ]);
  if (saved?.billId !== billId) return refuse(billSentences.finalBillMissingOrCancelled);
  const duePaise = isNonHospital ? saved.nonHospitalDuePaise : saved.duePaise;
  if (duePaise === 0) refuse(billSentences.nothingDue);
  return { admission, saved, duePaise };
}

/** The due that remains after an amount: of the bill, or of the charges left out of it. */
function lowered(call: Call, { billId, amount, isNonHospital }: OfBill): Promise<Paise> {
  return isNonHospital ? lowerNonHospitalDue(call, billId, amount) : lowerDue(call, billId, amount);
}

/** The due of a bill, behind the lock of its admission. */
async function lockDue(
  call: Call,
  entry: OfBill & { readonly note?: string | null | undefined },
): Promise<PaidOwner<{ payment: Payment; due: Paise }>> {
  const { admissionId, billId } = entry;
  const isNonHospital = entry.isNonHospital ?? false;
  const { admission, saved, duePaise } = await owingBill(call, entry);
  const note = entry.note || `${isNonHospital ? 'Non-hospital charges' : 'Due'} of bill ${saved.orderNo}`;
  return {
    occasion: { patientId: admission.patientId, admissionId },
    limitPaise: duePaise,
    write: async (money) => ({
      payment: await insertPayment(call, { admissionId, billId, paymentType: 'Receive', isNonHospital, note }, money),
      due: await lowered(call, entry),
    }),
  };
}

/** A payment of the bill with a receipt of its own; at nothing due the bill is settled. */
export const receiveDue = handle(receiveDueEndpoint, async (call, { payment: entry }) => {
  const { written, warning } = await receiveMoney(call, await lockDue(call, entry), entry);
  const isSettled = written.due === 0 && !entry.isNonHospital;
  call.say(
    withWarning(isSettled ? billSentences.paymentReceivedBillSettled : paymentSentences.paymentReceived, warning),
  );
  return written;
});

/** Refuses a write-off of a bill's due by the user who made the bill, or by a delegator of that user (Q268). */
async function refuseBillMaker(call: Call, authority: Authority, billId: number): Promise<void> {
  const { createdBy } = await call.tx.single<{ createdBy: number }>(
    sql`select created_by from bill where tenant_id = ${call.tenantId} and bill_id = ${billId}`,
  );
  if (await isByMaker(call, authority, [createdBy])) refuse(billSentences.makerWritesNotOff);
}

/** For approvers and delegators, never the maker of the bill; a delegator's decision is recorded for the audit. */
export const writeOffDue = handle(writeOffDueEndpoint, async (call, { writeOff }) => {
  const authority = await authorityOf(call);
  if (!mayActForApprover(authority)) refuse(billSentences.writeOffNeedsApprover);
  const { saved, duePaise } = await owingBill(call, writeOff);
  if (writeOff.amount > duePaise) refuse(paymentRuleSentences.excessAmount);
  await refuseBillMaker(call, authority, saved.billId);
  await judgeWriteOff(call, writeOff.admissionId, writeOff.amount);
  const isNonHospital = writeOff.isNonHospital ?? false;
  await insertWriteOff(call, { ...writeOff, isNonHospital });
  const due = await lowered(call, writeOff);
  await noteUse(call, authority, `Bill ${saved.orderNo}: ${isNonHospital ? 'non-hospital due' : 'due'} written off`);
  call.say(due === 0 && !isNonHospital ? billSentences.writtenOffSettled : billSentences.writtenOff);
  return { due };
});
