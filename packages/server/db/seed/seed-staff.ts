// Writes the staff of the demo: a doctor of every speciality the cases need, one person per log-in, then the others.
import type pg from 'pg';
import { caseKinds } from './cases-data.ts';
import { departments, designations, idIn, specializations } from './clinical-data.ts';
import { DemoFinding } from './demo-part.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { Draws } from './draws.ts';
import { insertRows } from './insert-rows.ts';
import { drawPerson, phoneNumberOf, salutationOf } from './people.ts';
import { staffFacts } from './staff-facts.ts';

/** A job: its role, where it is, and whose log-in does it. */
export interface Post {
  readonly roleId: number;
  readonly department: (typeof departments)[number];
  readonly designation: (typeof designations)[number];
  readonly specialization?: (typeof specializations)[number];
  readonly sex?: 'M' | 'F';
  readonly loginName?: string;
}

/** A member of staff as written. */
export interface DemoStaff {
  readonly staffId: number;
  readonly hospitalId: number;
  readonly roleId: number;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly specializationId: number | null;
  readonly contactNo: string;
  readonly loginName: string | null;
}

const WORKING_AGE = 40;
/** Phone numbers of staff are counted apart from those of patients. */
const FIRST_STAFF_PHONE = 90_001;

const caseDoctors: readonly Post[] = caseKinds
  .filter((kind, index) => caseKinds.findIndex((other) => other.specialization === kind.specialization) === index)
  .map(({ department, specialization }, index) => ({
    roleId: 1,
    department,
    specialization,
    designation: index % 3 === 0 ? 'Senior Consultant' : 'Consultant',
    ...(index === 0 ? { loginName: 'doctor' } : {}),
  }));

const loginPosts: readonly Post[] = [
  { roleId: 19, department: 'Administration', designation: 'Manager', loginName: 'manager' },
  { roleId: 30, department: 'Front Office', designation: 'Front Desk Executive', loginName: 'frontdesk' },
  { roleId: 31, department: 'Nursing', designation: 'Ward Sister', sex: 'F', loginName: 'nurse' },
  { roleId: 32, department: 'Accounts and Billing', designation: 'Billing Executive', loginName: 'billing' },
  { roleId: 33, department: 'Administration', designation: 'Medical Superintendent', loginName: 'approver' },
  { roleId: 20, department: 'Pharmacy', designation: 'Pharmacist', loginName: 'pharmacy' },
  { roleId: 34, department: 'Administration', designation: 'Auditor', loginName: 'viewer' },
];

/** The last of the first hospital, so that everybody else is who they were. */
const lastPosts: readonly Post[] = [
  { roleId: 39, department: 'Pharmacy', designation: 'Pharmacist', loginName: 'store' },
  { roleId: 40, department: 'Accounts and Billing', designation: 'Billing Executive', loginName: 'purchase' },
  { roleId: 37, department: 'Laboratory', designation: 'Laboratory Technician', loginName: 'lab' },
  { roleId: 38, department: 'Laboratory', designation: 'Consultant', loginName: 'pathologist' },
];

const furtherPosts: readonly Post[] = [
  { roleId: 31, department: 'Nursing', designation: 'Nursing Superintendent', sex: 'F' },
  { roleId: 31, department: 'Critical Care', designation: 'Staff Nurse', sex: 'F' },
  { roleId: 31, department: 'Nursing', designation: 'Staff Nurse' },
  {
    roleId: 1,
    department: 'Emergency Medicine',
    designation: 'Resident Medical Officer',
    specialization: 'Emergency Physician',
  },
  { roleId: 1, department: 'General Medicine', designation: 'Resident Medical Officer', specialization: 'Physician' },
  { roleId: 1, department: 'Laboratory', designation: 'Consultant', specialization: 'Pathologist' },
  { roleId: 1, department: 'Radiology', designation: 'Consultant', specialization: 'Radiologist' },
  { roleId: 1, department: 'General Surgery', designation: 'Consultant', specialization: 'Anaesthesiologist' },
  { roleId: 31, department: 'Obstetrics and Gynaecology', designation: 'Staff Nurse', sex: 'F' },
  { roleId: 30, department: 'Front Office', designation: 'Front Desk Executive' },
  { roleId: 32, department: 'Accounts and Billing', designation: 'Billing Executive' },
  { roleId: 34, department: 'Laboratory', designation: 'Laboratory Technician' },
  { roleId: 34, department: 'Radiology', designation: 'Radiographer' },
];

function postsOf({ hospitalId, staffCount }: DemoHospital): Post[] {
  // Those who log in are staff of the first hospital.
  const first =
    hospitalId === 1 ? [...caseDoctors, ...loginPosts] : caseDoctors.map(({ loginName: _, ...post }) => post);
  return Array.from(
    { length: staffCount },
    (_, index) =>
      (hospitalId === 1 ? lastPosts[index - staffCount + lastPosts.length] : undefined) ??
      first[index] ??
      (furtherPosts[(index - first.length) % furtherPosts.length] as Post),
  );
}

/** The staff as they were written. */
export const demoStaff = new DemoFinding<readonly DemoStaff[]>();

/** Writes the staff of all hospitals of a tenant and answers it. */
export async function seedStaff(
  owner: pg.Client,
  { tenantId, tenantName, hospitals }: DemoTenant,
): Promise<DemoStaff[]> {
  const everybody: DemoStaff[] = [];
  for (const hospital of hospitals) {
    const draws = new Draws(`${tenantName} ${hospital.hospitalId} staff`);
    const rows = postsOf(hospital).map((post, index) => staffRow(draws, hospital, post, index, tenantName));
    everybody.push(...rows.map(({ loginName, ...row }) => ({ ...row, loginName })));
    await insertRows(
      owner,
      tenantId,
      'staff',
      rows.map(({ loginName: _, ...row }) => row),
    );
  }
  return everybody;
}

/** A member of staff with a name drawn for the post; the index counts the people of a hospital, and their numbers with them. */
export function staffRow(draws: Draws, hospital: DemoHospital, post: Post, index: number, tenantName: string) {
  const person = drawPerson(draws, hospital, post.sex ?? (draws.happens(0.5) ? 'M' : 'F'));
  const isDoctor = post.roleId === 1 || post.designation === 'Medical Superintendent';
  const staffId = hospital.ids.staff + index;
  return {
    staffId,
    hospitalId: hospital.hospitalId,
    salutation: isDoctor ? 'Dr.' : salutationOf(person, WORKING_AGE, draws.happens(0.6)),
    firstName: person.firstName,
    lastName: person.lastName,
    gender: person.sex,
    roleId: post.roleId,
    departmentId: idIn(departments, post.department),
    designationId: idIn(designations, post.designation),
    specializationId: post.specialization ? idIn(specializations, post.specialization) : null,
    email: `${post.loginName ?? `staff${staffId}`}@${tenantName}.example`,
    contactNo: phoneNumberOf(hospital, FIRST_STAFF_PHONE + index),
    isApprover: post.loginName === 'approver',
    ...staffFacts(hospital, person, { staffId, roleId: post.roleId }),
    loginName: post.loginName ?? null,
  };
}
