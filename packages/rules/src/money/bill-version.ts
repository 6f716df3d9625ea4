// Versions of a bill frozen for payers: the maximum claim of each, its confirmed amount, and the shares in turn.
import { entrySentences } from '../message/entry-sentences.ts';
import { type Sentence, sentences } from '../message/sentence.ts';
import { shownStates } from '../step/steps.ts';
import { addPaise, type Paise, smallerPaise, subtractPaise, sumPaise, ZERO } from './money.ts';

/** Status of a version: sent to its payer, answered, replaced by a later version, or withdrawn because the payer no longer pays. */
export const versionStates = shownStates({
  texts: 'tpa:version.states',
  states: {
    sent: { tone: 'waiting' },
    confirmed: { tone: 'done' },
    refused: { tone: 'danger' },
    superseded: { tone: 'past' },
    withdrawn: { tone: 'past' },
  },
});
export type VersionStatus = keyof typeof versionStates.states;

/** Messages about a version of a bill or the answer to one; codes never change. */
export const versionSentences = sentences('tpa', {
  nothingRemains: 'No amount of this bill is left for a payer',
  moreThanRemains: 'This is more than the remaining amount of the bill',
  versionWithdrawn: 'This version was withdrawn with its payer',
  versionSuperseded: 'A later version was frozen for this payer',
  versionNotAnswered: 'This version has no answer yet',
  versionAnsweredAlready: 'This version is already answered',
  enterAmountConfirmed: 'Please enter the confirmed amount',
  moreThanAsked: 'A payer cannot confirm more than the requested amount',
  moreThanBill: 'Together the payers would confirm more than the total of the bill',
});

const notNegative = (amount: Paise): Paise => (amount > 0 ? amount : ZERO);

/** Returns the rest of a bill after the confirmed amounts, for the next payer and finally the patient; never negative. */
export function remainsOf(netPaise: Paise, confirmed: Iterable<Paise>): Paise {
  return notNegative(subtractPaise(netPaise, sumPaise(confirmed)));
}

/** A bill divided among those who pay it. */
export interface SharedBill {
  /** Claims on each payer, in turn. */
  readonly claimsPaise: readonly Paise[];
  /** The patient's own part; what they paid in advance counts towards it. */
  readonly patientPaise: Paise;
}

/**
 * Divides a net amount among payers by the amounts they authorised, in turn: each pays what they authorised, at most what those
 * before them left (Q127), and the patient the rest. The parts always add up to the net amount where it is not negative.
 */
export function shareBill(netPaise: Paise, authorizedInTurn: readonly Paise[]): SharedBill {
  const claimsPaise: Paise[] = [];
  let restPaise = notNegative(netPaise);
  for (const authorizedPaise of authorizedInTurn) {
    const claimPaise = smallerPaise(authorizedPaise, restPaise);
    claimsPaise.push(claimPaise);
    restPaise = subtractPaise(restPaise, claimPaise);
  }
  return { claimsPaise, patientPaise: netPaise < 0 ? netPaise : restPaise };
}

/**
 * The versions that a change of an admission's own payer withdraws: those that stand for the payer who goes, and all of them where no
 * other comes, for without an own payer nobody confirms anything (Q130). None where they stay.
 */
export function withdrawnByTransfer<V extends { readonly status: VersionStatus; readonly associationId: number }>(
  versions: readonly V[],
  from: number | null,
  to: number | null,
): V[] {
  if (from === to) return [];
  const isStanding = ({ status }: V) => status === 'sent' || status === 'confirmed';
  return versions.filter((version) => isStanding(version) && (to === null || version.associationId === from));
}

/** Returns the fault of a claim on a payer, given the rest after other payers' confirmed amounts; undefined when there is none. */
export function freezeProblem(claimedPaise: Paise, remainsPaise: Paise): Sentence | undefined {
  if (remainsPaise === 0) return versionSentences.nothingRemains;
  if (claimedPaise <= 0) return entrySentences.enterAmount;
  return claimedPaise > remainsPaise ? versionSentences.moreThanRemains : undefined;
}

/** An answer as noted. */
export interface VersionAnswer {
  readonly status: 'sent' | 'confirmed' | 'refused';
  readonly confirmedPaise: Paise;
  readonly reference: string;
  readonly reason: string;
}

/** Facts that an answer is checked against. */
export interface AnsweredVersion {
  readonly status: VersionStatus;
  readonly claimedPaise: Paise;
  /** The net amount of the bill at this moment. */
  readonly netPaise: Paise;
  /** Amount confirmed by the other payers. */
  readonly othersPaise: Paise;
}

/**
 * Returns the fault of an answer, undefined when there is none. `sent` withdraws an answer. No payer confirms more than the claim,
 * and all payers together confirm no more than the amount of the bill.
 */
export function versionAnswerProblem(answer: VersionAnswer, version: AnsweredVersion): Sentence | undefined {
  const isTakenBack = answer.status === 'sent';
  if (version.status === 'withdrawn') return versionSentences.versionWithdrawn;
  if (version.status === 'superseded') return versionSentences.versionSuperseded;
  if (isTakenBack && version.status === 'sent') return versionSentences.versionNotAnswered;
  if (!isTakenBack && version.status !== 'sent') return versionSentences.versionAnsweredAlready;
  if (answer.status === 'confirmed') return confirmationProblem(answer, version);
  return answer.reason.trim() === '' ? entrySentences.enterReasonShort : undefined;
}

function confirmationProblem(answer: VersionAnswer, version: AnsweredVersion): Sentence | undefined {
  const { confirmedPaise } = answer;
  if (confirmedPaise <= 0) return versionSentences.enterAmountConfirmed;
  if (confirmedPaise > version.claimedPaise) return versionSentences.moreThanAsked;
  if (addPaise(confirmedPaise, version.othersPaise) > version.netPaise) {
    return versionSentences.moreThanBill;
  }
  return answer.reference.trim() === '' ? entrySentences.enterReference : undefined;
}
