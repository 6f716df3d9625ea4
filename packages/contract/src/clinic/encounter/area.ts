// Declaration of the encounter area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Stays and visits that orders, notes and results hang on. */
export const encounterArea: ContractArea = {
  name: 'encounter',
  wing: 'clinic',
  uses: ['admission', 'opd', 'patient', 'referral'],
  auditNames: ['direct_encounter'],
};
