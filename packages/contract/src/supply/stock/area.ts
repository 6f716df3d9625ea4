// Declaration of the stock area: stores, lots and moves, which the pharmacy and other stores work on.
import type { ContractArea } from '../../kernel/area.ts';

/** Stock of any kind, in units and in value. */
export const stockArea: ContractArea = { name: 'stock', wing: 'supply', uses: [] };
