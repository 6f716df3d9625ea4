// The log-in of a member of staff: made with an initial password, kept in step with the record afterwards.

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { updateStaff } from '@charaka/contract/foundation/staff/staff';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { passwordFault } from '@charaka/rules/access/password-strength';
import { nameInOne } from '@charaka/rules/person/person-name';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endSessionsOf } from '../access/access-store.ts';
import { freeze } from '../access/frozen.ts';
import { noteRoleOfUser } from '../access/note-rights.ts';
import { hashPassword, openPassword } from '../access/password.ts';
import { findWorkplaces, followStaff, insertUser, writeWorkplaces } from './account-store.ts';
import type { LockedStaff, StaffInput } from './staff-store.ts';

/** The account as sent; the password only for a new one. */
export type AccountInput = NonNullable<ParsedOf<typeof updateStaff>['staff']['account']>;

/** The hash of a password that came sealed. Refuses one that cannot be read or is too weak (Q187, PS041). */
export async function hashOfSealed(
  sealed: string,
  privateKey: string,
  field: string,
  { hasFactor = false } = {},
): Promise<string> {
  const password = openPassword(sealed, privateKey);
  if (password === undefined) refuse(accessSentences.passwordNotRead);
  const fault = passwordFault(password, { hasFactor });
  if (fault) refuse(fault, { [field]: fault });
  return hashPassword(password);
}

function factsOf(staff: StaffInput) {
  const { salutation, firstName, lastName, roleId } = staff;
  return {
    name: nameInOne(salutation, firstName, lastName),
    email: staff.email?.toLowerCase() || null,
    phone: staff.contactNo || null,
    roleId,
  };
}

/** Adds the user of a new or old record. Refuses without a password. */
export async function openAccount(
  call: Call,
  staff: StaffInput & { staffId: number; hospitalId: number },
  account: AccountInput,
  privateKey: string,
): Promise<void> {
  const { tx, tenantId } = call;
  const field = 'staff.account.encryptedPassword';
  const sentence = fieldSentences.enterPassword;
  if (!account.encryptedPassword) refuse(sentence, { [field]: sentence });
  const passwordHash = await hashOfSealed(account.encryptedPassword, privateKey, field);
  const hospitalIds = givenWorkplaces(call, account, []);
  const homeHospitalId = hospitalIds.includes(staff.hospitalId) ? staff.hospitalId : (hospitalIds[0] as number);
  const { isHospitalsVisible } = account;
  const user = {
    ...factsOf(staff),
    staffId: staff.staffId,
    hospitalId: homeHospitalId,
    isHospitalsVisible,
    passwordHash,
    // Whatever the caller says: a password that somebody else knows opens nothing.
    mustChangePassword: true,
  };
  const userId = await insertUser(tx, tenantId, user);
  await writeWorkplaces(tx, tenantId, userId, { hospitalIds, homeHospitalId, isHospitalsVisible });
}

/** Keeps a user in step with a changed record; another role ends their sessions, other hospitals count from the next call on. */
export async function followWithAccount(
  call: Call,
  before: LockedStaff & { userId: number },
  staff: StaffInput,
  account: AccountInput | null | undefined,
): Promise<void> {
  const { tx, tenantId } = call;
  const { userId } = before;
  await followStaff(tx, tenantId, userId, factsOf(staff));
  if (account) {
    const known = await findWorkplaces(tx, tenantId, userId);
    const hospitalIds = givenWorkplaces(call, account, known);
    const homeHospitalId = hospitalIds[0] as number;
    // Taking a hospital away gives no new power.
    if (userId !== call.userId && hospitalIds.some((hospitalId) => !known.includes(hospitalId)))
      await freeze(tx, tenantId, userId, 'approvals');
    await writeWorkplaces(tx, tenantId, userId, {
      hospitalIds,
      homeHospitalId,
      isHospitalsVisible: account.isHospitalsVisible,
    });
  }
  if (before.roleId !== staff.roleId) {
    await noteRoleOfUser(call, userId, { before: before.roleId, now: staff.roleId });
    await freeze(tx, tenantId, userId, 'approvals');
    await endSessions(call, userId);
  }
  await tx.announce(accessTopic, { tenantId });
}

/** Ends living sessions of a user, all but `keptSessionId`; open screens are out at once. */
export async function endSessions({ tx, tenantId }: Call, userId: number, keptSessionId?: string): Promise<void> {
  for (const sessionId of await endSessionsOf(tx, tenantId, userId, keptSessionId))
    await tx.announce(accessTopic, { tenantId, sessionId });
}

/** The hospitals asked for, and those the user has where the caller does not work. Refuses a hospital the caller does not work in. */
function givenWorkplaces({ session }: Call, { workHospitalIds }: AccountInput, before: readonly number[]): number[] {
  const foreign = workHospitalIds.find(
    (hospitalId) => !session.hospitals.has(hospitalId) && !before.includes(hospitalId),
  );
  if (foreign !== undefined) {
    const sentence = staffSentences.onlyOwnHospitals;
    refuse(sentence, { 'staff.account.workHospitalIds': sentence });
  }
  const elsewhere = before.filter((hospitalId) => !session.hospitals.has(hospitalId));
  return [...new Set([...workHospitalIds, ...elsewhere])];
}
