// A tenth of the desks and a twenty-fifth of the patients of `npm run bench -- opd`: no token twice, and nobody called twice.
import { expect, it } from 'vitest';
import { drawsOf } from '../../../test-support/money/order-history.ts';
import { playOpdDay } from '../../../test-support/patient/opd-storm.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it('twenty front desks and doctors at once give each patient a token of their own and call each once (OP001, OP002)', async () => {
  const tenant = await makeTenant(parts);
  const { broken, timesMs } = await playOpdDay(tenant, { people: 20, visits: 20, pauseMs: 0, draw: drawsOf(2) });
  expect(broken).toEqual([]);
  expect([timesMs.visit.length, timesMs.list.length]).toEqual([20, 20]);
});
