// Declaration of the setup area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** The first run of a hospital. */
export const setupArea: ContractArea = {
  name: 'setup',
  wing: 'office',
  uses: ['access', 'bed', 'patient', 'staff', 'tariff', 'tenancy'],
  auditNames: ['first_run'],
};
