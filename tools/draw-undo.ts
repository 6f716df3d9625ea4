// Run by `node tools/run.mjs tools/draw-undo.ts`: draws who may undo whose work into docs/undo.md. A test holds the page to it (Q268).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { handlersOf } from '../packages/server/src/composition/areas.ts';
import { rightsTable } from '../packages/server/src/composition/rights-table.ts';
import { noParts } from '../packages/server/test-support/server/no-parts.ts';

/** The path of the page. */
export const undoPage = join(import.meta.dirname, '../docs/undo.md');

const takesBack =
  /\/(Delete|Remove|Cancel|Deactivate|Undo|Withdraw|End|Release|Refund|WriteOff|Return|TakeBack|GiveBack|SendBack|Strike|Amend|Correct|Refuse|Reopen|Reactivate|Merge)[A-Z]/i;

/** Calls whose handler looks at the person besides the right, and what it asks. */
const persons: Readonly<Record<string, string>> = {
  '/Consultation/AmendConsultation': 'own; of a doctor of the own department by its head',
  '/ClinicalOrder/CancelClinicalOrders':
    'anybody’s; once work has begun only of the own department, which says what is charged; verified results only by an amendment',
  '/CounterBill/CancelCounterBill':
    'anybody’s; where an approver is needed, a bill that the approver neither made nor did',
  '/CounterBill/RefundCounterBill':
    'anybody’s; where an approver is needed, a bill that the approver neither made nor did',
  '/IPD/WriteOffIPDBillDue': 'a bill that another user made; approvers alone',
  '/Lab/AmendReport': 'anybody’s; in a section of two steps another user signs it',
  '/Lab/WithdrawReport': 'anybody’s; another user approves it',
  '/Approval/RefuseApprovalRequest': 'another person than the one who asked',
  '/Purchase/RefusePurchaseReturn': 'another person than the one who returned the goods',
  '/Approval/WithdrawApprovalRequest': 'the person who asked',
  '/IPD/DeleteConsultantInstruction': 'own; the consultant of the instruction any',
  '/IPD/DeleteIpdPatientNote': 'own',
  '/IPD/DeleteIpdPrescriptions': 'own of the last 24 hours; of others by "Take back documents of others"',
  '/Report/DeleteCustomReport': 'own; a shared one by an administrator',
  '/Report/DeleteSavedReportView': 'own; a shared one by an administrator',
  '/Phrase/DeletePhrase': 'own; a department’s by the right to keep note templates',
  '/Security/EndSession': 'own; of another user by an administrator',
  '/Security/RemoveFactor': 'own',
  '/Security/RemoveLostFactors': 'another user’s, by two administrators',
  '/Staff/DeactivateStaff': 'another person’s',
};

/** Calls whose names begin like those of an undo, and which take nothing away. */
const takingNothing: readonly string[] = [
  '/Lab/ReleasePreliminary',
  '/Lab/ReleaseSusceptibility',
  '/OpdQueue/EndConsult',
  '/OpdQueue/EndSession',
];

const isUndoing = ({ path, permission, effect }: Endpoint) =>
  effect !== 'read' &&
  !takingNothing.includes(path) &&
  ((typeof permission === 'object' && permission.action === 'delete') || takesBack.test(path));

/** The page as it is drawn from the calls. */
export function drawUndo(): string {
  const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);
  const summaryOf = new Map(endpoints.map(({ path, summary }) => [path as string, summary]));
  const rows = rightsTable(endpoints.filter(isUndoing))
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'))
    .map(({ path, asks, roles }) => {
      const cells = [`\`${path}\``, summaryOf.get(path) ?? '', asks, roles.join(', '), persons[path] ?? 'anybody’s'];
      return `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
    });
  return [
    '# Who may undo whose work',
    '',
    'Drawn by `node tools/run.mjs tools/draw-undo.ts` from the calls; a test refuses a difference. "Whose" is the work that the call takes away. The roles are those of a new tenant.',
    'What a second person has to agree to waits in the queue of approvals, in which the asking user never decides.',
    '',
    '| call | what it does | right | roles | whose |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(undoPage, drawUndo());
