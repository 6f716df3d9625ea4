// Vital signs from the desk to the note: they hang on the encounter, make a waiting visit ready, and are put right by versions alone.
import { getConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import { getVitalsDesk, vitalSigns } from '@charaka/contract/clinic/vital/vital';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { openConsultationDesk } from '../../../test-support/patient/consultation-desk.ts';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
type Set = InputOf<typeof vitalSigns.add>['vitalSignSet'];
const normal = { systolic: 120, diastolic: 80, pulse: 76, weightGrams: 61_500, lengthMm: 1620 };

/** A visit that waits, with the encounter its vital signs hang on. */
async function openVitals() {
  const desk = await openConsultationDesk(parts);
  const { rows } = await desk.tenant.ask(getVitalsDesk, {});
  const encounterId = rows[0]?.encounterId ?? 0;
  const take = (signs: Omit<Set, 'encounterId'>) =>
    desk.tenant.call(vitalSigns.add, { patientId: desk.patientId, vitalSignSet: { encounterId, ...signs } });
  return { ...desk, encounterId, rows, take };
}

describe('the vitals desk', () => {
  it('shows who waits; what is measured makes the visit ready and stands in the note of that visit alone (OP013)', async () => {
    const { tenant, patientId, visitId, rows, take } = await openVitals();
    expect(rows).toMatchObject([{ tokenNo: 1, doctorName: 'Dr. Ravi One', complaint: 'Fever', soundsAlike: false }]);
    expect(rows[0]?.vitalsAt).toBeFalsy();
    expect((await take(normal)).message).toBe('Vital signs saved');
    const states = await parts.owner.query(
      'select queue_state, vitals_at is not null as is_taken from opd_visit where tenant_id = $1',
      [tenant.tenantId],
    );
    expect(states.rows).toEqual([{ queue_state: 'Ready', is_taken: true }]);
    const opened = await tenant.ask(getConsultation, { visitId });
    expect(opened.consultation.content.vitals).toMatchObject({ weightKg: 61.5, systolic: 120, heightCm: 162 });
    expect(opened.vitalsTrend).toMatchObject([{ vitals: { weightKg: 61.5 } }]);
    await holdOpd(tenant, 10, dayOf(), 2);
    const next = await tenant.ask(addVisit, { visit: { patientId, doctorId: 2, visitOn: dayOf() } });
    const other = await tenant.ask(getConsultation, { visitId: next.visit.visitId });
    expect(other.consultation.content.vitals?.weightKg).toBeUndefined();
    expect(other.vitalsTrend).toHaveLength(1);
  });

  it('marks two patients of the day whose names sound alike (OP041)', async () => {
    const { tenant, patientId } = await openVitals();
    const [other = 0] = await tenant.addPatients(1);
    await parts.owner.query(
      `update patient set first_name = case patient_id when $2 then 'Vikash' else 'Wikas' end, last_name = 'Sharma' where tenant_id = $1`,
      [tenant.tenantId, patientId],
    );
    await tenant.ask(addVisit, { visit: { patientId: other, doctorId: 1, visitOn: dayOf() } });
    const { rows } = await tenant.ask(getVitalsDesk, {});
    expect(rows.map(({ soundsAlike }) => soundsAlike)).toEqual([true, true]);
  });
});

describe('a set', () => {
  it.each([
    [{ weightGrams: 0 }, 'Please check the weight', 'weightGrams'],
    [{ weightGrams: 300_001 }, 'Please check the weight', 'weightGrams'],
    [{ lengthMm: 2510 }, 'Please check the length', 'lengthMm'],
    [{ systolic: 80, diastolic: 120 }, 'The lower value must be below the upper value', 'diastolic'],
    [{}, 'Please enter at least one measurement', undefined],
    [{ ...normal, takenAt: '2020-01-01T10:00:00Z' }, 'The time is not within this stay', 'takenAt'],
    [{ ...normal, takenAt: '2099-01-01T10:00:00Z' }, 'The time is not within this stay', 'takenAt'],
  ])('of %j is refused: %s', async (signs, sentence, field) => {
    const { take, tenant, patientId } = await openVitals();
    const refused = await take(signs);
    expect(refused.message).toBe(sentence);
    if (field) expect(refused.fields).toHaveProperty([`vitalSignSet.${field}`]);
    expect((await tenant.ask(vitalSigns.list, { patientId })).vitalSignSets).toEqual([]);
  });

  it('is put right by a version with a reason; the first stays, and of two who correct it one is told', async () => {
    const { take, tenant, patientId, visitId } = await openVitals();
    const { vitalSignSetId } = (await take({ ...normal, weightGrams: 16_500 })).output.vitalSignSet;
    const right = { patientId, vitalSignSet: { vitalSignSetId, ...normal, correctionReason: 'Digits swapped' } };
    const nameless = { ...right, vitalSignSet: { ...right.vitalSignSet, correctionReason: '' } };
    expect((await tenant.call(vitalSigns.correct, nameless)).message).toBe('Please enter the reason');
    const answers = await Promise.all([tenant.call(vitalSigns.correct, right), tenant.call(vitalSigns.correct, right)]);
    expect(answers.filter(({ isFailure }) => isFailure).map(({ message }) => message)).toEqual([
      'These vital signs were corrected in the meantime. Please look again',
    ]);
    const { vitalSignSets } = await tenant.ask(vitalSigns.list, { patientId });
    expect(vitalSignSets.map(({ weightGrams, isReplaced }) => [weightGrams, isReplaced])).toEqual([
      [61_500, false],
      [16_500, true],
    ]);
    const opened = await tenant.ask(getConsultation, { visitId });
    expect(opened.consultation.content.vitals?.weightKg).toBe(61.5);
    expect(opened.vitalsTrend).toHaveLength(1);
  });

  it('is taken back with a reason, and nothing of it counts any more', async () => {
    const { take, tenant, patientId, visitId } = await openVitals();
    const { vitalSignSetId } = (await take(normal)).output.vitalSignSet;
    const back = { vitalSignSetId, correctionReason: 'Another patient', isVoid: true };
    await tenant.ask(vitalSigns.correct, { patientId, vitalSignSet: back });
    expect((await tenant.ask(getConsultation, { visitId })).vitalsTrend).toEqual([]);
    const shown = async () => (await tenant.ask(getVitalsDesk, {})).rows[0]?.lastWeightGrams ?? null;
    expect(await shown()).toBeNull();
    const swapped = (await take({ ...normal, weightGrams: 16_500 })).output.vitalSignSet.vitalSignSetId;
    const right = { vitalSignSetId: swapped, ...normal, correctionReason: 'Digits swapped' };
    await tenant.ask(vitalSigns.correct, { patientId, vitalSignSet: right });
    expect(await shown()).toBe(61_500);
  });

  it('that a doctor measures in the note is kept when it is signed, what the nurse measured is not kept twice', async () => {
    const { take, tenant, patientId, sign, note } = await openVitals();
    await take(normal);
    const { content } = await note();
    await sign({ vitals: { ...content.vitals, pulse: 88 } });
    const { vitalSignSets } = await tenant.ask(vitalSigns.list, { patientId });
    expect(vitalSignSets.map(({ pulse, weightGrams }) => [pulse, weightGrams])).toEqual([
      [88, 61_500],
      [76, 61_500],
    ]);
    const another = await openVitals();
    await another.take(normal);
    await another.sign();
    const once = await another.tenant.ask(vitalSigns.list, { patientId: another.patientId });
    expect(once.vitalSignSets).toHaveLength(1);
  });
});
