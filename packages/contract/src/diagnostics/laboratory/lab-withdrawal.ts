// Withdrawing a report on the wire: one person proposes it with a reason, another approves or declines it (orders.md section 4, LB040, LB048).
import { orderTopic } from '../../clinic/order/topics.ts';
import { endpoint, type Permission } from '../../kernel/endpoint.ts';
import { flag, id, instant, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { mayVerify } from './lab-menus.ts';
import { labSpellings } from './lab-words.ts';
import { laboratoryChecks } from './laboratory-sentences.ts';
import { laboratoryTopic } from './topics.ts';

const verifies: Permission = mayVerify;
const spellings = { ...labSpellings, reportId: 'labReportId', proposedAt: 'proposedOn', proposedByName: 'proposedBy' };

/** A withdrawal that waits for another person, as the screen of the report shows it. */
export const waitingWithdrawal = shape(
  { reason: text(500), proposedAt: instant(), proposedByName: text(), isForCaller: flag() },
  spellings,
);

/** Proposes that the newest version of a report is withdrawn, as that of another patient. */
export const withdrawReport = endpoint({
  path: '/Lab/WithdrawReport',
  logAs: ['lab_report', 'withdrawn'],
  summary: 'Proposes with a reason that a report is withdrawn; another person approves it.',
  permission: verifies,
  effect: 'once',
  changes: [laboratoryTopic],
  input: shape(
    {
      reportId: id(),
      reason: requiredText(laboratoryChecks.whyWithdrawn, 500).min(10, laboratoryChecks.whyWithdrawn.text),
    },
    spellings,
  ),
  output: shape({ reportId: id() }, spellings),
});

/** Approves or declines a withdrawal that another person proposed; approved, the report is struck through and its orders are in error. */
export const decideWithdrawal = endpoint({
  path: '/Lab/DecideWithdrawal',
  logAs: ['report_withdrawal', 'answered'],
  summary: 'Approves or declines the withdrawal of a report. An extension.',
  permission: verifies,
  effect: 'once',
  changes: [laboratoryTopic, orderTopic],
  input: shape({ reportId: id(), isApproved: flag() }, spellings),
  output: shape({ reportId: id() }, spellings),
});
