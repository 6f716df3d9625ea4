// Random histories of the counter with receipts of payers: a hundredth of the histories of `npm run bench -- histories`.
import { expect, it } from 'vitest';
import { compareListsWithLedger, playCounterHistory } from '../../../test-support/money/counter-history.ts';
import { holdOpd } from '../../../test-support/patient/opd-day.ts';
import { makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

it('random counter histories keep lists, ledger and oracle equal (Q255, OR023, FI026)', async () => {
  const tenant = await makeTenant(parts);
  await makeApprover(tenant);
  await holdOpd(tenant, 50);
  for (const seed of [1, 2, 3, 4, 5, 6].map((history) => 20_261_128 + history))
    expect((await playCounterHistory(tenant, seed)).differences).toEqual([]);
  expect(await compareListsWithLedger(tenant)).toEqual([]);
  expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
}, 120_000);
