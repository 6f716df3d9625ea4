// Admitting: what is refused and with which sentence.
import { writeRequest } from '@charaka/contract/kernel/wire';
import { admit } from '@charaka/contract/stay/admission/admission';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import {
  admissionSentence,
  minutesAgo,
  onePatient,
  sendAdmission,
} from '../../../test-support/patient/admit-somebody.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('what is refused', () => {
  let tenant: TestTenant;
  let patientId: number;
  beforeAll(async () => {
    tenant = await makeTenant(parts);
    patientId = await onePatient(tenant);
  });

  it('refuses somebody on record as having died', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const { admission } = await tenant.ask(admit, { admission: admissionForm(tenant, patientId) });
    await parts.owner.query(
      `update admission set is_alive = false, died_at = now(), discharge_kind = 'Death', death_cause = 'Sepsis',
          is_discharge_initiated = true, is_final_bill = true, is_discharged = true, discharged_at = now()
        where tenant_id = $1 and admission_id = $2`,
      [tenant.tenantId, admission.admissionId],
    );
    const again = await tenant.call(admit, { admission: admissionForm(tenant, patientId, { bedId: 2 }) });
    expect(again.message).toBe('This patient is recorded as deceased');
  });

  it('asks for type, category, mode and admission category in words (R370, R371, R372, R373, R401, R402, R403, R404)', async () => {
    const body = writeRequest(admit.input)({ admission: admissionForm(tenant, patientId) });
    const sentences = {
      patientType: 'Select patient type',
      patientCategory: 'Select patient category',
      admissionMode: 'Select admission mode',
      admissionCategory: 'Select admission category',
    };
    const without = JSON.parse(JSON.stringify(body, (key, value) => (key in sentences ? undefined : value)));
    const { fields } = await tenant.call(admit, { admission: admissionForm(tenant, patientId) }, { body: without });
    expect(fields).toMatchObject(
      Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [`admission.${field}`, sentence])),
    );
  });

  it('names the admission a patient is already in (R415, R416, Q77)', async () => {
    const lying = await onePatient(tenant);
    await sendAdmission(tenant, lying);
    expect(await admissionSentence(tenant, lying, { bedId: 2 })).toBe('Patient Already In IPD. IPD Id: 1, Bed No: B-1');
    await parts.owner.query('update staff set hospital_id = 2 where tenant_id = $1 and staff_id = 3', [
      tenant.tenantId,
    ]);
    const elsewhere = await tenant.call(
      admit,
      { admission: admissionForm(tenant, lying, { bedId: 11, bedGroupId: 2, doctorId: 3 }) },
      { as: 'admin', hospitalId: 2 },
    );
    expect(elsewhere.message).toBe('IPD Patient Added');
  });

  it('names who lies in the bed (R414)', async () => {
    expect(await admissionSentence(tenant, patientId, {})).toBe('Bed B-1 is taken by Asha Test A (IPD Id 1)');
  });

  it('takes only a bed of this hospital, of the ward and type named, real and active (R409, R414)', async () => {
    await parts.owner.query('update bed set is_active = false where tenant_id = $1 and bed_id = 9', [tenant.tenantId]);
    expect(await admissionSentence(tenant, patientId, { bedId: 9 })).toBe('This bed does not exist');
    expect(await admissionSentence(tenant, patientId, { bedId: 11, bedGroupId: 2 })).toBe('This bed does not exist');
    expect(await admissionSentence(tenant, patientId, { bedId: 77 })).toBe('This bed does not exist');
    expect(await admissionSentence(tenant, patientId, { bedId: 2, bedGroupId: 2 })).toBe(
      'Bed B-2 is not in the chosen ward',
    );
    expect(await admissionSentence(tenant, patientId, { bedId: 2, bedTypeId: 100 })).toBe(
      'Bed B-2 is not of the chosen bed type',
    );
    expect(await admissionSentence(tenant, patientId, { bedId: 400 })).toBe('Bed Virtual is for IVF and Dental only');
  });

  it('takes only active doctors, departments and specialities (R400, R405, R406)', async () => {
    await parts.owner.query(
      `insert into staff (tenant_id, staff_id, hospital_id, first_name, last_name, role_id, is_active)
       values ($1, 50, 1, 'No', 'Doctor', 30, true), ($1, 51, 1, 'Gone', 'Doctor', 1, false)`,
      [tenant.tenantId],
    );
    const bedId = 3;
    expect(await admissionSentence(tenant, patientId, { bedId, doctorId: 50 })).toBe('Select Doctor');
    expect(await admissionSentence(tenant, patientId, { bedId, doctorId: 51 })).toBe('Select Doctor');
    expect(await admissionSentence(tenant, patientId, { bedId, otherDoctor2Id: 50 })).toMatch(/not an active doctor/);
    expect(await admissionSentence(tenant, patientId, { bedId, departmentId: 9 })).toBe('Select department');
    expect(await admissionSentence(tenant, patientId, { bedId, specializationId: 9 })).toBe('Select Speciality Code');
  });

  it('wants the doctors to be different people (R396, Q84)', async () => {
    const twice = await sendAdmission(tenant, patientId, { bedId: 3, otherDoctor1Id: 2, otherDoctor3Id: 2 });
    expect(twice.status).toBe(400);
    expect(twice.fields).toEqual({ 'admission.otherDoctor3Id': 'This doctor is already chosen' });
  });

  it('wants the payer to be of the kind of the type (R389, R411)', async () => {
    const bedId = 3;
    expect(await admissionSentence(tenant, patientId, { bedId, patientType: 'TPA', associationId: 2 })).toBe(
      'Please select TPA',
    );
    expect(await admissionSentence(tenant, patientId, { bedId, patientType: 'Corporate', associationId: 1 })).toBe(
      'Please select corporate',
    );
    expect(await admissionSentence(tenant, patientId, { bedId, patientType: 'TPA' })).toBe('Please select TPA');
    expect(
      await admissionSentence(tenant, patientId, { bedId, patientType: 'TPA', associationId: 1, insuranceId: 9 }),
    ).toBe('Select insurance company');
  });

  it('wants bed, estimated amount and creditor where the form does (R369, R409, R410, R412, Q65)', async () => {
    expect(await admissionSentence(tenant, patientId, { bedTypeId: null })).toBe('Select Bed Type');
    expect(await admissionSentence(tenant, patientId, { bedGroupId: null })).toBe('Select Ward');
    expect(await admissionSentence(tenant, patientId, { bedId: null })).toBe('Select Bed Number');
    expect(await admissionSentence(tenant, patientId, { admissionMode: 'IVF' })).toBe('Enter estimated amount');
    expect(await admissionSentence(tenant, patientId, { patientCategory: 'Staff' })).toBe('Select staff');
    expect(await admissionSentence(tenant, patientId, { patientCategory: 'Trustee' })).toBe('Enter creditor name');
    expect(await admissionSentence(tenant, patientId, { emergencyNumber: '123' })).toBe('Enter valid mobile no');
  });

  it('takes no time in the future or before the birth (R408, R421, Q85)', async () => {
    expect(await admissionSentence(tenant, patientId, { bedId: 3, admittedAt: minutesAgo(-60) })).toMatch(
      /can't be in the future/,
    );
    expect(await admissionSentence(tenant, patientId, { bedId: 3, admittedAt: '1990-04-30T12:00:00+05:30' })).toMatch(
      /before the patient's date of birth/,
    );
    expect(await admissionSentence(tenant, patientId, { bedId: 3, opdDate: '2999-01-01' })).toBe(
      "OPD date can't be in the future",
    );
  });

  it('takes a clock that runs a little ahead as now (R421)', async () => {
    const { output } = await sendAdmission(tenant, await onePatient(tenant), { bedId: 4, admittedAt: minutesAgo(-2) });
    expect(Date.parse(output.admission.admittedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('refuses unknown and deactivated patients (Q90)', async () => {
    const gone = await onePatient(tenant);
    await parts.owner.query('update patient set is_active = false where tenant_id = $1 and patient_id = $2', [
      tenant.tenantId,
      gone,
    ]);
    expect(await admissionSentence(tenant, gone, { bedId: 3 })).toBe('This patient is deactivated');
    expect(await admissionSentence(tenant, 99_999, { bedId: 3 })).toBe('This patient does not exist');
  });

  it('leaves nothing behind, not even a number, when it refuses (Q87)', async () => {
    const before = await parts.owner.query(
      'select max(admission_id) as id, count(*) from admission where tenant_id = $1',
      [tenant.tenantId],
    );
    await admissionSentence(tenant, patientId, {});
    const { output } = await sendAdmission(tenant, patientId, { bedId: 3 });
    expect(output.admission.admissionId).toBe(before.rows[0].id + 1);
  });

  it('needs the right to add (R307)', async () => {
    const answer = await tenant.call(admit, { admission: admissionForm(tenant, patientId) }, { as: 'viewer' });
    expect(answer.status).toBe(403);
  });
});
