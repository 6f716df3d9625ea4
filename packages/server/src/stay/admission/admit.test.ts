// Admitting: what is written.
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { onePatient, sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('what is written', () => {
  it('admits to the bed, takes numbers and answers the whole admission (R365, R374, Q68, Q87)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    const answer = await sendAdmission(tenant, patientId, {
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

  it('keeps every field of the form as it was filled in (R367, R368, R369, R371, R373, R375, R376, R377, R380)', async () => {
    const tenant = await makeTenant(parts);
    const filled = {
      isOldPatient: true,
      otherDoctor1Id: 2,
      patientCategory: 'Trustee',
      creditorName: 'Trust of the founders',
      admissionCategory: 'Cabin',
      exceptionalAmount: 250,
      estimatedStayDays: 4,
      emergencyNumber: '+919876500000',
      emergencyContactPerson: 'Ravi',
      admittedBy: 'Ward boy',
      guardianName: 'Mohan',
      guardianRelation: 'Father',
      opdNumber: 'O-7',
      opdDate: '2026-01-05',
      opdDoctorId: 2,
    } as const;
    const { output } = await sendAdmission(tenant, await onePatient(tenant), filled);
    const { departmentId, specializationId } = tenant;
    expect(output.admission).toMatchObject({ ...filled, exceptionalAmount: 25000, departmentId, specializationId });
    expect(output.admission).toMatchObject({ otherDoctorNames: [expect.any(String)], isMaternity: false });
    expect(output.admission.opdDoctorFullName).toBeTruthy();
  });

  it('counts months and days of the age to today (R246)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    await parts.owner.query(
      `update patient set birth_date = (now() at time zone 'Asia/Kolkata')::date - 3 where tenant_id = $1`,
      [tenant.tenantId],
    );
    const { output } = await sendAdmission(tenant, patientId);
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
    const tpa = await sendAdmission(tenant, await onePatient(tenant), { ...payer, patientType: 'TPA' });
    expect(tpa.output.admission).toMatchObject({
      associationName: 'Test TPA',
      insuranceName: 'Test Insurance',
      tpaAuthorized: 500000,
      tpaPolicyNo: 'P-1',
      isCorporate: false,
    });
    const corporate = await sendAdmission(tenant, await onePatient(tenant), {
      patientType: 'Corporate',
      associationId: 2,
      bedId: 2,
    });
    expect(corporate.output.admission).toMatchObject({ associationName: 'Test Corporate', isCorporate: true });
    const cash = await sendAdmission(tenant, await onePatient(tenant), {
      ...payer,
      patientType: 'Cash Claim',
      bedId: 3,
    });
    expect(cash.output.admission).toMatchObject({
      associationId: null,
      insuranceId: null,
      tpaAuthorized: null,
      ccnNo: null,
    });
  });

  it('puts IVF and Dental into the virtual bed, as many as come (R391, Q78)', async () => {
    const tenant = await makeTenant(parts);
    const outpatient = { opdNumber: 'O-1', opdDate: '2026-01-05', opdDoctorId: 2 };
    for (const admissionMode of ['IVF', 'Dental', 'Dental'] as const) {
      const { output } = await sendAdmission(tenant, await onePatient(tenant), {
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
    await sendAdmission(tenant, await onePatient(tenant));
    const { rows } = await parts.owner.query(
      `select table_name, user_id, operation from audit_log where tenant_id = $1 and operation = '/IPD/Addpatient' order by audit_id`,
      [tenant.tenantId],
    );
    expect(rows.map((row) => row.table_name)).toEqual(['admission', 'bed_stay']);
    expect(rows[0]).toMatchObject({ user_id: 2 });
  });
});
