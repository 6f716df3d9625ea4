// Assets through the calls: accepted with serial numbers, put into the books once, handed over and confirmed, lost, found and retired.

import {
  acceptCapital,
  capitalise,
  confirmCustody,
  findLostAsset,
  getAsset,
  getAssetByCode,
  getAssetLabels,
  handOverAsset,
  listAssets,
  loseAsset,
  retireAsset,
} from '@charaka/contract/supply/asset/asset';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { accept, acceptOne, assetInUse, capitalOf } from '../../../test-support/record/asset-register.ts';
import { addSupplier } from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

const read = async (tenant: TestTenant, assetId: number, as: 'clerk' | 'viewer' = 'clerk') =>
  (await tenant.ask(getAsset, { assetId }, { as })).asset;

/** The entries of the voucher of an asset, in paise by account. */
async function entriesOf({ tenantId }: TestTenant, assetId: number) {
  const { rows } = await parts.owner.query<{ glid: string; paise: string }>(
    `select e.glid, e.amount_paise as paise from voucher v join voucher_entry e using (tenant_id, voucher_id)
     where v.tenant_id = $1 and v.source_table = 'asset' and v.source_id = $2 order by e.glid`,
    [tenantId, assetId],
  );
  return rows.map(({ glid, paise }) => [Number(glid), Number(paise)]);
}

/** The staff member of a user. */
const makeStaff = ({ tenantId }: TestTenant, userId: number, staffId: number) =>
  parts.owner.query('update app_user set staff_id = $3 where tenant_id = $1 and user_id = $2', [
    tenantId,
    userId,
    staffId,
  ]);

