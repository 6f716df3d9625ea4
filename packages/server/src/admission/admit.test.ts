// Admitting: what is written, what is refused and with which sentence.
import { admit, getAdmission } from '@charaka/contract/admission';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionForm, type TypedForm } from '../../test-support/admission-form.ts';
import { useTestApp } from '../../test-support/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/test-tenant.ts';

const parts = useTestApp();
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function oneOf(tenant: TestTenant, firstName = 'Asha'): Promise<number> {
  const [patientId] = await tenant.addPatients(1, firstName);
  return patientId as number;
}

const send = (tenant: TestTenant, patientId: number, changes: Partial<TypedForm> = {}) =>
  tenant.call(admit, { admission: admissionForm(tenant, patientId, changes) });

const sentence = async (tenant: TestTenant, patientId: number, changes: Partial<TypedForm>) =>
  (await send(tenant, patientId, changes)).message;

describe('what is written', () => {
  it('admits to the bed, takes numbers and answers the whole admission (R365, Q68, Q87)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await oneOf(tenant);
    const answer = await send(tenant, patientId, {
      otherDoctor1Id: 2,
      admissionCategory: 'Maternity',
      estimatedAmount: 1234.5,
      guardianName: 'Ravi',
    });
    expect(answer).toMatchObject({ isFailure: false, message: 'IPD Patient Added' });
    expect(answer.output.admission).toMatchObject({
      admissionId: 1,
      registrationNo: '1',
      patientId,
      firstName: 'Asha',
      bedName: 'B-1',
      bedGroupName: 'Ward A',
      bedTypeName: 'General',
      bedFloorName: 'Ground',
      doctorName: 'Dr. Ravi One',
      otherDoctor1Id: 2,
      isMaternity: true,
      isAlive: true,
      estimatedAmount: 123450,
      guardianName: 'Ravi',
      isDischargeInitiated: false,
      isFinalBill: false,
      isDischarged: false,
      createdByName: 'Clerk User',
    });
    expect(answer.wire.ipdPatientViewModel).toMatchObject({
      patientIpId: 1,
      patientUid: patientId,
      estimateamount: 1234.5,
    });
    const again = await tenant.ask(getAdmission, { admission: { admissionId: 1 } });
    expect(again.admission).toEqual(answer.output.admission);
  });

  it('counts months and days of the age to today (R246)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await oneOf(tenant);
    await parts.owner.query(
      `update patient set birth_date = (now() at time zone 'Asia/Kolkata')::date - 3 where tenant_id = $1`,
      [tenant.tenantId],
    );
    const { output } = await send(tenant, patientId);
    expect(output.admission).toMatchObject({ ageYears: 0, ageMonths: 0, ageDays: 3 });
  });

  it('keeps the payer of TPA and Corporate and clears it for other types (R389, R390, Q64)', async () => {
    const tenant = await makeTenant(parts);
    const payer = {
      associationId: 1,
      insuranceId: 1,
      tpaAuthorized: 5000,
      tpaPolicyNo: 'P-1',
      policyCardNo: 'C',
      ccnNo: 'N',
    };
    const tpa = await send(tenant, await oneOf(tenant), { ...payer, patientType: 'TPA' });
    expect(tpa.output.admission).toMatchObject({
      associationName: 'Test TPA',
      insuranceName: 'Test Insurance',
      tpaAuthorized: 500000,
      tpaPolicyNo: 'P-1',
      isCorporate: false,
    });
    const corporate = await send(tenant, await oneOf(tenant), { patientType: 'Corporate', associationId: 2, bedId: 2 });
    expect(corporate.output.admission).toMatchObject({ associationName: 'Test Corporate', isCorporate: true });
    const cash = await send(tenant, await oneOf(tenant), { ...payer, patientType: 'Cash Claim', bedId: 3 });
    expect(cash.output.admission).toMatchObject({
      associationId: null,
      insuranceId: null,
      tpaAuthorized: 0,
      ccnNo: null,
    });
  });

  it('puts IVF and Dental into the virtual bed, as many as come (R391, Q78)', async () => {
    const tenant = await makeTenant(parts);
    const outpatient = { opdNumber: 'O-1', opdDate: '2026-01-05', opdDoctorId: 2 };
    for (const admissionMode of ['IVF', 'Dental', 'Dental'] as const) {
      const { output } = await send(tenant, await oneOf(tenant), {
        ...outpatient,
        admissionMode,
        estimatedAmount: 100,
      });
      expect(output.admission).toMatchObject({ bedId: 400, bedGroupId: 100, bedTypeId: 100 });
    }
    const { rows } = await parts.owner.query('select opd_number, opd_date from admission where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual(Array(3).fill({ opd_number: null, opd_date: null }));
  });

  it('writes audit rows with who and what (R365)', async () => {
    const tenant = await makeTenant(parts);
    await send(tenant, await oneOf(tenant));
    const { rows } = await parts.owner.query(
      `select table_name, user_id, operation from audit_log where tenant_id = $1 and operation = '/IPD/Addpatient' order by audit_id`,
      [tenant.tenantId],
    );
    expect(rows.map((row) => row.table_name)).toEqual(['admission', 'bed_stay']);
    expect(rows[0]).toMatchObject({ user_id: 2 });
  });
});

