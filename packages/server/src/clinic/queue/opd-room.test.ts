// OPD rooms: what is kept of one, what is refused, and who may change them.
import {
  addOpdRoom,
  deleteOpdRoom,
  getOpdRoom,
  listOpdRooms,
  updateOpdRoom,
} from '@charaka/contract/clinic/queue/opd-room';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const typed = { roomName: 'First OPD room' };
const kept = { roomName: 'First OPD room', isActive: true, showsInitials: false, displayWithRoomId: null };

describe('OPD rooms', () => {
  it('are kept with every field, and listed', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addOpdRoom, { opdRoom: typed });
    expect(answer.message).toBe('OPD room added successfully');
    const { opdRoomId } = answer.output.opdRoom;
    expect(answer.output.opdRoom).toEqual({ ...kept, opdRoomId, displayCode: expect.stringMatching(/^[a-z2-9]{12}$/) });
    expect((await tenant.ask(getOpdRoom, { opdRoom: { opdRoomId } })).opdRoom).toMatchObject(kept);
    expect((await tenant.ask(listOpdRooms, {})).rows).toMatchObject([{ ...kept, opdRoomId }]);
  });

  it('are changed, taken out of use, and taken back', async () => {
    const tenant = await makeTenant(parts);
    const { opdRoomId } = (await tenant.ask(addOpdRoom, { opdRoom: typed })).opdRoom;
    const changed = await tenant.ask(updateOpdRoom, { opdRoom: { ...typed, opdRoomId, roomName: 'Second' } });
    expect(changed.opdRoom).toMatchObject({ ...kept, opdRoomId, roomName: 'Second' });
    await tenant.ask(deleteOpdRoom, { opdRoom: { opdRoomId } });
    expect((await tenant.ask(getOpdRoom, { opdRoom: { opdRoomId } })).opdRoom.isActive).toBe(false);
    await tenant.ask(updateOpdRoom, { opdRoom: { ...typed, opdRoomId, isActive: true } });
    expect((await tenant.ask(getOpdRoom, { opdRoom: { opdRoomId } })).opdRoom).toMatchObject(kept);
  });

  it('share a display, and get one of their own back', async () => {
    const tenant = await makeTenant(parts);
    const { opdRoom: first } = await tenant.ask(addOpdRoom, { opdRoom: typed });
    const shared = { roomName: 'Second', displayWithRoomId: first.opdRoomId };
    const { opdRoom: second } = await tenant.ask(addOpdRoom, { opdRoom: shared });
    expect(second).toMatchObject({ displayCode: first.displayCode, displayWithRoomId: first.opdRoomId });
    const { opdRoom: alone } = await tenant.ask(updateOpdRoom, {
      opdRoom: { roomName: 'Second', opdRoomId: second.opdRoomId },
    });
    expect(alone.displayCode).not.toBe(first.displayCode);
    const again = await tenant.ask(updateOpdRoom, { opdRoom: { roomName: 'Third', opdRoomId: second.opdRoomId } });
    expect(again.opdRoom.displayCode).toBe(alone.displayCode);
  });

  it('say beside the field what is missing', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addOpdRoom, { opdRoom: { ...typed, roomName: ' ' } });
    expect(answer).toMatchObject({ status: 400, isFailure: true });
    expect(answer.fields).toEqual({ 'opdRoom.roomName': answer.message });
  });

  it('have a name once while they are in use, also when two add it at the same instant', async () => {
    const tenant = await makeTenant(parts);
    const add = (name: string) => tenant.call(addOpdRoom, { opdRoom: { ...typed, roomName: name } });
    const twins = await Promise.all([add('Twin'), add('TWIN')]);
    expect(twins.filter(({ isFailure }) => isFailure).map(({ message }) => message.toLowerCase())).toEqual([
      "opd room 'twin' already exists",
    ]);
    const [first] = twins.filter(({ isFailure }) => !isFailure);
    await tenant.ask(deleteOpdRoom, { opdRoom: { opdRoomId: first?.output.opdRoom.opdRoomId ?? 0 } });
    expect((await add('Twin')).isFailure).toBe(false);
  });

  it('need the right, and are of their own hospital alone', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    expect((await tenant.call(addOpdRoom, { opdRoom: typed }, { as: 'viewer' })).status).toBe(403);
    const { opdRoomId } = (await tenant.ask(addOpdRoom, { opdRoom: typed })).opdRoom;
    const asked = { opdRoom: { opdRoomId } };
    const ofStrangers = [
      await other.call(getOpdRoom, asked),
      await other.call(deleteOpdRoom, asked),
      await tenant.call(getOpdRoom, asked, { as: 'admin', hospitalId: 2 }),
    ];
    for (const { message } of ofStrangers) expect(message).toBe('This OPD room does not exist');
  });
});
