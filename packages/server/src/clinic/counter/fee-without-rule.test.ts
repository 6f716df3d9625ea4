// Kinds of visits that no rule names: what they owe, when they are not booked, and who gave their tokens.
import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { closeOpdDay, getDayEnd } from '@charaka/contract/clinic/counter/day-end';
import { bookVisit, getFee, getFeeSetting, saveFeeSetting } from '@charaka/contract/clinic/counter/opd-fee';
import { addVisit, cancelVisit, listVisits } from '@charaka/contract/clinic/opd/visit';
import { moveVisit } from '@charaka/contract/clinic/queue/move-visit';
import { deletePriceItem } from '@charaka/contract/money/tariff/tariff-setting';
import type { VisitKind } from '@charaka/rules/clinic/opd-queue';
import { describe, expect, it } from 'vitest';
import { feeLine, feeOf, openFeeDesk } from '../../../test-support/money/fee-desk.ts';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const noRule =
  'No fee is set for this visit. Set a consultation fee of kind New for the doctor, the speciality or the hospital';
const noEarlier = 'The patient has no earlier visit to this doctor. Choose New instead of Follow-up';

/** A hospital that has set nothing, as a new one. */
async function openNewHospital() {
  const tenant = await makeTenant(parts);
  await parts.owner.query('delete from opd_fee_setting where tenant_id = $1', [tenant.tenantId]);
  await holdOpd(tenant, 40);
  const [patientId = 0, otherId = 0] = await tenant.addPatients(2);
  const add = (visitKind: VisitKind | null, changes: object = {}) =>
    tenant.call(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf(), visitKind, ...changes } });
  const fee = async (visitKind: VisitKind) =>
    (await tenant.ask(getFee, { patientId, doctorId: 1, day: dayOf(), visitKind })).fee;
  return { tenant, patientId, otherId, add, fee };
}

describe('a kind of visit without a rule', () => {
  it('takes the rule of kind New of the doctor, else the speciality, else the hospital (Q260, OP008)', async () => {
    const { tenant, fee } = await openNewHospital();
    const rules = [
      { feeName: 'Hospital', doctorId: null, chargeId: 3 },
      { feeName: 'Speciality', doctorId: null, specializationId: 1, chargeId: 1 },
      { feeName: 'Doctor', chargeId: 4 },
    ];
    for (const [place, rule] of rules.entries()) {
      await tenant.ask(consultationFees.add, { consultationFee: feeOf(rule) });
      for (const kind of ['Review', 'Emergency', 'Tele'] as const)
        expect(await fee(kind)).toMatchObject({
          reason: 'Charged',
          price: [8500, 50_000, 35_000][place],
          isFree: false,
        });
    }
    const own = feeOf({ feeName: 'Review', visitKind: 'Review', doctorId: null, chargeId: 3 });
    await tenant.ask(consultationFees.add, { consultationFee: own });
    expect(await fee('Review')).toMatchObject({ price: 8500 });
  });

  it('is not booked where no rule of kind New is there either, until the hospital lets it be free (Q260)', async () => {
    const { tenant, patientId, add, fee } = await openNewHospital();
    for (const kind of [null, 'New', 'Review', 'Emergency', 'Tele'] as const) {
      expect((await add(kind)).message).toBe(noRule);
      if (kind) expect(await fee(kind)).toMatchObject({ reason: 'RuleMissing', price: 0 });
    }
    const counterBill = { lines: [feeLine], net: 0, amount: 0 };
    const visit = { patientId, doctorId: 1, visitOn: dayOf() };
    expect((await tenant.call(bookVisit, { visit, counterBill })).message).toBe(noRule);
    expect((await tenant.ask(listVisits, {})).totalCount).toBe(0);
    const usual = { collectsAfter: false, noShowHours: 24, isFreeWithoutRule: false };
    expect((await tenant.ask(getFeeSetting, {})).feeSetting).toEqual(usual);
    await tenant.ask(saveFeeSetting, { feeSetting: { ...usual, isFreeWithoutRule: true } });
    await tenant.ask(saveFeeSetting, { feeSetting: { collectsAfter: false, noShowHours: 12 } });
    expect((await add('Review')).output.visit).toMatchObject({ feeState: 'Free' });
  });

  it('is a vaccination or a procedure, and owes nothing but by a rule of its own (Q260)', async () => {
    const { tenant, otherId, add, fee } = await openNewHospital();
    expect((await add('Vaccination')).output.visit).toMatchObject({ feeState: 'Free' });
    await tenant.ask(consultationFees.add, { consultationFee: feeOf() });
    expect((await add('Procedure', { patientId: otherId })).output.visit).toMatchObject({ feeState: 'Free' });
    const own = feeOf({ feeName: 'Vaccination', visitKind: 'Vaccination', chargeId: 3 });
    await tenant.ask(consultationFees.add, { consultationFee: own });
    expect([(await fee('Vaccination')).price, (await fee('Procedure')).price]).toEqual([8500, 0]);
  });

  it('is that of a rule whose charge is out of use (Q260)', async () => {
    const { tenant, add } = await openNewHospital();
    await tenant.ask(consultationFees.add, { consultationFee: feeOf() });
    await tenant.ask(deletePriceItem, { charge: { chargeId: 4 } });
    expect((await add('New')).message).toBe(noRule);
  });

  it('is not moved to a doctor without a rule while its fee is due (Q260, OP011)', async () => {
    const { tenant, add } = await openNewHospital();
    await tenant.ask(consultationFees.add, { consultationFee: feeOf() });
    const { visitId } = (await add('New')).output.visit;
    await holdOpd(tenant, 5, dayOf(), 2);
    const visit = { visitId, doctorId: 2, visitOn: dayOf(), reason: 'Doctor is ill' };
    expect((await tenant.call(moveVisit, { visit })).message).toBe(noRule);
  });
});

