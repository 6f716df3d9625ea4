// What the setup area declares: where it stands and what it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** The first run of a hospital. */
export const setupArea: ContractArea = {
  name: 'setup',
  wing: 'office',
  uses: ['access', 'bed', 'patient', 'staff', 'tariff', 'tenancy'],
  auditNames: ['first_run'],
};
