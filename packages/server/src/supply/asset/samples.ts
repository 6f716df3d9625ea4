// Samples of the area for the walks over every call: assets that are accepted, put into use, handed over, lost and retired.
import {
  acceptCapital,
  capitalise,
  findLostAsset,
  handOverAsset,
  loseAsset,
  retireAsset,
} from '@charaka/contract/supply/asset/asset';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { acceptOne, capitalOf } from '../../../test-support/record/asset-register.ts';
import { addSupplier } from '../../../test-support/record/purchase-desk.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const withReason = async (tenant: TestTenant) => ({
  asset: { assetId: (await acceptOne(tenant)).assetId, reason: 'Broken' },
});

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: acceptCapital,
      make: async (tenant) => {
        const supplierId = await addSupplier(tenant);
        const { assetId } = await acceptOne(tenant);
        return {
          capital: capitalOf({
            birth: 'Receipt',
            supplierId,
            supplierPaperNo: 'INV 1',
            parentAssetId: assetId,
            custodianId: 1,
          }),
        };
      },
    },
    {
      endpoint: capitalise,
      make: async (tenant) => ({
        asset: { assetId: (await acceptOne(tenant)).assetId, capitalisedOn: dayOf(-1) },
      }),
    },
    {
      endpoint: handOverAsset,
      make: async (tenant) => ({
        asset: { assetId: (await acceptOne(tenant)).assetId, departmentId: 1, custodianId: 1, takenBy: 'Anna' },
      }),
    },
    { endpoint: loseAsset, make: withReason },
    { endpoint: retireAsset, make: withReason },
    {
      endpoint: findLostAsset,
      make: async (tenant) => {
        const { asset } = await withReason(tenant);
        await tenant.ask(loseAsset, { asset });
        return { asset };
      },
    },
  ],
};
