// Collections name the patients of the counter and of bookings: of a marked chart only where the caller may see it.
import { collectionMenu, listCollectionPapers } from '@charaka/contract/money/finance/finance';
import { markChart } from '@charaka/contract/people/privacy/marked-chart';
import { expect, it } from 'vitest';
import { lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

it('a collection hides the name of a marked patient who paid at the counter (PS009)', async () => {
  // An accountant, who has no relation of care.
  const desk = await openCounter(parts, async (tenantId) => {
    await parts.owner.query(
      `update role_permission set can_view = menu_path = $2, can_edit = menu_path = $2 where tenant_id = $1 and role_id = 31`,
      [tenantId, collectionMenu],
    );
  });
  const { tenant, patientId } = desk;
  await desk.bill({ lines: [lineOf(3)] });
  const named = async (as: 'clerk' | 'viewer') => {
    const { papers } = await tenant.ask(listCollectionPapers, { day: dayOf(), collectorId: 2 }, { as });
    return papers.map(({ patientName, patientId: of }) => [of, patientName]);
  };
  expect(await named('viewer')).toEqual(await named('clerk'));
  expect((await tenant.call(markChart, { patientId, kind: 'VIP', reason: 'Minister' })).isFailure).toBe(false);
  await expect.poll(() => named('viewer')).toEqual([[patientId, 'Restricted']]);
});
