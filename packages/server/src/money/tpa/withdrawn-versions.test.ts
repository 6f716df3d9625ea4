// A version of the bill goes with its payer and comes back with them: preview, transfer, undoing, and both at one moment.
import { randomUUID } from 'node:crypto';
import { getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import {
  answerBillVersion,
  freezeBill,
  getBillVersion,
  listBillVersions,
} from '@charaka/contract/money/tpa/bill-version';
import {
  listTpaTransfers,
  previewTpaTransfer,
  transferTpa,
  undoTpaTransfer,
} from '@charaka/contract/money/tpa/transfer';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../test-support/server/in-order.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();
/** The admission's own payer, a corporate that pays in turn, and no payer. */
const [own, other] = [1, 2];

/** A case in the house with charges of 10,000 and a version for each of two payers. */
async function makeCase() {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant, { patientType: 'TPA', associationId: own, tpaAuthorized: 4000 });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 4, appliedCharge: 10_000, quantity: 1 }] });
  const freeze = async (associationId: number, claimed = 10_000) =>
    (await tenant.ask(freezeBill, { version: { admissionId, associationId, net: 10_000, claimed } })).versionId;
  const versions = [await freeze(own, 6000), await freeze(other, 4000)] as const;
  return { tenant, admissionId, freeze, versions, ...deedsOn(tenant, admissionId) };
}

function deedsOn(tenant: TestTenant, admissionId: number) {
  const change = (associationId: number | null, changes: object = {}) => {
    const payer = associationId === null ? { patientType: 'General' as const } : { associationId };
    return tenant.call(
      transferTpa,
      { admission: { admissionId, ...payer }, isRepriced: false, ...changes },
      { key: randomUUID() },
    );
  };
  const undo = (transferId: number) => tenant.call(undoTpaTransfer, { admissionId, transferId });
  const answer = (versionId: number, changes: object = {}) =>
    tenant.call(
      answerBillVersion,
      { answer: { versionId, status: 'refused', reason: 'Not covered', ...changes } },
      { key: randomUUID() },
    );
  const states = async () => {
    const { versions } = await tenant.ask(listBillVersions, { admissionId });
    return versions.map(({ versionNo, status }) => `${versionNo} ${status}`).toSorted();
  };
  return { change, undo, answer, states };
}

const initiate = ({ tenantId }: TestTenant, isInitiated: boolean) =>
  parts.owner.query(
    `update admission set is_discharge_initiated = $2, discharge_initiated_at = case when $2 then now() end
      where tenant_id = $1`,
    [tenantId, isInitiated],
  );

