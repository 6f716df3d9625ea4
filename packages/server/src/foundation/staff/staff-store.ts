// The SQL of one member of staff.

import type { addStaff, getStaff } from '@charaka/contract/foundation/staff/staff';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import {
  type ColumnValues,
  changesOf,
  type EveryColumn,
  namesOf,
  valuesOf,
  withoutEmpty,
} from '../../kernel/column-values.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { staffColumns, staffJoins } from './staff-list.ts';

/** A member of staff as typed, without the account. */
export type StaffInput = Omit<ParsedOf<typeof addStaff>['staff'], 'account'>;
/** A member of staff as answered. */
export type StoredStaff = OutputOf<typeof getStaff>['staff'];

/** What a change has to know of who is changed. */
export interface LockedStaff {
  readonly staffId: number;
  readonly fullName: string;
  readonly roleId: number;
  readonly hospitalId: number;
  readonly isActive: boolean;
  readonly isApprover: boolean;
  /** The largest concession an approver lets stand; null is any sum. */
  readonly approvalLimitPaise: number | null;
  /** The user who works under this record, active or not. */
  readonly userId: number | null;
}

/** What other calls decide of a member of staff; the form says nothing of these. */
type WrittenElsewhere =
  | 'tenant_id'
  | 'staff_id'
  | 'hospital_id'
  | 'is_approver'
  | 'approval_limit_paise'
  | 'is_active'
  | 'deactivation_reason'
  | 'deactivated_at'
  | 'changed_at';

/** Column and value of every field of the form; what was left out is empty (Q17). */
function columnsOf(staff: StaffInput): ColumnValues {
  const columns: EveryColumn<'staff', WrittenElsewhere> = {
    salutation: staff.salutation,
    first_name: staff.firstName,
    last_name: staff.lastName,
    gender: staff.gender,
    role_id: staff.roleId,
    department_id: staff.departmentId,
    designation_id: staff.designationId,
    specialization_id: staff.specializationId,
    email: staff.email?.toLowerCase(),
    contact_no: staff.contactNo,
    emergency_contact_no: staff.emergencyContactNo,
    blood_group: staff.bloodGroup,
    birth_date: staff.birthDate,
    marital_status: staff.maritalStatus,
    father_name: staff.fatherName,
    mother_name: staff.motherName,
    qualification: staff.qualification,
    work_experience: staff.workExperience,
    note: staff.note,
    current_address: staff.currentAddress,
    permanent_address: staff.permanentAddress,
    account_title: staff.accountTitle,
    bank_name: staff.bankName,
    ifsc_code: staff.ifscCode,
    bank_branch: staff.bankBranch,
    bank_account_no: staff.bankAccountNo,
    epf_no: staff.epfNo,
    basic_salary_paise: staff.basicSalary,
    payscale: staff.payscale,
    contract_type: staff.contractType,
    work_shift: staff.workShift,
    location: staff.location,
    date_of_joining: staff.dateOfJoining,
    date_of_leaving: staff.dateOfLeaving,
    opd_share_basis_points: staff.opdShare,
    ipd_share_basis_points: staff.ipdShare,
    ot_share_basis_points: staff.otShare,
    others_share_basis_points: staff.othersShare,
    image: staff.image,
  };
  return withoutEmpty(columns);
}

const takenFields: Readonly<Record<string, readonly [field: string, sentence: string]>> = {
  staff_by_email: ['staff.email', 'This email belongs to another member of staff'],
  staff_by_contact_no: ['staff.contactNo', 'This phone number belongs to another member of staff'],
  app_user_by_email: ['staff.email', 'Somebody else logs in with this email'],
  app_user_by_phone: ['staff.contactNo', 'Somebody else logs in with this phone number'],
};

/** Waits for a write of staff or of a user; an email or phone that is taken becomes a sentence beside its field. */
export function sayingTaken<T>(write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, takenFields);
}

/** Adds a member of staff of a hospital and answers the number. */
export async function insertStaff(
  tx: Transaction,
  place: { tenantId: number; hospitalId: number },
  staff: StaffInput,
): Promise<number> {
  const columns = columnsOf(staff);
  const added = await tx.one<{ staffId: number }>(
    sql`insert into staff (tenant_id, hospital_id, ${namesOf(columns)})
      values (${place.tenantId}, ${place.hospitalId}, ${valuesOf(columns)})
      returning staff_id`,
    kernelSentences.nothingAdded,
  );
  return added.staffId;
}

/** How a refusal and the audit call a member of staff. */
export const editedStaff = { table: 'staff', wrapper: 'staff', noun: 'member of staff' } as const;

