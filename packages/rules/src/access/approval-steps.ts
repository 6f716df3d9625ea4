// The states of a request for an approval and the steps between them.
import { type StateOf, steps } from '../step/steps.ts';

/** A request is decided once; an approval is used once. */
export const approvalSteps = steps({
  table: 'approval_request',
  key: 'approval_request_id',
  column: 'state',
  texts: 'approval:states',
  states: {
    asked: { name: 'Waiting', tone: 'waiting' },
    approved: { name: 'Approved', tone: 'done', at: 'decided_at', by: 'decided_by' },
    refused: { name: 'Refused', tone: 'danger', at: 'decided_at', by: 'decided_by' },
    withdrawn: { name: 'Taken back', tone: 'past' },
    used: { name: 'Done', tone: 'info', at: 'used_at' },
    expired: { name: 'Run out', tone: 'past' },
  },
  actions: {
    approve: { from: ['asked'], to: 'approved' },
    /** Approved and done at once. */
    'approve-and-do': { from: ['asked'], to: 'used' },
    refuse: { from: ['asked'], to: 'refused' },
    withdraw: { from: ['asked', 'approved'], to: 'withdrawn' },
    use: { from: ['approved'], to: 'used' },
    /** When its time is over. */
    expire: { from: ['asked', 'approved'], to: 'expired' },
  },
});

export type RequestState = StateOf<typeof approvalSteps>;
