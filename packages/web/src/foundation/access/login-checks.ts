// The checks of the log-in form, with the specification's sentences (R075-R078, Q162).
import { isPhone } from '@charaka/rules/person/phone';

/** Values typed by the user. */
export interface LoginValues {
  readonly identity: string;
  readonly password: string;
}

/** Text with @ is an email address, anything else a phone number (R078). */
export function isEmailIdentity(identity: string): boolean {
  return identity.includes('@');
}

/** How a request names the user who typed this (R078). */
export function namedUser(identity: string): { emailAddress: string } | { contactNo: string } {
  const typed = identity.trim();
  return isEmailIdentity(typed) ? { emailAddress: typed } : { contactNo: typed };
}

/** Error of the email address or phone number; undefined when valid (R075, R076, Q162). */
export function identityFault(identity: string): string | undefined {
  const typed = identity.trim();
  if (typed === '') return 'Email is a required field!';
  return isIdentity(typed) ? undefined : 'This is not a valid Email!!!';
}

/** Sentences by field; empty when all is well. */
export function loginErrors(values: LoginValues): Partial<Record<keyof LoginValues, string>> {
  const errors: Partial<Record<keyof LoginValues, string>> = {};
  const fault = identityFault(values.identity);
  if (fault) errors.identity = fault;
  if (values.password === '') errors.password = 'Password is a required field!';
  return errors;
}

function isIdentity(identity: string): boolean {
  return isEmailIdentity(identity) ? /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(identity) : isPhone(identity);
}
