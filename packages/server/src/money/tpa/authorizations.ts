// Requests to payers: listed with their clocks, asked, answered.

import {
  answerAuthorization as answerAuthorizationEndpoint,
  askAuthorization as askAuthorizationEndpoint,
  listAuthorizations as listAuthorizationsEndpoint,
} from '@charaka/contract/money/tpa/authorization';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import { answerProblem, isAnswer } from '@charaka/rules/stay/authorization-clock';
import { dischargeRuleSentences } from '@charaka/rules/stay/discharge';
import { type Call, handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { closedReason } from '../../stay/admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../../stay/admission/admission-store.ts';
import {
  authorizationList,
  insertAuthorization,
  type KnownAuthorization,
  limitMinutesOf,
  readAuthorization,
  writeAnswer,
  writeAuthorized,
} from './authorization-store.ts';
import { enterFinalAuthorized } from './set-final-authorized.ts';

const row = listAuthorizationsEndpoint.output.shape.rows.element;
/** A clerk's clock may run ahead of the server's by this much; such a moment counts as now. */
const CLOCK_SKEW_MILLISECONDS = 5 * 60_000;

/** Requests of the hospital, those whose time runs out soonest first. */
export const listAuthorizations = handle(listAuthorizationsEndpoint, (call, input) =>
  readPatientRows(call, authorizationList(call, input), row, input),
);

/** One open request of a kind; for the discharge only once it is initiated. */
export const askAuthorization = handle(askAuthorizationEndpoint, async (call, { authorization: form }) => {
  const { admissionId, kind } = form;
  const locked = await lockAdmission(call, admissionId);
  const associationId = locked.associationId ?? refuse(tpaSentences.addTpaFirst);
  const closed = closedReason(locked);
  if (closed) refuse(tpaSentences.nothingAskedAnyMore({ closed }));
  if (kind === 'discharge' && !locked.isDischargeInitiated) refuse(dischargeRuleSentences.initiateDischargeFirst);
  const askedAt = momentOf(call, form.askedAt);
  if (kind === 'discharge' && askedAt < new Date(locked.admittedAt)) refuse(tpaSentences.askedBeforeAdmission);
  const authorizationId = await insertAuthorization(call, {
    admissionId,
    associationId,
    insuranceId: locked.insuranceId,
    kind,
    askedAt,
    askedPaise: form.askedAmount,
    limitMinutes: await limitMinutesOf(call, associationId, kind),
    referenceNo: form.referenceNo || null,
    remark: form.remark || null,
  });
  if (authorizationId === undefined) refuse(tpaSentences.earlierRequestOpen);
  call.say(tpaSentences.requestNoted);
  return { authorizationId };
});

/** A query leaves the clock running. An amount is taken over only while the payer who approved it is the payer. */
export const answerAuthorization = handle(answerAuthorizationEndpoint, async (call, { authorization: form }) => {
  const { authorizationId, status } = form;
  const { admissionId } = await readAuthorization(call, authorizationId);
  const [locked, known] = await call.tx.behind([() => lockAdmission(call, admissionId)], () => [
    readAuthorization(call, authorizationId),
  ]);
  if (known.answeredAt !== null) refuse(tpaSentences.answeredAlready);
  const approvedPaise = form.approvedAmount ?? ZERO;
  const problem = answerProblem(status, known.askedPaise, approvedPaise);
  if (problem) refuse(problem);
  const answeredAt = isAnswer(status) ? momentOf(call, form.answeredAt) : null;
  if (answeredAt && answeredAt < new Date(known.askedAt)) refuse(tpaSentences.answeredBeforeAsked);
  await writeAnswer(call, authorizationId, {
    status,
    answeredAt,
    approvedPaise: isAnswer(status) ? approvedPaise : null,
    referenceNo: form.referenceNo || known.referenceNo,
    remark: form.remark || null,
  });
  if (form.isTakenOver && approvedPaise > 0) await takeOver(call, locked, known, approvedPaise);
  call.say(isAnswer(status) ? tpaSentences.answerNoted : tpaSentences.queryNoted);
  return {};
});

async function takeOver(call: Call, locked: LockedAdmission, known: KnownAuthorization, amount: Paise): Promise<void> {
  if (locked.associationId !== known.associationId) refuse(tpaSentences.tpaChangedSinceRequest);
  if (known.kind === 'discharge') await enterFinalAuthorized(call, locked, amount);
  else await enterAuthorized(call, locked, amount);
}

async function enterAuthorized(call: Call, locked: LockedAdmission, amount: Paise): Promise<void> {
  const closed = closedReason(locked);
  if (closed) refuse(tpaSentences.authorisedAmountClosed({ closed }));
  await writeAuthorized(call, locked.admissionId, amount);
}

function momentOf(call: Call, typed: string | null | undefined): Date {
  if (!typed) return call.now;
  const moment = new Date(typed);
  if (moment.getTime() > call.now.getTime() + CLOCK_SKEW_MILLISECONDS) refuse(tpaSentences.inFuture);
  return moment > call.now ? call.now : moment;
}
