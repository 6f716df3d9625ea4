// Log-in, session and rights on the wire.

import { factorNeeds } from '@charaka/rules/access/second-factor';
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { userPreferences } from '../tenancy/preference.ts';
import { accessChecks } from './access-checks.ts';
import { groupWithRights } from './role.ts';

const sessionUser = shape(
  {
    userId: id(),
    name: text(),
    emailAddress: optional(text()),
    contactNo: optional(text()),
    roleId: id(),
    roleName: text(),
    staffId: optional(id()),
    hospitalId: id(),
    isHospitalsVisible: flag(),
    isApprover: flag(),
    isDelegator: flag(),
    /** Until the password is changed every other call is refused. An extension. */
    mustChangePassword: flag(),
    /** The tenant's first run waits for this user. An extension. */
    isSettingUp: flag(),
    /** Step the session waits for: until it is done nearly every other call is refused (PS033). An extension. */
    factorNeed: oneOf(factorNeeds),
  },
  // No answer speaks of a password (ASVS 2.4.1).
  { mustChangePassword: 'isFirstLogin' },
);

/** Log-in with an RSA-OAEP-SHA256 encrypted password, base64 (R078, R079, Q161); the look and language of the user come along. */
export const logIn = endpoint({
  path: '/User/ValidateLogin',
  logAs: ['session', 'begun'],
  summary: 'Logs a user in; the password is encrypted with the key of /api/public-key.',
  permission: 'anyone',
  effect: 'write',
  changes: [],
  input: shape({
    user: shape(
      {
        encryptedPassword: requiredText(fieldSentences.enterPassword, 2000),
        emailAddress: optional(text(200)),
        contactNo: optional(text(20)),
        tenantCode: optional(text(60)),
      },
      { encryptedPassword: 'passwordHash', tenantCode: 'tenantId' },
    ),
    /** Token given to this browser at an earlier log-in: failed tries by strangers do not lock it out. An extension. */
    deviceToken: optional(text(100)),
  }),
  output: shape(
    {
      user: sessionUser,
      preferences: userPreferences,
      token: text(4000),
      tokenExpiry: instant(),
      deviceToken: text(100),
    },
    { token: '_token', tokenExpiry: '_tokenExpiry' },
  ),
});

/** A fresh token for a living session (R097, R105, Q24). */
export const refreshToken = endpoint({
  path: '/User/RefreshToken',
  logAs: ['session', 'renewed'],
  summary: 'Renews the token of a living session.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['own-password', 'second-factor', 'enrolment'],
  input: shape({ user: optional(shape({ name: optional(text()) })) }),
  output: shape({ token: text(4000), tokenExpiry: instant() }, { token: '_token', tokenExpiry: '_tokenExpiry' }),
});

/** Ends the session on the server (R090). */
export const logOut = endpoint({
  path: '/User/Logout',
  logAs: ['session', 'left'],
  summary: 'Ends the session.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['own-password', 'second-factor', 'enrolment'],
  input: shape({}),
  output: shape({}),
});

/** Ends every session of the user, here and elsewhere. */
export const logOutEverywhere = endpoint({
  path: '/User/LogoutEverywhere',
  logAs: ['session', 'leftEverywhere'],
  summary: 'Ends every session of the user on all devices.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['own-password', 'enrolment'],
  input: shape({}),
  output: shape({ endedSessions: id() }),
});

const forgetful = { emailAddress: optional(text(200)), contactNo: optional(text(20)) };

/** Sends a one-time code to a user who forgot the password (R085, R087, Q159). An extension of the specification (R089). */
export const sendForgotPasswordOtp = endpoint({
  path: '/User/SendForgotPasswordOtp',
  logAs: ['password_reset_code', 'sent'],
  summary: 'Sends a one-time code for a new password; the answer is the same whether there is such a user or not.',
  permission: 'anyone',
  effect: 'write',
  changes: [],
  input: shape({ user: shape(forgetful) }),
  output: shape({}),
});

/** Sets a new password with the one-time code; every session of the user ends (R085, R086, Q159, Q187). An extension (R089). */
export const resetForgottenPassword = endpoint({
  path: '/User/ResetForgottenPassword',
  logAs: ['password', 'madeAnew'],
  summary: 'Sets a new password with a one-time code; the password is encrypted with the key of /api/public-key.',
  permission: 'anyone',
  effect: 'write',
  changes: [],
  input: shape({
    user: shape(
      {
        ...forgetful,
        otp: requiredText(accessChecks.enterOtp, 20),
        encryptedPassword: requiredText(accessChecks.enterNewPassword, 2000),
      },
      { encryptedPassword: 'passwordHash' },
    ),
  }),
  output: shape({}),
});

/**
 * Rights of a role on every screen, by group of the menu; returns all groups, whatever page is requested (R059, R174, R175, Q05).
 * Every user may read their own role; other roles need the right to see the screen of roles.
 */
export const listRolePermissions = endpoint({
  path: '/HospitalSetting/GetAllRolePermissions',
  summary: 'Lists what a role may do on every screen, by group of the menu.',
  permission: 'signed-in',
  effect: 'read',
  openBefore: ['own-password', 'second-factor', 'enrolment'],
  input: shape({
    role: optional(shape({ roleId: id() })),
    pageNumber: optional(count()),
    pageSize: optional(count()),
  }),
  output: shape({ groups: z.array(groupWithRights), totalCount: count() }, { groups: 'rolePermissions' }),
});
