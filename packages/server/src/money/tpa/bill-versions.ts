// Versions of a bill for payers: the provisional bill frozen, what each payer answered, what remains (docs/decisions/0020).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import {
  answerBillVersion as answerBillVersionEndpoint,
  freezeBill as freezeBillEndpoint,
  getBillVersion as getBillVersionEndpoint,
  listBillVersions as listBillVersionsEndpoint,
} from '@charaka/contract/money/tpa/bill-version';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { freezeProblem, remainsOf, versionAnswerProblem } from '@charaka/rules/money/bill-version';
import { type Paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { maySetFinalAuthorized } from '@charaka/rules/stay/admission-state';
import { dischargeRuleSentences } from '@charaka/rules/stay/discharge';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { closedReason } from '../../stay/admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../../stay/admission/admission-store.ts';
import { computeAccountBill, readBillAccount } from '../bill/bill-account.ts';
import { answerBill } from '../bill/get-bill.ts';
import {
  insertVersion,
  isActivePayer,
  type NotedAnswer,
  readCopy,
  readVersion,
  readVersions,
  type Version,
  writePayersTotal,
  writeVersionAnswer,
} from './version-store.ts';

type Answer = ParsedOf<typeof answerBillVersionEndpoint>['answer'];

/** The sum confirmed by all payers except the given one; by all payers without one. */
function confirmedBy(versions: readonly Version[], exceptAssociationId?: number): Paise {
  const others = versions.filter(
    ({ status, associationId }) => status === 'confirmed' && associationId !== exceptAssociationId,
  );
  return sumPaise(others.map(({ confirmed }) => confirmed ?? ZERO));
}

/** With the remaining amount; after the final bill, of the billed amount. */
export const listBillVersions = handle(listBillVersionsEndpoint, async (call, { admissionId }) => {
  const [account, versions] = await Promise.all([readBillAccount(call, admissionId), readVersions(call, admissionId)]);
  const { standing, saved } = account;
  const net = saved
    ? saved.netAmountPaise
    : computeAccountBill(account, { isFinal: false, isServicePlace: false }).netPaise;
  const confirmed = confirmedBy(versions);
  return {
    versions,
    associationId: standing.associationId,
    net,
    confirmed,
    remains: remainsOf(net, [confirmed]),
    isOpen: closedReason(standing) === undefined && standing.hasAssociation,
    isDischargeInitiated: standing.isDischargeInitiated,
  };
});

/** Behind the lock of the admission, so that two at once get two numbers; a version before it for the payer counts no more. */
export const freezeBill = handle(freezeBillEndpoint, async (call, { version: form }) => {
  const { admissionId, associationId } = form;
  const locked = await lockAdmission(call, admissionId);
  const closed = closedReason(locked);
  if (closed) refuse(tpaSentences.noVersionFrozen({ closed }));
  if (!locked.hasAssociation) refuse(tpaSentences.addTpaFirst);
  const [bill, versions, isPayer] = await Promise.all([
    answerBill(call, { admissionId }),
    readVersions(call, admissionId),
    isActivePayer(call, associationId),
  ]);
  if (!isPayer) refuse(fieldSentences.selectTpa);
  if (bill.figures.net !== form.net) refuse(kernelSentences.figuresChanged);
  const problem = freezeProblem(form.claimed, remainsOf(bill.figures.net, [confirmedBy(versions, associationId)]));
  if (problem) refuse(problem);
  const replaced = versions.find((one) => one.associationId === associationId && one.status === 'confirmed');
  const kept = await insertVersion(call, { ...form, note: form.note || null, bill });
  if (replaced) await writePayersTotal(call, admissionId);
  call.say(tpaSentences.versionFrozen({ versionNo: kept.versionNo }));
  return kept;
});

/** The version as it was frozen, whatever was charged since. */
export const getBillVersion = handle(getBillVersionEndpoint, async (call, { versionId }) => {
  const [version, bill] = await Promise.all([readVersion(call, versionId), readCopy(call, versionId)]);
  return { version, bill };
});

/** A confirmed version counts in the bill at once: its sum becomes the final authorised amount. */
export const answerBillVersion = handle(answerBillVersionEndpoint, async (call, { answer }) => {
  const { admissionId } = await readVersion(call, answer.versionId);
  const locked = await lockAdmission(call, admissionId);
  refuseUnready(locked, answer);
  const [account, versions] = await Promise.all([readBillAccount(call, admissionId), readVersions(call, admissionId)]);
  const version = versions.find(({ versionId }) => versionId === answer.versionId) as Version;
  const problem = versionAnswerProblem(
    {
      status: answer.status,
      confirmedPaise: answer.confirmed ?? ZERO,
      reference: answer.reference ?? '',
      reason: answer.reason ?? '',
    },
    {
      status: version.status,
      claimedPaise: version.claimed,
      netPaise: computeAccountBill(account, { isFinal: false, isServicePlace: false }).netPaise,
      othersPaise: confirmedBy(versions, version.associationId),
    },
  );
  if (problem) refuse(problem);
  if (answer.status === 'confirmed') refuseBesideTypedAmount(locked, versions, version);
  await writeVersionAnswer(call, answer.versionId, notedAnswer(call, answer, version));
  if (answer.status === 'confirmed' || version.status === 'confirmed') await writePayersTotal(call, admissionId);
  call.say(saidOf(answer, version));
  return {};
});

/** Refuses every answer after the final bill, a version without an own payer, and amounts before the discharge is initiated (Q48). */
function refuseUnready(locked: LockedAdmission, answer: Answer): void {
  const closed = closedReason(locked);
  if (closed) refuse(tpaSentences.nothingNotedOfVersions({ closed }));
  if (answer.status === 'refused') return;
  if (!locked.hasAssociation) refuse(tpaSentences.addTpaFirst);
  if (answer.status === 'confirmed' && !maySetFinalAuthorized(locked))
    refuse(dischargeRuleSentences.initiateDischargeFirst);
}

/** An amount that was typed for the admission's own payer would be lost beside what another payer confirms. */
function refuseBesideTypedAmount(locked: LockedAdmission, versions: readonly Version[], version: Version): void {
  const hasTyped = locked.finalAuthorizedPaise !== null && confirmedBy(versions) === ZERO;
  if (!hasTyped || version.associationId === locked.associationId) return;
  refuse(tpaSentences.confirmOwnVersionFirst);
}

/** The answer for saving; it is dated by the day it came, today when no day is given. */
function notedAnswer(call: Call, answer: Answer, version: Version): NotedAnswer {
  const today = todayOf(call);
  if (answer.status === 'sent') {
    return { status: 'sent', confirmed: null, reference: null, reason: answer.reason || null, answeredOn: null };
  }
  const answeredOn = answer.answeredOn ?? today;
  if (answeredOn > today) refuse(tpaSentences.afterToday);
  if (answeredOn < dateInZone(new Date(version.frozenAt), call.hospital.timezone))
    refuse(tpaSentences.answeredBeforeVersion);
  const isConfirmed = answer.status === 'confirmed';
  return {
    status: answer.status,
    confirmed: isConfirmed ? (answer.confirmed ?? ZERO) : null,
    reference: answer.reference || null,
    reason: answer.reason || null,
    answeredOn,
  };
}

const answerWords = { confirmed: words.versionConfirmed, refused: words.versionRefused };

function saidOf({ status }: Answer, { versionNo, associationName }: Version): Sentence {
  if (status === 'sent') return tpaSentences.answerTakenBack({ versionNo });
  return tpaSentences.versionAnswered({ associationName, status: answerWords[status], versionNo });
}
