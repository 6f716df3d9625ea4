// How a member of staff is called on the screens.

import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import { nameInOne } from '@charaka/rules/person/person-name';

interface Named {
  readonly salutation?: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
}

/** Name with salutation (R197). */
export function nameOf({ salutation, firstName, lastName }: Named): string {
  return nameInOne(salutation, firstName, lastName);
}

/** In the lists of delegations a salutation is shown for doctors alone (R181, Q192). */
export function delegateName(row: {
  salutation?: string | null | undefined;
  fullName: string;
  roleId: number;
}): string {
  return row.roleId === DOCTOR_ROLE_ID && row.salutation ? `${row.salutation} ${row.fullName}` : row.fullName;
}
