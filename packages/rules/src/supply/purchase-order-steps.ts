// The states of a purchase order and the steps between them (PH026, PH027).
import { type StateOf, steps } from '../step/steps.ts';

/** An order is approved by a second person; its receipts lead it on, and a dearer version is approved again. */
export const purchaseOrderSteps = steps({
  table: 'purchase_order',
  key: 'purchase_order_id',
  column: 'status',
  texts: 'purchase:orderStates',
  states: {
    Draft: { name: 'Draft', tone: 'waiting' },
    Submitted: { name: 'Awaiting approval', tone: 'waiting' },
    Approved: { name: 'Approved', tone: 'info' },
    PartlyReceived: { name: 'Partly received', tone: 'info' },
    Received: { name: 'Received', tone: 'done' },
    Closed: { name: 'Closed short', tone: 'past', at: 'ended_at', by: 'ended_by' },
    Cancelled: { name: 'Cancelled', tone: 'past', at: 'ended_at', by: 'ended_by' },
  },
  actions: {
    submit: {
      from: ['Draft'],
      to: 'Submitted',
      writes: ['submitted_by', 'submitted_by_staff_id', 'submitted_at', 'rejection_reason'],
      isNext: true,
    },
    /** A dearer version of an approved order is approved again. */
    resubmit: {
      from: ['Approved', 'PartlyReceived'],
      to: 'Submitted',
      writes: [
        'submitted_by',
        'submitted_by_staff_id',
        'submitted_at',
        'approved_by',
        'approved_at',
        'rejection_reason',
      ],
    },
    reject: { from: ['Submitted'], to: 'Draft', writes: ['rejection_reason'] },
    /** A dearer version is rejected, and the approved one is in force again. */
    keep: { from: ['Submitted'], to: 'Approved', writes: ['rejection_reason'] },
    keepRest: { from: ['Submitted'], to: 'PartlyReceived', writes: ['rejection_reason'] },
    approve: {
      from: ['Submitted'],
      to: 'Approved',
      writes: ['approved_by', 'approved_at', 'approved_paise', 'running_version'],
      isNext: true,
    },
    /** Goods came before the version that is approved. */
    approveRest: {
      from: ['Submitted'],
      to: 'PartlyReceived',
      writes: ['approved_by', 'approved_at', 'approved_paise', 'running_version'],
    },
    receivePart: { from: ['Approved', 'PartlyReceived', 'Received'], to: 'PartlyReceived' },
    receive: { from: ['Approved', 'PartlyReceived', 'Received'], to: 'Received' },
    /** Every receipt of the order was cancelled. */
    reopen: { from: ['Approved', 'PartlyReceived', 'Received'], to: 'Approved' },
    close: { from: ['PartlyReceived'], to: 'Closed', writes: ['end_reason'] },
    cancel: { from: ['Draft', 'Submitted', 'Approved'], to: 'Cancelled', writes: ['end_reason'], isDangerous: true },
  },
});

export type PurchaseOrderStatus = StateOf<typeof purchaseOrderSteps>;
