// Demo data of the store area: stock of wards, transfers and indents.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedCrashTrolleys } from '../../../db/seed/seed-crash-trolleys.ts';
import { seedEmergencyIssues } from '../../../db/seed/seed-emergency-issues.ts';
import { seedStockTakes } from '../../../db/seed/seed-stock-takes.ts';
import { seedStores } from '../../../db/seed/seed-stores.ts';
import { seedTemperatures } from '../../../db/seed/seed-temperatures.ts';

/** Rows of the demo. */
export const storeDemo: readonly DemoPart[] = [
  { name: 'stock of wards', needs: ['medicine'], seed: ({ owner, tenant, now }) => seedStores(owner, tenant, now) },
  {
    name: 'emergency issues',
    needs: ['stock of wards'],
    seed: ({ owner, tenant, now }) => seedEmergencyIssues(owner, tenant, now),
  },
  {
    name: 'crash trolleys',
    needs: ['stock of wards'],
    seed: ({ owner, tenant, now }) => seedCrashTrolleys(owner, tenant, now),
  },
  {
    name: 'temperatures of stores',
    needs: ['stock of wards'],
    seed: ({ owner, tenant, now }) => seedTemperatures(owner, tenant, now),
  },
  {
    name: 'counts of stores',
    needs: ['stock of wards'],
    seed: ({ owner, tenant, now }) => seedStockTakes(owner, tenant, now),
  },
];
