// Each file that checks the approver's right names how the maker is prevented from being the checker (Q268).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Files that ask for the right of approvers, and how each keeps the maker out. */
const asking: Readonly<Record<string, string>> = {
  'clinic/counter/counter-credit.ts': 'asks no second person: the limit of a role (Q259)',
  'clinic/counter/refund-bill.ts': 'refuses the users who made the bill, took its money or did its work',
  'foundation/staff/add-delegations.ts': 'an approver lends the own right',
  'foundation/staff/approver-decider.ts': 'the queue of approvals never lets the maker decide',
  'foundation/staff/authority.ts': 'answers the right',
  'foundation/staff/get-own-authority.ts': 'answers the own right to the screen',
  'foundation/staff/update-delegations.ts': 'an approver takes back what the approver lent',
  'money/bill/add-bill.ts':
    'asks no second person: an approver leaves a bill unpaid, and its concession is judged (R177, Q223)',
  'money/bill/settle-due.ts': 'refuses the user who made the bill',
  'money/charge/judge-gift.ts': 'reads the limit of the caller; above it the queue decides',
  'money/payment/judge-money-day.ts':
    'asks no second person: an approver books on an earlier day with a reason, which the audit log keeps (Q262)',
  'money/payment/judge-refund.ts': 'refuses the users who made the bill, took its money or did its work',
  'money/tpa/payer-receipts.ts': 'refuses the user who made the bill',
  'supply/purchase/second-person.ts': 'refuses each maker of an invoice, a payment, an order or a return',
  'supply/purchase/supplier-payments.ts': 'asks no second person: an approver pays a second advance (IN023)',
  'supply/store/approve-stock-take.ts': 'refuses the users who counted',
  'supply/store/stock-takes.ts': 'refuses the users who counted to drop the finished count',
};

it('a file that asks for the right of approvers says how the maker is kept out (Q268)', () => {
  const found = globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts') && readFileSync(join(source, file), 'utf8').includes('authorityOf('))
    .toSorted();
  expect(found).toEqual(Object.keys(asking));
  for (const [file, reason] of Object.entries(asking)) {
    if (!reason.startsWith('refuses')) continue;
    expect(readFileSync(join(source, file), 'utf8'), file).toMatch(/isByMaker|judgeRefund/);
  }
});