/** Replaces every field of the form. That it was changed is noted, for what is changed may be where the user of it works. */
export async function replaceStaff(
  tx: Transaction,
  tenantId: number,
  staffId: number,
  staff: StaffInput,
): Promise<void> {
  await tx.rows(sql`
    update staff set ${changesOf(columnsOf(staff))}, changed_at = now()
    where tenant_id = ${tenantId} and staff_id = ${staffId}`);
}

/** Locks a member of staff until the end of the transaction. Refuses when the tenant has none of that number. */
export function lockStaff(tx: Transaction, tenantId: number, staffId: number): Promise<LockedStaff> {
  return tx.one<LockedStaff>(
    sql`select s.staff_id, s.first_name || ' ' || s.last_name as full_name, s.role_id, s.hospital_id, s.is_active, s.is_approver,
        s.approval_limit_paise, u.user_id
      from staff s left join app_user u on u.tenant_id = s.tenant_id and u.staff_id = s.staff_id
      where s.tenant_id = ${tenantId} and s.staff_id = ${staffId} for update of s`,
    staffSentences.staffDoesNotExist,
  );
}

/** The role of a member of staff. Refuses when the tenant has none of that number. */
export async function findRoleOf(tx: Transaction, tenantId: number, staffId: number): Promise<number> {
  const found = await tx.one<{ roleId: number }>(
    sql`select role_id from staff where tenant_id = ${tenantId} and staff_id = ${staffId}`,
    staffSentences.staffDoesNotExist,
  );
  return found.roleId;
}

/** Everything kept of a member of staff; whether they are a delegator is told for a day. Refuses when the tenant has none of that number. */
export function findStaff(tx: Transaction, tenantId: number, staffId: number, day: string): Promise<StoredStaff> {
  return tx.one<StoredStaff>(
    sql`select ${staffColumns(tenantId, day)}, s.gender, s.emergency_contact_no, s.blood_group, s.birth_date,
        s.marital_status, s.father_name, s.mother_name, s.qualification, s.work_experience, s.note, s.current_address,
        s.permanent_address, s.account_title, s.bank_name, s.ifsc_code, s.bank_branch, s.bank_account_no, s.epf_no,
        s.basic_salary_paise as basic_salary, s.payscale, s.contract_type, s.work_shift, s.location, s.date_of_joining,
        s.date_of_leaving, s.opd_share_basis_points as opd_share, s.ipd_share_basis_points as ipd_share,
        s.ot_share_basis_points as ot_share, s.others_share_basis_points as others_share, s.image, s.deactivation_reason,
        coalesce(w.is_hospitals_visible, false) as is_hospitals_visible,
        array(select m.hospital_id from user_hospital m where m.tenant_id = w.tenant_id and m.user_id = w.user_id
          and m.is_active order by m.hospital_id) as work_hospital_ids
      from ${staffJoins}
      left join app_user w on w.tenant_id = s.tenant_id and w.staff_id = s.staff_id
      where s.tenant_id = ${tenantId} and s.staff_id = ${staffId}`,
    staffSentences.staffDoesNotExist,
  );
}

/** Makes somebody an approver, with the largest concession this one lets stand (null is any sum), or no longer one. */
export async function writeApprover(
  tx: Transaction,
  tenantId: number,
  staffId: number,
  { isApprover, limitPaise }: { isApprover: boolean; limitPaise: number | null },
): Promise<void> {
  await tx.rows(sql`
    update staff set is_approver = ${isApprover}, approval_limit_paise = ${isApprover ? limitPaise : null}
    where tenant_id = ${tenantId} and staff_id = ${staffId}`);
}

/** Ends somebody's work here with a reason, or lets it go on; the user follows the record. */
export async function writeActive(
  tx: Transaction,
  tenantId: number,
  staffId: number,
  change: { isActive: boolean; reason: string | null },
): Promise<void> {
  const { isActive, reason } = change;
  await tx.rows(sql`
    update staff set is_active = ${isActive}, deactivation_reason = ${reason},
      deactivated_at = case when ${isActive} then null else now() end
    where tenant_id = ${tenantId} and staff_id = ${staffId}`);
  await tx.rows(sql`
    update app_user set is_active = ${isActive} where tenant_id = ${tenantId} and staff_id = ${staffId}`);
}

/** Gives somebody a role; the user follows the record. */
export async function writeRole(tx: Transaction, tenantId: number, staffId: number, roleId: number): Promise<void> {
  await tx.rows(sql`update staff set role_id = ${roleId} where tenant_id = ${tenantId} and staff_id = ${staffId}`);
  await tx.rows(sql`update app_user set role_id = ${roleId} where tenant_id = ${tenantId} and staff_id = ${staffId}`);
}
