// What the charge area declares: where it stands and what it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Charges of a stay. */
export const chargeArea: ContractArea = {
  name: 'charge',
  wing: 'money',
  uses: ['account', 'admission', 'approval', 'payment', 'staff', 'tariff'],
  auditNames: ['other_charge', 'service_charge'],
};
