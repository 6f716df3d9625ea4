// The states of a return to a supplier and the steps between them (PH041).
import { type StateOf, steps } from '../step/steps.ts';

/** The goods went out with the claim; the supplier answers once, or leaves the goods out of its invoice. */
export const purchaseReturnSteps = steps({
  table: 'purchase_return',
  key: 'purchase_return_id',
  column: 'status',
  texts: 'purchase:returnStates',
  states: {
    Sent: { name: 'Claim open', tone: 'waiting' },
    Credited: { name: 'Credited', tone: 'done', at: 'answered_at', by: 'answered_by' },
    Refused: { name: 'Refused', tone: 'danger', at: 'answered_at', by: 'answered_by' },
    Deducted: { name: 'Left out of the invoice', tone: 'done', at: 'answered_at', by: 'answered_by' },
  },
  actions: {
    credit: {
      from: ['Sent'],
      to: 'Credited',
      writes: [
        'credit_note_number',
        'credit_note_date',
        'credit_note_key',
        'credit_note_year',
        'credit_note_total_paise',
        'credited_paise',
        'answer_note',
      ],
      isNext: true,
    },
    refuse: { from: ['Sent'], to: 'Refused', writes: ['answer_note'], isDangerous: true },
    deduct: { from: ['Sent'], to: 'Deducted', writes: ['supplier_invoice_id'] },
    /** The invoice that left the goods out is cancelled. */
    reopen: { from: ['Deducted'], to: 'Sent', writes: ['supplier_invoice_id', 'answered_at', 'answered_by'] },
  },
});

export type PurchaseReturnStatus = StateOf<typeof purchaseReturnSteps>;
