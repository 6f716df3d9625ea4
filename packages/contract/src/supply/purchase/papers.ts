// The papers of purchasing, as they are declared.
import { always, maybe, paper } from '../../kernel/paper.ts';

/** An order as the supplier gets it. */
export const purchaseOrderPaper = paper('purchase_order', {
  title: 'purchase:printed.order',
  blocks: [always('facts', 'createdBy'), always('lines'), always('sums'), maybe('terms'), always('end')],
});

/** The claim that goes out with returned goods; it is no tax document (PH041). */
export const debitClaimPaper = paper('debit_claim', {
  title: 'purchase:printed.claim',
  blocks: [always('facts', 'createdBy'), always('lines'), always('sums'), always('end')],
});
