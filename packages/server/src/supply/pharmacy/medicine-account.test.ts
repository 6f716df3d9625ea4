// What other areas read of the pharmacy: the memos of an admission of which something is neither paid nor returned.
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { expect, it } from 'vitest';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { openPool } from '../../kernel/database.ts';
import type { Call } from '../../kernel/handler.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { unpaidMemosOf } from './medicine-account.ts';

const parts = useTestApp();

it('unpaid memos are those with something neither paid nor returned, with how much (Q144)', async () => {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant);
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 20, mrp: 10 });
  const line = { batchId, mrp: 10, quantity: 4 };
  await sell(tenant, admissionId, [line], { cash: 40 });
  const part = await sell(tenant, admissionId, [line], { cash: 15 });
  const returned = await sell(tenant, admissionId, [line]);
  await sell(tenant, await admitInScene(tenant), [line]);
  const giveBack = (memo: typeof part, quantity: number) => {
    const lines = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity }];
    return tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net: quantity * 10 } });
  };
  await giveBack(part, 1);
  await giveBack(returned, 4);
  const pool = openPool(parts.address, 1);
  const { tenantId } = tenant;
  const unpaid = await inTransaction(pool, { tenantId }, 'read', (tx) =>
    unpaidMemosOf({ tx, tenantId, hospital: { hospitalId: 1 } } as unknown as Call, admissionId),
  ).finally(() => pool.end());
  expect(unpaid).toMatchObject([{ saleId: part.saleId, cashMemo: 'PH2', pendingPaise: 1_500 }]);
});
