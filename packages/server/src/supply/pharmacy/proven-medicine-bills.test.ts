// The mark and copies of a medicine bill: of its own stay, by the number of the cash memo.
import { getPaperProof, notePrint } from '@charaka/contract/money/payment/paper-proof';
import { expect, it } from 'vitest';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it('a medicine bill has a mark and counts its copies, for its own stay alone (Q239)', async () => {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant);
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 105 });
  const { memoNo, finYear, net } = await sell(tenant, admissionId, [{ batchId, mrp: 105, quantity: 2 }]);
  const paper = { admissionId, kind: 'medicineBill', paperNumber: `1-${memoNo}/${finYear}` } as const;
  expect(await tenant.ask(getPaperProof, { paper })).toMatchObject({ amount: net, copies: 0 });
  expect((await tenant.ask(notePrint, { paper })).copies).toBe(1);
  const another = { ...paper, admissionId: await admitInScene(tenant) };
  expect((await tenant.call(getPaperProof, { paper: another })).isFailure).toBe(true);
});
