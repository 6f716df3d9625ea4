// Writes gate passes of the demo, three of them overdue, and an approved audit in which two assets are missing.
import { dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import { departments, idIn } from './clinical-data.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { finYearOf } from './seed-hospitals.ts';

const DAY_MILLISECONDS = 86_400_000;

/** The state of each pass, the days from today until it is due, and its thing; without a text it is a machine of the hospital. */
const passes = [
  { status: 'Out', dueIn: -6, party: 'Vitalis service centre', thing: null },
  { status: 'Out', dueIn: -3, party: 'Flowline service', thing: null },
  { status: 'PartlyBack', dueIn: -1, party: 'City Gas Agency', thing: 'Oxygen cylinder' },
  { status: 'Out', dueIn: 5, party: 'Rotax calibration', thing: null },
  { status: 'Back', dueIn: 2, party: 'Clean Linen Laundry', thing: 'Bag of linen' },
  { status: 'Closed', dueIn: -20, party: 'Airmed service', thing: 'Humidifier' },
  { status: 'Approved', dueIn: 7, party: 'Sonara service centre', thing: 'Ultrasound probe' },
  { status: 'Draft', dueIn: 10, party: 'Mobilo repairs', thing: 'Wheel of a wheelchair' },
] as const;

/** After the assets; the same moment always makes the same. */
export async function seedAssetPapers(owner: pg.Client, { tenantId, hospitals }: DemoTenant, now: Date): Promise<void> {
  for (const hospital of hospitals) await writePasses(owner, tenantId, hospital, now);
  const [first] = hospitals;
  if (first) await writeAudit(owner, tenantId, first.hospitalId, now);
}

async function writePasses(
  owner: pg.Client,
  tenantId: number,
  { hospitalId, timezone }: DemoHospital,
  now: Date,
): Promise<void> {
  const [keeper, approver] = [userIdFor('store', hospitalId), userIdFor('approver', hospitalId)];
  const at = new Date(now.getTime() - 60_000);
  const today = dateInZone(now, timezone);
  const finYear = finYearOf(today);
  const rows = passes.map(({ status, dueIn, party }, index) => {
    const isApproved = status !== 'Draft';
    const isOut = isApproved && status !== 'Approved';
    const isBack = status === 'Back' || status === 'Closed';
    return {
      gatePassId: hospitalId * 100 + index,
      hospitalId,
      finYear,
      serialNo: index + 1,
      passNo: `GP${index + 1}`,
      direction: 'Out',
      kind: 'Returnable',
      party,
      reason: 'Repair and calibration',
      dueBack: daysAfter(today, dueIn),
      status,
      createdBy: keeper,
      createdAt: at,
      approvedBy: isApproved ? approver : null,
      approvedAt: isApproved ? at : null,
      outBy: isOut ? keeper : null,
      outAt: isOut ? at : null,
      backBy: isBack ? keeper : null,
      backAt: isBack ? at : null,
      closedBy: status === 'Closed' ? approver : null,
      closedAt: status === 'Closed' ? at : null,
    };
  });
  await insertRows(owner, tenantId, 'gate_pass', rows);
  await insertRows(
    owner,
    tenantId,
    'gate_pass_line',
    passes.map(({ status, thing }, index) => ({
      gatePassLineId: hospitalId * 100 + index,
      hospitalId,
      gatePassId: hospitalId * 100 + index,
      lineNo: 1,
      assetId: thing === null ? hospitalId * 100 + index : null,
      description: thing,
      quantity: thing === null ? 1 : 3,
      backQuantity: status === 'PartlyBack' ? 1 : status === 'Back' || status === 'Closed' ? 3 : 0,
      isAway: thing === null,
    })),
  );
  await insertRows(owner, tenantId, 'number_series', [
    { series: 'gate pass', hospitalId, finYear, lastNumber: passes.length },
  ]);
}

/** The dialysis machines and syringe pumps of two departments: of the first audit two are missing, the second one is open. */
async function writeAudit(owner: pg.Client, tenantId: number, hospitalId: number, now: Date): Promise<void> {
  const [keeper, approver] = [userIdFor('store', hospitalId), userIdFor('approver', hospitalId)];
  const at = new Date(now.getTime() - 3 * DAY_MILLISECONDS);
  const audits = [
    { assetAuditId: 1, department: 'Critical Care', scanned: 5, isApproved: true },
    { assetAuditId: 2, department: 'Laboratory', scanned: 2, isApproved: false },
  ] as const;
  for (const { assetAuditId, department, scanned, isApproved } of audits) {
    const departmentId = idIn(departments, department);
    const named = { hospitalId, assetAuditId };
    await insertRows(owner, tenantId, 'asset_audit', [
      { ...named, departmentId, status: isApproved ? 'Counted' : 'Counting', startedBy: keeper, startedAt: at },
    ]);
    await owner.query(
      `insert into asset_audit_line (tenant_id, hospital_id, asset_audit_id, asset_id)
       select a.tenant_id, a.hospital_id, $3, a.asset_id from asset a
       where a.tenant_id = $1 and a.hospital_id = $2 and a.department_id = $4 and a.status in ('Standby', 'InUse') order by a.asset_id`,
      [tenantId, hospitalId, assetAuditId, departmentId],
    );
    await owner.query(
      `insert into asset_audit_scan (tenant_id, hospital_id, asset_audit_id, code, asset_id, scanned_by, scanned_at)
       select l.tenant_id, l.hospital_id, $3, a.asset_no, a.asset_id, $4, $5 from asset_audit_line l
       join asset a on a.tenant_id = l.tenant_id and a.asset_id = l.asset_id
       where l.tenant_id = $1 and l.hospital_id = $2 and l.asset_audit_id = $3 order by a.asset_id limit $6`,
      [tenantId, hospitalId, assetAuditId, keeper, at, scanned],
    );
    if (isApproved)
      await owner.query(
        `update asset_audit set status = 'Approved', finished_by = $3, finished_at = $5, approved_by = $4, approved_at = $5
         where tenant_id = $1 and asset_audit_id = $2`,
        [tenantId, assetAuditId, keeper, approver, at],
      );
  }
}
