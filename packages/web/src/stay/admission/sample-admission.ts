// A stay that never was, as far as papers read an admission: the previews of the print settings and tests show it.
import type { Admission } from './paper-facts.tsx';

/** Of Mrs. Asha Sengupta, from admission to discharge. */
export const sampleAdmission = {
  admissionId: 1024,
  patientId: 5120,
  admissionMode: 'IPD',
  salutation: 'Mrs.',
  firstName: 'Asha',
  middleName: '',
  lastName: 'Sengupta',
  sex: 'Female',
  ageYears: 42,
  ageMonths: 1,
  ageDays: 25,
  contactNo: '9830000000',
  addressLineOne: '12 Lake Road',
  addressLineTwo: '',
  city: 'Kolkata',
  pincode: '700029',
  stateName: 'West Bengal',
  admittedAt: '2026-04-06T04:30:00Z',
  dischargedAt: '2026-04-09T06:00:00Z',
  isAlive: true,
  bedName: 'B-12',
  bedGroupName: 'Female Ward',
  bedFloorName: 'Second Floor',
  doctorName: 'Dr. Rina Das',
  doctorSpecialization: 'Physician',
  departmentName: 'Medicine',
  associationName: null,
} as unknown as Admission;

/** The same stay with everything that papers tell of one. */
export const sampleInsuredAdmission: Admission = {
  ...sampleAdmission,
  registrationNo: '1024',
  patientType: 'General',
  patientCategory: 'Insured',
  admissionCategory: 'Planned',
  bedTypeName: 'Semi-private',
  guardianName: 'Mr. Tapan Sengupta',
  guardianRelation: 'Husband',
  emergencyContactPerson: 'Mr. Tapan Sengupta',
  emergencyNumber: '9830000001',
  admittedBy: 'Dr. Rina Das',
  creditorName: 'Sunrise Health TPA',
  associationName: 'Sunrise Health TPA',
  insuranceName: 'Setu Life',
  ccnNo: 'CC-7',
  policyCardNo: 'PC-9',
};
