// Every call of the tariff area.
import type { Handler } from '../kernel/handler.ts';
import { getChargeRates } from './get-charge-rates.ts';
import { getPackage } from './get-package.ts';
import { importCharges } from './import-charges.ts';
import { listCharges } from './list-charges.ts';
import { listAssociations, listPackages } from './list-payers.ts';

/** Served by app.ts. */
export const tariffHandlers: readonly Handler[] = [
  listCharges,
  getChargeRates,
  listAssociations,
  listPackages,
  getPackage,
  importCharges,
];
