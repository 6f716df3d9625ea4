// Corrections of batches through the calls: by two persons, with what they mean for sold memos, and lower MRPs by a list.
import { approveRequest, listApprovals, refuseRequest } from '@charaka/contract/foundation/approval/approval';
import {
  correctBatch,
  listBatchCorrections,
  lowerBatchPrices,
} from '@charaka/contract/supply/pharmacy/batch-correction';
import { getSale } from '@charaka/contract/supply/pharmacy/sale';
import { adjustStock, listSaleableBatches } from '@charaka/contract/supply/pharmacy/stock';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** A batch of 20 at Rs 30, of which two are sold, and an approver. */
async function makeScene() {
  const tenant = await makeTenant(parts);
  const as = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
  const itemId = await addItem(tenant);
  const batchId = await stock(tenant, itemId, { quantity: 20, mrp: 30, days: 100 });
  const memo = await sell(tenant, await admitInScene(tenant), [{ batchId, mrp: 30, quantity: 2 }]);
  const correct = (more: object = {}) =>
    tenant.call(correctBatch, {
      correction: { batchId, expiry: dayOf(100), mrp: 30, reason: 'Read wrongly', ...more },
    });
  return { tenant, as, itemId, batchId, memo, correct };
}

/** The batch expired three days ago. */
const expire = (tenantId: number, batchId: number) =>
  parts.owner.query('update pharmacy_batch set expiry = $3 where tenant_id = $1 and batch_id = $2', [
    tenantId,
    batchId,
    dayOf(-3),
  ]);

