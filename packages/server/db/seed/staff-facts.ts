// Facts in the records of the demo's staff besides name and job: family, schooling, contract, pay, account.
import type { DemoHospital } from './demo-tenants.ts';
import { Draws } from './draws.ts';
import { type DemoPerson, drawRelative, phoneNumberOf } from './people.ts';

/** Relatives' phone numbers are counted apart from those of staff and patients. */
const FIRST_RELATIVE_PHONE = 95_001;
/** Doctors and pathologists. */
const doctorRoleIds: readonly number[] = [1, 38];

const bloodGroups = ['A+', 'B+', 'O+', 'AB+', 'O-', 'B-'] as const;
const schooling = {
  doctor: ['MBBS, MD', 'MBBS, MS', 'MBBS, DNB', 'MBBS'],
  other: ['B.Sc. Nursing', 'GNM', 'B.Com.', 'B.A.', 'Diploma', 'D.Pharm.'],
} as const;
const contracts = ['Permanent', 'Permanent', 'Permanent', 'Contract', 'Probation'] as const;
const shifts = ['Morning', 'Evening', 'Night', 'Rotating'] as const;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const dayIn = (draws: Draws, year: number) =>
  `${year}-${twoDigits(draws.whole(1, 12))}-${twoDigits(draws.whole(1, 28))}`;

/** Drawn apart from names and jobs, so that these stay what they were. */
export function staffFacts(hospital: DemoHospital, person: DemoPerson, staff: { staffId: number; roleId: number }) {
  const draws = new Draws(`${hospital.hospitalName} ${staff.staffId} facts`);
  const isDoctor = doctorRoleIds.includes(staff.roleId);
  const born = draws.whole(1968, 1996);
  const [father, mother] = [drawRelative(draws, person, 'M'), drawRelative(draws, person, 'F')];
  const address = `${draws.whole(1, 180)}, ${draws.pick(hospital.localities)}, ${hospital.city}`;
  const joined = draws.whole(Math.max(2008, born + 23), 2025);
  return {
    emergencyContactNo: phoneNumberOf(hospital, FIRST_RELATIVE_PHONE + staff.staffId),
    bloodGroup: draws.pick(bloodGroups),
    birthDate: dayIn(draws, born),
    maritalStatus: draws.happens(0.7) ? 'Married' : 'Unmarried',
    fatherName: `${father.firstName} ${father.lastName}`,
    motherName: `${mother.firstName} ${mother.lastName}`,
    qualification: draws.pick(isDoctor ? schooling.doctor : schooling.other),
    registrationNo: isDoctor ? `${hospital.hospitalId}${String(staff.staffId * 7919).padStart(6, '0')}` : null,
    workExperience: `${2026 - joined + draws.whole(0, 6)} years`,
    currentAddress: address,
    permanentAddress: address,
    epfNo: `EPF/${hospital.hospitalId}/${String(staff.staffId).padStart(5, '0')}`,
    basicSalaryPaise: draws.whole(isDoctor ? 90 : 18, isDoctor ? 240 : 65) * 100_000,
    contractType: draws.pick(contracts),
    workShift: draws.pick(shifts),
    location: hospital.city,
    dateOfJoining: dayIn(draws, joined),
    ipdShareBasisPoints: isDoctor ? draws.whole(2, 8) * 500 : null,
    opdShareBasisPoints: isDoctor ? draws.whole(8, 14) * 500 : null,
  };
}
