// The price list as a file: read here, added and changed by the calls of the charge's dialog.
import { chargeCategory } from '@charaka/contract/masters/charge-category';
import { gstSlab } from '@charaka/contract/masters/gst-slab';
import { chargeFile } from '@charaka/contract/tariff-file';
import sql, { empty } from 'sql-template-tag';
import { areaSource } from '../resource/area-source.ts';
import { namedMaster } from '../resource/file-source.ts';
import type { MasterRecord } from '../resource/master-store.ts';
import { addCharge, updateCharge } from './add-charge.ts';

/** The charges of the hospital as a file. */
export const chargeSource = areaSource(chargeFile, {
  add: addCharge,
  update: updateCharge,
  item: 'charge',
  targets: { chargeCategoryId: namedMaster(chargeCategory.name), gstSlabId: namedMaster(gstSlab.name) },
  read: (call, isLocking) =>
    call.tx.rows<MasterRecord>(
      sql`select charge_id, charge_code, charge_name, charge_category_id, standard_charge_paise as standard_charge, gst_slab_id,
          hsn_code, unit, is_non_applicable, is_active
        from charge where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
        order by charge_id${isLocking ? sql` for update` : empty}`,
    ),
});
