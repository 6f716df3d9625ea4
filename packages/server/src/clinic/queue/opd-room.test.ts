// OPD rooms: the address of the display that each has, or shares.
import { opdRooms } from '@charaka/contract/clinic/queue/opd-room';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const typed = { roomName: 'First OPD room' };
const kept = { roomName: 'First OPD room', isActive: true, showsInitials: false, displayWithRoomId: null };

describe('OPD rooms', () => {
  it('are kept with every field, and listed', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(opdRooms.add, { opdRoom: typed });
    expect(answer.message).toBe('OPD room added successfully');
    const { opdRoomId } = answer.output.opdRoom;
    expect(answer.output.opdRoom).toEqual({ ...kept, opdRoomId, displayCode: expect.stringMatching(/^[a-z2-9]{12}$/) });
    expect((await tenant.ask(opdRooms.get, { opdRoom: { opdRoomId } })).opdRoom).toMatchObject(kept);
    expect((await tenant.ask(opdRooms.list, {})).rows).toMatchObject([{ ...kept, opdRoomId }]);
  });

  it('share a display, and get one of their own back', async () => {
    const tenant = await makeTenant(parts);
    const { opdRoom: first } = await tenant.ask(opdRooms.add, { opdRoom: typed });
    const shared = { roomName: 'Second', displayWithRoomId: first.opdRoomId };
    const { opdRoom: second } = await tenant.ask(opdRooms.add, { opdRoom: shared });
    expect(second).toMatchObject({ displayCode: first.displayCode, displayWithRoomId: first.opdRoomId });
    const { opdRoom: alone } = await tenant.ask(opdRooms.update, {
      opdRoom: { roomName: 'Second', opdRoomId: second.opdRoomId },
    });
    expect(alone.displayCode).not.toBe(first.displayCode);
    const again = await tenant.ask(opdRooms.update, { opdRoom: { roomName: 'Third', opdRoomId: second.opdRoomId } });
    expect(again.opdRoom.displayCode).toBe(alone.displayCode);
  });

  it('say beside the field what is missing', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(opdRooms.add, { opdRoom: { ...typed, roomName: ' ' } });
    expect(answer).toMatchObject({ status: 400, isFailure: true });
    expect(answer.fields).toEqual({ 'opdRoom.roomName': answer.message });
  });

  it('are listed in the order people count, whichever way the list is sorted (R032)', async () => {
    const tenant = await makeTenant(parts);
    for (const roomName of ['Room 10', 'room 2', 'Annexe', 'Room 2b', 'Room 1'])
      await tenant.ask(opdRooms.add, { opdRoom: { roomName } });
    const named = async (asked: object) => (await tenant.ask(opdRooms.list, asked)).rows.map((row) => row.roomName);
    const counted = ['Annexe', 'Room 1', 'room 2', 'Room 2b', 'Room 10'];
    expect(await named({})).toEqual(counted);
    expect(await named({ sortingModel: { sortColumn: 'roomName', sortDirection: 'dsc' } })).toEqual(
      counted.toReversed(),
    );
  });
});
