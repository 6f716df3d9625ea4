// The states of an indent and the steps between them (PH018).
import { type StateOf, steps } from '../step/steps.ts';

/** A store asks, and another store issues in one or several transfers. */
export const indentSteps = steps({
  table: 'indent',
  key: 'indent_id',
  column: 'status',
  texts: 'store:indentStates',
  states: {
    Asked: { name: 'Asked', tone: 'waiting', at: 'asked_at', by: 'asked_by' },
    PartlyIssued: { name: 'Partly issued', tone: 'info' },
    Issued: { name: 'Issued', tone: 'done' },
    Closed: { name: 'Closed', tone: 'past', at: 'ended_at', by: 'ended_by' },
    Refused: { name: 'Refused', tone: 'danger', at: 'ended_at', by: 'ended_by' },
    Cancelled: { name: 'Cancelled', tone: 'past', at: 'ended_at', by: 'ended_by' },
  },
  actions: {
    issuePart: { from: ['Asked', 'PartlyIssued'], to: 'PartlyIssued', writes: [] },
    issue: { from: ['Asked', 'PartlyIssued'], to: 'Issued', writes: [], letter: 'i', isNext: true },
    close: { from: ['PartlyIssued'], to: 'Closed', writes: ['end_reason'] },
    refuse: { from: ['Asked'], to: 'Refused', writes: ['end_reason'], isDangerous: true },
    cancel: { from: ['Asked'], to: 'Cancelled', writes: ['end_reason'] },
  },
});

export type IndentStatus = StateOf<typeof indentSteps>;
