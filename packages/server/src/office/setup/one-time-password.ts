// Passwords that are shown once to the operator of the server.
import { randomInt } from 'node:crypto';
import { passwordFault } from '@charaka/rules/access/password-strength';

/** Letters and digits that nobody takes for each other. */
const READABLE = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** A random password that the rules for passwords take. */
export function oneTimePassword(): string {
  const password = Array.from({ length: LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('');
  return passwordFault(password) ? oneTimePassword() : password;
}
