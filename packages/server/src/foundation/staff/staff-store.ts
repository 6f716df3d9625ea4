// The SQL of one member of staff.

import type { addStaff, getStaff } from '@charaka/contract/foundation/staff/staff';
import { staffRecord } from '@charaka/contract/foundation/staff/staff-fields';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import {
  type ColumnValues,
  changesOf,
  type EveryColumn,
  namesOf,
  valuesOf,
  withoutEmpty,
} from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import { keepPicture, readPicture } from '../../kernel/picture-file.ts';
import { declaredColumns, declaredSelect } from '../../kernel/record-columns.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import { sortedStaffName } from '../../kernel/staff-name.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { staffColumns, staffJoins } from './staff-list.ts';

/** A member of staff as typed, without the account. */
export type StaffInput = Omit<ParsedOf<typeof addStaff>['staff'], 'account'>;
/** A member of staff as answered. */
export type StoredStaff = OutputOf<typeof getStaff>['staff'];

/** The facts of a member of staff that a change needs. */
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
  /** The e-mail with which the user logs in, and to which a code is mailed. */
  readonly logInEmail: string | null;
  readonly logInPhone: string | null;
  /** The file of the photo. */
  readonly imageFileId: number | null;
}

/** Columns of a member of staff that other calls write; the form does not have them. */
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
function columnsOf(staff: StaffInput, imageFileId: number | null): ColumnValues {
  const columns: EveryColumn<'staff', WrittenElsewhere> = {
    ...declaredColumns('staff', staffRecord, staff),
    image: null,
    image_file_id: imageFileId,
    email: staff.email?.toLowerCase(),
  };
  return withoutEmpty(columns);
}

const takenFields: Readonly<Record<string, readonly [field: string, sentence: Sentence]>> = {
  staff_by_email: ['staff.email', staffSentences.emailTaken],
  staff_by_contact_no: ['staff.contactNo', staffSentences.phoneTaken],
  app_user_by_email: ['staff.email', staffSentences.logInEmailTaken],
  app_user_by_phone: ['staff.contactNo', staffSentences.logInPhoneTaken],
};

/** Waits for a write of staff or of a user; an email or phone that is taken becomes a sentence beside its field. */
export function sayingTaken<T>(write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, takenFields);
}

/** Adds a member of staff of the call's hospital and answers the number. */
export async function insertStaff(call: Call, staff: StaffInput): Promise<number> {
  const columns = columnsOf(staff, await keepPicture(call, staff.image, 'staff'));
  const added = await call.tx.one<{ staffId: number }>(
    sql`insert into staff (tenant_id, hospital_id, ${namesOf(columns)})
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${valuesOf(columns)})
      returning staff_id`,
    kernelSentences.nothingAdded,
  );
  return added.staffId;
}

/** How a refusal and the audit call a member of staff. */
export const editedStaff = { table: 'staff', wrapper: 'staff', noun: words.staffMember } as const;

/** Replaces every field of the form. Sets the time of the change, for a changed field may decide where the user works. */
export async function replaceStaff(call: Call, before: LockedStaff, staff: StaffInput): Promise<void> {
  const imageFileId = await keepPicture(call, staff.image, 'staff', before.imageFileId);
  await call.tx.rows(sql`
    update staff set ${changesOf(columnsOf(staff, imageFileId))}, changed_at = now()
    where tenant_id = ${call.tenantId} and staff_id = ${before.staffId}`);
}

/** Locks a member of staff until the end of the transaction. Refuses when the tenant has none of that number. */
export function lockStaff(tx: Transaction, tenantId: number, staffId: number): Promise<LockedStaff> {
  return tx.one<LockedStaff>(
    sql`select s.staff_id, ${sortedStaffName(sql`s`)} as full_name, s.role_id, s.hospital_id, s.is_active, s.is_approver,
        s.approval_limit_paise, u.user_id, u.email as log_in_email, u.phone as log_in_phone, s.image_file_id
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

/** Fields of the form that lists do not show. */
const ownColumns = declaredSelect(staffRecord, 's', {
  without: [
    'salutation',
    'firstName',
    'lastName',
    'roleId',
    'departmentId',
    'designationId',
    'specializationId',
    'email',
    'contactNo',
  ],
});

/**
 * Every stored field of a member of staff; whether they are a delegator is as of a day. Refuses when the tenant has
 * none of that number.
 */
export async function findStaff(call: Call, staffId: number, day: string): Promise<StoredStaff> {
  const { tx, tenantId } = call;
  const { imageFileId, ...staff } = await tx.one<StoredStaff & { imageFileId: number | null }>(
    sql`select ${staffColumns(tenantId, day)}, ${ownColumns}, s.image_file_id, s.deactivation_reason,
        coalesce(w.is_hospitals_visible, false) as is_hospitals_visible,
        array(select m.hospital_id from user_hospital m where m.tenant_id = w.tenant_id and m.user_id = w.user_id
          and m.is_active order by m.hospital_id) as work_hospital_ids
      from ${staffJoins}
      left join app_user w on w.tenant_id = s.tenant_id and w.staff_id = s.staff_id
      where s.tenant_id = ${tenantId} and s.staff_id = ${staffId}`,
    staffSentences.staffDoesNotExist,
  );
  return { ...staff, image: await readPicture(call, { fileId: imageFileId, text: staff.image }) };
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

/** Gives a member of staff another e-mail address and phone. */
export async function writeAddress(
  tx: Transaction,
  tenantId: number,
  staffId: number,
  { email, contactNo }: { email: string | null; contactNo: string | null },
): Promise<void> {
  await tx.rows(sql`
    update staff set email = ${email}, contact_no = ${contactNo}, changed_at = now()
    where tenant_id = ${tenantId} and staff_id = ${staffId}`);
}

/** Gives somebody a role; the user follows the record. */
export async function writeRole(tx: Transaction, tenantId: number, staffId: number, roleId: number): Promise<void> {
  await tx.rows(sql`update staff set role_id = ${roleId} where tenant_id = ${tenantId} and staff_id = ${staffId}`);
  await tx.rows(sql`update app_user set role_id = ${roleId} where tenant_id = ${tenantId} and staff_id = ${staffId}`);
}
