// The states of a count of a store and the steps between them (PH065 to PH067).
import { type StateOf, steps } from '../step/steps.ts';

/** Batches are counted, some of them again by another person, and a person that counted none of them approves the differences. */
export const stockTakeSteps = steps({
  table: 'stock_take',
  key: 'stock_take_id',
  column: 'status',
  texts: 'store:stockTakeStates',
  states: {
    Counting: { name: 'Counting', tone: 'info', at: 'started_at', by: 'started_by' },
    Counted: { name: 'Counted', tone: 'waiting', at: 'finished_at', by: 'finished_by' },
    Recount: { name: 'To be counted again', tone: 'danger' },
    Approved: { name: 'Approved', tone: 'done', at: 'approved_at', by: 'approved_by' },
    Dropped: { name: 'Dropped', tone: 'past', at: 'dropped_at', by: 'dropped_by' },
  },
  actions: {
    finish: { from: ['Counting', 'Recount'], to: 'Counted', writes: [], isNext: true },
    finishForRecount: { from: ['Counting'], to: 'Recount', writes: ['finished_at', 'finished_by'] },
    askRecount: { from: ['Counted'], to: 'Recount', writes: [] },
    approve: { from: ['Counted'], to: 'Approved', writes: ['approve_reason'], isNext: true },
    drop: { from: ['Counting', 'Counted', 'Recount'], to: 'Dropped', writes: ['drop_reason'], isDangerous: true },
  },
});

export type StockTakeStatus = StateOf<typeof stockTakeSteps>;
