// What the payment area declares: where it stands and what it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Receipts and refunds. */
export const paymentArea: ContractArea = {
  name: 'payment',
  wing: 'money',
  uses: ['admission', 'tenancy', 'staff'],
  auditNames: ['paper_print', 'payment'],
};