describe('a follow-up', () => {
  it('needs an earlier visit to the doctor, which was neither cancelled nor only booked (Q260)', async () => {
    const { tenant, patients, come, visitOf } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const follow = (visitOn = dayOf()) =>
      tenant.call(addVisit, { visit: { patientId, doctorId: 1, visitOn, visitKind: 'FollowUp' } });
    expect((await follow()).message).toBe(noEarlier);
    const asked = { patientId, doctorId: 1, day: dayOf(), visitKind: 'FollowUp' } as const;
    expect((await tenant.ask(getFee, asked)).fee.reason).toBe('NothingToFollow');
    const { visitId } = await come(patientId);
    await tenant.ask(cancelVisit, { visit: { visitId, cancelReason: 'Left' } });
    await parts.owner.query('update opd_visit set day = day - 4 where opd_visit_id = $1', [visitId]);
    expect((await follow()).message).toBe(noEarlier);
    await holdOpd(tenant, 5, dayOf(1));
    await holdOpd(tenant, 5, dayOf(2));
    await come(patientId, { visitOn: dayOf(1) });
    expect((await follow(dayOf(2))).message).toBe(noEarlier);
    const seen = await come(patientId);
    await parts.owner.query('update opd_visit set day = day - 3 where opd_visit_id = $1', [seen.visitId]);
    const followed = (await follow()).output.visit;
    expect(await visitOf(followed.visitId)).toMatchObject({ visitKind: 'FollowUp', feeState: 'Due' });
  });
});

describe('the end of the day', () => {
  it('names free and unpaid visits by the clerk who gave the token (Q260)', async () => {
    const { tenant, patients, come, book } = await openFeeDesk(parts, 4);
    const [free = 0, unpaid = 0, paid = 0, left = 0] = patients;
    await come(free, { visitKind: 'Procedure' });
    await tenant.ask(addVisit, { visit: { patientId: unpaid, doctorId: 1, visitOn: dayOf() } }, { as: 'admin' });
    await book(paid, {});
    const { visitId } = await come(left);
    await tenant.ask(cancelVisit, { visit: { visitId, cancelReason: 'Left' } });
    const read = async () =>
      (await tenant.ask(getDayEnd, { day: dayOf() })).feelessVisits.map((visit) => [
        visit.createdByName,
        visit.patientId,
        visit.visitKind,
        visit.feeState,
        visit.isInFreePeriod,
      ]);
    const lines = [
      ['Admin User', unpaid, 'New', 'Due', false],
      ['Clerk User', free, 'Procedure', 'Free', false],
    ];
    expect(await read()).toEqual(lines);
    await tenant.ask(closeOpdDay, { day: dayOf() });
    expect(await read()).toEqual(lines);
  });
});
