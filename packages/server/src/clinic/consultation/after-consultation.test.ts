// Consequences of a consultation: next visits, certificates, notifiable cases, re-attendance; signing saves everything or nothing.

import { setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { listNotifiableCases, reportNotifiableCase } from '@charaka/contract/clinic/chart/notifiable-case';
import { addCertificate, listCertificates } from '@charaka/contract/clinic/consultation/certificate';
import { amendConsultation, getConsultation, saveDraft } from '@charaka/contract/clinic/consultation/consultation';
import { followUpWorklist, markContacted } from '@charaka/contract/clinic/consultation/follow-up';
import { unmatchedStrengthWorklist } from '@charaka/contract/clinic/consultation/unmatched-strength';
import { addVisit, getVisit } from '@charaka/contract/clinic/opd/visit';
import { listOrders } from '@charaka/contract/clinic/order/order';
import { signOrdersAnew } from '@charaka/contract/clinic/order/sign-anew';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { getSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { describe, expect, it } from 'vitest';
import { sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import {
  type ConsultationDesk,
  openConsultationDesk,
  paracetamol,
} from '../../../test-support/patient/consultation-desk.ts';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { orderable, verbalGroup } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';

const parts = useTestApp();
const cholera = {
  diagnosisId: null,
  codeSystem: 'ICD10',
  code: 'A00.1',
  diagnosisName: 'Cholera',
  kind: 'Provisional',
  isPrimary: true,
} as const;
const urine = { chargeId: orderable.urine, orderName: 'Urine routine', isUrgent: false };

describe('a next visit', () => {
  it('is due, missed a week after its day, noted as called, and leaves the list when the patient is booked or came (OP028)', async () => {
    const { tenant, patientId, sign } = await openConsultationDesk(parts);
    await sign({ followUpOn: dayOf(3), followUpReason: 'Dressing' });
    const list = () => tenant.ask(followUpWorklist.list, { pageSize: 0 });
    const [due] = (await list()).rows;
    expect(due).toMatchObject({ state: 'Due', followUpOn: dayOf(3), reason: 'Dressing' });
    const move = (day: string) =>
      parts.owner.query('update follow_up set on_day = $2 where tenant_id = $1', [tenant.tenantId, day]);
    await move(dayOf(-8));
    expect((await list()).rows).toMatchObject([{ state: 'Missed' }]);
    await move(dayOf(-7));
    expect((await list()).rows).toMatchObject([{ state: 'Due' }]);
    await tenant.ask(markContacted, { followUpId: due?.followUpId ?? 0 });
    expect((await list()).rows).toMatchObject([{ contactedByName: 'Clerk User' }]);
    await holdOpd(tenant, 10, dayOf(2));
    await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf(2) } });
    expect((await list()).rows).toEqual([]);
    expect((await tenant.ask(followUpWorklist.list, { pageSize: 0, state: 'Booked' })).rows).toHaveLength(1);
    await parts.owner.query(`update opd_visit set queue_state = 'Waiting' where tenant_id = $1 and day = $2`, [
      tenant.tenantId,
      dayOf(2),
    ]);
    expect((await tenant.ask(followUpWorklist.list, { pageSize: 0, state: 'Came' })).rows).toHaveLength(1);
  });
});