describe('capital goods', () => {
  it('become an asset of each serial number, with numbers that follow each other and labels (IN020, IN038)', async () => {
    const tenant = await makeTenant(parts);
    const pieces = ['S1', 'S2', 'S3'].map((serialNo) => ({ serialNo, udi: `(01)0895(21)${serialNo}` }));
    const assets = await accept(tenant, { pieces });
    expect(assets.map(({ assetNo, serialNo }) => [assetNo, serialNo])).toEqual([
      ['A000001', 'S1'],
      ['A000002', 'S2'],
      ['A000003', 'S3'],
    ]);
    expect(await read(tenant, assets[1]?.assetId ?? 0)).toMatchObject({
      status: 'Standby',
      cost: 125_050,
      acceptedByName: 'Clerk User',
      events: [{ kind: 'Accepted' }],
    });
    const labels = await tenant.ask(getAssetLabels, { assetIds: assets.map(({ assetId }) => assetId) });
    expect(labels.assets).toEqual(assets);
  });

  it('are refused whole where one serial number of the maker is an asset, also at one instant (IN020)', async () => {
    const tenant = await makeTenant(parts);
    await accept(tenant, { pieces: [{ serialNo: 'AB 12' }] });
    const again = await tenant.call(acceptCapital, {
      capital: capitalOf({ maker: 'MEDIX', pieces: [{ serialNo: 'NEW' }, { serialNo: 'ab12' }] }),
    });
    expect(again.message).toBe('ab12 is asset A000001');
    const twice = await tenant.call(acceptCapital, {
      capital: capitalOf({ pieces: [{ serialNo: 'X' }, { serialNo: 'x' }] }),
    });
    expect(twice.message).toBe('x is on the list twice');
    const race = await Promise.all(
      Array.from({ length: 4 }, () =>
        tenant.call(acceptCapital, { capital: capitalOf({ pieces: [{ serialNo: 'RACE' }] }) }),
      ),
    );
    expect(race.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(race.filter(({ isFailure }) => isFailure).map(({ message }) => message)).toEqual(
      Array.from({ length: 3 }, () => 'RACE is asset A000002'),
    );
    // Refused pieces use no number.
    expect((await acceptOne(tenant)).assetNo).toBe('A000003');
    const { rows } = await tenant.ask(listAssets, {});
    expect(rows.map(({ assetNo }) => assetNo)).toEqual(['A000003', 'A000002', 'A000001']);
  });

  it('are accepted once by one key, from a supplier with its paper or from the opening books (IN020, IN041)', async () => {
    const tenant = await makeTenant(parts);
    const supplierId = await addSupplier(tenant);
    const capital = capitalOf({ birth: 'Receipt', supplierId, supplierPaperNo: 'INV 7' });
    const answers = await Promise.all([1, 2].map(() => tenant.call(acceptCapital, { capital }, { key: 'one-key-1' })));
    expect(new Set(answers.flatMap(({ output }) => output.assets?.map(({ assetNo }) => assetNo) ?? []))).toEqual(
      new Set(['A000001']),
    );
    const bare = await tenant.call(acceptCapital, { capital: capitalOf({ birth: 'Receipt' }) });
    expect(bare.fields).toMatchObject({
      'capital.supplierId': 'Select the supplier',
      'capital.supplierPaperNo': "Enter the number of the supplier's paper",
    });
    const placeless = await tenant.call(acceptCapital, { capital: capitalOf({ departmentId: null }) });
    expect(placeless.fields).toHaveProperty(['capital.departmentId']);
    const foreign = await tenant.call(acceptCapital, { capital }, { as: 'admin', hospitalId: 2 });
    expect(foreign.message).toBe('This supplier does not exist or is not in use');
  });

  it('are accepted by users with the right, and seen by their tenant and hospital alone (IN020)', async () => {
    const tenant = await makeTenant(parts);
    const { assetId } = await acceptOne(tenant);
    const refused = await tenant.call(acceptCapital, { capital: capitalOf() }, { as: 'viewer' });
    expect(refused.status).toBe(403);
    const other = await makeTenant(parts);
    expect((await other.call(getAsset, { assetId })).message).toBe('This asset does not exist');
    expect((await tenant.call(getAsset, { assetId }, { as: 'admin', hospitalId: 2 })).message).toBe(
      'This asset does not exist',
    );
    expect((await other.ask(listAssets, {})).rows).toEqual([]);
  });
});

describe('an asset', () => {
  it('is opened by its number, its serial number or its UDI (IN038)', async () => {
    const tenant = await makeTenant(parts);
    const { assetId } = await acceptOne(tenant, {
      pieces: [{ serialNo: 'GE-77 4', udi: '(01)08901234567894(21)GE774' }],
    });
    for (const code of ['a000001', 'GE-774', 'ge774', '0108901234567894 21GE774', '(01)08901234567894(21)GE774'])
      expect((await tenant.ask(getAssetByCode, { code })).assetId, code).toBe(assetId);
    expect((await tenant.call(getAssetByCode, { code: 'A000009' })).message).toBe('No asset has the number A000009');
    expect((await tenant.call(getAssetByCode, { code: '--' })).isFailure).toBe(true);
  });

  it('has a number that is never used again, also after it is retired (IN038)', async () => {
    const tenant = await makeTenant(parts);
    const { assetId } = await acceptOne(tenant);
    await tenant.ask(retireAsset, { asset: { assetId, reason: 'Broken' } });
    expect((await acceptOne(tenant)).assetNo).toBe('A000002');
    const forged = parts.owner.query(
      `set role charaka_app; update asset set asset_no = 'A000002' where tenant_id = ${tenant.tenantId}`,
    );
    await expect(forged).rejects.toThrow('permission denied');
    await parts.owner.query('reset role');
  });

  it('enters the books once, from its day of use: 106 against 302 or 117 (IN039, IN041)', async () => {
    const tenant = await makeTenant(parts);
    const supplierId = await addSupplier(tenant);
    const received = await acceptOne(tenant, { birth: 'Receipt', supplierId, supplierPaperNo: 'INV 8', cost: 500_000 });
    const opening = await acceptOne(tenant);
    const use = (assetId: number, capitalisedOn: string) =>
      tenant.call(capitalise, { asset: { assetId, capitalisedOn } });
    expect((await use(received.assetId, '')).fields).toEqual({ 'asset.capitalisedOn': 'Please enter the day of use' });
    expect((await use(received.assetId, dayOf(1))).message).toBe('The day of use is in the future');
    expect((await use(received.assetId, dayOf(-11))).message).toContain('the day of use cannot be earlier');
    expect(await entriesOf(tenant, received.assetId)).toEqual([]);
    const both = await Promise.all([1, 2, 3].map(() => use(received.assetId, dayOf(-3))));
    expect(both.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(both.find(({ isFailure }) => isFailure)?.message).toMatch(/^Asset A000001 is in the books since /);
    await use(opening.assetId, dayOf());
    expect(await entriesOf(tenant, received.assetId)).toEqual([
      [106, 50_000_000],
      [302, -50_000_000],
    ]);
    expect(await entriesOf(tenant, opening.assetId)).toEqual([
      [106, 125_050],
      [117, -125_050],
    ]);
    expect(await read(tenant, received.assetId)).toMatchObject({ status: 'InUse', capitalisedOn: dayOf(-3) });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
    const forged = parts.owner.query('update asset set capitalised_at = now() where tenant_id = $1', [tenant.tenantId]);
    await expect(forged).rejects.toThrow('Asset A000001 is in the books');
  });

  it('is handed over to a place and a custodian, who confirms (IN043)', async () => {
    const tenant = await makeTenant(parts);
    await makeStaff(tenant, tenant.userIds.admin, 1);
    const { assetId } = await acceptOne(tenant);
    const handOver = (more: object) =>
      tenant.call(handOverAsset, {
        asset: { assetId, bedGroupId: 1, placeText: 'Bay 2', custodianId: 1, takenBy: 'Sister Rao', ...more },
      });
    expect((await handOver({ custodianId: 999 })).message).toBe('This custodian does not exist or is not active');
    expect((await handOver({ departmentId: 1 })).fields).toHaveProperty(['asset.departmentId']);
    expect((await handOver({ takenBy: '' })).fields).toHaveProperty(['asset.takenBy']);
    const { asset } = (await handOver({})).output;
    expect(asset).toMatchObject({
      bedGroupId: 1,
      departmentId: null,
      placeText: 'Bay 2',
      custodianId: 1,
      custodyConfirmedAt: null,
    });
    expect(asset.events[0]).toMatchObject({ kind: 'HandedOver' });
    expect(asset.events[0]?.custodianName).toContain('Sister Rao');
    expect((await tenant.ask(listAssets, { only: 'toConfirm' })).rows).toHaveLength(1);
    expect((await tenant.call(confirmCustody, { assetId })).message).toMatch(
      /^Asset A000001: only .* may confirm the custody$/,
    );
    const both = await Promise.all([1, 2].map(() => tenant.call(confirmCustody, { assetId }, { as: 'admin' })));
    expect(both.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect((await read(tenant, assetId)).custodyConfirmedAt).not.toBeNull();
  });

  it('has its warranty from the acceptance where the order says nothing (IN044)', async () => {
    const tenant = await makeTenant(parts);
    const silent = await acceptOne(tenant, { acceptedOn: '2026-01-31', warrantyMonths: 13 });
    expect(await read(tenant, silent.assetId)).toMatchObject({ warrantyFrom: '2026-01-31', warrantyTo: '2027-02-27' });
    const ordered = await acceptOne(tenant, {
      acceptedOn: '2026-01-31',
      warrantyMonths: 12,
      warrantyFrom: '2026-02-10',
    });
    expect(await read(tenant, ordered.assetId)).toMatchObject({ warrantyFrom: '2026-02-10', warrantyTo: '2027-02-09' });
    const without = await acceptOne(tenant, { warrantyFrom: '2026-02-10' });
    expect(await read(tenant, without.assetId)).toMatchObject({ warrantyFrom: null, warrantyTo: null });
  });

  it('has components with lives of their own: replacing one retires the old one (IN042)', async () => {
    const tenant = await makeTenant(parts);
    const scanner = await assetInUse(tenant, { assetName: 'CT scanner' });
    const tube = await assetInUse(tenant, { assetName: 'X-ray tube', parentAssetId: scanner.assetId });
    const whole = await tenant.call(retireAsset, { asset: { assetId: scanner.assetId, reason: 'Old' } });
    expect(whole.message).toBe('Asset A000001 has components in use: 1. Retire them first');
    await tenant.ask(retireAsset, { asset: { assetId: tube.assetId, reason: 'Burnt out' } });
    const next = await acceptOne(tenant, { assetName: 'X-ray tube', parentAssetId: scanner.assetId });
    expect((await read(tenant, scanner.assetId)).components.map(({ assetId, status }) => [assetId, status])).toEqual([
      [tube.assetId, 'Retired'],
      [next.assetId, 'Standby'],
    ]);
    expect(await read(tenant, tube.assetId)).toMatchObject({ serialNo: tube.serialNo, parentAssetNo: 'A000001' });
    const ofRetired = await tenant.call(acceptCapital, { capital: capitalOf({ parentAssetId: tube.assetId }) });
    expect(ofRetired.message).toBe('The asset it belongs to does not exist or is retired');
  });

  it('is lost and found again in its state, and is handed over only while it is here (IN038, IN043)', async () => {
    const tenant = await makeTenant(parts);
    const used = await assetInUse(tenant);
    const fresh = await acceptOne(tenant);
    for (const { assetId } of [used, fresh]) {
      await tenant.ask(loseAsset, { asset: { assetId, reason: 'Not on the ward' } });
      const moved = await tenant.call(handOverAsset, {
        asset: { assetId, departmentId: 1, custodianId: 1, takenBy: 'Anna' },
      });
      expect(moved.message).toMatch(/^Asset A00000\d is lost or retired$/);
      await tenant.ask(findLostAsset, { asset: { assetId, reason: 'In the store' } });
    }
    expect((await read(tenant, used.assetId)).status).toBe('InUse');
    expect((await read(tenant, fresh.assetId)).status).toBe('Standby');
  });

  it('hides its cost from readers who do not keep the register (IN060)', async () => {
    const tenant = await makeTenant(parts);
    const { assetId } = await acceptOne(tenant);
    expect((await read(tenant, assetId, 'viewer')).cost).toBeNull();
    expect((await tenant.ask(listAssets, {}, { as: 'viewer' })).rows[0]?.cost).toBeNull();
    expect((await tenant.ask(listAssets, {})).rows[0]?.cost).toBe(125_050);
  });

  it('has a history that the server can neither change nor delete (IN038)', async () => {
    const tenant = await makeTenant(parts);
    await acceptOne(tenant);
    for (const statement of [`update asset_event set reason = 'x'`, 'delete from asset_event', 'delete from asset']) {
      await expect(parts.owner.query(`set role charaka_app; ${statement}`), statement).rejects.toThrow(
        'permission denied',
      );
      await parts.owner.query('reset role');
    }
  });
});
