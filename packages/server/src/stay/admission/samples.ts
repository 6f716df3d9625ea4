// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { admit, getAdmission } from '@charaka/contract/stay/admission/admission';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { updateAdmission } from '@charaka/contract/stay/admission/update-admission';
import { addPackages } from '../../../test-support/money/packages.ts';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const anHour = 3_600_000;
const admittedAt = new Date(Date.now() - anHour).toISOString();
const onePatient = async (tenant: TestTenant) => (await tenant.addPatients(1))[0] as number;
const itsOwn = 'the name of the record beside it';
const agreed = 'for anybody but administrators it is what was agreed with the referral (Q83)';
const modes = 'taken with an advance only, where the tests of advances read it';
const packaged = { packageApplicable: true, packageIdList: [{ packageId: 30, packageName: 'Delivery' }] };
const tpa = { patientType: 'TPA', associationId: 1, insuranceId: 1 };

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: updateAdmission,
      get: getAdmission,
      wrapper: 'admission',
      noun: 'admission',
      make: async (tenant) => {
        const [patientId = 0] = await tenant.addPatients(1);
        const { admission } = await tenant.ask(admit, { admission: admissionForm(tenant, patientId, { admittedAt }) });
        return { admissionId: admission.admissionId };
      },
      typed: (letter) => ({
        admittedAt,
        doctorId: 1,
        departmentId: 1,
        specializationId: 1,
        patientType: 'General',
        patientCategory: 'General',
        admissionMode: 'General',
        admissionCategory: 'General',
        emergencyNumber: '9800000000',
        guardianName: `Guardian ${letter}`,
      }),
    },
  ],
  nested: [
    {
      endpoint: admit,
      make: async (tenant) => {
        await addPackages(tenant);
        const packages = [{ packageId: 1, packageName: 'Short stay' }];
        return { admission: admissionForm(tenant, await onePatient(tenant), { isPackageApplicable: true, packages }) };
      },
    },
    {
      endpoint: changeBed,
      make: async (tenant) => {
        const { admission } = await tenant.ask(admit, { admission: admissionForm(tenant, await onePatient(tenant)) });
        return { admission: { admissionId: admission.admissionId, bedTypeId: 1, bedGroupId: 1, bedId: 2 } };
      },
    },
  ],
  leftOut: {
    '/IPD/Addpatient': {
      referralCommision: agreed,
      isReferralPaid: agreed,
      'packageIdList.0.packageName': itsOwn,
      advanceamount: modes,
      advanceMode: modes,
      advanceReference: modes,
      otherSexReason: 'recorded only in a ward for the other sex, where the tests of wards read it',
      opdProvisionalBookingId: 'admitted from a booking by its own tests',
      opdScheduleId: 'admitted from a booking by its own tests',
      otProvisionalBookingId: 'admitted from a booking by its own tests',
    },
    '/IPD/UpdateIpdPatient': { 'packageIdList.0.packageName': itsOwn },
  },
  goesWith: {
    '/IPD/Addpatient': {
      creditorName: { patientCategory: 'Trustee' },
      currentBedTypeId: { currentBedId: 30, currentBedGroupId: 3 },
      currentBedGroupId: { currentBedId: 30, currentBedTypeId: 2 },
      associationId: { patientType: 'Corporate' },
      insuranceId: tpa,
      tpaauthorizedforamount: tpa,
      tpaPolicyNo: tpa,
      policyCardNo: tpa,
      ccnNo: tpa,
      'packageIdList.0.packageId': packaged,
      packageApplicable: packaged,
      rateType: packaged,
    },
    '/IPD/UpdateIpdPatient': {
      creditorName: { patientCategory: 'Trustee' },
      'packageIdList.0.packageId': packaged,
      packageApplicable: packaged,
      rateType: packaged,
    },
  },
};
