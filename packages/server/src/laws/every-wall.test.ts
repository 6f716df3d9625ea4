// Walks every call that answers a chart: each is walled, or has a reason in `openBecause`; and each refuses a user without a relation.
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { unwrap } from '@charaka/contract/kernel/wire';
import { canShowCharts, chartFinder } from '@charaka/contract/people/privacy/chart';
import { openBreakGlass } from '@charaka/contract/people/privacy/privacy';
import { veilOf } from '@charaka/contract/people/privacy/veil';
import { addDocuments, listDocuments } from '@charaka/contract/stay/document/document';
import { addInstruction } from '@charaka/contract/stay/instruction/instruction';
import { addNote } from '@charaka/contract/stay/note/note';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { onePatient, sendAdmission } from '../../test-support/patient/admit-somebody.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);

const walled = endpoints.filter(({ isWalled }) => isWalled);
const pathsOf = (list: readonly Endpoint[]) => list.map(({ path }) => path);

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The old laboratory records of an order: a specimen, a work and a report. */
async function oldSpecimen(tenantId: number, orderId: number) {
  const content = JSON.stringify({
    patientName: 'A',
    sex: 'F',
    ageText: '1Y',
    uhid: 'MR1',
    orderNo: '1',
    orderedByName: 'A',
    verifiedByName: 'A',
    orderedAt: '2026-11-01T10:00:00Z',
    tests: [],
  });
  await parts.owner.query(
    `with section as (insert into lab_section (tenant_id, section_name) values ($1, 'Old') returning *),
       kind as (insert into specimen_type (tenant_id, specimen_name) values ($1, 'Old') returning *),
       tube as (insert into lab_container (tenant_id, container_name) values ($1, 'Old') returning *)
     insert into lab_test (tenant_id, hospital_id, charge_id, lab_section_id, specimen_type_id, lab_container_id)
     select $1, 1, 3, lab_section_id, specimen_type_id, lab_container_id from section, kind, tube`,
    [tenantId],
  );
  await parts.owner.query(
    `insert into specimen (tenant_id, hospital_id, specimen_no, encounter_id, patient_id, specimen_type_id, lab_container_id,
       labelled_at, labelled_by, status, collected_at, collected_by, identified_by, received_at, received_by)
     select $1, 1, '012610010001', o.encounter_id, o.patient_id, t.specimen_type_id, t.lab_container_id,
       now() - interval '60 days', 2, 'Received', now() - interval '60 days', 2, 'Wristband', now() - interval '60 days', 2
     from clinical_order o, lab_test t where o.tenant_id = $1 and o.clinical_order_id = $2 and t.tenant_id = $1`,
    [tenantId, orderId],
  );
  await parts.owner.query(
    `insert into lab_work (tenant_id, hospital_id, clinical_order_id, encounter_id, lab_test_id, specimen_id, status_at, status_by,
       is_two_step)
     select $1, 1, $2, s.encounter_id, t.lab_test_id, s.specimen_id, now(), 2, false
     from specimen s, lab_test t where s.tenant_id = $1 and t.tenant_id = $1`,
    [tenantId, orderId],
  );
  const { rows } = await parts.owner.query<{ report: string; specimen: string; work: string }>(
    `insert into lab_report (tenant_id, hospital_id, fin_year, report_no, version_no, encounter_id, patient_id, order_group_id,
       lab_section_id, status, verified_by, verified_at, content, content_sha256)
     select $1, 1, '2026-2027', 1, 1, o.encounter_id, o.patient_id, o.order_group_id, t.lab_section_id, 'Final', 2, now(), $3,
       repeat('0', 64)
     from clinical_order o, lab_test t where o.tenant_id = $1 and o.clinical_order_id = $2 and t.tenant_id = $1
     returning lab_report_id as report, (select specimen_id from specimen where tenant_id = $1) as specimen,
       (select lab_work_id from lab_work where tenant_id = $1) as work`,
    [tenantId, orderId, content],
  );
  const [found] = rows;
  const amended = await parts.owner.query<{ amendment: string }>(
    `insert into lab_amendment (tenant_id, hospital_id, lab_report_id, order_group_id, lab_section_id, lab_work_ids, changes, shown,
       amend_reason, critical_work_ids, is_two_step, proposed_at, proposed_by)
     select tenant_id, 1, lab_report_id, order_group_id, lab_section_id, array[$2::bigint], '[]', '[]', 'Of long ago', '{}', false, now(), 2
     from lab_report where tenant_id = $1
     returning lab_amendment_id as amendment`,
    [tenantId, found?.work],
  );
  return {
    labAmendmentId: Number(amended.rows[0]?.amendment),
    reportId: Number(found?.report),
    specimenIds: [Number(found?.specimen)],
    labWorkId: Number(found?.work),
  };
}

