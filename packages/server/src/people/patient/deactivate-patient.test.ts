// A record deactivated and reactivated, and the readers of a patient's history.
import { addPatient, listPatients } from '@charaka/contract/people/patient/patient';
import { activatePatient, deactivatePatient, getPatientHistory } from '@charaka/contract/people/patient/patient-record';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('deactivating a patient', () => {
  it('puts the record aside with a reason and takes it back; searches find active ones only (R164, Q90)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1, 'Madhavi');
    const put = (reason: string) => tenant.call(deactivatePatient, { patient: { patientId, reason } }, { as: 'admin' });
    expect((await put(' ')).message).toBe('Please enter the reason');
    expect((await put('Entered by mistake')).message).toBe('Patient deactivated successfully');
    expect((await tenant.ask(listPatients, { search: 'madhavi' })).rows).toEqual([]);
    const history = await tenant.ask(getPatientHistory, { patient: { patientId } });
    expect(history.deactivationReason).toBe('Entered by mistake');
    const back = await tenant.call(activatePatient, { patient: { patientId } }, { as: 'admin' });
    expect(back.message).toBe('Patient activated successfully');
    expect((await tenant.ask(listPatients, { search: 'madhavi' })).rows).toHaveLength(1);
    expect((await tenant.ask(getPatientHistory, { patient: { patientId } })).deactivationReason).toBeNull();
  });

  it('is for those who may delete, and refused for who lies in any hospital of the tenant (R164, R415)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await lieInBed(tenant, patientId, { bedId: 11, hospitalId: 2 });
    const patient = { patientId, reason: 'Left' };
    expect((await tenant.call(deactivatePatient, { patient }, { as: 'viewer' })).status).toBe(403);
    expect((await tenant.call(activatePatient, { patient: { patientId } }, { as: 'viewer' })).status).toBe(403);
    const refused = await tenant.call(deactivatePatient, { patient }, { as: 'admin' });
    expect(refused.message).toBe('This patient is in hospital now');
  });

  it('does not take a record back whose email somebody else has by now (Q200)', async () => {
    const tenant = await makeTenant(parts);
    const form = patientForm({ email: 'asha@home.example' });
    const { patientId } = (await tenant.ask(addPatient, { patient: form })).patient;
    await tenant.ask(deactivatePatient, { patient: { patientId, reason: 'Twice' } }, { as: 'admin' });
    await tenant.ask(addPatient, { patient: form });
    const back = await tenant.call(activatePatient, { patient: { patientId } }, { as: 'admin' });
    expect(back.message).toBe('Email already exists');
  });
});

describe('the history of a patient', () => {
  it('holds the admissions of all hospitals, newest first; amounts only of hospitals the user works in (R168, Q18)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const here = await lieInBed(tenant, patientId, { bedId: 1 });
    const there = await lieInBed(tenant, patientId, { bedId: 11, hospitalId: 2 });
    for (const [hospitalId, admissionId] of [
      [1, here],
      [2, there],
    ])
      await parts.owner.query(
        `insert into bill (tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, total_without_gst_paise, igst_paise,
           sgst_paise, cgst_paise, total_charge_paise, non_hospital_paise, medicine_charge_paise, other_charge_paise,
           gross_amount_paise, discount_paise, round_off_paise, net_amount_paise, paid_in_advance_paise, authorized_paise,
           net_payable_paise, due_paise, is_settled, has_gst_document, created_by)
         values ($1, $2, $3, '2026-2027', 7, now(), 9000, 0, 0, 0, 9000, 0, 0, 0, 9000, 0, 0, 9000, 0, 0, 9000, 500, false, false, 1)`,
        [tenant.tenantId, hospitalId, admissionId],
      );
    const bill = { orderNo: 7, finYear: '2026-2027', netAmount: 9000, due: 500, isSettled: false };
    const byClerk = await tenant.ask(getPatientHistory, { patient: { patientId } });
    expect(byClerk.admissions).toMatchObject([
      { admissionId: there, hospitalName: 'Second Hospital', isBillVisible: false, bill: null },
      { admissionId: here, hospitalName: 'First Hospital', bedName: 'B-1', doctorName: 'Dr. Ravi One', bill },
    ]);
    const byAdmin = await tenant.ask(getPatientHistory, { patient: { patientId } }, { as: 'admin' });
    expect(byAdmin.admissions.map((admission) => admission.bill)).toEqual([bill, bill]);
    const other = await makeTenant(parts);
    const foreign = await other.call(getPatientHistory, { patient: { patientId: 77 } });
    expect(foreign.message).toBe('This patient does not exist');
  });
});
