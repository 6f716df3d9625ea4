// Writes the demo's assets: machines of the opening books, those received from suppliers, and some that wait for their day of use.
import { dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import { departments, idIn } from './clinical-data.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';

interface Machine {
  readonly name: string;
  readonly maker: string;
  readonly model: string;
  readonly pieces: number;
  readonly rupees: number;
  /** The department; without one it is in the first ward. */
  readonly department?: (typeof departments)[number];
  readonly room?: string;
}

const machines: readonly Machine[] = [
  { name: 'Patient monitor', maker: 'Vitalis', model: 'VM-12', pieces: 6, rupees: 145_000, room: 'Bay 1' },
  { name: 'Infusion pump', maker: 'Flowline', model: 'IP-2', pieces: 6, rupees: 48_500, room: 'Bay 2' },
  { name: 'Syringe pump', maker: 'Flowline', model: 'SP-1', pieces: 4, rupees: 36_000, department: 'Critical Care' },
  { name: 'Ventilator', maker: 'Airmed', model: 'V-500', pieces: 3, rupees: 985_000, department: 'Critical Care' },
  {
    name: 'Defibrillator',
    maker: 'Vitalis',
    model: 'D-30',
    pieces: 2,
    rupees: 265_000,
    department: 'Emergency Medicine',
  },
  {
    name: 'ECG machine',
    maker: 'Vitalis',
    model: 'E-6',
    pieces: 3,
    rupees: 82_000,
    department: 'Cardiology',
    room: 'Room 104',
  },
  {
    name: 'Ultrasound scanner',
    maker: 'Sonara',
    model: 'S-90',
    pieces: 2,
    rupees: 1_850_000,
    department: 'Radiology',
    room: 'Room 12',
  },
  {
    name: 'X-ray machine',
    maker: 'Radion',
    model: 'DR-40',
    pieces: 1,
    rupees: 2_400_000,
    department: 'Radiology',
    room: 'Room 10',
  },
  { name: 'Haematology analyser', maker: 'Cytel', model: 'H-5', pieces: 1, rupees: 720_000, department: 'Laboratory' },
  { name: 'Centrifuge', maker: 'Rotax', model: 'C-16', pieces: 2, rupees: 64_000, department: 'Laboratory' },
  {
    name: 'Blood refrigerator',
    maker: 'Coldline',
    model: 'BR-200',
    pieces: 1,
    rupees: 310_000,
    department: 'Laboratory',
  },
  { name: 'Dialysis machine', maker: 'Nephra', model: 'N-8', pieces: 3, rupees: 860_000, department: 'Nephrology' },
  { name: 'Wheelchair', maker: 'Mobilo', model: 'W-1', pieces: 4, rupees: 9_800, department: 'Emergency Medicine' },
];

/** Of so many machines at the end of the list the day of use is open. */
const WAITING = 5;

/** The assets of a tenant; the same moment always makes the same. */
export async function seedAssets(owner: pg.Client, { tenantId, hospitals }: DemoTenant, now: Date): Promise<void> {
  for (const hospital of hospitals) {
    const { rows } = await owner.query<{ wardId: string; supplierId: string; custodianId: string }>(
      `select (select min(bed_group_id) from bed_group where tenant_id = $1 and hospital_id = $2) as "wardId",
         (select min(supplier_id) from supplier where tenant_id = $1 and hospital_id = $2) as "supplierId",
         (select min(staff_id) from staff where tenant_id = $1 and hospital_id = $2 and is_active) as "custodianId"`,
      [tenantId, hospital.hospitalId],
    );
    const [place] = rows;
    if (place) await writeAssets(owner, tenantId, { hospital, now, ...place });
  }
}

interface AssetPlace {
  readonly hospital: DemoHospital;
  readonly now: Date;
  readonly wardId: string;
  readonly supplierId: string;
  readonly custodianId: string;
}

async function writeAssets(owner: pg.Client, tenantId: number, place: AssetPlace): Promise<void> {
  const { hospitalId, timezone } = place.hospital;
  const today = dateInZone(place.now, timezone);
  const keeper = userIdFor('store', hospitalId);
  const pieces = machines.flatMap((machine) =>
    Array.from({ length: machine.pieces }, (_, piece) => ({ machine, piece })),
  );
  const assets = pieces.map(({ machine, piece }, index) => {
    // The newest pieces came from a supplier; the others are of the opening books.
    const isReceived = index >= pieces.length - 2 * WAITING;
    const acceptedOn = daysAfter(today, isReceived ? -20 : -400 + index);
    return {
      assetId: hospitalId * 100 + index,
      hospitalId,
      assetNo: `A${String(index + 1).padStart(6, '0')}`,
      assetName: machine.name,
      maker: machine.maker,
      model: machine.model,
      serialNo: `${machine.model.replace('-', '')}${hospitalId}${String(index + 1).padStart(4, '0')}`,
      udi: index % 3 === 0 ? `(01)089012345${String(67_894 + index)}(21)${hospitalId}${index + 1}` : null,
      birth: isReceived ? 'Receipt' : 'Opening',
      supplierId: isReceived ? place.supplierId : null,
      supplierPaperNo: isReceived ? `INV-${2600 + index}` : null,
      departmentId: machine.department ? idIn(departments, machine.department) : null,
      bedGroupId: machine.department ? null : place.wardId,
      placeText: machine.room ?? null,
      custodianId: piece === 0 ? place.custodianId : null,
      custodyConfirmedAt: piece === 0 && index % 2 === 0 ? place.now : null,
      acceptedOn,
      acceptedBy: keeper,
      acceptedAt: place.now,
      warrantyFrom: acceptedOn,
      warrantyTo: daysAfter(acceptedOn, 364),
      costPaise: machine.rupees * 100,
      status: 'Standby',
    };
  });
  await insertRows(owner, tenantId, 'asset', assets);
  await insertRows(
    owner,
    tenantId,
    'asset_event',
    assets.map(({ assetId, acceptedOn, supplierPaperNo }) => ({
      hospitalId,
      assetId,
      kind: 'Accepted',
      documentNo: supplierPaperNo,
      happenedAt: `${acceptedOn}T06:00:00Z`,
      createdBy: keeper,
    })),
  );
  await insertRows(owner, tenantId, 'number_series', [
    { series: 'asset', hospitalId, finYear: '', lastNumber: assets.length },
  ]);
  await owner.query(
    `update asset set status = 'InUse', capitalised_on = accepted_on + 3, capitalised_at = $3, capitalised_by = $4
     where tenant_id = $1 and hospital_id = $2 and asset_id < $5`,
    [tenantId, hospitalId, place.now, keeper, hospitalId * 100 + assets.length - WAITING],
  );
}