/** An old stay with a note, an instruction and a document: only the user who admitted still has a relation. */
async function oldStay(tenant: TestTenant) {
  const patientId = await onePatient(tenant);
  const { admissionId } = (await sendAdmission(tenant, patientId)).output.admission;
  const { note } = await tenant.ask(addNote, { note: { admissionId, note: 'Slept well' } });
  const applied = { admissionId, consultantId: 1, instruction: 'Rest', appliedAt: '2026-11-01T10:00:00Z' };
  const file = { admissionId, sourceId: 1, category: 'image', fileName: 'x.png', content: PIXEL };
  for (const [endpoint, values] of [
    [addInstruction, applied],
    [addDocuments, file],
  ] as const) {
    const body = sampleBody(endpoint.input, values);
    const answer = await tenant.call(endpoint as Endpoint, {} as never, { body });
    expect(answer.isFailure, `${endpoint.path}: ${answer.message} ${JSON.stringify(answer.fields)}`).toBe(false);
  }
  const { rows: visits } = await parts.owner.query<{ visitId: number }>(
    `insert into opd_visit (tenant_id, hospital_id, opd_number, patient_id, doctor_id, day, token_no, created_by)
     values ($1, 1, 'OPD-OLD', $2, 1, '2026-01-05', 1, 2) returning opd_visit_id as "visitId"`,
    [tenant.tenantId, patientId],
  );
  // Visits close by themselves; the counter works on open ones.
  await parts.owner.query(
    `update encounter set closed_at = '2026-01-08', close_reason = 'Old' where tenant_id = $1 and admission_id is null`,
    [tenant.tenantId],
  );
  const lines = [{ chargeId: 3, quantity: 1, priority: 'Routine' as const }];
  const order = { admissionId, orderedById: 1, isVerbal: true, readBackBy: 'Dr. One', lines };
  const { orders } = (await tenant.ask(signOrders, { group: order })).group;
  const [document] = (await tenant.ask(listDocuments, { admissionId })).documents;
  await parts.owner.query(
    `update admission set is_discharged = true, discharged_at = now() - interval '60 days', admitted_at = now() - interval '70 days'
     where tenant_id = $1 and admission_id = $2`,
    [tenant.tenantId, admissionId],
  );
  // The bill is paid, so that no desk follows it up.
  await parts.owner.query(
    `insert into bill (tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, total_without_gst_paise, igst_paise,
       sgst_paise, cgst_paise, total_charge_paise, non_hospital_paise, medicine_charge_paise, other_charge_paise,
       gross_amount_paise, discount_paise, round_off_paise, net_amount_paise, paid_in_advance_paise, authorized_paise,
       net_payable_paise, due_paise, is_settled, has_gst_document, created_by)
     values ($1, 1, $2, '2026-2027', 1, now(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, true, false, 2)`,
    [tenant.tenantId, admissionId],
  );
  const orderId = orders[0]?.orderId ?? 0;
  return {
    ...(await oldSpecimen(tenant.tenantId, orderId)),
    patientId,
    admissionId,
    noteId: note.noteId,
    documentId: document?.documentId ?? 0,
    orderId,
    visitId: visits[0]?.visitId ?? 0,
  };
}

describe('the wall before charts', () => {
  it('stands before every call that shows a chart, unless the call says why it is open (Q225, PS007)', () => {
    const showing = endpoints.filter((endpoint) => canShowCharts(endpoint) && !endpoint.isWalled);
    expect(pathsOf(showing.filter(({ openBecause }) => !openBecause))).toEqual([]);
    const open = endpoints.filter(({ openBecause }) => openBecause);
    expect(open.length).toBeGreaterThan(100);
    expect(pathsOf(open.filter((endpoint) => !showing.includes(endpoint)))).toEqual([]);
  });

  it('turns a stranger away from every walled call, and lets them in for a reason (Q225, Q234, PS008)', async () => {
    const tenant = await makeTenant(parts);
    const stay = await oldStay(tenant);
    const person = { salutation: 'Mrs.', sex: 'F', contactNo: '9876543210', stateId: 27, birthDate: '1990-05-01' };
    const stayed = { admittedAt: '2026-11-01T10:00:00Z', emergencyNumber: '9876543210', associationId: 1 };
    const known = {
      ...stay,
      ...person,
      ...stayed,
      partNo: 0,
      appliedAt: '2026-11-01T10:00:00Z',
      reason: 'Walked',
      billVersion: 1,
      creditorName: 'Walked',
      source: 'Reported',
      givenOn: '2026-11-01',
    };
    const turned = async ({ input, ...endpoint }: (typeof walled)[number]) => {
      const answer = await tenant.call({ input, ...endpoint }, {} as never, {
        as: 'admin',
        body: sampleBody(input, known),
      });
      return answer.wire._closedChart ?? answer.message + JSON.stringify(answer.wire._fields);
    };
    // This call checks its answer, and refuses to change a note of an ended stay before there is one.
    const refusedBefore = '/IPD/updateIpdPatientNote';
    const letIn: string[] = [];
    for (const endpoint of walled.filter(({ path }) => path !== refusedBefore))
      if ((await turned(endpoint)) !== stay.patientId) letIn.push(`${endpoint.path}: ${await turned(endpoint)}`);
    expect(letIn).toEqual([]);
    const glass = { patientId: stay.patientId, kind: 'Billing' } as const;
    await tenant.ask(openBreakGlass, glass, { as: 'admin' });
    for (const endpoint of walled) expect(await turned(endpoint), endpoint.path).not.toBe(stay.patientId);
  });

  it('asks whose the admission is, whoever is named beside it (Q225)', async () => {
    const tenant = await makeTenant(parts);
    const { admissionId, patientId } = await oldStay(tenant);
    const other = await onePatient(tenant);
    await tenant.ask(openBreakGlass, { patientId: other, kind: 'Emergency' }, { as: 'admin' });
    for (const endpoint of walled.filter(({ input }) => chartFinder(input))) {
      const body = sampleBody(endpoint.input, { patientId: other, admissionId });
      const answer = await tenant.call(endpoint, {} as never, { as: 'admin', body });
      const isAdmissionAsked = JSON.stringify(body).includes(`":${admissionId}`);
      if (answer.status === 200 && isAdmissionAsked) expect(answer.isFailure, endpoint.path).toBe(true);
    }
    expect(patientId).not.toBe(other);
  });
});