describe('an admission from a consultation', () => {
  /** Admits the patient of the desk as its visit's admission form does, and answers what the draft of the summary says of diagnoses. */
  async function admitFromVisit({ tenant, patientId, visitId }: ConsultationDesk) {
    const { visit } = await tenant.ask(getVisit, { visit: { visitId } });
    const form = { visitId, opdNumber: visit.opdNumber, opdDate: dayOf(), opdDoctorId: 1 };
    const { admission } = (await sendAdmission(tenant, patientId, form)).output;
    const { admissionId } = admission;
    const diagnosis = async () =>
      (await tenant.ask(getSummary, { admission: { admissionId } })).proposal?.diagnosis ?? '';
    return { admissionId, diagnosis };
  }
  const ruledOut = {
    ...cholera,
    code: 'A01.0',
    diagnosisName: 'Typhoid fever',
    kind: 'RuledOut',
    isPrimary: false,
  } as const;

  it('has the diagnoses of the visit and may take its open orders along; what was ruled out stays behind (OP030, OR048)', async () => {
    const desk = await openConsultationDesk(parts);
    const { tenant, patientId } = desk;
    expect((await desk.sign({ diagnoses: [cholera, ruledOut], orders: [urine] })).isFailure).toBe(false);
    const { admissionId, diagnosis } = await admitFromVisit(desk);
    expect(await diagnosis()).toContain('Cholera, A00.1, provisional');
    expect(await diagnosis()).not.toContain('Typhoid');
    const [order] = (await tenant.ask(listOrders, { patientId })).orders;
    const group = { admissionId, orderedById: 1, isVerbal: false };
    const anew = await tenant.ask(signOrdersAnew, { group, orderIds: [order?.orderId ?? 0] });
    expect(anew.group.orders).toMatchObject([{ admissionId, replacesOrderId: order?.orderId }]);
  });

  it('gets the diagnoses of a note that is signed once the patient is in bed, and keeps its own when it is amended (OP030)', async () => {
    const desk = await openConsultationDesk(parts);
    const { diagnosis } = await admitFromVisit(desk);
    expect(await diagnosis()).not.toContain('Cholera');
    expect((await desk.sign({ diagnoses: [cholera] })).isFailure).toBe(false);
    expect(await diagnosis()).toContain('Cholera');
    const amended = await desk.note({ diagnoses: [{ ...cholera, diagnosisName: 'Cholera, classical' }] });
    await desk.tenant.ask(amendConsultation, { ...amended, amendmentReason: 'Named more exactly' });
    expect(await diagnosis()).not.toContain('classical');
  });
});

describe('a certificate', () => {
  type Certificate = InputOf<typeof addCertificate>['certificate'];
  const leave: Certificate = { kind: 'SickLeave', body: 'Needs rest', fromDay: dayOf(), toDay: dayOf(4) };

  it('has the next number of its series, and stays as it was signed (OP036)', async () => {
    const { tenant, patientId, visitId } = await openConsultationDesk(parts);
    const add = (certificate: Certificate) => tenant.ask(addCertificate, { patientId, visitId, certificate });
    const numbers = await Promise.all([add(leave), add(leave), add({ ...leave, kind: 'Fitness' })]);
    expect(numbers.map(({ certificate }) => `${certificate.kind} ${certificate.serialNo}`).sort()).toEqual([
      'Fitness 1',
      'SickLeave 1',
      'SickLeave 2',
    ]);
    const { certificates } = await tenant.ask(listCertificates, { patientId, visitId });
    expect(certificates[0]).toMatchObject({ signerName: 'Dr. Ravi One', signerRegistrationNo: 'MMC 4711' });
    // Certificates belong to the chart: a user with the right on the queue alone cannot read them.
    const queueAlone = await addUserOfRole(tenant, 51);
    const read = await tenant.call(listCertificates, { patientId, visitId }, { as: queueAlone });
    expect(read.status).toBe(403);
  });

  it('names no diagnosis to an employer unless the patient agrees (OP036)', async () => {
    const { tenant, patientId, visitId, sign } = await openConsultationDesk(parts);
    await sign({ diagnoses: [{ ...cholera, kind: 'Provisional' }] });
    const add = (change: Partial<Certificate>) => {
      const certificate = { ...leave, audience: 'Employer' as const, ...change };
      return tenant.call(addCertificate, { patientId, visitId, certificate });
    };
    for (const body of ['Unfit because of cholera.', 'Unfit (A00.1).'])
      expect((await add({ body })).message).toMatch(/^The certificate names Cholera\. Please remove it/);
    for (const change of [
      { body: 'Unfit after chole\u200Bra' },
      { pastReason: 'Cholera since Monday' },
      { addressee: 'Cholera ward' },
    ])
      expect((await add(change)).message).toMatch(/^The certificate names Cholera\. Please remove it/);
    expect((await add({ body: 'Unfit for duty.' })).isFailure).toBe(false);
    // Sick leave without a named reader is handed to an employer or a school.
    expect((await add({ body: 'Unfit because of cholera.', audience: null })).isFailure).toBe(true);
    const agreed = await add({ body: 'Unfit because of cholera.', isDiagnosisAgreed: true });
    expect(agreed.output.certificate).toMatchObject({ audience: 'Employer', isDiagnosisAgreed: true });
    expect((await add({ body: 'Unfit because of cholera.', audience: 'Patient' })).isFailure).toBe(false);
  });

  it.each([
    [{ kind: 'Fitness' as const, fromDay: null }, 'Please enter the day from which the patient is fit'],
    [{ fromDay: dayOf(-3) }, 'Please give the reason for a day in the past'],
    [{ toDay: dayOf(15) }, 'Sick leave can be at most 15 days'],
    [{ toDay: dayOf(-1) }, 'The last day must not be before the first day'],
    [{ toDay: null }, 'Please enter the first and the last day'],
    [{ kind: 'Referral' as const }, 'Please enter the addressee of the letter'],
  ])('with %j is refused: %s (OP029, OP036)', async (change, sentence) => {
    const { tenant, patientId, visitId } = await openConsultationDesk(parts);
    const certificate = { ...leave, ...change };
    expect((await tenant.call(addCertificate, { patientId, visitId, certificate })).message).toBe(sentence);
    const reasoned = { ...leave, fromDay: dayOf(-3), pastReason: 'Ill since Monday' };
    expect((await tenant.call(addCertificate, { patientId, visitId, certificate: reasoned })).isFailure).toBe(false);
  });
});

