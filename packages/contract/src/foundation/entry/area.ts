// What the entry area declares: where it stands and what it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** What every screen needs when somebody comes in, in one call. */
export const entryArea: ContractArea = {
  name: 'entry',
  wing: 'foundation',
  uses: ['access', 'message', 'staff', 'tenancy'],
};
