// The SQL of a floor that is set up: read, lock, add, change, and the wards on it.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import type { addBedFloor, getBedFloor } from '@charaka/contract/stay/bed/bed-setting';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { sayingTwice } from './bed-names.ts';

/** A floor as kept. */
export type Floor = OutputOf<typeof getBedFloor>['bedFloor'];
type FloorInput = ParsedOf<typeof addBedFloor>['bedFloor'];

/** How a refusal and the audit call a floor. */
export const editedFloor = { table: 'bed_floor', wrapper: 'bedFloor', noun: words.floor } as const;

const missing = bedSentences.floorDoesNotExist;
const kept = sql`bed_floor_id, bed_floor_name, bed_floor_description, is_active`;

const ofHospital = (call: Call, bedFloorId: number) => sql`tenant_id = ${call.tenantId}
  and hospital_id = ${call.hospital.hospitalId} and bed_floor_id = ${bedFloorId}`;

/** One floor of the hospital. Refuses any other. */
export function findFloor(call: Call, bedFloorId: number): Promise<Floor> {
  return call.tx.one<Floor>(sql`select ${kept} from bed_floor where ${ofHospital(call, bedFloorId)}`, missing);
}

/** As `findFloor`, held until the transaction ends: nobody puts a ward on it meanwhile. */
export function lockFloor(call: Call, bedFloorId: number): Promise<Floor> {
  return call.tx.one<Floor>(
    sql`select ${kept} from bed_floor where ${ofHospital(call, bedFloorId)} for update`,
    missing,
  );
}

/** As `findFloor`, kept in use until the transaction ends, so that a ward can be put on it. */
export function shareFloor(call: Call, bedFloorId: number): Promise<Floor> {
  return call.tx.one<Floor>(
    sql`select ${kept} from bed_floor where ${ofHospital(call, bedFloorId)} for share`,
    missing,
  );
}

/** Adds a floor. Refuses a name that is there already. */
export function insertFloor(call: Call, floor: FloorInput): Promise<Floor> {
  return sayingTwice(
    bedSentences.floorExists({ bedFloorName: floor.bedFloorName }),
    call.tx.one<Floor>(
      sql`insert into bed_floor (tenant_id, hospital_id, bed_floor_name, bed_floor_description, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${floor.bedFloorName}, ${floor.bedFloorDescription || null},
          ${floor.isActive ?? true}) returning ${kept}`,
      kernelSentences.nothingAdded,
    ),
  );
}

/** Replaces the fields of a floor; it stays as active as it was unless it is said otherwise. Refuses a name another one has. */
export function replaceFloor(call: Call, bedFloorId: number, floor: FloorInput): Promise<Floor> {
  return sayingTwice(
    bedSentences.floorExists({ bedFloorName: floor.bedFloorName }),
    call.tx.one<Floor>(
      sql`update bed_floor set bed_floor_name = ${floor.bedFloorName},
          bed_floor_description = ${floor.bedFloorDescription || null},
          is_active = coalesce(${floor.isActive ?? null}::boolean, is_active)
        where ${ofHospital(call, bedFloorId)} returning ${kept}`,
      missing,
    ),
  );
}

/** Takes a floor out of use. */
export async function deactivateFloor(call: Call, bedFloorId: number): Promise<void> {
  await call.tx.rows(sql`update bed_floor set is_active = false where ${ofHospital(call, bedFloorId)}`);
}

/** The names of the active wards on a floor, in their order. */
export async function activeWardsOn(call: Call, bedFloorId: number): Promise<string[]> {
  const rows = await call.tx.rows<{ name: string }>(sql`
    select bed_group_name as name from bed_group
    where tenant_id = ${call.tenantId} and bed_floor_id = ${bedFloorId} and is_active order by lower(bed_group_name)`);
  return rows.map(({ name }) => name);
}