describe('a diagnosis', () => {
  it('of the table of notifiable diseases stands in the list the same day, once, until it is reported (OP042)', async () => {
    const { tenant, sign } = await openConsultationDesk(parts);
    await parts.owner.query(
      `insert into notifiable_disease (tenant_id, disease_name, icd_prefix) values ($1, 'Cholera', 'A00'), ($1, 'Plague', 'A20')`,
      [tenant.tenantId],
    );
    await sign({ diagnoses: [cholera, { ...cholera, code: 'A20', kind: 'RuledOut', isPrimary: false }] });
    const { rows } = await tenant.ask(listNotifiableCases, { pageSize: 0, standing: 'Open' });
    expect(rows).toMatchObject([{ diseaseName: 'Cholera', diseaseCode: 'A00.1', source: 'Diagnosis' }]);
    const notifiableCaseId = rows[0]?.notifiableCaseId ?? 0;
    const report = (reportedTo: string, acknowledgementNo: string | null, as: 'clerk' | 'admin' = 'clerk') =>
      tenant.call(reportNotifiableCase, { notifiableCaseId, reportedTo, acknowledgementNo }, { as });
    expect((await report('District', null)).message).toBe('Recorded as reported');
    expect((await report('State', 'OTHER 1', 'admin')).message).toBe(
      `Clerk User already reported this case to District on ${dayOf()}`,
    );
    expect((await report('District', 'IHIP 7', 'admin')).message).toBe('Recorded as reported');
    expect((await report('District', 'IHIP 8', 'admin')).isFailure).toBe(true);
    expect((await tenant.ask(listNotifiableCases, { pageSize: 0, standing: 'Open' })).rows).toEqual([]);
    expect((await tenant.ask(listNotifiableCases, { pageSize: 0 })).rows).toMatchObject([
      { reportedTo: 'District', acknowledgementNo: 'IHIP 7' },
    ]);
  });

  it('of the same code within 30 days makes the next visit a re-attendance (OP017)', async () => {
    const { tenant, patientId, sign } = await openConsultationDesk(parts);
    await sign({ diagnoses: [cholera] });
    await holdOpd(tenant, 10, dayOf(), 2);
    const { visit } = await tenant.ask(addVisit, { visit: { patientId, doctorId: 2, visitOn: dayOf() } });
    const recent = async () => (await tenant.ask(getConsultation, { visitId: visit.visitId })).recentDiagnoses;
    expect(await recent()).toMatchObject([{ code: 'A00.1' }]);
    // An hour after midnight here it is still the day before where the server stands.
    await parts.owner.query(
      `update encounter_diagnosis set noted_at = ($2::date + time '01:00') at time zone 'Asia/Kolkata' where tenant_id = $1`,
      [tenant.tenantId, dayOf()],
    );
    expect(await recent()).toMatchObject([{ code: 'A00.1', diagnosedOn: dayOf() }]);
    await parts.owner.query(
      `update encounter_diagnosis set noted_at = now() - interval '31 days' where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(await recent()).toEqual([]);
  });
});

it('a teleconsultation keeps how it was held, the consent and how the patient was identified, and prescribes nothing that is barred (OP031)', async () => {
  const { tenant, sign, patientId, visitId } = await openConsultationDesk(parts);
  await parts.owner.query(`update opd_visit set visit_kind = 'Tele' where tenant_id = $1`, [tenant.tenantId]);
  await parts.owner.query(`insert into tele_barred_medicine (tenant_id, generic_name) values ($1, 'PARACETAMOL')`, [
    tenant.tenantId,
  ]);
  await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
  const complaints = [{ text: 'Fever' }];
  const tele = { mode: 'Video', consent: 'Spoken', identifiedBy: 'Aadhaar shown' } as const;
  const untold =
    'Please enter the mode of the teleconsultation, how the patient agreed, and how the patient was identified';
  for (const lacking of [
    undefined,
    { ...tele, mode: null },
    { ...tele, consent: null },
    { ...tele, identifiedBy: ' ' },
  ])
    expect((await sign({ complaints, tele: lacking })).message).toBe(untold);
  expect((await sign({ complaints, tele, medicines: [paracetamol] })).message).toBe(
    'This hospital does not allow PARACETAMOL to be prescribed by teleconsultation',
  );
  expect((await sign({ complaints, tele })).message).toBe('Consultation signed');
  const opened = await tenant.ask(getConsultation, { visitId });
  expect(opened).toMatchObject({ visit: { visitKind: 'Tele' }, consultation: { content: { tele } } });
});

it('from the day after the end of the registration a doctor signs no note, and nobody orders in their name (HR061, OP015, OR049)', async () => {
  const { tenant, sign, visitId } = await openConsultationDesk(parts);
  const end = (day: string | null) =>
    parts.owner.query('update staff set registration_until = $2 where tenant_id = $1 and staff_id = 1', [
      tenant.tenantId,
      day,
    ]);
  const { encounterId } = (await tenant.ask(getConsultation, { visitId })).visit;
  const order = () => tenant.call(signOrders, { group: { ...verbalGroup({ encounterId }), isVerbal: false } });
  const over = /^The registration of Dr. Ravi One ended on .*. Enter its new end before anything is signed$/;
  await end(dayOf(-1));
  expect((await sign({ complaints: [{ text: 'Fever' }] })).message).toMatch(over);
  expect((await order()).message).toMatch(over);
  await end(dayOf());
  expect((await order()).isFailure).toBe(false);
  expect((await sign({ complaints: [{ text: 'Fever' }] })).message).toBe('Consultation signed');
});

it('a referral inside makes the visit of the other doctor, with who sends the patient and why (OP029)', async () => {
  const { tenant, patientId } = await openConsultationDesk(parts);
  await holdOpd(tenant, 10, dayOf(), 2);
  const complaint = 'Referred by Dr. Ravi One: murmur';
  const { visit } = await tenant.ask(addVisit, { visit: { patientId, doctorId: 2, visitOn: dayOf(), complaint } });
  expect((await tenant.ask(getConsultation, { visitId: visit.visitId })).visit.complaint).toBe(complaint);
});

it('signing that breaks at its last step leaves neither note nor order nor diagnosis, and the draft stands (OP014, OP015)', async () => {
  const { tenant, sign, note, visitId } = await openConsultationDesk(parts);
  await tenant.ask(saveDraft, await note({ advice: 'Rest', diagnoses: [cholera], orders: [urine] }));
  // The orders come last: their table refuses, as a server does that dies before it commits.
  await parts.owner.query(`
    create function refuse_orders_of_test() returns trigger language plpgsql as $$ begin
      if new.tenant_id = ${tenant.tenantId} then raise exception 'killed'; end if; return new; end $$;
    create trigger refuse_orders_of_test before insert on clinical_order for each row execute function refuse_orders_of_test()`);
  expect((await sign()).isFailure).toBe(true);
  const opened = await tenant.ask(getConsultation, { visitId });
  expect(opened.consultation).toMatchObject({ state: 'Draft', version: 0, content: { advice: 'Rest' } });
  const { encounterId } = opened.visit;
  expect((await tenant.ask(listOrders, { encounterId })).orders).toEqual([]);
  const kept = await parts.owner.query('select from encounter_diagnosis where tenant_id = $1', [tenant.tenantId]);
  expect(kept.rowCount).toBe(0);
  await parts.owner.query(
    'drop trigger refuse_orders_of_test on clinical_order; drop function refuse_orders_of_test()',
  );
  expect((await sign()).message).toBe('Consultation signed');
  expect((await tenant.ask(listOrders, { encounterId })).orders).toHaveLength(1);
});

it('signing whose connection is cut in the middle leaves neither note nor order nor diagnosis, and is done again (OP014, OP015)', async () => {
  const { tenant, sign, note, visitId } = await openConsultationDesk(parts);
  await tenant.ask(saveDraft, await note({ advice: 'Rest', diagnoses: [cholera], orders: [urine] }));
  // The orders come last: their table is held until the connection that writes them is gone, as when the server loses its power.
  await parts.owner.query('begin');
  await parts.owner.query('lock table clinical_order in share row exclusive mode');
  const answer = sign().catch(() => 'cut');
  const waiting = async () => {
    await parts.owner.query('select pg_stat_clear_snapshot()');
    const { rows } = await parts.owner.query<{ pid: number }>(
      'select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(waiting).toHaveLength(1);
  await parts.owner.query('select pg_terminate_backend($1)', await waiting());
  await parts.owner.query('rollback');
  const told = await answer;
  expect(typeof told === 'string' || told.isFailure).toBe(true);
  const opened = await tenant.ask(getConsultation, { visitId });
  expect(opened.consultation).toMatchObject({ state: 'Draft', version: 0, content: { advice: 'Rest' } });
  const left = await parts.owner.query(
    `select 1 from clinical_order where tenant_id = $1 union all select 1 from order_group where tenant_id = $1
     union all select 1 from encounter_diagnosis where tenant_id = $1`,
    [tenant.tenantId],
  );
  expect(left.rowCount).toBe(0);
  expect((await sign()).message).toBe('Consultation signed');
});

it('a prescription of 40 lines is saved, signed and opened each in less than three seconds (OP014, OP019)', async () => {
  const { tenant, patientId, sign, note, visitId } = await openConsultationDesk(parts);
  await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
  const medicines = Array.from({ length: 40 }, (_, index) => ({
    ...paracetamol,
    genericName: `Medicine ${index + 1}`,
  }));
  const timed = async <T>(deed: () => Promise<T>) => {
    const startedAt = performance.now();
    const answer = await deed();
    expect(performance.now() - startedAt).toBeLessThan(3000);
    return answer;
  };
  const typed = await note({ medicines, complaints: [{ text: 'Fever' }] });
  await timed(() => tenant.ask(saveDraft, typed));
  expect((await timed(() => sign())).message).toBe('Consultation signed');
  const opened = await timed(() => tenant.ask(getConsultation, { visitId }));
  expect(opened.consultation.content.medicines).toHaveLength(40);
  const kept = await parts.owner.query(
    `select from clinical_order where tenant_id = $1 and order_kind = 'Medicine' and status = 'Ordered'`,
    [tenant.tenantId],
  );
  expect(kept.rowCount).toBe(40);
});

it('lines whose strength no product has are listed with the strengths there are (OP019)', async () => {
  const { tenant, patientId, sign } = await openConsultationDesk(parts);
  await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
  const thyroxine = { ...paracetamol, genericName: 'Levothyroxine', strength: '50 mg' };
  expect((await sign({ medicines: [paracetamol, thyroxine] })).isFailure).toBe(false);
  const { rows } = await tenant.ask(unmatchedStrengthWorklist.list, {});
  expect(rows).toMatchObject([{ genericName: 'Levothyroxine', strength: '50 mg', lineNo: 2, readings: ['50 mcg'] }]);
  expect((await tenant.ask(unmatchedStrengthWorklist.list, { pageSize: 10, pageNumber: 1 })).totalCount).toBe(1);
});
