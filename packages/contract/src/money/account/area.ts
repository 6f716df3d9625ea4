// What the account area declares: where it stands and what it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** What departments bring to the account of an admission. */
export const accountArea: ContractArea = {
  name: 'account',
  wing: 'money',
  uses: ['admission', 'payment'],
};
