// Fields of the specification's records that are stored, answered and used: limits, first beds, shares, the patient of a package, the kind
// of discharge.

import { association } from '@charaka/contract/foundation/masters/association';
import { chargeType } from '@charaka/contract/foundation/masters/charge-type';
import { diagnosis } from '@charaka/contract/foundation/masters/diagnosis';
import { updateHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { addBill, getBill, listDeposits } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import {
  deleteChargeMapping,
  listChargeMappings,
  saveChargeMapping,
} from '@charaka/contract/money/tariff/charge-mapping';
import { listPackages } from '@charaka/contract/money/tariff/tariff';
import { addPackage, updatePackage } from '@charaka/contract/money/tariff/tariff-setting';
import { addPatient, getPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { admit, getAdmission, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { initiateDischarge } from '@charaka/contract/stay/discharge/discharge';
import { describe, expect, it } from 'vitest';
import { hospitalForm } from '../../test-support/access/hospital-form.ts';
import { admissionForm } from '../../test-support/patient/admission-form.ts';
import { admittedPatient, hoursAgo } from '../../test-support/patient/leaving-patient.ts';
import { patientForm } from '../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();

type Wire = Record<string, unknown>;
const post = (tenant: TestTenant, chargeId: number, appliedCharge: number) =>
  tenant.ask(addCharges, { admissionId: 1, lines: [{ chargeId, quantity: 1, appliedCharge }] });

describe('a patient', () => {
  it('has a credit limit of their own, a note, a language and an organisation, which a change replaces (Q231, Q17, R015)', async () => {
    const tenant = await makeTenant(parts);
    const typed = { ...patientForm(), creditLimit: 2500.5, note: 'Pays by the month', langId: 3 };
    const { patient } = await tenant.ask(addPatient, { patient: typed });
    const key = { patientId: patient.patientId };
    const { wire } = await tenant.call(getPatient, { patient: key });
    expect(wire.patient).toMatchObject({
      creditLimit: 2500.5,
      note: 'Pays by the month',
      langId: 3,
      organisationId: 100,
    });
    await tenant.ask(updatePatient, { patient: { ...patientForm(), ...key, organisationId: 7 } });
    const after = (await tenant.call(getPatient, { patient: key })).wire.patient;
    expect(after).toMatchObject({ creditLimit: null, note: null, langId: null, organisationId: 7 });
  });

  it('who owes more than the limit is warned of, the hospital’s limit where there is no own (Q59, Q231)', async () => {
    const tenant = await makeTenant(parts);
    const { patient } = await tenant.ask(addPatient, { patient: { ...patientForm(), creditLimit: 600 } });
    await tenant.ask(admit, { admission: admissionForm(tenant, patient.patientId) });
    const isOver = async () => (await tenant.ask(listDeposits, { admissionIds: [1] })).deposits[0]?.isOverCreditLimit;
    await post(tenant, 1, 600);
    expect(await isOver()).toBe(false);
    await post(tenant, 3, 85);
    expect(await isOver()).toBe(true);
    const paid = { admissionId: 1, paidAt: hoursAgo(0), paymentType: 'Receive', amount: 85, cash: 85 } as const;
    await tenant.ask(addPayment, { payment: paid });
    expect(await isOver()).toBe(false);
    await parts.owner.query(`update patient set credit_limit_paise = null where tenant_id = ${tenant.tenantId}`);
    await parts.owner.query(`update hospital set credit_limit_paise = 100 where tenant_id = ${tenant.tenantId}`);
    expect(await isOver()).toBe(true);
    await parts.owner.query(`update hospital set credit_limit_paise = 0 where tenant_id = ${tenant.tenantId}`);
    expect(await isOver()).toBe(false);
  });
});

describe('an inpatient', () => {
  it('is answered with the first bed and the one of now (Q231, B§3)', async () => {
    const tenant = await makeTenant(parts);
    await admittedPatient(tenant, {});
    const read = async () =>
      (await tenant.call(getAdmission, { admission: { admissionId: 1 } })).wire.ipdPatientViewModel as Wire;
    const first = await read();
    expect(first.admittedBedId).toBe(first.currentBedId);
    await tenant.ask(changeBed, { admission: { admissionId: 1, bedTypeId: 1, bedGroupId: 1, bedId: 9 } });
    expect(await read()).toMatchObject({
      admittedBedId: first.currentBedId,
      admittedBed: first.currentBedName,
      currentBedId: 9,
      admittedBedTypeId: 1,
      admittedBedGroup: 'Ward A',
      admittedBedFloor: 'Ground',
      isPaid: false,
      isOt: false,
    });
    const [row] = (await tenant.call(listAdmissions, {})).wire.ipdPatientDetailsList as Wire[];
    expect(row).toMatchObject({
      admittedBedId: first.currentBedId,
      admittedBed: first.currentBedName,
      currentBedId: 9,
    });
    expect(row).toHaveProperty('emergencyContactNo');
  });
});

describe('a final bill', () => {
  it('records under whom and in which bed the patient was, and answers every figure of its record (Q231, Q142)', async () => {
    const tenant = await makeTenant(parts);
    await admittedPatient(tenant, {});
    await post(tenant, 1, 500);
    await tenant.ask(initiateDischarge, { admission: { admissionId: 1 } });
    const told = { admissionId: 1, netPayable: 500, cash: 500, isChargeAdjusted: true, cashTold: 12.5 };
    const wrong = { ipdPatientBillView: { patientIpId: 1, amountPayable: 500, cash: 500, grossAmount: 501 } };
    const refused = await tenant.call(addBill, {} as never, { body: wrong });
    expect(refused).toMatchObject({ isFailure: true, message: 'The figures have changed. Please recalculate' });
    const added = await tenant.call(addBill, { bill: told });
    expect(added.wire.ipdPatientBillView).toMatchObject({
      patientIpId: 1,
      dischargedUnderDoctor: 1,
      dischargedUnderSpecialty: 1,
      dischargedBedGroupId: 1,
      dischargedBedTypeId: 1,
      totalCharges: 500,
      medicineCharges: 0,
      igstValue: 0,
      amountPayable: 500,
      amountRefund: 0,
      cash: 500,
      isAdjustCharge: true,
      cash1: 12.5,
      settlementDate: expect.any(String),
      effectiveBillDt: expect.any(String),
    });
    await tenant
      .ask(changeBed, { admission: { admissionId: 1, bedTypeId: 1, bedGroupId: 1, bedId: 9 } })
      .catch(() => undefined);
    const { wire } = await tenant.call(getBill, { admissionId: 1 });
    const bill = (added.wire.ipdPatientBillView as Wire).dischargedBedId;
    expect(wire.ipdPatientBillView).toMatchObject({ dischargedBedId: bill, cash1: 12.5 });
    expect(wire.ipdAmountCalculate).toMatchObject({
      reprtType: 'Final',
      totalPharmacy: 0,
      noNmedicineCharge: 500,
      totalPharmaReturn: 0,
    });
  });

  it('takes the one chequeNumber of its record for a refund by cheque (Q216)', async () => {
    const tenant = await makeTenant(parts);
    await admittedPatient(tenant, {});
    await post(tenant, 1, 500);
    const byCheque = { chequeAmount: 700, chequeNumber: '000001' };
    const advance = { admissionId: 1, paidAt: hoursAgo(0), paymentType: 'Receive', amount: 700, ...byCheque } as const;
    await tenant.ask(addPayment, { payment: advance });
    await tenant.ask(initiateDischarge, { admission: { admissionId: 1 } });
    const cheque = {
      chequeRefund: 200,
      chequeNumber: '123456',
      chequeDate: hoursAgo(0).slice(0, 10),
      chequeBankName: 'SBI',
    };
    const body = { ipdPatientBillView: { patientIpId: 1, amountPayable: -200, ...cheque } };
    const added = await tenant.call(addBill, {} as never, { body });
    expect([added.message, added.isFailure]).toEqual(['Ipd Bill generated', false]);
    expect(added.wire.ipdPatientBillView).toMatchObject({
      chequeRefund: 200,
      chequeNumber: '123456',
      amountRefund: 200,
    });
  });
});

describe('shares of doctors', () => {
  it('are kept by charge type, charge and doctor, whole together, once, and within the hospital (Q231)', async () => {
    const tenant = await makeTenant(parts);
    const save = (changes: object) =>
      tenant.call(saveChargeMapping, { chargeMapping: { chargeTypeId: 10, doctorShare: 60, ...changes } });
    expect((await save({})).wire.chargeMapping).toMatchObject({
      doctorShare: 60,
      hospitalShare: 40,
      chargeType: 'Services',
    });
    expect((await save({})).message).toBe('A share for this charge and doctor already exists');
    expect((await save({ staffId: 2, hospitalShare: 50 })).message).toBe(
      'The shares of the doctor and the hospital must add up to 100 %',
    );
    expect((await save({ chargeId: 3 })).message).toBe('The price list has no such charge of this type');
    expect((await save({ chargeId: 6 })).message).toBe('The price list has no such charge of this type');
    expect((await save({ staffId: 999 })).message).toBe('This doctor does not work here');
    const own = await save({ chargeId: 1, staffId: 2, doctorShare: 70.5, hospitalShare: 29.5 });
    const { mappingId } = own.output.chargeMapping;
    expect((await save({ mappingId, chargeId: 1, staffId: 2, doctorShare: 75 })).wire.chargeMapping).toMatchObject({
      hospitalShare: 25,
    });
    expect(
      await tenant.call(saveChargeMapping, { chargeMapping: { chargeTypeId: 10, doctorShare: 1 } }, { as: 'viewer' }),
    ).toMatchObject({ status: 403 });
    await tenant.ask(deleteChargeMapping, { chargeMapping: { mappingId } });
    const { rows } = await tenant.ask(listChargeMappings, {});
    expect(rows.map(({ isActive, doctorName }) => [isActive, doctorName])).toEqual([
      [true, null],
      [false, 'Dr. Meera Two'],
    ]);
    const other = await makeTenant(parts);
    expect((await other.ask(listChargeMappings, {})).rows).toEqual([]);
  });
});

describe('a package', () => {
  it('names its payers and diagnoses; a list left out stays, an empty one makes it everybody’s (Q231)', async () => {
    const tenant = await makeTenant(parts);
    const { item } = (await tenant.ask(masterEndpoints(diagnosis).add, {
      item: { icdCode: 'H25', diagnosisName: 'Cataract' },
    })) as {
      item: { diagnosisId: number };
    };
    const lines = [{ chargeId: 1, quantity: 1, amount: 500 }];
    const typed = {
      packageName: 'Cataract',
      isTpa: true,
      lines,
      associations: [{ associationId: 1 }],
      diagnoses: [item],
    };
    const added = await tenant.call(addPackage, { package: typed });
    expect(added.wire.packageMaster).toMatchObject({
      associationList: [{ associationId: 1, associationName: 'Test TPA' }],
      diagonisisList: [{ diagnosisId: item.diagnosisId, diagnosisName: 'Cataract' }],
    });
    const { packageId } = added.output.package;
    const change = (changes: object) =>
      tenant.call(updatePackage, { package: { packageId, packageName: 'Cataract', isTpa: true, ...changes } });
    expect((await change({})).output.package.associations).toHaveLength(1);
    expect((await change({ associations: [{ associationId: 99 }] })).message).toBe(
      'An association of this package does not exist',
    );
    expect((await change({ associations: [], diagnoses: [] })).output.package).toMatchObject({
      associations: [],
      diagnoses: [],
    });
    expect((await tenant.ask(listPackages, {})).rows[0]).toMatchObject({ associations: [] });
  });
});

describe('records with two keys for one thing', () => {
  it('answer both and take either (Q206, Q207, Q121, Q216)', async () => {
    const tenant = await makeTenant(parts);
    const send = (path: typeof association, body: object) =>
      tenant.call(masterEndpoints(path).add, {} as never, { body });
    const payer = await send(association, {
      association: { associationName: 'Own', isCorp: true, email: 'a@b.example', accId: 12 },
    });
    expect(payer.wire.association).toMatchObject({ email: 'a@b.example', eamilAddress: 'a@b.example', accId: 12 });
    const type = await send(chargeType, { chargeType: { chargeType1: 'Nursing' } });
    expect(type.wire.chargeType).toMatchObject({ chargeType: 'Nursing', chargeType1: 'Nursing' });
    await admittedPatient(tenant, {});
    const body = {
      ipdPatientPaymentView: {
        patientIpId: 1,
        paymentDate: hoursAgo(0),
        paymentType: 'Receive',
        paymentAmount: 90,
        cheque: 90,
        chequeNumber: '123456',
      },
    };
    const payment = await tenant.call(addPayment, {} as never, { body });
    expect(payment.wire.ipdPatientPaymentView).toMatchObject({ chequeAmount: 90, cheque: 90, cash: 0 });
  });
});

it('a hospital keeps its switches, languages and place, also through its own form (Q231)', async () => {
  const tenant = await makeTenant(parts);
  const record = {
    ...hospitalForm(),
    hospitalId: 1,
    languages: 'en,hi',
    districtCode: 'PN',
    longitude: 73.856744,
    latitude: 18.52043,
    opdRecordMonths: 18,
    isDoctorRestricted: true,
    hasLabSignature: true,
  };
  await tenant.ask(updateHospital, { hospital: record }, { as: 'admin' });
  const { wire } = await tenant.call(getHospital, { hospital: { hospitalId: 1 } }, { as: 'admin' });
  expect(wire.hospital).toMatchObject({
    languages: 'en,hi',
    districtCode: 'PN',
    longitude: 73.856744,
    latitude: 18.52043,
    opdRecordMonth: 18,
    doctorRestriction: true,
    superadminRestriction: false,
    enableLabSignature: true,
    enableRadiologySignature: false,
  });
});
