// The states of a transfer between two stores and the steps between them (PH020, PH021).
import { type StateOf, steps } from '../step/steps.ts';

/** From the issuing store to the receiving store; missing units return to the issuing store. */
export const transferSteps = steps({
  table: 'stock_transfer',
  key: 'transfer_id',
  column: 'status',
  texts: 'store:transferStates',
  states: {
    InTransit: { name: 'In transit', tone: 'waiting', at: 'issued_at', by: 'issued_by' },
    Received: { name: 'Received', tone: 'done', at: 'received_at', by: 'received_by' },
    ReceivedShort: { name: 'Received short', tone: 'danger', at: 'received_at', by: 'received_by' },
    Settled: { name: 'Shortage taken back', tone: 'past', at: 'settled_at', by: 'settled_by' },
  },
  actions: {
    receive: { from: ['InTransit'], to: 'Received', writes: [], letter: 'r', isNext: true },
    receiveShort: { from: ['InTransit'], to: 'ReceivedShort', writes: [] },
    takeBack: { from: ['ReceivedShort'], to: 'Settled', writes: [], letter: 'b', isNext: true },
  },
});

export type TransferStatus = StateOf<typeof transferSteps>;
