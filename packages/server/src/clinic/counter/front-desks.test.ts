// Many front desks and doctors at once on one doctor's list: no token twice, nobody billed or called twice.
import { bookVisit } from '@charaka/contract/clinic/counter/opd-fee';
import { listVisits } from '@charaka/contract/clinic/opd/visit';
import { callNext } from '@charaka/contract/clinic/queue/queue';
import { expect, it } from 'vitest';
import { feeLine, openFeeDesk } from '../../../test-support/money/fee-desk.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();
/** Of the 200 the law book asks for; CI walks a part, `DESKS=200` all of them. */
const DESKS = Number(process.env.DESKS ?? 20);

it('gives no token twice and calls nobody twice, though all come at the same instant (OP001, OP009)', async () => {
  const { tenant, patients, begin } = await openFeeDesk(parts, Math.min(DESKS, 40));
  const opdSessionId = await begin();
  const bookOne = (patientId: number) =>
    tenant.call(bookVisit, {
      visit: { patientId, doctorId: 1, visitOn: dayOf() },
      counterBill: { lines: [feeLine], net: 350, amount: 350 },
    });
  const [booked, called] = await Promise.all([
    Promise.all(patients.flatMap((patientId) => [bookOne(patientId), bookOne(patientId)])),
    Promise.all(patients.map(() => tenant.call(callNext, { opdSessionId }))),
  ]);
  const refusals = booked.filter(({ isFailure }) => isFailure).map(({ message }) => message);
  expect(refusals.filter((message) => !/ already has token \d+$/.test(message))).toEqual([]);
  expect(refusals).toHaveLength(patients.length);
  const later = await Promise.all(patients.map(() => tenant.call(callNext, { opdSessionId })));
  const calls = [...called, ...later].filter(({ isFailure }) => !isFailure).map(({ output }) => output.visit.visitId);
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  const { rows } = await tenant.ask(listVisits, {});
  expect(rows.map(({ tokenNo }) => tokenNo).toSorted((a, b) => a - b)).toEqual(patients.map((_, index) => index + 1));
  expect(new Set(rows.map(({ counterBillId }) => counterBillId)).size).toBe(patients.length);
  expect(calls).toHaveLength(patients.length);
  expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({
    counterBillCount: patients.length,
    difference: null,
  });
});
