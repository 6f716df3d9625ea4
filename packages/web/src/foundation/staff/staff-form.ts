// The values of the staff form: initial values, errors, and the values to send.

import type { addStaff, getStaff } from '@charaka/contract/foundation/staff/staff';
import { newStaff, staffRecord } from '@charaka/contract/foundation/staff/staff-fields';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { passwordFault } from '@charaka/rules/access/password-strength';
import { sexOfSalutation } from '@charaka/rules/person/person-name';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { formChecks } from '../../kernel/form-checks.ts';
import { spoken } from '../../kernel/spoken.ts';
import { blankOf, heldOf } from '../../resource/record-values.ts';

/** Everything kept of a member of staff. */
export type Staff = OutputOf<typeof getStaff>['staff'];
/** A new member of staff as sent. */
export type StaffInput = InputOf<typeof addStaff>['staff'];

const blank = {
  ...blankOf(staffRecord),
  // Chosen from the titles of the hospital.
  salutation: null as string | null,
  image: null as string | null,
};

const blankAccount = {
  hasLogIn: false,
  password: '',
  workHospitalIds: [] as number[],
  isHospitalsVisible: false,
};

/** Field values; the salary in rupees, shares in percent. */
export type StaffForm = typeof blank & typeof blankAccount;
/** The form as its sections take it. */
export type StaffFormApi = UseFormReturnType<StaffForm>;

/** The form of a member of staff, or of a new one who begins in the present hospital. */
export function formOfStaff(staff: Staff | null, hospitalId: number): StaffForm {
  if (!staff) return { ...blank, ...blankAccount, workHospitalIds: [hospitalId] };
  const { hasLogIn, isHospitalsVisible } = staff;
  const workHospitalIds = hasLogIn ? staff.workHospitalIds : [hospitalId];
  const own = { ...heldOf(staffRecord, staff), salutation: staff.salutation ?? null, image: staff.image ?? null };
  return { ...own, ...blankAccount, hasLogIn, isHospitalsVisible, workHospitalIds };
}

/** Another salutation says the gender where it can (R248). */
export function withSalutation(salutation: string | null): Partial<StaffForm> {
  const gender = salutation ? sexOfSalutation(salutation) : null;
  return gender ? { salutation, gender } : { salutation };
}

/** The form as the call takes it; `sealed` is the first password, encrypted. Whoever fills it in knows it: its owner chooses another. */
export function staffInput(form: StaffForm, sealed: string): StaffInput {
  const { hasLogIn, password: _, workHospitalIds, isHospitalsVisible, ...staff } = form;
  const logIn = sealed ? { encryptedPassword: sealed, mustChangePassword: true } : {};
  const account = { workHospitalIds, isHospitalsVisible, ...logIn };
  return { ...staff, ...(hasLogIn ? { account } : {}) } as StaffInput;
}

const checkStaff = formChecks(newStaff);
const ownNames: Readonly<Record<string, string>> = {
  'account.encryptedPassword': 'password',
  'account.workHospitalIds': 'workHospitalIds',
};

/** Sentences about the account stand at the fields of the form. */
export function atFormFields(faults: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(faults).map(([path, sentence]) => [ownNames[path] ?? path, sentence]));
}

/** The sentences about the faults of a form; a password is needed for a log-in that is not there yet (Q187, Q194). */
export function staffFaults(form: StaffForm, isNewLogIn: boolean): FormErrors {
  const sealed = form.password || !isNewLogIn ? 'sealed' : '';
  const faults = atFormFields(checkStaff(staffInput(form, sealed)));
  const weakness = form.hasLogIn && isNewLogIn && form.password ? passwordFault(form.password) : undefined;
  return weakness ? { ...faults, password: spoken(weakness) } : faults;
}
