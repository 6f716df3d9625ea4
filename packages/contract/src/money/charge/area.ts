// What the charge area declares: where it stands and what it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Charges of a stay. */
export const chargeArea: ContractArea = {
  name: 'charge',
  wing: 'money',
  uses: ['admission', 'approval', 'payment', 'pharmacy', 'staff', 'tariff', 'theatre'],
};
