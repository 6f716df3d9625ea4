// Consultation fees: the fields of one, and what is refused.
import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const typed = {
  feeName: 'First consultation fee',
  doctorId: 1,
  visitKind: 'New' as const,
  chargeId: 3,
  freeDays: 3,
  freeVisits: 3,
  validFrom: '2026-03-01',
};
const kept = { ...typed, specializationId: null, specializationName: null, isActive: true };

describe('consultation fees', () => {
  it('are kept with every field, and listed', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(consultationFees.add, { consultationFee: typed });
    expect(answer.message).toBe('Consultation fee added successfully');
    const { consultationFeeId } = answer.output.consultationFee;
    expect(answer.output.consultationFee).toMatchObject({ ...kept, consultationFeeId });
    expect(answer.output.consultationFee).toMatchObject({
      doctorName: expect.any(String),
      chargeName: expect.any(String),
    });
    expect(
      (await tenant.ask(consultationFees.get, { consultationFee: { consultationFeeId } })).consultationFee,
    ).toMatchObject(kept);
    expect((await tenant.ask(consultationFees.list, {})).rows).toMatchObject([{ ...kept, consultationFeeId }]);
  });

  it('say beside the field what is missing', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(consultationFees.add, { consultationFee: { ...typed, feeName: ' ' } });
    expect(answer).toMatchObject({ status: 400, isFailure: true });
    expect(answer.fields).toEqual({ 'consultationFee.feeName': answer.message });
    const add = (changes: object) => tenant.call(consultationFees.add, { consultationFee: { ...typed, ...changes } });
    expect((await add({ specializationId: 1 })).message).toBe('Choose a doctor or a speciality for a fee, not both');
    expect((await add({ chargeId: 999 })).message).toBe(
      'This doctor, speciality or charge does not belong to this hospital',
    );
    expect((await add({ freeDays: 366 })).message).toBe('At most 365 free days');
  });

  it('begin once a day for the same visits (OP008)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(consultationFees.add, { consultationFee: typed });
    const twin = await tenant.call(consultationFees.add, { consultationFee: { ...typed, feeName: 'Another' } });
    expect(twin.message).toBe('Another fee for the same visits is already valid from this day');
  });
});
