// Floors, wards and beds as files: read here, added and changed by the calls of their dialogs.

import { bedType } from '@charaka/contract/foundation/masters/bed-type';
import { bedFile, bedFloorFile, bedGroupFile } from '@charaka/contract/stay/bed/bed-file';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { areaSource } from '../../resource/area-source.ts';
import { codedCharges } from '../../resource/coded-charges.ts';
import { namedMaster } from '../../resource/file-source.ts';
import type { MasterRecord } from '../../resource/master-store.ts';
import { addBed } from './add-bed.ts';
import { addBedFloor, updateBedFloor } from './bed-floors.ts';
import { addBedGroup, updateBedGroup } from './bed-groups.ts';
import { updateBed } from './update-bed.ts';

const ofHospital = (call: Call): Sql => sql`tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}`;
const locked = sql` for update`;

/** The floors of the hospital as a file. */
export const bedFloorSource = areaSource(bedFloorFile, {
  add: addBedFloor,
  update: updateBedFloor,
  item: 'bedFloor',
  read: (call, isLocking) =>
    call.tx.rows<MasterRecord>(
      sql`select bed_floor_id, bed_floor_name, bed_floor_description, is_active
        from bed_floor where ${ofHospital(call)} order by bed_floor_id${isLocking ? locked : empty}`,
    ),
});

/** The wards of the hospital as a file. */
export const bedGroupSource = areaSource(bedGroupFile, {
  add: addBedGroup,
  update: updateBedGroup,
  item: 'bedGroup',
  targets: { bedFloorId: bedFloorSource },
  read: (call, isLocking) =>
    call.tx.rows<MasterRecord>(
      sql`select bed_group_id, bed_group_name, bed_floor_id, sex_allowed, is_active
        from bed_group where ${ofHospital(call)} order by bed_group_id${isLocking ? locked : empty}`,
    ),
});

/** The real beds of the hospital as a file; the virtual one is the product's own (Q78). */
export const bedSource = areaSource(bedFile, {
  add: addBed,
  update: updateBed,
  item: 'bed',
  targets: { bedGroupId: bedGroupSource, bedTypeId: namedMaster(bedType.name), chargeId: codedCharges },
  async read(call, isLocking) {
    // Wards are locked before beds, beds by their number, as everybody does.
    if (isLocking) await bedGroupSource.read(call, true);
    return call.tx.rows<MasterRecord>(
      sql`select bed_id, bed_name, bed_type_id, bed_group_id, charge_id, is_active
        from bed where ${ofHospital(call)} and not is_virtual order by bed_id${isLocking ? sql` for no key update` : empty}`,
    );
  },
});
