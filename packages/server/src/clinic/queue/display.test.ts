// The display of a waiting hall: tokens by room for a caller with the address, no names, and no data of another tenant.
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import { getDisplay } from '@charaka/contract/clinic/queue/display';
import { opdRooms } from '@charaka/contract/clinic/queue/opd-room';
import { pauseSession, startSession } from '@charaka/contract/clinic/queue/opd-session';
import { callNext, getQueue, startConsult } from '@charaka/contract/clinic/queue/queue';
import { describe, expect, it } from 'vitest';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** The answer to a caller without a log-in. */
async function look(tenant: TestTenant, displayCode: string) {
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api/${tenant.name}${getDisplay.path}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ displayCode }),
  });
  return { body: reply.body, wire: reply.json() };
}

/** Three patients before doctor 1, who sits in a room; the first one is called. */
async function hall(tenant: TestTenant) {
  const patients = await tenant.addPatients(3);
  await holdOpd(tenant, 9);
  for (const patientId of patients) await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf() } });
  const { opdRoom } = await tenant.ask(opdRooms.add, { opdRoom: { roomName: 'Room 7' } });
  const opdDayId = (await tenant.ask(getQueue, { doctorId: 1 })).opdDay?.opdDayId ?? 0;
  const { opdSession } = await tenant.ask(startSession, { opdSession: { opdDayId, opdRoomId: opdRoom.opdRoomId } });
  const { visit } = await tenant.ask(callNext, { opdSessionId: opdSession.opdSessionId });
  return { opdRoom, opdDayId, visitId: visit.visitId, patients };
}

describe('a display', () => {
  it('tells the tokens called and next by room, and no name, doctor or department (OP007)', async () => {
    const tenant = await makeTenant(parts);
    const { opdRoom, opdDayId, visitId } = await hall(tenant);
    const first = await look(tenant, opdRoom.displayCode);
    expect(first.wire.opdRoomList).toEqual([
      {
        roomName: 'Room 7',
        state: 'Running',
        notice: null,
        delayMinutes: 0,
        calledTokens: [{ tokenNo: 1, calledTimes: 1, initials: null }],
        tokenInside: null,
        nextTokens: [2, 3],
      },
    ]);
    for (const word of ['Ravi', 'Medicine', 'Physician', 'Patient']) expect(first.body).not.toContain(word);
    await tenant.ask(startConsult, { visitId });
    await tenant.ask(pauseSession, { opdSession: { opdDayId, notice: 'Back at 11' } });
    const [room] = (await look(tenant, opdRoom.displayCode)).wire.opdRoomList;
    expect(room).toMatchObject({ state: 'Paused', notice: 'Back at 11', calledTokens: [], tokenInside: 1 });
  });

  it('tells initials where the room shows them, but of nobody whose chart is marked (OP007)', async () => {
    const tenant = await makeTenant(parts);
    const { opdRoom, patients } = await hall(tenant);
    const { opdRoomId, roomName, displayCode } = opdRoom;
    await tenant.ask(opdRooms.update, { opdRoom: { opdRoomId, roomName, showsInitials: true } });
    const initials = async () => (await look(tenant, displayCode)).wire.opdRoomList[0].calledTokens[0].initials;
    expect(await initials()).toMatch(/^\S{2}$/);
    await parts.owner.query(
      `insert into chart_mark (tenant_id, patient_id, kind, reason, marked_by) values ($1, $2, 'VIP', 'Known to all', 1)`,
      [tenant.tenantId, patients[0]],
    );
    expect(await initials()).toBeNull();
  });

  it('tells nothing for a code that is none, nor through another tenant, and counts such tries', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const { opdRoom } = await hall(tenant);
    for (const [asked, code] of [
      [tenant, 'aaaabbbbcccc'],
      [tenant, ''],
      [other, opdRoom.displayCode],
    ] as const) {
      const { wire } = await look(asked, code);
      expect(wire).toMatchObject({ _failure: true, _message: 'No display has this address' });
      expect(wire.opdRoomList).toBeUndefined();
    }
  });
});
