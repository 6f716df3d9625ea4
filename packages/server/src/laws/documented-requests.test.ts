// Requests as the specification writes them: calculated values are compared, numbers may be text, and lists JSON text.

import { getAppointment, updateAppointment } from '@charaka/contract/clinic/opd/appointment';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { writeRequest } from '@charaka/contract/kernel/wire';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment, updatePayment } from '@charaka/contract/money/payment/payment';
import { admit, cancelAdmission, getAdmission } from '@charaka/contract/stay/admission/admission';
import { updateAdmission } from '@charaka/contract/stay/admission/update-admission';
import { addNote } from '@charaka/contract/stay/note/note';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../test-support/patient/admission-form.ts';
import { admittedPatient, hoursAgo } from '../../test-support/patient/leaving-patient.ts';
import { book, holdOpd } from '../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();

type Wire = Record<string, unknown>;
const send = (tenant: TestTenant, endpoint: Endpoint, body: object) =>
  tenant.call(endpoint, {} as never, { as: 'admin', body });

/** An inpatient as a caller of the specification has read them. */
async function inpatient() {
  const tenant = await makeTenant(parts);
  await admittedPatient(tenant, {});
  const { wire } = await tenant.call(getAdmission, { admission: { admissionId: 1 } });
  return { tenant, record: wire.ipdPatientViewModel as Wire };
}

const line = { chargeId: '1', quantity: 1, appliedCharge: 500 };

describe('a request of the specification', () => {
  it('for another patient than the admission has is refused by every call that writes (Q216, Q25)', async () => {
    const { tenant, record } = await inpatient();
    const stranger = { patientIpId: String(record.patientIpId), patientUid: 9999 };
    const requests: [Endpoint, object][] = [
      [addCharges, { ...stranger, ipdServiceChargeList: [line] }],
      [addCharges, { patientIpId: 1, ipdServiceChargeList: [{ ...line, ...stranger }] }],
      [addNote, { ipdPatientNote: { patientIpId: 1, hospitalRegnNo: 'NOT-OURS', note: 'Hello' } }],
      [updateAdmission, { ipdPatientViewModel: { ...record, patientUid: 9999 } }],
      [cancelAdmission, { ipdPatientViewModel: { ...stranger, reason: 'Wrong' } }],
    ];
    for (const [endpoint, body] of requests)
      expect(await send(tenant, endpoint, body), endpoint.path).toMatchObject({
        status: 200,
        message: 'This admission belongs to another patient',
      });
    const whose = { patientUid: String(record.patientUid), hospitalRegnNo: record.hospitalRegnNo };
    const charges = {
      patientIpId: '1',
      ...whose,
      ipdServiceChargeList: [{ ...line, chargeTypeId: 10, isPackage: false }],
    };
    expect(await send(tenant, addCharges, charges)).toMatchObject({ isFailure: false });
  });

  it.each([
    ['currentBedId', 2, 'To change the bed of an inpatient, use Change Bed'],
    ['associationId', 1, 'To change the payer of an inpatient, use Change TPA'],
    [
      'dischargeStatus',
      true,
      'To discharge a patient, use Discharge. Changing the admission does not discharge the patient',
    ],
  ])(
    'that changes an admission and tells another %s is refused and changes nothing (Q216, Q53)',
    async (key, value, message) => {
      const { tenant, record } = await inpatient();
      const changed = { ...record, guardianName: 'Somebody', [key]: value };
      const refused = await send(tenant, updateAdmission, { ipdPatientViewModel: changed });
      expect(refused).toMatchObject({ status: 200, isFailure: true, message });
      expect(refused.wire._fields).toEqual({ [`ipdPatientViewModel.${key}`]: message });
      const after = await tenant.ask(getAdmission, { admission: { admissionId: 1 } });
      expect(after.admission.guardianName).toBe(record.guardianName);
    },
  );

  it('takes the packages of an admission as JSON text, and refuses text that is no list (Q216, R423)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const typed = writeRequest(admit.input)({ admission: admissionForm(tenant, patientId) }) as {
      ipdPatientViewModel: Wire;
    };
    const body = (packageIdList: string) => ({ ipdPatientViewModel: { ...typed.ipdPatientViewModel, packageIdList } });
    const refused = await send(tenant, admit, body('[{"packageId":'));
    expect(refused).toMatchObject({ status: 400, message: 'A list is expected here' });
    expect(Object.keys(refused.wire._fields as object)).toEqual(['ipdPatientViewModel.packageIdList']);
    const deep = await send(tenant, admit, body(`${'['.repeat(60)}${']'.repeat(60)}`));
    expect(deep).toMatchObject({ status: 400, message: 'The request is nested too deeply' });
    expect(await send(tenant, admit, body('[]'))).toMatchObject({ isFailure: false });
  });

  it('may hold a payment as it was answered; what stays of it is compared (Q216)', async () => {
    const { tenant } = await inpatient();
    const payment = { admissionId: 1, paidAt: hoursAgo(0), paymentType: 'Receive', amount: 700, cash: 700 } as const;
    const added = (await tenant.call(addPayment, { payment })).wire.ipdPatientPaymentView as Wire;
    const change = (changes: object) =>
      send(tenant, updatePayment, {
        ipdPatientPaymentView: { patientIpId: '1', isActive: true, ...added, ...changes },
      });
    expect(await change({ cash: 200, neft: 500 })).toMatchObject({ isFailure: false });
    expect(await change({ paymentType: 'Refund' })).toMatchObject({
      message: 'A recorded payment cannot become a refund, and a refund cannot become a payment',
    });
    expect(await change({ paymentDate: hoursAgo(3) })).toMatchObject({
      message: 'The date of a recorded payment cannot be changed',
    });
  });

  it('may tell the fate of an appointment that it has, and no other (Q216, R398)', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 10);
    const [patientId = 0] = await tenant.addPatients(1);
    const { appointmentId } = (await book(tenant, { patientId })).output.appointment;
    const read = await tenant.call(getAppointment, { appointment: { appointmentId } });
    const record = read.wire.opdProvisionalBooking as Wire;
    const tell = (changes: object) =>
      send(tenant, updateAppointment, { opdProvisionalBooking: { ...record, ...changes } });
    expect(await tell({ remark: 'By phone' })).toMatchObject({ isFailure: false });
    const early = await tell({ version: null, appointmentStatus: 'Confirm-IPD' });
    expect(early.message).toBe('An appointment becomes Confirm-IPD when its patient is admitted from it');
    await tenant.ask(admit, { admission: admissionForm(tenant, patientId, { appointmentId }) });
    const zeroed = { advanceAmount: 0, cash: 0, card: 0, upi: 0, neft: 0, chequeAmount: 0 };
    expect(await tell({ version: null, appointmentStatus: 'Confirm-IPD', ...zeroed })).toMatchObject({
      isFailure: false,
    });
    expect(await tell({ version: null, appointmentStatus: 'Provisional' })).toMatchObject({ isFailure: true });
  });
});
