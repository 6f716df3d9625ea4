// Declaration of the report area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** The dashboard. */
export const reportArea: ContractArea = {
  name: 'report',
  wing: 'insight',
  uses: ['admission', 'bed', 'bill', 'charge', 'finance', 'tpa'],
};