describe('a correction of a batch', () => {
  it('waits for another person, and keeps the memos that are written (PH012, Q268)', async () => {
    const { tenant, as, itemId, batchId, memo, correct } = await makeScene();
    expect((await correct()).message).toBe('The batch has this expiry and MRP already');
    const asked = await correct({ mrp: 25, expiry: dayOf(80) });
    expect(asked.output.isWaiting).toBe(true);
    const batchNow = async () => (await tenant.ask(listSaleableBatches, { itemId })).batches[0];
    expect(await batchNow()).toMatchObject({ mrp: 3000, expiry: dayOf(100) });
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
    const [request] = rows;
    expect(request?.facts.map(({ name }) => name)).toContain('soldBefore');
    expect(JSON.stringify(request?.facts)).toContain('2 units were sold at a higher MRP');
    const approvalRequest = { approvalRequestId: request?.approvalRequestId ?? 0 };
    expect((await tenant.call(approveRequest, { approvalRequest })).isFailure).toBe(true);
    await tenant.ask(approveRequest, { approvalRequest }, { as });
    expect(await batchNow()).toMatchObject({ mrp: 2500, expiry: dayOf(80) });
    const { sale } = await tenant.ask(getSale, { sale: { saleId: memo.saleId } });
    expect(sale.lines[0]).toMatchObject({ mrp: 3000, expiry: dayOf(100) });
    const list = await tenant.ask(listBatchCorrections, { batchId, pageNumber: 1, pageSize: 5 });
    expect(list.rows).toMatchObject([
      {
        correctionKind: 'Mistyped',
        oldMrp: 3000,
        newMrp: 2500,
        oldExpiry: dayOf(100),
        newExpiry: dayOf(80),
        approvedByName: 'Colleague 60',
      },
    ]);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('to an expiry of the past takes the batch off the counter (PH009, PH012)', async () => {
    const { tenant, as, itemId, correct } = await makeScene();
    await correct({ expiry: dayOf(-1) });
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
    expect(JSON.stringify(rows[0]?.facts)).toContain('2 units were sold after this expiry');
    const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
    await tenant.ask(approveRequest, { approvalRequest }, { as });
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toEqual([]);
  });

  it('that was asked for before a lower MRP does not raise it again (PH012)', async () => {
    const { tenant, as, itemId, batchId, correct } = await makeScene();
    await correct({ expiry: dayOf(80) });
    await tenant.ask(lowerBatchPrices, {
      prices: { document: 'NPPA order 12', documentDay: dayOf(), lines: [{ batchId, mrp: 28 }] },
    });
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
    const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
    const late = await tenant.call(approveRequest, { approvalRequest }, { as });
    expect(late.message).toMatch(/^.*, has changed since this correction was asked for: ask for it again$/);
    const { batches } = await tenant.ask(listSaleableBatches, { itemId });
    expect(batches[0]).toMatchObject({ mrp: 2800, expiry: dayOf(100) });
  });

  it('of an expired batch says in words that it would be on sale again, and has the picture of the pack (PH010, PH012)', async () => {
    const { tenant, as, itemId, batchId, correct } = await makeScene();
    await expire(tenant.tenantId, batchId);
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toEqual([]);
    const proof = 'Enter the number of the picture of the pack or of the letter';
    expect((await correct({ expiry: dayOf(300) })).message).toBe(proof);
    expect((await correct({ expiry: dayOf(-5), mrp: 20 })).message).toBe(proof);
    await correct({ expiry: dayOf(300), document: 'Picture 7' });
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
    expect(rows[0]?.subject).toMatch(/^Expired batch on sale again: /);
    expect(rows[0]?.facts[0]).toMatchObject({
      name: 'expiredBatch',
      text: expect.stringMatching(
        /^This batch has expired\. After this correction its 18 units may be sold again until /,
      ),
    });
    expect(rows[0]?.facts).toContainEqual(expect.objectContaining({ name: 'packDocument', text: 'Picture 7' }));
    const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
    await tenant.ask(approveRequest, { approvalRequest }, { as });
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toHaveLength(1);
  });

  it('is listed from its request on, with both persons, what changes and the document (PH012, PH070)', async () => {
    const { tenant, as, itemId, batchId, correct } = await makeScene();
    const list = async (more: object = {}) =>
      (await tenant.ask(listBatchCorrections, { ...more, pageNumber: 1, pageSize: 9 })).rows;
    const decide = async (endpoint: typeof approveRequest | typeof refuseRequest) => {
      const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
      const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0, note: 'Pack seen' };
      return tenant.ask(endpoint, { approvalRequest }, { as });
    };
    await expire(tenant.tenantId, batchId);
    await correct({ expiry: dayOf(200), document: 'Picture 8' });
    const asked = { oldExpiry: dayOf(-3), newExpiry: dayOf(200), document: 'Picture 8', isOnSaleAgain: true };
    expect(await list()).toMatchObject([{ ...asked, state: 'asked', madeByName: 'Clerk User', approvedByName: null }]);
    await decide(refuseRequest);
    expect(await list({ state: 'refused' })).toMatchObject([
      { ...asked, approvedByName: 'Colleague 60', note: 'Pack seen' },
    ]);
    await correct({ expiry: dayOf(200), document: 'Picture 9' });
    await decide(approveRequest);
    expect(await list({ state: 'used' })).toMatchObject([
      { ...asked, document: 'Picture 9', madeByName: 'Clerk User', approvedByName: 'Colleague 60' },
    ]);
    const prices = { document: 'Price list 7', documentDay: dayOf(), lines: [{ batchId, mrp: 29 }] };
    await tenant.ask(lowerBatchPrices, { prices });
    expect(await list({ correctionKind: 'LowerPrice' })).toMatchObject([
      { state: 'used', oldMrp: 3000, newMrp: 2900, approvedByName: null },
    ]);
    expect(await list({ batchId: await stock(tenant, itemId, { quantity: 1, mrp: 30, days: 9 }) })).toEqual([]);
    expect((await list()).map(({ state }) => state)).toEqual(['used', 'used', 'refused']);
  });

  it('that sells a batch longer or at a higher MRP has the picture of the pack, also in the database (PH012)', async () => {
    const { tenant, batchId, correct } = await makeScene();
    const proof = 'Enter the number of the picture of the pack or of the letter';
    expect((await correct({ expiry: dayOf(101) })).message).toBe(proof);
    expect((await correct({ mrp: 31 })).message).toBe(proof);
    expect((await correct({ expiry: dayOf(99), mrp: 29 })).isFailure).toBe(false);
    const forged = parts.owner.query(
      `insert into batch_correction (tenant_id, hospital_id, batch_id, correction_kind, old_expiry, new_expiry, old_mrp_paise, new_mrp_paise,
         reason, made_by, made_at, approved_by)
       values ($1, 1, $2, 'Mistyped', '2030-01-31', '2031-01-31', 3000, 3000, 'x', 1, now(), 60)`,
      [tenant.tenantId, batchId],
    );
    await expect(forged).rejects.toThrow('correction_has_document');
  });

  it('that waited while its batch expired puts nothing on sale again (PH010, PH012)', async () => {
    const { tenant, as, itemId, batchId, correct } = await makeScene();
    await correct({ expiry: dayOf(300), document: 'Picture 7' });
    await expire(tenant.tenantId, batchId);
    // The request was asked for before that day: its approver read nothing of an expired batch.
    await parts.owner.query('set session_replication_role = replica');
    await parts.owner.query(
      `update approval_request set asked = jsonb_set(asked, '{expiryBefore}', to_jsonb($2::text)) where tenant_id = $1`,
      [tenant.tenantId, dayOf(-3)],
    );
    await parts.owner.query('set session_replication_role = origin');
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
    const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
    const late = await tenant.call(approveRequest, { approvalRequest }, { as });
    expect(late.message).toMatch(/, has expired since this correction was asked for: ask for it again$/);
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toEqual([]);
  });

  it('is not written by one person, also in the database (PH012, Q268)', async () => {
    const { tenant, batchId } = await makeScene();
    const forged = parts.owner.query(
      `insert into batch_correction (tenant_id, hospital_id, batch_id, correction_kind, old_expiry, new_expiry, old_mrp_paise, new_mrp_paise,
         reason, made_by, made_at, approved_by)
       values ($1, 1, $2, 'Mistyped', '2031-01-31', '2030-01-31', 3000, 3000, 'x', 1, now(), 1)`,
      [tenant.tenantId, batchId],
    );
    await expect(forged).rejects.toThrow('correction_is_by_two');
  });
});

describe('a price list', () => {
  it('by one person lowers no limit of stock, and no MRP below the landed cost (PH012, PH070, Q268)', async () => {
    const { tenant, itemId } = await makeScene();
    const batchId = await stock(tenant, itemId, { quantity: 100, mrp: 30, days: 300 });
    const lower = (mrp: number) =>
      tenant.call(lowerBatchPrices, {
        prices: { document: 'Price list 7', documentDay: dayOf(), lines: [{ batchId, mrp }] },
      });
    expect((await lower(0.01)).message).toMatch(
      /^A unit of .*, costs .*24\.00: an MRP below that is a correction by two/,
    );
    expect((await lower(24)).isFailure).toBe(false);
    const writeOff = (change: number) =>
      tenant.call(adjustStock, { adjustment: { batchId, change, reason: 'Broken' } });
    // Rs 600 and Rs 420 at the MRP before are above the limit of Rs 1,000; at Rs 24 they are Rs 816.
    expect((await writeOff(-20)).message).toBe('Stock adjusted');
    expect((await writeOff(-14)).message).toBe('The stock is unchanged: this write-off waits for an approver');
  });

  it('lowers the MRPs of its batches at once, all or none, and raises none (PH012)', async () => {
    const { tenant, itemId, batchId } = await makeScene();
    const other = await stock(tenant, itemId, { quantity: 5, mrp: 40, days: 200 });
    const lower = (lines: { batchId: number; mrp: number }[], documentDay = dayOf()) =>
      tenant.call(lowerBatchPrices, { prices: { document: 'NPPA order 12', documentDay, lines } });
    const raised = await lower([
      { batchId, mrp: 28 },
      { batchId: other, mrp: 40 },
    ]);
    expect(raised.message).toMatch(/^The price of .* can only be corrected by two persons$/);
    expect((await lower([{ batchId, mrp: 28 }], dayOf(1))).message).toBe('The document is of a later day');
    const done = await lower([
      { batchId, mrp: 28 },
      { batchId: other, mrp: 35.5 },
    ]);
    expect(done.message).toBe('MRP lowered. Batches: 2');
    const { batches } = await tenant.ask(listSaleableBatches, { itemId });
    expect(batches.map(({ mrp }) => mrp)).toEqual([2800, 3550]);
    const { rows } = await tenant.ask(listBatchCorrections, { pageNumber: 1, pageSize: 5 });
    expect(rows.map(({ correctionKind, document }) => [correctionKind, document])).toEqual([
      ['LowerPrice', 'NPPA order 12'],
      ['LowerPrice', 'NPPA order 12'],
    ]);
  });
});