describe('what is refused', () => {
  let tenant: TestTenant;
  let patientId: number;
  beforeAll(async () => {
    tenant = await makeTenant(parts);
    patientId = await oneOf(tenant);
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
    expect(again.message).toBe('This patient is on record as having died');
  });

  it('names the admission a patient is already in (R415, R416, Q77)', async () => {
    const lying = await oneOf(tenant);
    await send(tenant, lying);
    expect(await sentence(tenant, lying, { bedId: 2 })).toBe('Patient Already In IPD. IPD Id: 1, Bed No: B-1');
    const elsewhere = await tenant.call(
      admit,
      { admission: admissionForm(tenant, lying, { bedId: 11, bedGroupId: 2 }) },
      { as: 'admin', hospitalId: 2 },
    );
    expect(elsewhere.message).toBe('IPD Patient Added');
  });

  it('names who lies in the bed (R414)', async () => {
    expect(await sentence(tenant, patientId, {})).toBe('Bed B-1 is taken by Asha Test A (IPD Id 1)');
  });

  it('takes only a bed of this hospital, of the ward and type named, real and active (R409, R414)', async () => {
    await parts.owner.query('update bed set is_active = false where tenant_id = $1 and bed_id = 9', [tenant.tenantId]);
    expect(await sentence(tenant, patientId, { bedId: 9 })).toBe('This bed does not exist');
    expect(await sentence(tenant, patientId, { bedId: 11, bedGroupId: 2 })).toBe('This bed does not exist');
    expect(await sentence(tenant, patientId, { bedId: 77 })).toBe('This bed does not exist');
    expect(await sentence(tenant, patientId, { bedId: 2, bedGroupId: 2 })).toBe('Bed B-2 is not in the ward chosen');
    expect(await sentence(tenant, patientId, { bedId: 2, bedTypeId: 100 })).toBe(
      'Bed B-2 is not of the bed type chosen',
    );
    expect(await sentence(tenant, patientId, { bedId: 400 })).toBe('Bed Virtual is for IVF and Dental only');
  });

  it('takes only active doctors, departments and specialities (R400, R405, R406)', async () => {
    await parts.owner.query(
      `insert into staff (tenant_id, staff_id, hospital_id, first_name, last_name, role_id, is_active)
       values ($1, 50, 1, 'No', 'Doctor', 30, true), ($1, 51, 1, 'Gone', 'Doctor', 1, false)`,
      [tenant.tenantId],
    );
    const bedId = 3;
    expect(await sentence(tenant, patientId, { bedId, doctorId: 50 })).toBe('Select Doctor');
    expect(await sentence(tenant, patientId, { bedId, doctorId: 51 })).toBe('Select Doctor');
    expect(await sentence(tenant, patientId, { bedId, otherDoctor2Id: 50 })).toMatch(/not an active doctor/);
    expect(await sentence(tenant, patientId, { bedId, departmentId: 9 })).toBe('Select department');
    expect(await sentence(tenant, patientId, { bedId, specializationId: 9 })).toBe('Select Speciality Code');
  });

  it('wants the doctors to be different people (R396, Q84)', async () => {
    const twice = await send(tenant, patientId, { bedId: 3, otherDoctor1Id: 2, otherDoctor3Id: 2 });
    expect(twice.status).toBe(400);
    expect(twice.fields).toEqual({ 'admission.otherDoctor3Id': 'This doctor is already chosen' });
  });

  it('wants the payer to be of the kind of the type (R389, R411)', async () => {
    const bedId = 3;
    expect(await sentence(tenant, patientId, { bedId, patientType: 'TPA', associationId: 2 })).toBe(
      'Please select TPA',
    );
    expect(await sentence(tenant, patientId, { bedId, patientType: 'Corporate', associationId: 1 })).toBe(
      'Please select corporate',
    );
    expect(await sentence(tenant, patientId, { bedId, patientType: 'TPA' })).toBe('Please select TPA');
    expect(await sentence(tenant, patientId, { bedId, patientType: 'TPA', associationId: 1, insuranceId: 9 })).toBe(
      'Select insurance company',
    );
  });

  it('wants bed, estimated amount and creditor where the form does (R369, R409, R410, R412, Q65)', async () => {
    expect(await sentence(tenant, patientId, { bedTypeId: null })).toBe('Select Bed Type');
    expect(await sentence(tenant, patientId, { bedGroupId: null })).toBe('Select Ward');
    expect(await sentence(tenant, patientId, { bedId: null })).toBe('Select Bed Number');
    expect(await sentence(tenant, patientId, { admissionMode: 'IVF' })).toBe('Enter estimated amount');
    expect(await sentence(tenant, patientId, { patientCategory: 'Staff' })).toBe('Select staff');
    expect(await sentence(tenant, patientId, { patientCategory: 'Trustee' })).toBe('Enter creditor name');
    expect(await sentence(tenant, patientId, { emergencyNumber: '123' })).toBe('Enter valid mobile no');
  });

  it('takes no time in the future or before the birth (R408, R421, Q85)', async () => {
    expect(await sentence(tenant, patientId, { bedId: 3, admittedAt: ago(-60) })).toMatch(/can't be in the future/);
    expect(await sentence(tenant, patientId, { bedId: 3, admittedAt: '1990-04-30T12:00:00+05:30' })).toMatch(
      /before the patient's date of birth/,
    );
    expect(await sentence(tenant, patientId, { bedId: 3, opdDate: '2999-01-01' })).toBe(
      "OPD date can't be in the future",
    );
  });

  it('takes a clock that runs a little ahead as now (R421)', async () => {
    const { output } = await send(tenant, await oneOf(tenant), { bedId: 4, admittedAt: ago(-2) });
    expect(Date.parse(output.admission.admittedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('refuses unknown and deactivated patients (Q90)', async () => {
    const gone = await oneOf(tenant);
    await parts.owner.query('update patient set is_active = false where tenant_id = $1 and patient_id = $2', [
      tenant.tenantId,
      gone,
    ]);
    expect(await sentence(tenant, gone, { bedId: 3 })).toBe('This patient is deactivated');
    expect(await sentence(tenant, 99_999, { bedId: 3 })).toBe('This patient does not exist');
  });

  it('leaves nothing behind, not even a number, when it refuses (Q87)', async () => {
    const before = await parts.owner.query(
      'select max(admission_id) as id, count(*) from admission where tenant_id = $1',
      [tenant.tenantId],
    );
    await sentence(tenant, patientId, {});
    const { output } = await send(tenant, patientId, { bedId: 3 });
    expect(output.admission.admissionId).toBe(before.rows[0].id + 1);
  });

  it('needs the right to add (R307)', async () => {
    const answer = await tenant.call(admit, { admission: admissionForm(tenant, patientId) }, { as: 'viewer' });
    expect(answer.status).toBe(403);
  });
});

describe('one bed, one patient', () => {
  it('gives 8 beds to exactly 8 of 64 who come at once, and tells the other 56 who has the bed (R414)', async () => {
    const tenant = await makeTenant(parts);
    const patients = await tenant.addPatients(64);
    const answers = await Promise.all(patients.map((id, index) => send(tenant, id, { bedId: (index % 8) + 1 })));
    const lost = answers.filter((answer) => answer.isFailure);
    expect(lost).toHaveLength(56);
    const { rows } = await parts.owner.query<{ bed: string; who: string; id: number }>(
      `select b.bed_name as bed, p.first_name || ' ' || p.last_name as who, a.admission_id as id
       from bed_stay s join admission a using (tenant_id, admission_id) join patient p using (tenant_id, patient_id)
       join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id where s.tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(rows).toHaveLength(8);
    const sentences = new Set(rows.map((row) => `Bed ${row.bed} is taken by ${row.who} (IPD Id ${row.id})`));
    expect(sentences.size).toBe(8);
    expect(new Set(lost.map((answer) => answer.message))).toEqual(sentences);
    expect(rows.map((row) => row.id).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('admits one patient once of 8 times at once, whatever the bed (R415, Q77)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await oneOf(tenant);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, bed) => send(tenant, patientId, { bedId: bed + 1 })),
    );
    const [admitted] = answers.filter((answer) => !answer.isFailure);
    const bedName = admitted?.output.admission.bedName;
    expect(answers.map((answer) => answer.message).sort()).toEqual([
      'IPD Patient Added',
      ...Array(7).fill(`Patient Already In IPD. IPD Id: 1, Bed No: ${bedName}`),
    ]);
  });

  it('keeps the last word for the database when a bed is taken past the lock (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [first, second] = await tenant.addPatients(2);
    await send(tenant, first as number);
    const { output } = await send(tenant, second as number, { bedId: 2 });
    const twice = parts.owner.query('update bed_stay set bed_id = 1 where tenant_id = $1 and admission_id = $2', [
      tenant.tenantId,
      output.admission.admissionId,
    ]);
    await expect(twice).rejects.toThrow('one_patient_per_bed');
  });

  it('says that a bed was taken at an earlier time when the patient has left since (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [first, second] = await tenant.addPatients(2);
    await send(tenant, first as number, { admittedAt: ago(120) });
    await parts.owner.query(
      `update bed_stay set during = tstzrange(lower(during), now() - interval '30 minutes') where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(await sentence(tenant, second as number, { admittedAt: ago(60) })).toBe(
      'Bed B-1 was taken by Asha Test A (IPD Id 1) at that time',
    );
    expect(await sentence(tenant, second as number, { admittedAt: ago(10) })).toBe('IPD Patient Added');
  });
});
