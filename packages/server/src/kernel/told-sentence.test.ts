// Proves that an answer holds its sentence in English and, for other languages, a code and the values in the sentence.
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { addBed, addBeds, deleteBed } from '@charaka/contract/stay/bed/bed-setting';
import type { Sentence } from '@charaka/rules/message/sentence';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../test-support/patient/lie-in-bed.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('the sentence of an answer', () => {
  it('comes with its code and values when the business says no (R023)', async () => {
    const tenant = await makeTenant(parts);
    const bed = { bedName: 'b-3', bedTypeId: 1, bedGroupId: 1 };
    const { status, wire } = await tenant.call(addBed, { bed });
    expect(status).toBe(200);
    expect(wire).toEqual({
      _failure: true,
      _message: 'Bed b-3 is already in Ward A',
      _code: 'bed.bedInWardAlready',
      _params: { bedName: 'b-3', bedGroupName: 'Ward A' },
    });
  });

  it('tells a sentence within a sentence the same way', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const admissionId = await lieInBed(tenant, patientId, { bedId: 3 });
    const { wire } = await tenant.call(deleteBed, { bed: { bedId: 3 } });
    const { why } = wire._params as { why: Sentence };
    const { patientName } = why.params;
    expect(patientName).toBeTruthy();
    const occupied = `Bed B-3 is occupied by ${patientName} (IPD Id ${admissionId})`;
    expect(wire).toMatchObject({ _message: `${occupied}: it stays active`, _code: 'bed.staysActive' });
    expect(why).toEqual({ code: 'bed.occupied', params: { bedName: 'B-3', patientName, admissionId }, text: occupied });
  });

  it('comes with its code when all went well, and without one where nothing is said', async () => {
    const tenant = await makeTenant(parts);
    const { wire } = await tenant.call(bedFloors.add, { bedFloor: { bedFloorName: 'Ninth' } });
    expect(wire).toMatchObject({ _failure: false, _message: 'Floor added successfully', _code: 'master.recordAdded' });
  });

  it('comes with a code for each field that is wrong', async () => {
    const tenant = await makeTenant(parts);
    const pattern = { pattern: { firstBedName: 'A-01', howMany: 1, bedTypeId: 1, bedGroupId: 1 } };
    const { status, wire } = await tenant.call(addBeds, pattern, { body: { pattern: { howMany: 'many' } } });
    expect(status).toBe(400);
    expect(wire._fields).toMatchObject({ 'pattern.howMany': 'A number is expected here' });
    expect(wire._fieldCodes).toMatchObject({ 'pattern.howMany': { code: 'field.numberExpected', params: {} } });
  });

  it('comes with its code when the transport says no', async () => {
    const tenant = await makeTenant(parts);
    const { status, wire } = await tenant.call(
      bedFloors.add,
      { bedFloor: { bedFloorName: 'Ninth' } },
      { as: 'viewer' },
    );
    expect(status).toBe(403);
    expect(wire).toMatchObject({ _message: 'You are not permitted to do this', _code: 'kernel.notPermitted' });
  });
});
