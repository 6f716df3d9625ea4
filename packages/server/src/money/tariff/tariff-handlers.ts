// Every call of the tariff area.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addCharge, getCharge, updateCharge } from './add-charge.ts';
import { addPackage, deletePackage, getPackageMaster, updatePackage } from './add-package.ts';
import { changeRates, copyRates, updateRate } from './change-rates.ts';
import { deleteChargeMapping, listChargeMappings, saveChargeMapping } from './charge-mappings.ts';
import { deleteCharge } from './delete-charge.ts';
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
  getCharge,
  addCharge,
  updateCharge,
  deleteCharge,
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
