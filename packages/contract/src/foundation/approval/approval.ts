// Deeds that wait for a second person, on the wire: the queue, the decision, and taking a request back (Q223, Q233).

import { approvalSteps } from '@charaka/rules/access/approval-steps';
import { statesOf } from '@charaka/rules/step/steps';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, instant, oneOf, optional, percent, requiredText, signedMoney, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { approvalChecks } from './approval-checks.ts';
import { approvalTopic } from './topics.ts';

/** Menu path that the rights to see the queue and to decide hang on; each kind of request says besides who may decide it. */
export const approvalMenu = 'approval';

/** How a request stands: 'used' once what was approved is done, and it is done once. */
/** The states of a request. */
const approvalStates = statesOf(approvalSteps);

/** The values of a sentence of a request, as its code is told with them. */
const params = () => optional(z.record(z.string(), z.unknown()));

/** One thing that whoever decides looks at: its name, and a sum, a percentage or words; words of ours have a code. */
export const approvalFact = shape({
  name: text(60),
  money: optional(signedMoney()),
  percent: optional(percent()),
  text: optional(text(2000)),
  textCode: optional(text(80)),
  textParams: params(),
});

/** A request as listed; `mayDecide` and `isOwn` are said of the caller. */
export const approvalRequest = shape({
  approvalRequestId: id(),
  kind: text(40),
  /** English, or names alone; words of ours have a code besides, by which the reader's language says them. */
  subject: text(300),
  subjectCode: optional(text(80)),
  subjectParams: params(),
  /** The keys of the record it is about, for example admissionId. */
  about: z.array(shape({ key: text(40), id: id() })),
  facts: z.array(approvalFact),
  reason: text(300),
  reasonCode: optional(text(80)),
  reasonParams: params(),
  /** The screen on which the maker goes on. */
  path: optional(text(200)),
  state: oneOf(approvalStates),
  askedById: id(),
  askedByName: text(),
  askedAt: instant(),
  expiresAt: instant(),
  decidedByName: optional(text()),
  decidedAt: optional(instant()),
  note: optional(text(300)),
  isOwn: flag(),
  mayDecide: flag(),
});

/** Own requests and those of the kinds the caller decides; `toDecide` leaves those that wait for the caller. A call of ours. */
export const listApprovals = endpoint({
  path: '/Approval/GetAllApprovalRequests',
  summary: 'Lists the requests for an approval that the caller made or may decide.',
  permission: may('view', approvalMenu),
  effect: 'read',
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({
    only: optional(oneOf(['toDecide', 'own', 'open'])),
    admissionId: optional(id()),
    kind: optional(text(40)),
  }),
  output: listOutput(approvalRequest, 'approvalRequestList'),
});

const decision = shape({
  approvalRequest: shape({ approvalRequestId: id(), note: optional(text(300)) }),
});
const decided = shape({ approvalRequest });

/** Approves: the second person lets it stand. Never whoever asked. A call of ours. */
export const approveRequest = endpoint({
  path: '/Approval/ApproveApprovalRequest',
  logAs: ['approval_request', 'approved'],
  summary: 'Approves what another user asked for.',
  permission: may('edit', approvalMenu),
  effect: 'once',
  changes: [approvalTopic],
  stepUp: 'rights',
  input: decision,
  output: decided,
});

/** Refuses, with a note that says why. A call of ours. */
export const refuseRequest = endpoint({
  path: '/Approval/RefuseApprovalRequest',
  logAs: ['approval_request', 'refused'],
  summary: 'Refuses what another user asked for.',
  permission: may('edit', approvalMenu),
  effect: 'once',
  changes: [approvalTopic],
  input: shape({
    approvalRequest: shape({ approvalRequestId: id(), note: requiredText(approvalChecks.enterRefusalReason, 300) }),
  }),
  output: decided,
});

/** Takes an own request back before it was used. A call of ours. */
export const withdrawRequest = endpoint({
  path: '/Approval/WithdrawApprovalRequest',
  logAs: ['approval_request', 'withdrawn'],
  summary: 'Takes an own request for an approval back.',
  permission: may('view', approvalMenu),
  effect: 'once',
  changes: [approvalTopic],
  input: shape({ approvalRequest: shape({ approvalRequestId: id() }) }),
  output: decided,
});
