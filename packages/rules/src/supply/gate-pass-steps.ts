// The states of a gate pass and the steps between them (IN056).
import { type StateOf, steps } from '../step/steps.ts';

/** Another person approves; goods of a returnable pass come back in parts or whole. */
export const gatePassSteps = steps({
  table: 'gate_pass',
  key: 'gate_pass_id',
  column: 'status',
  texts: 'asset:passStates',
  states: {
    Draft: { name: 'To be approved', tone: 'waiting' },
    Approved: { name: 'Approved', tone: 'info', at: 'approved_at', by: 'approved_by' },
    Out: { name: 'Through the gate', tone: 'info', at: 'out_at', by: 'out_by' },
    PartlyBack: { name: 'Partly back', tone: 'waiting' },
    Back: { name: 'Back', tone: 'done', at: 'back_at', by: 'back_by' },
    Closed: { name: 'Closed', tone: 'past', at: 'closed_at', by: 'closed_by' },
    Cancelled: { name: 'Cancelled', tone: 'past', at: 'closed_at', by: 'closed_by' },
  },
  actions: {
    approve: { from: ['Draft'], to: 'Approved', writes: [], isNext: true },
    send: { from: ['Approved'], to: 'Out', writes: [], isNext: true },
    returnPart: { from: ['Out', 'PartlyBack'], to: 'PartlyBack', writes: [] },
    returnAll: { from: ['Out', 'PartlyBack'], to: 'Back', writes: [], isNext: true },
    close: { from: ['Out', 'Back'], to: 'Closed', writes: [] },
    cancel: { from: ['Draft', 'Approved'], to: 'Cancelled', writes: ['close_reason'], isDangerous: true },
  },
});

export type GatePassStatus = StateOf<typeof gatePassSteps>;
