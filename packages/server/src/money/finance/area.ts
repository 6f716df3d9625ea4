// The server declaration of the finance area.
import type { ServerArea } from '../../kernel/area.ts';
import { financeHandlers } from './finance-handlers.ts';
import { ledgerHandlers } from './ledger-handlers.ts';

/** Collections, closings and the ledger. */
export const financeArea: ServerArea = {
  handlers: () => [...financeHandlers, ...ledgerHandlers],
  recordNames: { pl_bs: 'r.description' },
};
