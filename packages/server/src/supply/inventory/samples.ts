// Samples of the area for the walks over every call: general items of a category, and their receipts.

import { addGeneralItem, deleteGeneralItem, updateGeneralItem } from '@charaka/contract/supply/inventory/general-item';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { addCategory, addGeneral, generalItemOf } from '../../../test-support/record/general-store.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: addGeneralItem,
      make: async (tenant) => ({ generalItem: generalItemOf(await addCategory(tenant)) }),
    },
    {
      endpoint: updateGeneralItem,
      make: async (tenant) => {
        const itemCategoryId = await addCategory(tenant);
        const typed = generalItemOf(itemCategoryId);
        return { generalItem: { itemId: await addGeneral(tenant, { itemCategoryId }), ...typed } };
      },
    },
    {
      endpoint: deleteGeneralItem,
      make: async (tenant) => ({ generalItem: { itemId: await addGeneral(tenant) } }),
    },
  ],
};