describe('a transfer of the payer', () => {
  it('names in its preview what it would withdraw, and withdraws nothing yet (R430, R431, R432)', async () => {
    const { tenant, admissionId, states } = await makeCase();
    const named = async (associationId?: number) => {
      const { withdrawnVersions } = await tenant.ask(previewTpaTransfer, { admissionId, associationId });
      return withdrawnVersions.map(({ versionNo, associationName, claimed }) => [versionNo, associationName, claimed]);
    };
    expect(await named(other)).toEqual([[1, 'Test TPA', 600_000]]);
    expect(await named()).toEqual([
      [2, 'Test Corporate', 400_000],
      [1, 'Test TPA', 600_000],
    ]);
    expect(await named(own)).toEqual([]);
    expect(await states()).toEqual(['1 sent', '2 sent']);
  });

  it('withdraws the version of the payer who goes, says who, when and why, and its undoing brings it back (R430, Q98)', async () => {
    const { tenant, admissionId, versions, change, undo, answer, states } = await makeCase();
    const before = await tenant.ask(getBillVersion, { versionId: versions[0] });
    const { transferId } = (await change(other, { withdrawnVersionIds: [versions[0]] })).output;
    expect(await states()).toEqual(['1 withdrawn', '2 sent']);
    const { version, bill } = await tenant.ask(getBillVersion, { versionId: versions[0] });
    expect(version).toMatchObject({
      status: 'withdrawn',
      withdrawnByName: 'Clerk User',
      withdrawnReason: 'TPA changed to Test Corporate',
    });
    expect(version.withdrawnAt).toEqual(expect.any(String));
    expect(bill).toEqual(before.bill);
    expect((await answer(versions[0])).message).toBe('This version was withdrawn with its payer');
    const { transfers } = await tenant.ask(listTpaTransfers, { admissionId });
    expect(transfers[0]?.withdrawnVersionNos).toEqual([1]);
    expect((await undo(transferId)).message).toBe('TPA transfer undone');
    expect(await tenant.ask(getBillVersion, { versionId: versions[0] })).toEqual(before);
    expect((await tenant.ask(listTpaTransfers, { admissionId })).transfers[0]?.withdrawnVersionNos).toEqual([]);
    expect((await answer(versions[0])).isFailure).toBe(false);
  });

  it('that removes the payer withdraws every version, for nobody confirms without an own payer (R431, Q130)', async () => {
    const { versions, change, undo, answer, states } = await makeCase();
    expect((await answer(versions[1])).isFailure).toBe(false);
    const { transferId } = (await change(null)).output;
    expect(await states()).toEqual(['1 withdrawn', '2 refused']);
    const back = await answer(versions[1], { status: 'sent', reason: 'Typed wrong' });
    expect(back.message).toBe('This patient has no TPA please add one');
    await undo(transferId);
    expect(await states()).toEqual(['1 sent', '2 refused']);
  });

  it('to the same payer leaves every version as it is (R426, Q94)', async () => {
    const { change, states } = await makeCase();
    expect((await change(own, { withdrawnVersionIds: [] })).isFailure).toBe(false);
    expect(await states()).toEqual(['1 sent', '2 sent']);
  });

  it('takes what its payer confirmed out of the final authorised amount, and its undoing adds it again (Q48, Q58)', async () => {
    const { tenant, admissionId, versions, change, undo, answer, states } = await makeCase();
    await initiate(tenant, true);
    await answer(versions[0], { status: 'confirmed', confirmed: 5000, reference: 'CL-1', reason: null });
    await answer(versions[1], { status: 'confirmed', confirmed: 2500, reference: 'HR-1', reason: null });
    const authorized = async () => (await tenant.ask(getBill, { admissionId })).figures.authorized / 100;
    expect(await authorized()).toBe(7500);
    // At the desk no user changes a payer who confirmed; the law holds all the same.
    await initiate(tenant, false);
    const { transferId } = (await change(other)).output;
    expect([await states(), await authorized()]).toEqual([['1 withdrawn', '2 confirmed'], 2500]);
    expect((await undo(transferId)).message).toBe('TPA transfer undone');
    expect([await states(), await authorized()]).toEqual([['1 confirmed', '2 confirmed'], 7500]);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('undone withdraws what was frozen since for the payer it brought; a later version of the old payer stands (R430)', async () => {
    const { tenant, versions, change, undo, freeze, states } = await makeCase();
    const { transferId } = (await change(other)).output;
    await freeze(other);
    const later = await freeze(own);
    expect(await states()).toEqual(['1 withdrawn', '2 superseded', '3 sent', '4 sent']);
    await undo(transferId);
    expect(await states()).toEqual(['1 superseded', '2 superseded', '3 withdrawn', '4 sent']);
    expect((await tenant.ask(getBillVersion, { versionId: later })).version.status).toBe('sent');
    expect((await tenant.ask(getBillVersion, { versionId: versions[0] })).version.withdrawnReason).toBeNull();
  });
});

describe('an answer or a version at the moment of the transfer', () => {
  const stale = 'The versions of the bill have changed since the preview. Please look at it again';
  const messagesOf = async (tenant: TestTenant, calls: readonly (() => Promise<{ message: string }>)[]) =>
    (await inOrder(tenant, calls)).map(({ message }) => message);

  it('comes before it, and the preview is stale; or behind it, and there is nothing to answer (R432)', async () => {
    const first = await makeCase();
    const [one] = first.versions;
    const answerThenChange = [() => first.answer(one), () => first.change(other, { withdrawnVersionIds: [one] })];
    expect(await messagesOf(first.tenant, answerThenChange)).toEqual(['Test TPA refused version 1', stale]);
    expect(await first.states()).toEqual(['1 refused', '2 sent']);
    const second = await makeCase();
    const [two] = second.versions;
    const changeThenAnswer = [() => second.change(other, { withdrawnVersionIds: [two] }), () => second.answer(two)];
    expect(await messagesOf(second.tenant, changeThenAnswer)).toEqual([
      'TPA Change Successful',
      'This version was withdrawn with its payer',
    ]);
    expect(await second.states()).toEqual(['1 withdrawn', '2 sent']);
  });

  it('frozen before it makes the preview stale; behind it the version is one of another payer (R432)', async () => {
    const { tenant, admissionId, versions, change, states } = await makeCase();
    const version = { admissionId, associationId: own, net: 10_000, claimed: 10_000 };
    const freeze = () => tenant.call(freezeBill, { version }, { key: randomUUID() });
    const transfer = () => change(other, { withdrawnVersionIds: [versions[0]] });
    expect(await messagesOf(tenant, [freeze, transfer])).toEqual(['Version 3 frozen', stale]);
    expect(await states()).toEqual(['1 superseded', '2 sent', '3 sent']);
  });
});
