// Declaration of the charge area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Charges of a stay. */
export const chargeArea: ContractArea = {
  name: 'charge',
  wing: 'money',
  uses: ['account', 'admission', 'approval', 'patient', 'payment', 'staff', 'tariff', 'tenancy'],
  auditNames: ['other_charge', 'service_charge'],
  logTexts: { service_charge: ['charge'] },
};
