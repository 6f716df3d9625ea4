// The clocks of a payer's authorisations: how long a request has waited, against the limit the insurer has to keep.
import { type Sentence, sentences } from '../message/sentence.ts';
import type { Paise } from '../money/money.ts';
import { shownStates } from '../step/steps.ts';

/** Requests to a payer: cashless treatment before or at admission, and the final amount at discharge. */
export const AUTHORIZATION_KINDS = ['pre', 'discharge'] as const;
export type AuthorizationKind = (typeof AUTHORIZATION_KINDS)[number];

/** Statuses of a request. A query is a question from the payer: the answer is still open, and the clock runs on. */
export const AUTHORIZATION_STATUSES = ['asked', 'query', 'approved', 'partly', 'denied'] as const;
export type AuthorizationStatus = (typeof AUTHORIZATION_STATUSES)[number];

/**
 * Minutes an insurer has when nothing else is agreed: one hour for a cashless request, three hours for the authorisation at
 * discharge (IRDAI, master circular on health insurance business of 29 May 2024).
 */
export const DEFAULT_LIMIT_MINUTES: Readonly<Record<AuthorizationKind, number>> = { pre: 60, discharge: 180 };

/** From three quarters of the limit on the desk should ask again. */
const NEARING_SHARE = 0.75;
const MINUTE = 60_000;

/** Whether a status is an answer, which stops the clock. */
export function isAnswer(status: AuthorizationStatus): boolean {
  return status === 'approved' || status === 'partly' || status === 'denied';
}

/** States of a clock: running, near the limit, beyond the limit, or answered in time or late. */
export const clockStates = shownStates({
  texts: 'tpa:clockStates',
  states: {
    running: { tone: 'info' },
    nearing: { tone: 'waiting' },
    overdue: { tone: 'danger' },
    inTime: { tone: 'done' },
    late: { tone: 'waiting' },
  },
});
type ClockState = keyof typeof clockStates.states;

/** A request as its clock sees it; instants in ISO. */
export interface ClockedRequest {
  readonly askedAt: string;
  readonly answeredAt?: string | null | undefined;
  readonly limitMinutes: number;
}

/** Whole minutes from asking to the answer, or to now; never below 0, as clocks differ. */
export function elapsedMinutes(request: ClockedRequest, now: Date): number {
  const end = request.answeredAt ? Date.parse(request.answeredAt) : now.getTime();
  return Math.max(0, Math.floor((end - Date.parse(request.askedAt)) / MINUTE));
}

/** The state of a request's clock. A limit is broken when it is exceeded, not when it is reached. */
export function clockStateOf(request: ClockedRequest, now: Date): ClockState {
  const elapsed = elapsedMinutes(request, now);
  const isBeyond = elapsed > request.limitMinutes;
  if (request.answeredAt) return isBeyond ? 'late' : 'inTime';
  if (isBeyond) return 'overdue';
  return elapsed >= request.limitMinutes * NEARING_SHARE ? 'nearing' : 'running';
}

/** Messages about an answer whose amount does not fit; codes never change. */
export const authorizationSentences = sentences('tpa', {
  lessIsPartly: 'An amount below the request is partly approved',
  partIsLess: 'A part must be less than the requested amount',
  enterApprovedAmount: 'Enter the approved amount',
  onlyApprovalHasAmount: 'Only an approval can have an amount',
});

/** Returns the fault of an answer, as a sentence, or null: the amount must agree with the status. */
export function answerProblem(status: AuthorizationStatus, askedPaise: Paise, approvedPaise: Paise): Sentence | null {
  const { lessIsPartly, partIsLess, enterApprovedAmount, onlyApprovalHasAmount } = authorizationSentences;
  if (status === 'approved' && approvedPaise < askedPaise) return lessIsPartly;
  if (status === 'partly' && approvedPaise >= askedPaise) return partIsLess;
  if (status === 'partly' && approvedPaise <= 0) return enterApprovedAmount;
  if (!['approved', 'partly'].includes(status) && approvedPaise > 0) return onlyApprovalHasAmount;
  return null;
}
