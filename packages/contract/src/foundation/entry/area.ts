// Declaration of the entry area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Data that every screen needs after log-in, in one call. */
export const entryArea: ContractArea = {
  name: 'entry',
  wing: 'foundation',
  uses: ['access', 'message', 'staff', 'tenancy'],
};
