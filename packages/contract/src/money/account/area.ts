// Declaration of the account area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Charges that departments add to the account of an admission. */
export const accountArea: ContractArea = {
  name: 'account',
  wing: 'money',
  uses: ['admission', 'payment'],
};
