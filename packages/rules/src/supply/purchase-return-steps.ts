// The states of a return to a supplier and the steps between them (PH041).
import { type StateOf, steps } from '../step/steps.ts';

/** The goods went out with the claim; the supplier answers once. */
export const purchaseReturnSteps = steps({
  table: 'purchase_return',
  key: 'purchase_return_id',
  column: 'status',
  texts: 'purchase:returnStates',
  states: {
    Sent: { name: 'Claim open', tone: 'waiting' },
    Credited: { name: 'Credited', tone: 'done', at: 'answered_at', by: 'answered_by' },
    Refused: { name: 'Refused', tone: 'danger', at: 'answered_at', by: 'answered_by' },
  },
  actions: {
    credit: {
      from: ['Sent'],
      to: 'Credited',
      writes: ['credit_note_number', 'credit_note_date', 'credited_paise', 'answer_note'],
      isNext: true,
    },
    refuse: { from: ['Sent'], to: 'Refused', writes: ['answer_note'], isDangerous: true },
  },
});

export type PurchaseReturnStatus = StateOf<typeof purchaseReturnSteps>;
