// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.
import { saveChargeMapping } from '@charaka/contract/money/tariff/charge-mapping';
import { getPackage } from '@charaka/contract/money/tariff/tariff';
import {
  addPackage,
  addPriceItem,
  getPackageMaster,
  getPriceItem,
  updatePackage,
  updatePriceItem,
} from '@charaka/contract/money/tariff/tariff-setting';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const chargeOf = (letter: string) => ({
  chargeCode: 'EDIT',
  chargeName: `Edited ${letter}`,
  chargeCategoryId: 3,
  standardCharge: 250,
});
/** Only its charges differ, which stand in a table of their own. */
const packageOf = (letter: string) => ({
  packageName: 'Edited',
  isTpa: false,
  lines: [{ chargeId: 1, quantity: letter.charCodeAt(0), amount: 500 }],
});
const itsOwn = 'the name of the record beside it';
const packageNames = { 'associationList.0.associationName': itsOwn, 'diagonisisList.0.diagnosisName': itsOwn };

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: updatePriceItem,
      get: getPriceItem,
      wrapper: 'charge',
      noun: 'charge',
      make: async (tenant) => ({
        chargeId: (await tenant.ask(addPriceItem, { charge: chargeOf('0') })).charge.chargeId,
      }),
      typed: chargeOf,
    },
    {
      update: updatePackage,
      get: getPackage,
      wrapper: 'package',
      noun: 'package',
      make: async (tenant) => {
        const added = await tenant.ask(addPackage, { package: packageOf('0') });
        return { packageId: added.package.packageId };
      },
      typed: packageOf,
    },
  ],
  nested: [
    {
      endpoint: addPackage,
      ownKey: 'packageId',
      make: async () => ({
        package: { packageName: 'New', isTpa: false, lines: [{ chargeId: 1, quantity: 1, amount: 500 }] },
      }),
    },
    {
      endpoint: saveChargeMapping,
      make: async () => ({ chargeMapping: { chargeTypeId: 10, chargeId: 1, staffId: 1, doctorShare: 40 } }),
    },
  ],
  pairs: [
    {
      get: getPackageMaster,
      update: updatePackage,
      asked: async (tenant) => {
        const lines = [{ chargeId: 1, quantity: 1, amount: 500 }];
        const added = await tenant.ask(addPackage, { package: { packageName: 'Listed', isTpa: false, lines } });
        return { package: { packageId: added.package.packageId } };
      },
    },
  ],
  leftOut: {
    '/PackageMaster/AddPackageMaster': packageNames,
    '/PackageMaster/UpdatePackageMaster': packageNames,
  },
};
