// Random histories of the laboratory through the product: calls in any order break no rule.
import { addLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { expect, it } from 'vitest';
import { openCounter } from '../../../test-support/money/counter-desk.ts';
import { brokenBy, drawsOf } from '../../../test-support/money/order-history.ts';
import { forbiddenInLaboratory, playLaboratory } from '../../../test-support/patient/lab-history.ts';
import { urineTest } from '../../../test-support/record/lab-catalogue.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const STEPS = 600;

it('keep results to received specimens, reports to verified values, and the money of orders to the ledger (LB021, LB029, LB045, LB048, LB051, OR022, OR026)', async () => {
  const desk = await openCounter(parts);
  const { tenantId } = desk.tenant;
  // The admin signs as doctor 2, who has a registration number (LB041).
  await parts.owner.query(
    `update staff set registration_no = 'KMC 2', qualification = 'MD' where tenant_id = $1 and staff_id = 2`,
    [tenantId],
  );
  await parts.owner.query('update app_user set staff_id = 2 where tenant_id = $1 and user_id = 1', [tenantId]);
  await desk.tenant.ask(addLabTest, { labTest: await urineTest(desk.tenant, ['UREA']) });
  const done = await playLaboratory(desk, drawsOf(20_270_404), STEPS);
  expect(await brokenBy(desk, forbiddenInLaboratory)).toEqual([]);
  expect(done).toBeGreaterThan(STEPS / 4);
  const { rows } = await parts.owner.query<{ verified: number; amended: number; refused: number }>(
    `select (select count(*)::int from lab_work where tenant_id = $1 and status = 'Verified') as verified,
       (select count(*)::int from lab_report where tenant_id = $1 and status = 'Amended') as amended,
       (select count(*)::int from specimen where tenant_id = $1 and status = 'Rejected') as refused`,
    [tenantId],
  );
  const { verified = 0, amended = 0, refused = 0 } = rows[0] ?? {};
  expect(Math.min(verified, amended, refused), JSON.stringify(rows[0])).toBeGreaterThan(0);
}, 120_000);
