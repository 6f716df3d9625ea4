// The states of an audit of assets and the steps between them (IN045).
import { type StateOf, steps } from '../step/steps.ts';

/** A place is scanned; a person who scanned nothing of it approves. */
export const assetAuditSteps = steps({
  table: 'asset_audit',
  key: 'asset_audit_id',
  column: 'status',
  texts: 'asset:auditStates',
  states: {
    Counting: { name: 'Scanning', tone: 'info' },
    Counted: { name: 'To be approved', tone: 'waiting', at: 'finished_at', by: 'finished_by' },
    Approved: { name: 'Approved', tone: 'done', at: 'approved_at', by: 'approved_by' },
  },
  actions: {
    finish: { from: ['Counting'], to: 'Counted', writes: [], isNext: true },
    reopen: { from: ['Counted'], to: 'Counting', writes: ['finished_at', 'finished_by'] },
    approve: { from: ['Counted'], to: 'Approved', writes: [], isNext: true },
  },
});

export type AssetAuditStatus = StateOf<typeof assetAuditSteps>;
