// A member of staff as the form sends one, and the log-in of one.

import { logIn } from '@charaka/contract/foundation/access/access';
import type { addStaff } from '@charaka/contract/foundation/staff/staff';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { TestTenant } from '../server/test-tenant.ts';
import { sealedPassword } from './sealed-password.ts';

type StaffForm = InputOf<typeof addStaff>['staff'];

/** A nurse without a log-in. */
export function staffForm(changes: Partial<StaffForm> = {}): StaffForm {
  return {
    salutation: 'Mrs.',
    firstName: 'Lata',
    lastName: 'Menon',
    gender: 'F',
    roleId: 31,
    departmentId: 1,
    designationId: 1,
    email: 'lata.menon@example.org',
    contactNo: '9811111111',
    ...changes,
  };
}

/** The account of a form: the first hospital and a password. */
export function accountForm(tenant: TestTenant, password: string): NonNullable<StaffForm['account']> {
  return {
    workHospitalIds: [1],
    isHospitalsVisible: false,
    encryptedPassword: sealedPassword(password, tenant.parts.secrets.publicKey),
  };
}

/** Tries to log in by email or phone and answers what the server says. */
export function tryLogIn(tenant: TestTenant, name: { emailAddress?: string; contactNo?: string }, password: string) {
  const encryptedPassword = sealedPassword(password, tenant.parts.secrets.publicKey);
  return tenant.call(logIn, { user: { ...name, encryptedPassword } }, { as: 'nobody' });
}

/** Lets the passwords of everybody in the tenant count as chosen by themselves, for tests that are not about the first log-in. */
export async function ownPassword(tenant: TestTenant): Promise<void> {
  await tenant.parts.owner.query('update app_user set must_change_password = false where tenant_id = $1', [
    tenant.tenantId,
  ]);
}
