// The items of the pharmacy as a file: read here, added and changed by the calls of the item's dialog.
import { gstSlab } from '@charaka/contract/foundation/masters/gst-slab';
import { pharmacyItemFile } from '@charaka/contract/supply/pharmacy/item-file';
import sql, { empty } from 'sql-template-tag';
import { areaSource } from '../../resource/area-source.ts';
import { namedMaster } from '../../resource/file-source.ts';
import type { MasterRecord } from '../../resource/master-store.ts';
import { addPharmacyItem } from './add-pharmacy-item.ts';
import { updatePharmacyItem } from './update-pharmacy-item.ts';

/** The items of the tenant as a file. */
export const pharmacyItemSource = areaSource(pharmacyItemFile, {
  add: addPharmacyItem,
  update: updatePharmacyItem,
  item: 'item',
  targets: { gstSlabId: namedMaster(gstSlab.name) },
  read: (call, isLocking) =>
    call.tx.rows<MasterRecord>(
      sql`select item_id, item_code, item_name, item_type, pack, hsn_code, gst_slab_id, schedule, storage, is_high_alert, look_alike_of,
        is_discount_allowed, is_active
        from pharmacy_item where tenant_id = ${call.tenantId} and item_type <> 'General' order by item_id${isLocking ? sql` for update` : empty}`,
    ),
});
