// A doctor works with the own queue; the steps of a colleague's patient ask for the take-over (OP012, Q272).

import { takeOverVisit } from '@charaka/contract/clinic/consultation/consultation';
import { cancelVisit } from '@charaka/contract/clinic/opd/visit';
import { moveVisit } from '@charaka/contract/clinic/queue/move-visit';
import { endSession, pauseSession, setDelay, startSession } from '@charaka/contract/clinic/queue/opd-session';
import * as queue from '@charaka/contract/clinic/queue/queue';
import { expect, it } from 'vitest';
import { openConsultationDesk } from '../../../test-support/patient/consultation-desk.ts';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const asColleague = { as: 'admin' } as const;
const takeFirst = 'Token 1 is a patient of Dr. Ravi One. Open the consultation and take the visit over first';
const ownQueueOnly =
  'Your role shows only your own queue. Ask an administrator for the right to the queues of all doctors';

/** A visit to doctor 1, whose session runs; the admin is doctor 2 and has no right to all queues. */
async function queueOfColleague() {
  const { tenant, visitId, patientId } = await openConsultationDesk(parts);
  const { opdDay } = await tenant.ask(queue.getQueue, { doctorId: 1, day: dayOf() });
  const opdDayId = opdDay?.opdDayId ?? 0;
  await holdOpd(tenant, 50, dayOf(), 2);
  const { opdSession } = await tenant.ask(startSession, { opdSession: { opdDayId } });
  await parts.owner.query(
    `update role_permission set can_view = false where tenant_id = $1 and role_id = 0 and menu_path = 'all-queues'`,
    [tenant.tenantId],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [
    JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
  ]);
  const next = () => tenant.call(queue.callNext, { opdSessionId: opdSession.opdSessionId }, asColleague);
  await expect.poll(async () => (await next()).message).toBe(ownQueueOnly);
  return { tenant, visitId, patientId, opdDayId };
}

const steps = [
  queue.markArrived,
  queue.markReady,
  queue.callPatient,
  queue.recallPatient,
  queue.startConsult,
  queue.sendForTests,
  queue.markResults,
  queue.endConsult,
  queue.markNoShow,
];

it('each step of a colleague’s patient is refused until the visit is taken over (OP012)', async () => {
  const { tenant, visitId, patientId } = await queueOfColleague();
  for (const step of steps)
    expect((await tenant.call(step, { visitId }, asColleague)).message, step.path).toBe(takeFirst);
  const place = { visitId, place: 1, reason: 'Is in pain' };
  expect((await tenant.call(queue.moveInQueue, place, asColleague)).message).toBe(takeFirst);
  const visit = { visitId, doctorId: 2, visitOn: dayOf(), reason: 'Wants another doctor' };
  expect((await tenant.call(moveVisit, { visit }, asColleague)).message).toBe(takeFirst);
  const cancelled = { visitId, cancelReason: 'Wants another day' };
  expect((await tenant.call(cancelVisit, { visit: cancelled }, asColleague)).message).toBe(
    'Token 1 is a patient of Dr. Ravi One. Take the visit over before you cancel it',
  );
  await tenant.ask(takeOverVisit, { visitId, patientId }, asColleague);
  expect((await tenant.call(queue.callPatient, { visitId }, asColleague)).message).toBe('Token 1 is called');
  expect((await tenant.call(queue.startConsult, { visitId }, asColleague)).isFailure).toBe(false);
});

it('the session of a colleague is not begun, paused, delayed or ended without the right to all queues (OP012)', async () => {
  const { tenant, opdDayId } = await queueOfColleague();
  const asked = [
    tenant.call(startSession, { opdSession: { opdDayId } }, asColleague),
    tenant.call(pauseSession, { opdSession: { opdDayId, notice: 'Ward round' } }, asColleague),
    tenant.call(setDelay, { opdSession: { opdDayId, delayMinutes: 20 } }, asColleague),
    tenant.call(endSession, { opdSession: { opdDayId } }, asColleague),
  ];
  for (const { message } of await Promise.all(asked)) expect(message).toBe(ownQueueOnly);
});
