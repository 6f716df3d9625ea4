// A record of every kind that hand-made forms change, and what two people would make of it.

import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { getAppointment, updateAppointment } from '@charaka/contract/clinic/opd/appointment';
import { addStaff, getStaff, updateStaff } from '@charaka/contract/foundation/staff/staff';
import { setGstRule } from '@charaka/contract/foundation/tenancy/gst-rule';
import { updateHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { getPackage } from '@charaka/contract/money/tariff/tariff';
import {
  addPackage,
  addPriceItem,
  getPriceItem,
  updatePackage,
  updatePriceItem,
} from '@charaka/contract/money/tariff/tariff-setting';
import { addPatient, getPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { openBreakGlass } from '@charaka/contract/people/privacy/privacy';
import { addReferral, getReferral, updateReferral } from '@charaka/contract/people/referral/referral';
import { admit, getAdmission } from '@charaka/contract/stay/admission/admission';
import { updateAdmission } from '@charaka/contract/stay/admission/update-admission';
import {
  addBed,
  addBedFloor,
  addBedGroup,
  getBed,
  getBedFloor,
  getBedGroup,
  updateBed,
  updateBedFloor,
  updateBedGroup,
} from '@charaka/contract/stay/bed/bed-setting';
import { addBirth, getBirth, updateBirth } from '@charaka/contract/stay/record/birth';
import { addDeath, getDeath, updateDeath } from '@charaka/contract/stay/record/death';
import { addMortuary, getMortuary, updateMortuary } from '@charaka/contract/stay/record/mortuary';
import { hospitalForm } from '../access/hospital-form.ts';
import { accountForm, staffForm } from '../access/staff-form.ts';
import { admissionForm } from '../patient/admission-form.ts';
import { admittedPatient, hoursAgo } from '../patient/leaving-patient.ts';
import { book, dayOf, holdOpd } from '../patient/opd-day.ts';
import { patientForm } from '../patient/patient-form.ts';
import type { EditSample } from './edit-sample.ts';
import { hospitalRecordSamples } from './hospital-record-samples.ts';
import { labSamples } from './lab-samples.ts';
import { orderableSamples } from './orderable-samples.ts';

const bedOf = (letter: string) => ({ bedName: `E-${letter}`, bedTypeId: 1, bedGroupId: 1 });
const chargeOf = (letter: string) => ({
  chargeCode: 'EDIT',
  chargeName: `Edited ${letter}`,
  chargeCategoryId: 3,
  standardCharge: 250,
});
const anHour = 3_600_000;
const admittedAt = new Date(Date.now() - anHour).toISOString();
const person = { personName: 'Nisha Rao', phone: '9800011111' };
const born = { sex: 'F', birthDate: dayOf(-1), birthTime: '00:01', bornType: 'Normal' } as const;
const died = {
  diedAt: hoursAgo(3),
  immediateCauses: ['Cardiogenic shock'],
  antecedentCauses: [],
  otherCauses: [],
  causeOfDeath: 'Cardiogenic shock',
  mannerOfDeath: 'Natural' as const,
};
const body = {
  patientName: 'Unknown',
  sex: 'M',
  diedAt: hoursAgo(5),
  receivedAt: hoursAgo(3),
  chamberNo: 'C-1',
  isMedicoLegal: false,
} as const;
/** Only its charges differ, which stand in a table of their own. */
const packageOf = (letter: string) => ({
  packageName: 'Edited',
  isTpa: false,
  lines: [{ chargeId: 1, quantity: letter.charCodeAt(0), amount: 500 }],
});
/** Only where the user works differs, which stands in a table of its own. */
const staffOf = (letter: string) => ({
  ...staffForm(),
  account: { workHospitalIds: [1], isHospitalsVisible: letter < 'B' },
});

/** What is said of a consultation fee besides its name. */
const fee = { visitKind: 'New' as const, chargeId: 3, validFrom: '2026-03-01' };

const named: readonly EditSample[] = [
  {
    update: updatePatient,
    get: getPatient,
    wrapper: 'patient',
    noun: 'patient',
    make: async (tenant) => {
      const { patient } = await tenant.ask(addPatient, { patient: patientForm() });
      // The second who changes them did not register them.
      await tenant.ask(openBreakGlass, { patientId: patient.patientId, kind: 'Handover' }, { as: 'admin' });
      return { patientId: patient.patientId };
    },
    typed: (letter) => ({ ...patientForm(), lastName: `Rao ${letter}` }),
  },
  {
    update: updateStaff,
    get: getStaff,
    wrapper: 'staff',
    noun: 'member of staff',
    make: async (tenant) => {
      const account = accountForm(tenant, 'Ganga-Setu-41');
      const { staff } = await tenant.ask(addStaff, { staff: staffForm({ account }) });
      return { staffId: staff.staffId };
    },
    typed: staffOf,
    asked: (key) => key,
  },
  {
    update: updateHospital,
    get: getHospital,
    wrapper: 'hospital',
    noun: 'hospital',
    make: async () => ({ hospitalId: 1 }),
    typed: (letter) => hospitalForm({ hospitalName: `Hospital ${letter}` }),
  },
  {
    update: setGstRule,
    get: getHospital,
    wrapper: 'hospital',
    noun: 'hospital',
    make: async () => ({ hospitalId: 1 }),
    // Days to come, another one for each letter.
    typed: (letter) => {
      const day = dayOf(100 + letter.charCodeAt(0));
      return { gstServicePlaceSince: day, roomTaxSince: day, medicineInTreatmentSince: day };
    },
  },
  {
    update: updateBedFloor,
    get: getBedFloor,
    wrapper: 'bedFloor',
    noun: 'floor',
    make: async (tenant) => {
      const { bedFloor } = await tenant.ask(addBedFloor, { bedFloor: { bedFloorName: 'Edited' } });
      return { bedFloorId: bedFloor.bedFloorId };
    },
    typed: (letter) => ({ bedFloorName: `Floor ${letter}` }),
  },
  {
    update: updateBedGroup,
    get: getBedGroup,
    wrapper: 'bedGroup',
    noun: 'ward',
    make: async (tenant) => {
      const { bedGroup } = await tenant.ask(addBedGroup, { bedGroup: { bedGroupName: 'Edited', bedFloorId: 1 } });
      return { bedGroupId: bedGroup.bedGroupId };
    },
    typed: (letter) => ({ bedGroupName: `Ward ${letter}${letter}`, bedFloorId: 1 }),
  },
  {
    update: updateBed,
    get: getBed,
    wrapper: 'bed',
    noun: 'bed',
    make: async (tenant) => ({ bedId: (await tenant.ask(addBed, { bed: bedOf('0') })).bed.bedId }),
    typed: bedOf,
  },
  {
    update: updatePriceItem,
    get: getPriceItem,
    wrapper: 'charge',
    noun: 'charge',
    make: async (tenant) => ({ chargeId: (await tenant.ask(addPriceItem, { charge: chargeOf('0') })).charge.chargeId }),
    typed: chargeOf,
  },
  {
    update: updatePackage,
    get: getPackage,
    wrapper: 'package',
    noun: 'package',
    make: async (tenant) => {
      const added = await tenant.ask(addPackage, { package: packageOf('0') });
      return { packageId: added.package.packageId };
    },
    typed: packageOf,
  },
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
  {
    update: updateReferral,
    get: getReferral,
    wrapper: 'referral',
    noun: 'referral',
    make: async (tenant) => {
      const { referral } = await tenant.ask(addReferral, { referral: { referralName: 'Edited' } });
      return { referralId: referral.referralId };
    },
    typed: (letter) => ({ referralName: `Clinic ${letter}` }),
  },
  {
    update: updateAppointment,
    get: getAppointment,
    wrapper: 'appointment',
    noun: 'appointment',
    make: async (tenant) => {
      await holdOpd(tenant, 10);
      return { appointmentId: (await book(tenant)).output.appointment.appointmentId };
    },
    typed: (letter) => ({ ...person, doctorId: 1, day: dayOf(), slot: '09:00', remark: `Remark ${letter}` }),
  },
  {
    update: updateBirth,
    get: getBirth,
    wrapper: 'birth',
    noun: 'birth record',
    make: async (tenant) => {
      await admittedPatient(tenant, { admissionCategory: 'Maternity' });
      return { birthId: (await tenant.ask(addBirth, { birth: { ...born, admissionId: 1 } })).birth.birthId };
    },
    typed: (letter) => ({ ...born, childName: `Baby ${letter}` }),
  },
  {
    update: updateDeath,
    get: getDeath,
    wrapper: 'death',
    noun: 'death record',
    make: async (tenant) => {
      const [patientId = 0] = await tenant.addPatients(1);
      return { deathId: (await tenant.ask(addDeath, { death: { ...died, patientId } })).death.deathId };
    },
    typed: (letter) => ({ ...died, causeOfDeath: `Cause ${letter}` }),
  },
  {
    update: updateMortuary,
    get: getMortuary,
    wrapper: 'mortuaryAdmission',
    noun: 'mortuary record',
    make: async (tenant) => {
      const { mortuaryAdmission } = await tenant.ask(addMortuary, { mortuaryAdmission: body });
      return { mortuaryId: mortuaryAdmission.mortuaryId };
    },
    typed: (letter) => ({ ...body, patientName: `Unknown ${letter}` }),
  },
  ...labSamples,
  {
    update: consultationFees.update,
    get: consultationFees.get,
    wrapper: 'consultationFee',
    noun: 'consultation fee',
    make: async (tenant) => {
      const { consultationFee } = await tenant.ask(consultationFees.add, {
        consultationFee: { ...fee, feeName: 'Edited' },
      });
      return { consultationFeeId: consultationFee.consultationFeeId };
    },
    typed: (letter) => ({ ...fee, feeName: `Consultation fee ${letter}` }),
  },
  ...orderableSamples,
];

/** Every kind of record but the masters, which have a test of their own. */
export const editSamples: readonly EditSample[] = [...named, ...(await hospitalRecordSamples(named))];
