// Every call of the tariff area.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addPackage, deletePackage, getPackageMaster, updatePackage } from './add-package.ts';
import { addPriceItem, getPriceItem, updatePriceItem } from './add-price-item.ts';
import { changeRates, copyRates, updateRate } from './change-rates.ts';
import { deleteChargeMapping, listChargeMappings, saveChargeMapping } from './charge-mappings.ts';
import { deletePriceItem } from './delete-price-item.ts';
import { getChargeRates } from './get-charge-rates.ts';
import { getPackage } from './get-package.ts';
import { importCharges } from './import-charges.ts';
import { listCharges } from './list-charges.ts';
import { listPackages } from './list-packages.ts';
import { listDatedRates, listRates } from './list-rates.ts';
import { chargeSource, packageSource, rateSource } from './tariff-file-sources.ts';

/** Served by app.ts. */
export const tariffHandlers: readonly Handler[] = [
  listCharges,
  getChargeRates,
  listPackages,
  getPackage,
  getPackageMaster,
  addPackage,
  updatePackage,
  deletePackage,
  getPriceItem,
  addPriceItem,
  updatePriceItem,
  deletePriceItem,
  importCharges,
  listRates,
  listDatedRates,
  updateRate,
  changeRates,
  copyRates,
  listChargeMappings,
  saveChargeMapping,
  deleteChargeMapping,
  ...fileHandlers(chargeSource),
  ...fileHandlers(packageSource),
  ...fileHandlers(rateSource),
];