/** Whether a list in a shape has rows that name a patient. */
function hasRowsOfPatients(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject)
    return Object.values(inner.shape).some((field) => hasRowsOfPatients(field as z.ZodType));
  if (inner instanceof z.ZodUnion) return inner.options.some((option) => hasRowsOfPatients(option as z.ZodType));
  return inner instanceof z.ZodArray && namesPatient(inner.element as z.ZodType);
}

/** True for a record with a number of a patient or admission and a field with personal data. */
function namesPatient(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return hasRowsOfPatients(inner);
  const fields = Object.keys(inner.shape);
  const isOfPatient = fields.some((name) => /^(patientId|admissionId|openAdmissionId)$|PatientId$/.test(name));
  const isNamed = fields.some((name) =>
    /^(patientName|personName|firstName|lastName|motherName|deceasedName)$/.test(name),
  );
  if (isOfPatient && isNamed) return true;
  return Object.values(inner.shape).some((field) => namesPatient(field as z.ZodType));
}

describe('the veil before marked charts', () => {
  it('lies on every list that names patients, unless it is walled or says why it is bare (PS009)', () => {
    const naming = endpoints.filter(({ effect, output }) => effect === 'read' && hasRowsOfPatients(output));
    const bare = naming.filter(({ isVeiled, isWalled }) => !isVeiled && !isWalled);
    expect(pathsOf(bare.filter(({ unveiledBecause }) => !unveiledBecause))).toEqual([]);
    const excused = endpoints.filter(({ unveiledBecause }) => unveiledBecause);
    expect(excused.length).toBeGreaterThan(5);
    expect(pathsOf(excused.filter((endpoint) => !bare.includes(endpoint)))).toEqual([]);
  });

  it('finds in every list that is veiled who the patients are, and can leave it out (PS009)', () => {
    const veiled = endpoints.filter(({ isVeiled }) => isVeiled);
    expect(veiled.length).toBeGreaterThan(20);
    for (const { path, output, isWalled } of veiled) {
      const veil = veilOf(output);
      expect(veil, path).toBeDefined();
      expect(isWalled ?? false, path).toBe(false);
    }
  });
});

describe('a relation by work on the inpatients', () => {
  it('lasts for some days after the discharge, as the tenant sets, and no longer (Q234, PS007)', async () => {
    const tenant = await makeTenant(parts);
    const { admissionId } = await oldStay(tenant);
    const notes = endpoints.find(({ path }) => path === '/IPD/GetAllIpdPatientNote') ?? expect.fail();
    const isOpen = async () => {
      const body = sampleBody(notes.input, { admissionId, pageNumber: 1, pageSize: 10 });
      return !(await tenant.call(notes, {} as never, { as: 'viewer', body })).isFailure;
    };
    const left = (days: number) =>
      parts.owner.query(`update admission set discharged_at = now() - make_interval(days => $2) where tenant_id = $1`, [
        tenant.tenantId,
        days,
      ]);
    await left(6);
    expect(await isOpen()).toBe(true);
    await left(8);
    expect(await isOpen()).toBe(false);
    await parts.owner.query('insert into privacy_setting (tenant_id, days_after_discharge) values ($1, 30)', [
      tenant.tenantId,
    ]);
    expect(await isOpen()).toBe(true);
    await left(31);
    expect(await isOpen()).toBe(false);
  });
});
