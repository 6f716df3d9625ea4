// Consultation fees: what is kept of one, what is refused, and who may change them.
import {
  addConsultationFee,
  deleteConsultationFee,
  getConsultationFee,
  listConsultationFees,
  updateConsultationFee,
} from '@charaka/contract/clinic/counter/consultation-fee';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const typed = {
  ...{ feeName: 'First consultation fee', doctorId: 1, visitKind: 'New' as const, chargeId: 3 },
  ...{ freeDays: 3, freeVisits: 3, validFrom: '2026-03-01' },
};
const kept = { ...typed, specializationId: null, specializationName: null, isActive: true };

describe('consultation fees', () => {
  it('are kept with every field, and listed', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addConsultationFee, { consultationFee: typed });
    expect(answer.message).toBe('Consultation fee added successfully');
    const { consultationFeeId } = answer.output.consultationFee;
    expect(answer.output.consultationFee).toMatchObject({ ...kept, consultationFeeId });
    expect(answer.output.consultationFee).toMatchObject({
      doctorName: expect.any(String),
      chargeName: expect.any(String),
    });
    expect(
      (await tenant.ask(getConsultationFee, { consultationFee: { consultationFeeId } })).consultationFee,
    ).toMatchObject(kept);
    expect((await tenant.ask(listConsultationFees, {})).rows).toMatchObject([{ ...kept, consultationFeeId }]);
  });

  it('are changed, taken out of use, and taken back', async () => {
    const tenant = await makeTenant(parts);
    const { consultationFeeId } = (await tenant.ask(addConsultationFee, { consultationFee: typed })).consultationFee;
    const changed = await tenant.ask(updateConsultationFee, {
      consultationFee: { ...typed, consultationFeeId, feeName: 'Second' },
    });
    expect(changed.consultationFee).toMatchObject({ ...kept, consultationFeeId, feeName: 'Second' });
    await tenant.ask(deleteConsultationFee, { consultationFee: { consultationFeeId } });
    expect(
      (await tenant.ask(getConsultationFee, { consultationFee: { consultationFeeId } })).consultationFee.isActive,
    ).toBe(false);
    await tenant.ask(updateConsultationFee, { consultationFee: { ...typed, consultationFeeId, isActive: true } });
    expect(
      (await tenant.ask(getConsultationFee, { consultationFee: { consultationFeeId } })).consultationFee,
    ).toMatchObject(kept);
  });

  it('say beside the field what is missing', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addConsultationFee, { consultationFee: { ...typed, feeName: ' ' } });
    expect(answer).toMatchObject({ status: 400, isFailure: true });
    expect(answer.fields).toEqual({ 'consultationFee.feeName': answer.message });
    const add = (changes: object) => tenant.call(addConsultationFee, { consultationFee: { ...typed, ...changes } });
    expect((await add({ specializationId: 1 })).message).toBe('A fee is of a doctor or of a speciality, not of both');
    expect((await add({ chargeId: 999 })).message).toBe('This doctor, speciality or charge is not of this hospital');
    expect((await add({ freeDays: 366 })).message).toBe('At most 365 free days');
  });

  it('have a name once while they are in use, also when two add it at the same instant', async () => {
    const tenant = await makeTenant(parts);
    const add = (name: string, validFrom = name === 'TWIN' ? '2026-04-01' : typed.validFrom) =>
      tenant.call(addConsultationFee, { consultationFee: { ...typed, feeName: name, validFrom } });
    const twins = await Promise.all([add('Twin'), add('TWIN')]);
    expect(twins.filter(({ isFailure }) => isFailure).map(({ message }) => message.toLowerCase())).toEqual([
      "consultation fee 'twin' already exists",
    ]);
    const [first] = twins.filter(({ isFailure }) => !isFailure);
    await tenant.ask(deleteConsultationFee, {
      consultationFee: { consultationFeeId: first?.output.consultationFee.consultationFeeId ?? 0 },
    });
    expect((await add('Twin', '2026-05-01')).isFailure).toBe(false);
    expect((await add('Another', '2026-05-01')).message).toBe(
      'Another fee for the same visits is valid from this day already',
    );
  });

  it('need the right, and are of their own hospital alone', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    expect((await tenant.call(addConsultationFee, { consultationFee: typed }, { as: 'viewer' })).status).toBe(403);
    const { consultationFeeId } = (await tenant.ask(addConsultationFee, { consultationFee: typed })).consultationFee;
    const asked = { consultationFee: { consultationFeeId } };
    const ofStrangers = [
      await other.call(getConsultationFee, asked),
      await other.call(deleteConsultationFee, asked),
      await tenant.call(getConsultationFee, asked, { as: 'admin', hospitalId: 2 }),
    ];
    for (const { message } of ofStrangers) expect(message).toBe('This consultation fee does not exist');
  });
});
