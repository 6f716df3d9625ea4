// Gate passes through the calls: approved by another person, sent, returned in parts, and assets that are out by one pass.
import { getAsset, handOverAsset, listAssets, loseAsset, retireAsset } from '@charaka/contract/supply/asset/asset';
import {
  addGatePass,
  approveGatePass,
  cancelGatePass,
  closeGatePass,
  getGatePass,
  listGatePasses,
  returnGatePass,
  sendGatePass,
} from '@charaka/contract/supply/asset/gate-pass';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { acceptOne, passOf, sentPass } from '../../../test-support/record/asset-register.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;

const add = async (tenant: TestTenant, more: Parameters<typeof passOf>[0] = {}) =>
  (await tenant.ask(addGatePass, { gatePass: passOf(more) })).gatePass;

describe('a gate pass', () => {
  it('has a number of the year, and a returnable one its day to come back (IN056)', async () => {
    const tenant = await makeTenant(parts);
    const dayless = await tenant.call(addGatePass, { gatePass: passOf({ dueBack: null }) });
    expect(dayless.fields).toEqual({ 'gatePass.dueBack': 'Please enter when it comes back' });
    const past = await tenant.call(addGatePass, { gatePass: passOf({ dueBack: dayOf(-1) }) });
    expect(past.message).toBe('The day to come back is in the past');
    const keys = ['pass-key-1', 'pass-key-1', 'pass-key-2'];
    const answers = await Promise.all(keys.map((key) => tenant.call(addGatePass, { gatePass: passOf() }, { key })));
    expect(new Set(answers.flatMap(({ output }) => output.gatePass?.passNo ?? []))).toEqual(new Set(['GP1', 'GP2']));
    expect((await add(tenant, { kind: 'NonReturnable', dueBack: null })).dueBack).toBeNull();
  });

  it('is approved by another person than its maker, also in the database (IN056)', async () => {
    const tenant = await makeTenant(parts);
    const { gatePassId, mayApprove } = await add(tenant);
    expect(mayApprove).toBe(false);
    expect((await tenant.call(approveGatePass, { gatePassId })).message).toBe(
      'Another person must approve gate pass GP1: you wrote it',
    );
    expect((await tenant.call(sendGatePass, { gatePassId })).message).toContain("GP1 is now 'To be approved'");
    expect((await tenant.call(approveGatePass, { gatePassId }, { as: 'viewer' })).status).toBe(403);
    expect((await tenant.ask(getGatePass, { gatePassId }, asAdmin)).gatePass.mayApprove).toBe(true);
    const forged = parts.owner.query(
      `update gate_pass set status = 'Approved', approved_by = created_by, approved_at = now() where tenant_id = $1`,
      [tenant.tenantId],
    );
    await expect(forged).rejects.toThrow('gate_pass_approver_is_another');
    const approved = await tenant.ask(approveGatePass, { gatePassId }, asAdmin);
    expect(approved.gatePass).toMatchObject({ status: 'Approved', approvedByName: 'Admin User' });
  });

  it('shows an asset as out, and two passes do not take it at one instant (IN056)', async () => {
    const tenant = await makeTenant(parts);
    const { assetId, assetNo } = await acceptOne(tenant);
    const passes = [1, 2, 3].map(async () => {
      const pass = await add(tenant, { lines: [{ assetNo, quantity: 1 }] });
      await tenant.ask(approveGatePass, { gatePassId: pass.gatePassId }, asAdmin);
      return pass.gatePassId;
    });
    const ids = await Promise.all(passes);
    const sent = await Promise.all(ids.map((gatePassId) => tenant.call(sendGatePass, { gatePassId })));
    expect(sent.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(sent.find(({ isFailure }) => isFailure)?.message).toMatch(/^Asset A000001 is out by gate pass GP\d$/);
    const out = sent.find(({ isFailure }) => !isFailure)?.output.gatePass;
    expect((await tenant.ask(listAssets, {})).rows[0]?.outPassNo).toBe(out?.passNo);
    const moved = await tenant.call(handOverAsset, {
      asset: { assetId, departmentId: 1, custodianId: 1, takenBy: 'Anna' },
    });
    expect(moved.message).toContain('is out by gate pass');
    const [line] = out?.lines ?? [];
    const back = {
      gatePassId: out?.gatePassId ?? 0,
      lines: [{ gatePassLineId: line?.gatePassLineId ?? 0, quantity: 1 }],
    };
    expect((await tenant.ask(returnGatePass, { gatePass: back })).gatePass.status).toBe('Back');
    const { asset } = await tenant.ask(getAsset, { assetId });
    expect([asset.outPassNo, asset.events.map(({ kind }) => kind)]).toEqual([
      null,
      ['CameBack', 'SentOut', 'Accepted'],
    ]);
  });

  it('takes what came back in parts, never more than is out, and is closed when it is whole (IN056)', async () => {
    const tenant = await makeTenant(parts);
    const { gatePassId, lines } = await sentPass(tenant, { lines: [{ thing: 'Oxygen cylinder', quantity: 5 }] });
    const back = (quantity: number) =>
      tenant.call(returnGatePass, {
        gatePass: { gatePassId, lines: [{ gatePassLineId: lines[0]?.gatePassLineId ?? 0, quantity }] },
      });
    expect((await back(6)).message).toBe('Only 5 of Oxygen cylinder are out');
    expect((await back(0)).message).toBe('Enter the quantity that came back');
    expect((await back(2)).output.gatePass).toMatchObject({ status: 'PartlyBack', lines: [{ backQuantity: 2 }] });
    expect((await tenant.call(closeGatePass, { gatePassId }, asAdmin)).isFailure).toBe(true);
    const race = await Promise.all([back(3), back(3)]);
    expect(race.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect((await tenant.ask(closeGatePass, { gatePassId }, asAdmin)).gatePass.status).toBe('Closed');
  });

  it('is overdue after its day until everything is back (IN056)', async () => {
    const tenant = await makeTenant(parts);
    const late = await sentPass(tenant);
    await sentPass(tenant, { dueBack: dayOf() });
    await parts.owner.query(`update gate_pass set due_back = $2 where tenant_id = $1 and gate_pass_id = $3`, [
      tenant.tenantId,
      dayOf(-1),
      late.gatePassId,
    ]);
    const { rows } = await tenant.ask(listGatePasses, { isOverdue: true });
    expect(rows.map(({ passNo, isOverdue }) => [passNo, isOverdue])).toEqual([['GP1', true]]);
    expect((await tenant.ask(listGatePasses, {})).rows.map(({ passNo }) => passNo)).toEqual(['GP1', 'GP2']);
    const line = { gatePassLineId: late.lines[0]?.gatePassLineId ?? 0, quantity: 2 };
    await tenant.ask(returnGatePass, { gatePass: { gatePassId: late.gatePassId, lines: [line] } });
    expect((await tenant.ask(listGatePasses, { isOverdue: true })).rows).toEqual([]);
  });

  it('takes an asset for good only when it is retired, and none on its way in (IN056)', async () => {
    const tenant = await makeTenant(parts);
    const { assetId, assetNo } = await acceptOne(tenant);
    const forGood = passOf({ kind: 'NonReturnable', dueBack: null, lines: [{ assetNo, quantity: 1 }] });
    expect((await tenant.call(addGatePass, { gatePass: forGood })).message).toContain('choose a returnable pass');
    await tenant.ask(retireAsset, { asset: { assetId, reason: 'Sold' } });
    expect((await tenant.call(addGatePass, { gatePass: forGood })).isFailure).toBe(false);
    const incoming = await tenant.call(addGatePass, {
      gatePass: passOf({ direction: 'In', lines: [{ assetNo, quantity: 1 }] }),
    });
    expect(incoming.isFailure).toBe(true);
    const unknown = await tenant.call(addGatePass, { gatePass: passOf({ lines: [{ assetNo: 'A9', quantity: 1 }] }) });
    expect(unknown.message).toBe('No asset has the number A9');
  });

  it('takes no asset under a text that names it, and finds a lost asset that comes back (IN056, IN043)', async () => {
    const tenant = await makeTenant(parts);
    const { assetId, assetNo } = await acceptOne(tenant, { pieces: [{ serialNo: 'QX-77 120' }] });
    const asText = (thing: string) =>
      tenant.call(addGatePass, { gatePass: passOf({ lines: [{ thing, quantity: 1 }] }) });
    for (const thing of [assetNo.toLowerCase(), `Monitor ${assetNo} with cable`, 'QX77120']) {
      const refused = await asText(thing);
      expect(refused.message).toMatch(new RegExp(`is asset ${assetNo}: enter it by its number$`));
      expect(refused.fields).toHaveProperty(['gatePass.lines.0.thing']);
    }
    expect((await asText('12 chairs')).isFailure).toBe(false);
    const { gatePassId, lines } = await sentPass(tenant, { lines: [{ assetNo, quantity: 1 }] });
    await tenant.ask(loseAsset, { asset: { assetId, reason: 'Not at the workshop' } });
    const line = { gatePassLineId: lines[0]?.gatePassLineId ?? 0, quantity: 1 };
    await tenant.ask(returnGatePass, { gatePass: { gatePassId, lines: [line] } });
    const { asset } = await tenant.ask(getAsset, { assetId });
    expect([asset.status, asset.events[0]?.kind]).toEqual(['Standby', 'Found']);
  });

  it('is cancelled before its goods leave, and seen by its own tenant alone (IN056)', async () => {
    const tenant = await makeTenant(parts);
    const { gatePassId } = await add(tenant);
    const cancel = (id: number) =>
      tenant.call(cancelGatePass, { gatePass: { gatePassId: id, reason: 'Not needed' } }, asAdmin);
    expect((await cancel(gatePassId)).output.gatePass).toMatchObject({
      status: 'Cancelled',
      closeReason: 'Not needed',
    });
    expect((await cancel((await sentPass(tenant)).gatePassId)).isFailure).toBe(true);
    const other = await makeTenant(parts);
    expect((await other.call(getGatePass, { gatePassId })).message).toBe('This gate pass does not exist');
  });
});
