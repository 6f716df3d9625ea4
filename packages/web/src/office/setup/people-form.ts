// A new member of staff as the wizard asks for one: the role brings department and designation along.
import { DOCTOR_ROLE_ID, PHARMACY_ROLE_ID } from '@charaka/rules/access/permission';
import type { StaffForm } from '../../foundation/staff/staff-form.ts';
import type { Choice } from '../../ui/field/form-fields.tsx';

/** Department and designation of each role in the lists of a new tenant; a tenant may have renamed them. */
const usualPosts: Readonly<
  Record<number, readonly [department: string, designation: string, specialization?: string]>
> = {
  [DOCTOR_ROLE_ID]: ['General Medicine', 'Consultant', 'Physician'],
  13: ['Administration', 'Manager'],
  19: ['Administration', 'Manager'],
  [PHARMACY_ROLE_ID]: ['Pharmacy', 'Pharmacist'],
  30: ['Front Office', 'Front Desk Executive'],
  31: ['Nursing', 'Staff Nurse'],
  32: ['Accounts and Billing', 'Billing Executive'],
  33: ['Administration', 'Medical Superintendent'],
  34: ['Administration', 'Auditor'],
};

/** The lists a post is chosen from. */
export interface PostLists {
  readonly departments: readonly Choice<number>[];
  readonly designations: readonly Choice<number>[];
  readonly specializations: readonly Choice<number>[];
}

const named = (choices: readonly Choice<number>[], name: string | undefined) =>
  choices.find(({ label }) => label === name)?.value ?? null;

/** Department, designation and, for doctors, speciality that go with a role; null where the lists have no such name. */
export function postOf(roleId: number | null, lists: PostLists): Partial<StaffForm> {
  const [department, designation, specialization] = usualPosts[roleId ?? -1] ?? [];
  return {
    roleId,
    departmentId: named(lists.departments, department),
    designationId: named(lists.designations, designation),
    specializationId: named(lists.specializations, specialization),
  };
}
