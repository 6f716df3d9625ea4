// The states of an emergency issue and the step between them (PH090).
import { type StateOf, steps } from '../step/steps.ts';

/** Units leave the store at once; another person settles the issue with the signed order. */
export const emergencyIssueSteps = steps({
  table: 'emergency_issue',
  key: 'emergency_issue_id',
  column: 'status',
  texts: 'store:emergencyStates',
  states: {
    Open: { name: 'Order pending', tone: 'waiting', at: 'issued_at', by: 'issued_by' },
    Settled: { name: 'Order received', tone: 'done', at: 'settled_at', by: 'settled_by' },
  },
  actions: {
    settle: { from: ['Open'], to: 'Settled', writes: ['order_reference'], letter: 's', isNext: true },
  },
});

export type EmergencyStatus = StateOf<typeof emergencyIssueSteps>;
