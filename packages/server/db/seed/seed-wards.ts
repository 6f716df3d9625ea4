// Writes floors, wards and beds of the demo.
import { virtualBed } from '@charaka/rules/stay/bed-state';
import type pg from 'pg';
import { bedKinds, bedsOf, floorNames, sexOfWard, wardPlans } from './bed-layout.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { chargeIdOf } from './seed-prices.ts';

/** Writes bed types, floors, wards and beds; needs the price list. One virtual bed serves the whole tenant (Q78). */
export async function seedWards(owner: pg.Client, { tenantId, hospitals }: DemoTenant): Promise<void> {
  await insertRows(owner, tenantId, 'bed_type', [
    ...Object.values(bedKinds).map(({ bedTypeId, bedTypeName }) => ({
      bedTypeId,
      bedTypeName,
      isIntensive: bedTypeId === bedKinds.intensive.bedTypeId,
    })),
    { bedTypeId: virtualBed.bedTypeId, bedTypeName: 'Virtual', isIntensive: false },
  ]);
  for (const hospital of hospitals) {
    await insertRows(owner, tenantId, 'bed_floor', floorRows(hospital));
    await insertRows(owner, tenantId, 'bed_group', wardRows(hospital));
    await insertRows(owner, tenantId, 'bed', bedRows(hospital));
  }
  const [firstHospital] = hospitals;
  if (firstHospital) await seedVirtualBed(owner, tenantId, firstHospital);
}

function floorRows({ hospitalId, ids }: DemoHospital) {
  return floorNames.map((bedFloorName, index) => ({
    bedFloorId: ids.floor + index,
    hospitalId,
    bedFloorName,
    bedFloorDescription: wardPlans
      .filter((ward) => ward.floor === index)
      .map((ward) => ward.wardName)
      .join(', '),
  }));
}

function wardRows({ hospitalId, ids }: DemoHospital) {
  return wardPlans.map((ward, index) => ({
    bedGroupId: ids.ward + index,
    hospitalId,
    bedGroupName: ward.wardName,
    bedFloorId: ids.floor + ward.floor,
    sexAllowed: sexOfWard[ward.for],
  }));
}

function bedRows(hospital: DemoHospital) {
  return bedsOf(hospital.bedCounts, hospital.ids.bed).map((bed) => ({
    bedId: bed.bedId,
    hospitalId: hospital.hospitalId,
    bedName: bed.bedName,
    bedTypeId: bedKinds[bed.kind].bedTypeId,
    bedGroupId: hospital.ids.ward + bed.wardIndex,
    chargeId: chargeIdOf(hospital, bedKinds[bed.kind].chargeCode),
  }));
}

/** The bed every IVF and dental patient is put into; it stands in the tenant's first hospital. */
async function seedVirtualBed(owner: pg.Client, tenantId: number, { hospitalId, ids }: DemoHospital): Promise<void> {
  const { bedTypeId, bedGroupId, bedId } = virtualBed;
  const ward = { bedGroupId, hospitalId, bedGroupName: 'IVF and Dental', bedFloorId: ids.floor };
  const bed = { bedId, hospitalId, bedName: 'Virtual', bedTypeId, bedGroupId, isVirtual: true };
  await insertRows(owner, tenantId, 'bed_group', [ward]);
  await insertRows(owner, tenantId, 'bed', [bed]);
}
