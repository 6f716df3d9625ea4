// What the report area declares: where it stands and what it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** The dashboard. */
export const reportArea: ContractArea = {
  name: 'report',
  wing: 'insight',
  uses: ['admission', 'bed', 'bill', 'charge', 'finance', 'tpa'],
};
