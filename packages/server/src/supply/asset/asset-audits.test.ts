// Audits of assets through the calls: scanned, shown at once, and approved by a person who scanned nothing of them.
import { getAsset, listAssets, loseAsset } from '@charaka/contract/supply/asset/asset';
import {
  approveAssetAudit,
  finishAssetAudit,
  getAssetAudit,
  listAssetAudits,
  reopenAssetAudit,
  scanAsset,
  startAssetAudit,
} from '@charaka/contract/supply/asset/asset-audit';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { acceptOne, assetInUse, sentPass } from '../../../test-support/record/asset-register.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;

/** Two assets in the department, one in the ward, and an audit of the department. */
async function makeAudit() {
  const tenant = await makeTenant(parts);
  const here = await assetInUse(tenant, { pieces: [{ serialNo: 'HERE-1', udi: '(01)0890(21)HERE' }] });
  const gone = await assetInUse(tenant);
  const elsewhere = await assetInUse(tenant, { departmentId: null, bedGroupId: 1 });
  const { assetAudit } = await tenant.ask(startAssetAudit, { assetAudit: { departmentId: 1 } });
  return { tenant, here, gone, elsewhere, assetAuditId: assetAudit.assetAuditId };
}

const scan = (tenant: TestTenant, assetAuditId: number, ...codes: string[]) =>
  tenant.call(scanAsset, { assetAuditId, codes: codes.map((code) => ({ code })) });

describe('an audit by scanning', () => {
  it('shows found, missing, misplaced and unknown at once, each thing once (IN045)', async () => {
    const { tenant, here, gone, elsewhere, assetAuditId } = await makeAudit();
    await scan(tenant, assetAuditId, 'here1');
    const { output } = await scan(tenant, assetAuditId, elsewhere.assetNo, 'XYZ', 'xyz', '(01)0890(21)HERE');
    expect(output.assetAudit).toMatchObject({ foundCount: 1, missingCount: 1, misplacedCount: 1, unknownCount: 1 });
    expect(output.assetAudit.lines.map(({ verdict, code }) => [verdict, code])).toEqual([
      ['Missing', gone.assetNo],
      ['Misplaced', elsewhere.assetNo],
      ['Unknown', 'XYZ'],
      ['Found', here.assetNo],
    ]);
  });

  it('takes the scans of two phones at one instant, and drafts that are sent twice (IN045)', async () => {
    const { tenant, here, gone, assetAuditId } = await makeAudit();
    const answers = await Promise.all([
      scan(tenant, assetAuditId, here.assetNo, gone.assetNo),
      scan(tenant, assetAuditId, gone.assetNo, here.assetNo),
      scan(tenant, assetAuditId, here.assetNo),
    ]);
    expect(answers.every(({ isFailure }) => !isFailure)).toBe(true);
    const { assetAudit } = await tenant.ask(getAssetAudit, { assetAuditId });
    expect(assetAudit).toMatchObject({ foundCount: 2, missingCount: 0, unknownCount: 0 });
    expect(assetAudit.lines).toHaveLength(2);
  });

  it('is approved by a person who neither started nor scanned it, and writes the events (IN045)', async () => {
    const { tenant, here, gone, elsewhere, assetAuditId } = await makeAudit();
    expect((await tenant.call(finishAssetAudit, { assetAuditId })).message).toBe('Nothing is scanned yet');
    await scan(tenant, assetAuditId, here.assetNo, elsewhere.assetNo);
    expect((await tenant.call(approveAssetAudit, { assetAuditId }, asAdmin)).message).toContain("is now 'Scanning'");
    await tenant.ask(finishAssetAudit, { assetAuditId });
    expect((await scan(tenant, assetAuditId, gone.assetNo)).isFailure).toBe(true);
    expect((await tenant.call(approveAssetAudit, { assetAuditId })).message).toMatch(
      /^Another person must approve the audit of /,
    );
    const both = await Promise.all([1, 2].map(() => tenant.call(approveAssetAudit, { assetAuditId }, asAdmin)));
    expect(both.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const kindsOf = async (assetId: number) => {
      const { asset } = await tenant.ask(getAsset, { assetId });
      return [asset.events[0]?.kind, asset.status, asset.lastVerifiedOn];
    };
    expect(await kindsOf(here.assetId)).toEqual(['Audited', 'InUse', dayOf()]);
    expect(await kindsOf(gone.assetId)).toEqual(['Missing', 'InUse', null]);
    expect(await kindsOf(elsewhere.assetId)).toEqual(['Misplaced', 'InUse', dayOf()]);
  });

  it('is not approved by its scanner in the database either (IN045)', async () => {
    const { tenant, here, assetAuditId } = await makeAudit();
    const scans = { assetAuditId, codes: [{ code: here.assetNo }] };
    await tenant.ask(scanAsset, scans, asAdmin);
    await tenant.ask(finishAssetAudit, { assetAuditId });
    const forged = parts.owner.query(
      `update asset_audit set status = 'Approved', approved_by = 1, approved_at = now() where tenant_id = $1`,
      [tenant.tenantId],
    );
    await expect(forged).rejects.toThrow('scanned in audit');
    expect((await tenant.call(approveAssetAudit, { assetAuditId }, asAdmin)).isFailure).toBe(true);
    await tenant.ask(reopenAssetAudit, { assetAuditId }, asAdmin);
    expect((await tenant.ask(getAssetAudit, { assetAuditId })).assetAudit.status).toBe('Counting');
  });

  it('of a place is open once, and seen by its own tenant alone (IN045)', async () => {
    const { tenant, assetAuditId } = await makeAudit();
    const start = () => tenant.call(startAssetAudit, { assetAudit: { bedGroupId: 1 } });
    const race = await Promise.all([start(), start(), start()]);
    expect(race.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(race.find(({ isFailure }) => isFailure)?.message).toMatch(
      / has an open audit: finish and approve it first$/,
    );
    expect((await tenant.ask(listAssetAudits, {})).rows).toHaveLength(2);
    const other = await makeTenant(parts);
    expect((await other.call(getAssetAudit, { assetAuditId })).message).toBe('This audit does not exist');
    expect((await tenant.call(startAssetAudit, { assetAudit: {} })).isFailure).toBe(true);
  });

  it('expects no asset that is out by a pass or lost, and finds a lost one (IN045, IN056)', async () => {
    const tenant = await makeTenant(parts);
    const [out, lost] = [await acceptOne(tenant), await assetInUse(tenant)];
    await sentPass(tenant, { lines: [{ assetNo: out.assetNo, quantity: 1 }] });
    await tenant.ask(loseAsset, { asset: { assetId: lost.assetId, reason: 'Gone' } });
    const { assetAudit } = await tenant.ask(startAssetAudit, { assetAudit: { departmentId: 1 } });
    expect(assetAudit.lines.map(({ verdict, code }) => [verdict, code])).toEqual([['Out', out.assetNo]]);
    const { assetAuditId } = assetAudit;
    await scan(tenant, assetAuditId, lost.assetNo);
    await tenant.ask(finishAssetAudit, { assetAuditId });
    await tenant.ask(approveAssetAudit, { assetAuditId }, asAdmin);
    const { rows } = await tenant.ask(listAssets, { status: 'InUse' });
    expect(rows.map(({ assetNo }) => assetNo)).toEqual([lost.assetNo]);
  });
});
