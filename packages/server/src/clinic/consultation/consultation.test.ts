// The note of a visit from its opening to its paper: nothing typed is lost, nothing signed is changed, and all of it is signed or nothing.
import { getPatientChart, saveAllergies, setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { findDiagnosis } from '@charaka/contract/clinic/chart/diagnosis';
import {
  amendConsultation,
  getConsultation,
  printPrescription,
  repeatLast,
  saveDraft,
  signConsultation,
} from '@charaka/contract/clinic/consultation/consultation';
import { listMedicines } from '@charaka/contract/clinic/consultation/medicine';
import { addVisit, cancelVisit } from '@charaka/contract/clinic/opd/visit';
import { listOrders } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { type DeedName, deeds } from '@charaka/contract/kernel/deed';
import { describe, expect, it } from 'vitest';
import { openConsultationDesk, paracetamol } from '../../../test-support/patient/consultation-desk.ts';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';

const parts = useTestApp();
const fever = {
  diagnosisId: null,
  codeSystem: 'LOCAL',
  code: '',
  diagnosisName: 'Viral fever',
  kind: 'Provisional',
  isPrimary: true,
} as const;
const urine = { chargeId: orderable.urine, orderName: 'Urine routine', isUrgent: false };

const dengue = {
  codeSystem: 'ICD10' as const,
  code: 'A90',
  diagnosisName: 'Dengue fever',
  kind: 'Provisional' as const,
  isPrimary: false,
};

describe('opening a consultation', () => {
  it('takes one call, and says what is known before the note that is still empty (OP013)', async () => {
    const { tenant, visitId, patientId } = await openConsultationDesk(parts);
    const opened = await tenant.ask(getConsultation, { visitId });
    expect(opened.visit).toMatchObject({ patientId, tokenNo: 1, complaint: 'Fever', doctorName: 'Dr. Ravi One' });
    expect(opened.standing.status).toBe('Unknown');
    expect(opened.consultation).toMatchObject({ state: 'Draft', version: 0, revision: 0 });
    expect(opened.consultation.content.complaints).toEqual([{ text: 'Fever', duration: null }]);
    expect(opened.lastVisits).toEqual([]);
  });
});

describe('a draft', () => {
  it('is kept whatever it lacks, and is found again (OP014)', async () => {
    const { tenant, visitId, note } = await openConsultationDesk(parts);
    const medicines = [{ ...paracetamol, dose: null, durationDays: null }];
    const saved = await tenant.ask(saveDraft, await note({ complaints: [], advice: 'Rest', medicines }));
    expect(saved.revision).toBe(1);
    const { consultation } = await tenant.ask(getConsultation, { visitId });
    expect(consultation).toMatchObject({ state: 'Draft', revision: 1, savedByName: 'Clerk User' });
    expect(consultation.content).toMatchObject({ advice: 'Rest', medicines: [{ genericName: 'Paracetamol' }] });
  });

  it('that somebody else saved meanwhile is not written over; of two at one instant one is told (OP014)', async () => {
    const { tenant, note } = await openConsultationDesk(parts);
    const typed = await note({ advice: 'Rest' });
    const answers = await Promise.all([tenant.call(saveDraft, typed), tenant.call(saveDraft, typed)]);
    const refused = answers.filter(({ isFailure }) => isFailure);
    expect(refused.map(({ message }) => message)).toEqual([
      'Clerk User saved this note in the meantime. Please look again',
    ]);
  });
});

describe('a line of before', () => {
  it('whose unit no product has is asked anew in a draft, and refused until it is settled (Q253)', async () => {
    const { tenant, patientId, visitId, note, sign } = await openConsultationDesk(parts);
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    const before = { ...paracetamol, genericName: 'Levothyroxine', strength: '50 mg' };
    await tenant.ask(saveDraft, await note({ medicines: [before, paracetamol] }));
    const { medicines } = (await tenant.ask(getConsultation, { visitId })).consultation.content;
    expect(medicines.map(({ strength }) => strength)).toEqual(['50', '650 mg']);
    expect((await sign({ medicines })).message).toBe('Levothyroxine. Which unit: 50 mg or 50 mcg?');
  });
});

describe('signing', () => {
  it('writes note, diagnoses, orders and next visit at once, and works out how much is handed out (OP015, OP020, OP026)', async () => {
    const { tenant, patientId, visitId, sign } = await openConsultationDesk(parts);
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    const followUpOn = dayOf(7);
    const answer = await sign({ diagnoses: [fever], medicines: [paracetamol], orders: [urine], followUpOn });
    expect(answer.message).toBe('Consultation signed');
    expect(answer.output.consultation).toMatchObject({
      state: 'Signed',
      version: 1,
      signedByName: 'Dr. Ravi One',
      signerRegistrationNo: 'MMC 4711',
      signerQualification: 'MBBS, MD',
      content: { medicines: [{ quantity: 9 }] },
    });
    const { encounterId } = answer.output.visit;
    const { orders } = await tenant.ask(listOrders, { encounterId });
    expect(orders.map(({ kind, orderName }) => [kind, orderName]).sort()).toEqual([
      ['Investigation', 'Urine routine'],
      ['Medicine', 'Paracetamol 650 mg · 1-1-1 · 3 d'],
    ]);
    const { found } = await tenant.ask(findDiagnosis, { searchText: 'viral' });
    expect(found).toMatchObject([{ diagnosisName: 'Viral fever', source: 'Own' }]);
    const { rows } = await parts.owner.query<{ onDay: string }>(
      `select on_day::text as "onDay" from follow_up where tenant_id = $1 and is_active`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ onDay: followUpOn }]);
    expect((await tenant.ask(listMedicines, {})).medicines[0]).toMatchObject({ genericName: 'Paracetamol' });
    expect(
      (await tenant.call(saveDraft, { visitId, patientId, revision: 1, content: answer.output.consultation.content }))
        .message,
    ).toBe('This consultation is signed. Amend it to change it');
  });

  it('twice at the same instant signs once; the same click sent again gets the first answer (OP015)', async () => {
    const { tenant, patientId, note, visitId } = await openConsultationDesk(parts);
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    const typed = await note({ medicines: [paracetamol], orders: [urine] });
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      [key, key, crypto.randomUUID()].map((one) => tenant.call(signConsultation, typed, { key: one })),
    );
    expect(answers.some(({ isFailure }) => !isFailure)).toBe(true);
    const { visit, versions } = await tenant.ask(getConsultation, { visitId });
    expect(versions).toHaveLength(1);
    expect((await tenant.ask(listOrders, { encounterId: visit.encounterId })).orders).toHaveLength(2);
  });

  it.each([
    ['neither complaint nor diagnosis', { complaints: [] }, 'Please enter a complaint or a diagnosis'],
    [
      'a medicine and nobody asked for allergies',
      { medicines: [paracetamol] },
      "Please ask for allergies, or choose 'No known allergy'",
    ],
    ['a complaint of blanks', { complaints: [{ text: '   ' }] }, 'Please enter the complaint, or remove the line'],
    [
      'one diagnosis as provisional and as final',
      { diagnoses: [dengue, { ...dengue, kind: 'Final' as const, isPrimary: true }] },
      'The diagnosis Dengue fever is in this note twice. Please remove one',
    ],
    ['BP upside down', { vitals: { systolic: 80, diastolic: 120 } }, 'The lower value must be below the upper value'],
    ['a weight nobody has', { vitals: { weightKg: 600 } }, 'Please check the weight'],
    ['a next visit before today', { followUpOn: '2020-01-01' }, 'The next visit must be after today'],
  ])('is refused with %s (OP015)', async (_, change, sentence) => {
    const { tenant, sign, visitId } = await openConsultationDesk(parts);
    expect((await sign(change)).message).toBe(sentence);
    expect((await tenant.ask(getConsultation, { visitId })).consultation.state).toBe('Draft');
  });

  it.each([
    ['no dose', { dose: null }, 'Paracetamol: please enter the dose'],
    ['no route', { route: null }, 'Paracetamol: please enter the route'],
    ['no frequency', { frequency: null }, 'Paracetamol: please enter the frequency'],
    ['no duration', { durationDays: null }, 'Paracetamol: please enter the duration'],
    ['no maximum as needed', { isAsNeeded: true }, 'Paracetamol: please enter the daily maximum'],
    ['too many days', { durationDays: 400 }, 'At most 365 days'],
    ['too many tablets', { quantity: 1200, isQuantityTyped: true }, 'Enter at most 999'],
    ['a dose of nothing', { dose: 0 }, 'Paracetamol: please enter the dose'],
    ['no day at all', { durationDays: 0 }, 'Paracetamol: please enter the duration'],
    ['a strength without a unit', { strength: '650' }, 'Paracetamol. Which unit: 650 mg or 650 mcg?'],
    [
      'two numbers without a unit',
      { strength: '325/37.5' },
      'Paracetamol. Which unit: 325 mg/37.5 mg or 325 mcg/37.5 mcg?',
    ],
    [
      'more than 200 tablets',
      { quantity: 201, isQuantityTyped: true },
      'Paracetamol: 201 is more than usual. Please confirm the quantity, or change it',
    ],
    [
      'a frequency that is usually once a week',
      { genericName: 'Methotrexate', strength: '15 mg' },
      'Methotrexate is usually given less often than this line says. Please confirm the frequency, or change it',
    ],
  ])('refuses a medicine with %s (OP019, Q253)', async (_, change, sentence) => {
    const { tenant, patientId, sign } = await openConsultationDesk(parts);
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    expect((await sign({ medicines: [{ ...paracetamol, ...change }] })).message).toBe(sentence);
  });

  it.each([
    ['once a week', { frequency: 'WEEKLY', morning: null, noon: null, evening: null, night: null }],
    ['daily once that is confirmed', { isDailyConfirmed: true }],
  ] as const)('takes a medicine that is usually weekly %s (Q253)', async (_, change) => {
    const { tenant, patientId, sign } = await openConsultationDesk(parts);
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    const methotrexate = { ...paracetamol, genericName: 'Methotrexate', strength: '15 mg' };
    expect((await sign({ medicines: [{ ...methotrexate, ...change }] })).message).toBe('Consultation signed');
  });

  it('takes a large quantity that was confirmed, and a form that needs no strength (Q253)', async () => {
    const { tenant, patientId, sign } = await openConsultationDesk(parts);
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    const large = { ...paracetamol, quantity: 201, isQuantityTyped: true, isMuchConfirmed: true };
    const paste: typeof paracetamol = {
      ...paracetamol,
      genericName: 'Zinc paste',
      strength: null,
      route: 'Topical',
      form: 'Ointment',
      doseUnit: 'application',
    };
    const answer = await sign({ medicines: [large, paste] });
    expect(answer.message).toBe('Consultation signed');
  });

  it('stops at what the patient does not bear, kin of it too, until there is a reason (OP015, OP022)', async () => {
    const { tenant, patientId, sign } = await openConsultationDesk(parts);
    const allergy = { kind: 'Drug', substance: 'Penicillin', state: 'Active' } as const;
    await tenant.ask(saveAllergies, { patientId, allergies: [allergy] });
    const amoxicillin = { ...paracetamol, genericName: 'Amoxicillin', strength: '500 mg' };
    const stopped = await sign({ medicines: [amoxicillin] });
    expect(stopped.message).toBe('Amoxicillin: the patient is allergic to Penicillin: please enter a reason');
    expect((await tenant.ask(getPatientChart, { patientId })).standing.status).toBe('Has');
    const reasoned = { ...amoxicillin, overrideReason: 'Borne well last year' };
    expect((await sign({ medicines: [reasoned] })).isFailure).toBe(false);
  });

  it('asks before a test or medicine that is open is ordered again, and before a medicine stands twice (OR011)', async () => {
    const { tenant, patientId, sign, visitId } = await openConsultationDesk(parts);
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    const { visit } = await tenant.ask(getConsultation, { visitId });
    const line = { chargeId: orderable.urine, quantity: 1, priority: 'Routine' } as const;
    const group = { encounterId: visit.encounterId, orderedById: 1, isVerbal: false, lines: [line] };
    await tenant.ask(signOrders, { group });
    const test = await sign({ orders: [urine] });
    expect(test.message).toBe('Urine routine is already ordered. Please confirm that it is needed again');
    const twice = [paracetamol, { ...paracetamol, strength: '500 mg' }];
    const medicine = await sign({ medicines: twice });
    expect(medicine.message).toContain('is already ordered. Please confirm that it is needed again');
    const confirmed = twice.map((one) => ({ ...one, isRepeatConfirmed: true }));
    const answer = await sign({ medicines: confirmed, orders: [{ ...urine, isRepeatConfirmed: true }] });
    expect(answer.message).toBe('Consultation signed');
  });

  it('is for a doctor with a registration number (OP015)', async () => {
    const { sign, tenant, note } = await openConsultationDesk(parts, null);
    expect((await sign()).message).toBe('Add the registration number of Dr. Ravi One first');
    const others = await tenant.call(signConsultation, await note(), { as: 'viewer' });
    expect(others.isFailure).toBe(true);
  });

  it('is read by users who write notes or may read them, not with the right to read charts alone (0476)', async () => {
    const { tenant, visitId } = await openConsultationDesk(parts);
    const statusOf = async (roleId: number, deed: DeedName) => {
      const as = await addUserOfRole(tenant, roleId, [deed]);
      return (await tenant.call(getConsultation, { visitId }, { as })).status;
    };
    expect(await statusOf(61, 'read-chart')).toBe(403);
    expect(await statusOf(62, 'read-notes')).toBe(200);
    expect(await statusOf(63, 'clinical-note')).toBe(200);
    for (const role of ['frontDesk', 'billing', 'approver', 'viewer'] as const)
      expect([...deeds['read-notes'].roles, ...deeds['clinical-note'].roles].includes(role), role).toBe(false);
  });

  it('of a cancelled visit is refused', async () => {
    const { tenant, sign, visitId } = await openConsultationDesk(parts);
    await tenant.ask(cancelVisit, { visit: { visitId, cancelReason: 'Left' } });
    expect((await sign()).message).toBe('This visit is cancelled. No note can be written');
  });
});

describe('a signed note', () => {
  it('is amended by its doctor alone, with a reason, as a new version beside the first; orders follow (OP016)', async () => {
    const { tenant, patientId, sign, note, visitId } = await openConsultationDesk(parts);
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    const { visit } = (await sign({ medicines: [paracetamol], orders: [urine] })).output;
    const typed = await note({ medicines: [{ ...paracetamol, durationDays: 5, quantity: null }], orders: [urine] });
    const reasoned = { ...typed, amendmentReason: 'Five days wanted' };
    const byAnother = await tenant.call(amendConsultation, reasoned, { as: 'admin' });
    expect(byAnother.message).toBe('Only Dr. Ravi One or the head of the department can amend this');
    expect((await tenant.call(amendConsultation, { ...typed, amendmentReason: '' })).message).toBe(
      'Please enter the reason',
    );
    const { consultation, versions } = await tenant.ask(amendConsultation, reasoned);
    expect(consultation).toMatchObject({ state: 'Amended', version: 2, amendmentReason: 'Five days wanted' });
    expect(versions.map(({ version, content }) => [version, content.medicines[0]?.durationDays])).toEqual([
      [2, 5],
      [1, 3],
    ]);
    const { orders } = await tenant.ask(listOrders, { encounterId: visit.encounterId });
    expect(orders.map(({ orderName, status }) => [orderName, status]).sort()).toEqual([
      ['Paracetamol 650 mg · 1-1-1 · 3 d', 'Cancelled'],
      ['Paracetamol 650 mg · 1-1-1 · 5 d', 'Ordered'],
      ['Urine routine', 'Ordered'],
    ]);
    await expect(
      parts.owner.query(
        `insert into consultation_version (tenant_id, consultation_id, version, content, signer_id, signed_by, signed_at, amend_reason)
         select tenant_id, consultation_id, 4, content, signer_id, signed_by, signed_at, 'Gap left' from consultation_version
         where tenant_id = $1 and version = 2`,
        [tenant.tenantId],
      ),
    ).rejects.toThrow(/does not follow/);
    expect((await tenant.ask(getConsultation, { visitId })).consultation.version).toBe(2);
  });

  it('takes its own orders back when it is amended, and none that another doctor signed at the visit (OP016)', async () => {
    const { tenant, patientId, sign, note } = await openConsultationDesk(parts);
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    const { encounterId } = (await sign({ complaints: [{ text: 'Fever' }], orders: [urine] })).output.visit;
    const line = { chargeId: orderable.urine, quantity: 1, priority: 'Routine', isRepeatConfirmed: true } as const;
    await tenant.ask(
      signOrders,
      { group: { encounterId, orderedById: 2, isVerbal: false, lines: [line] } },
      { as: 'admin' },
    );
    await tenant.ask(amendConsultation, { ...(await note({ orders: [] })), amendmentReason: 'Not needed by me' });
    const { orders } = await tenant.ask(listOrders, { encounterId });
    expect(orders.map(({ orderedByName, status }) => [orderedByName, status]).sort()).toEqual([
      ['Dr. Meera Two', 'Ordered'],
      ['Dr. Ravi One', 'Cancelled'],
    ]);
  });

  it('is amended by the head of its doctor’s department as well, and by no other head (OP016)', async () => {
    const { tenant, sign, note, visitId } = await openConsultationDesk(parts);
    await sign();
    const headOf = (departmentId: number) =>
      parts.owner.query(
        `with hall as (insert into department (tenant_id, department_id, department_name) overriding system value
           values ($1, 2, 'Surgery') on conflict do nothing returning 1)
         update staff set is_department_head = true, department_id = $2 where tenant_id = $1 and staff_id = 2`,
        [tenant.tenantId, departmentId],
      );
    const amended = { ...(await note({})), amendmentReason: 'Said by the head' };
    const amend = () => tenant.call(amendConsultation, amended, { as: 'admin' });
    const isAmendable = async () =>
      (await tenant.ask(getConsultation, { visitId }, { as: 'admin' })).consultation.isAmendable;
    expect([await isAmendable(), (await amend()).message]).toEqual([
      false,
      'Only Dr. Ravi One or the head of the department can amend this',
    ]);
    await headOf(2);
    expect([await isAmendable(), (await amend()).isFailure]).toEqual([false, true]);
    await headOf(1);
    expect(await isAmendable()).toBe(true);
    expect((await amend()).output.consultation).toMatchObject({ version: 2, signerId: 2, state: 'Amended' });
    const again = { ...(await note({})), amendmentReason: 'Said by the doctor' };
    expect((await tenant.ask(amendConsultation, again)).consultation).toMatchObject({ version: 3, signerId: 1 });
  });

  it('is printed once as itself and then as copies, each in the audit log (OP025)', async () => {
    const { tenant, patientId, sign, visitId } = await openConsultationDesk(parts);
    const refused = await tenant.call(printPrescription, { visitId, patientId, version: 1 });
    expect(refused.message).toBe('This consultation is not signed yet');
    await sign();
    const prints = await Promise.all(
      [1, 2, 3].map(() => tenant.ask(printPrescription, { visitId, patientId, version: 1 })),
    );
    expect(prints.map(({ copyNo }) => copyNo).sort()).toEqual([0, 1, 2]);
    const { rows } = await parts.owner.query(
      `select from audit_log where tenant_id = $1 and table_name = 'prescription_print'`,
      [tenant.tenantId],
    );
    expect(rows).toHaveLength(3);
  });

  it('is repeated at the next visit; a medicine that an allergy noted since speaks against is marked, not dropped (OP013, OP023, Q253)', async () => {
    const { tenant, patientId, sign, visitId } = await openConsultationDesk(parts);
    expect((await tenant.call(repeatLast, { visitId, patientId })).message).toBe(
      'This patient has no earlier consultation',
    );
    await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    const amoxicillin = { ...paracetamol, genericName: 'Amoxicillin', strength: '500 mg' };
    await sign({
      medicines: [{ ...paracetamol, isMuchConfirmed: true, isDailyConfirmed: true }, amoxicillin],
      diagnoses: [fever],
      advice: 'Drink',
      vitals: { weightKg: 61.5 },
    });
    await holdOpd(tenant, 10, dayOf(), 2);
    const next = await tenant.ask(addVisit, { visit: { patientId, doctorId: 2, visitOn: dayOf() } });
    const again = next.visit.visitId;
    const allergy = { kind: 'Drug', substance: 'Penicillin', state: 'Active' } as const;
    await tenant.ask(saveAllergies, { patientId, allergies: [allergy] });
    const last = await tenant.ask(repeatLast, { visitId: again, patientId });
    expect(last.medicines.map(({ line, marks }) => [line.genericName, marks])).toEqual([
      ['Paracetamol', []],
      ['Amoxicillin', ['Allergy']],
    ]);
    expect(last).toMatchObject({ advice: 'Drink', diagnoses: [{ diagnosisName: 'Viral fever' }] });
    expect(last.medicines[0]?.line).toMatchObject({ isMuchConfirmed: null, isDailyConfirmed: null });
    const opened = await tenant.ask(getConsultation, { visitId: again });
    expect(opened.lastVisits).toMatchObject([{ doctorName: 'Dr. Ravi One', diagnoses: 'Viral fever' }]);
    expect(opened.vitalsTrend).toMatchObject([{ vitals: { weightKg: 61.5 } }]);
  });
});
