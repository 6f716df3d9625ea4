// Second factors, the confirmation before sensitive deeds, sessions, and what a tenant demands, on the wire.

import { factorPolicies } from '@charaka/rules/access/second-factor';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { accessTopic } from '../../kernel/topic.ts';
import { accessChecks } from './access-checks.ts';
import { securityTopic } from './topics.ts';

/** Menu path of the administrators' screens about log-ins. */
export const SECURITY_MENU_PATH = 'security';

/** The kinds of second factor. */
const factorKinds = ['TOTP', 'WebAuthn'] as const;

const factor = shape({
  factorId: id(),
  kind: oneOf(factorKinds),
  label: text(),
  addedOn: instant(),
  lastUsedOn: optional(instant()),
});
const recoveryCodes = z.array(text(40));

/** The factors of the calling user (PS033). */
export const getOwnFactors = endpoint({
  path: '/Security/GetOwnFactors',
  summary: "Lists the calling user's second factors and how many recovery codes are left.",
  permission: 'signed-in',
  effect: 'read',
  openBefore: ['enrolment'],
  input: shape({}),
  output: shape({ factors: z.array(factor), recoveryCodesLeft: count(), isDemanded: flag() }),
});

/** Begins a factor: nothing is kept until its first code has come back with the ticket (PS033). */
export const beginFactor = endpoint({
  path: '/Security/BeginFactor',
  logAs: ['factor', 'begun'],
  summary: 'Begins a second factor; it counts once its first code has come back with the ticket.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['enrolment'],
  stepUp: 'own-factor',
  input: shape({ kind: oneOf(['TOTP']) }),
  output: shape({ ticket: text(4000), secret: text(100), address: text(500) }),
});

/** Keeps a factor whose code is right; with the first one come ten recovery codes (PS033, PS034). */
export const finishFactor = endpoint({
  path: '/Security/FinishFactor',
  logAs: ['factor', 'finished'],
  summary: 'Keeps a second factor whose first code is right; ten recovery codes come with the first one.',
  permission: 'signed-in',
  effect: 'write',
  changes: [securityTopic],
  openBefore: ['enrolment'],
  input: shape({
    ticket: requiredText(accessChecks.beginAgain, 4000),
    code: requiredText(accessChecks.enterCode, 20),
    label: optional(text(60)),
  }),
  output: shape({ factor, recoveryCodes }),
});

/** Answer of a browser about a passkey, as JSON: the client passes it on; the server reads and checks it. */
const passkeyText = () => text(16_000);

/** Begins a passkey or security key; `options` is what the browser is to be asked, as JSON (PS033). */
export const beginPasskey = endpoint({
  path: '/Security/BeginPasskey',
  logAs: ['passkey', 'begun'],
  summary: 'Begins a passkey or security key; it counts once the browser’s answer has come back within five minutes.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['enrolment'],
  stepUp: 'own-factor',
  input: shape({}),
  output: shape({ options: passkeyText() }),
});

/** Keeps a passkey or security key; with the first factor come ten recovery codes (PS033, PS034). */
export const finishPasskey = endpoint({
  path: '/Security/FinishPasskey',
  logAs: ['passkey', 'finished'],
  summary: 'Keeps a passkey or security key whose answer is right; ten recovery codes come with the first factor.',
  permission: 'signed-in',
  effect: 'write',
  changes: [securityTopic],
  openBefore: ['enrolment'],
  input: shape({
    answer: requiredText(accessChecks.beginAgain, 20_000),
    label: requiredText(accessChecks.enterName, 60),
  }),
  output: shape({ factor, recoveryCodes }),
});

/** How the user can prove who it is at this address: with an app, with a passkey (`passkeyOptions`, JSON), or without a factor (PS033). */
export const beginProof = endpoint({
  path: '/Security/BeginProof',
  logAs: ['proof', 'begun'],
  summary: 'Tells by which second factors the calling user can prove who it is, and begins one with a passkey.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['second-factor', 'enrolment'],
  input: shape({}),
  output: shape({ hasApp: flag(), passkeyOptions: optional(passkeyText()) }),
});

/** Takes a factor of one's own away; the last one of somebody who must have one stays (PS034). */
export const removeFactor = endpoint({
  path: '/Security/RemoveFactor',
  logAs: ['factor', 'removed'],
  summary: "Removes one of the calling user's second factors.",
  permission: 'signed-in',
  effect: 'write',
  changes: [securityTopic],
  stepUp: 'own-factor',
  input: shape({ factorId: id() }),
  output: shape({}),
});

/** Ten new recovery codes; those of before are worth nothing (PS033). */
export const makeRecoveryCodes = endpoint({
  path: '/Security/MakeRecoveryCodes',
  logAs: ['recovery_code', 'made'],
  summary: 'Makes ten new recovery codes; those of before are worth nothing.',
  permission: 'signed-in',
  effect: 'write',
  changes: [securityTopic],
  stepUp: 'own-factor',
  input: shape({}),
  output: shape({ recoveryCodes }),
});

/** Confirms that a user has lost every factor: the second of two administrators removes them (PS036). */
export const removeLostFactors = endpoint({
  path: '/Security/RemoveLostFactors',
  logAs: ['factor', 'removed'],
  summary: "Asks for a user's lost second factors to be taken away; done when a second administrator asks too.",
  permission: may('delete', SECURITY_MENU_PATH),
  effect: 'write',
  changes: [securityTopic],
  stepUp: 'rights',
  input: shape({ userId: id() }),
  output: shape({ isDone: flag() }),
});

/**
 * Proves who is there: the second step of a log-in, and the confirmation before a sensitive deed, good for ten minutes (PS035). A code of
 * the factor where the user has one, else the password.
 */
export const stepUp = endpoint({
  path: '/Security/StepUp',
  logAs: ['proof', 'finished'],
  summary: 'Proves the user with a code of the second factor, or without one with the password; good for ten minutes.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['second-factor', 'enrolment'],
  input: shape(
    {
      code: optional(text(40)),
      /** The browser's answer to `beginProof`, as JSON. */
      passkeyAnswer: optional(passkeyText()),
      encryptedPassword: optional(text(2000)),
      deviceToken: optional(text(100)),
    },
    { encryptedPassword: 'password' },
  ),
  output: shape({ steppedUpUntil: instant() }),
});

const sessionView = shape({
  sessionId: text(),
  userId: id(),
  userName: text(),
  deviceLabel: text(),
  ip: optional(text()),
  startedOn: instant(),
  lastSeenOn: instant(),
  factorLevel: oneOf(['Password', 'SecondFactor', 'Sso']),
  steppedUpOn: optional(instant()),
  isCurrent: flag(),
});

/** The living sessions of the calling user (PS040). */
export const getOwnSessions = endpoint({
  path: '/Security/GetOwnSessions',
  summary: 'Lists where the calling user is logged in.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({}),
  output: shape({ sessions: z.array(sessionView) }),
});

/** The living sessions of the tenant, for administrators; the one used last comes first (PS040). */
export const getAllSessions = endpoint({
  path: '/Security/GetAllSessions',
  summary: 'Lists where everybody is logged in, for administrators.',
  permission: may('view', SECURITY_MENU_PATH),
  effect: 'read',
  input: listInput({ userId: optional(id()) }),
  output: listOutput(sessionView, 'sessions'),
});

/** A user's second factors as administrators see them, and whether one of them says that they are lost. */
const userFactors = shape({
  userId: id(),
  userName: text(),
  roleName: text(),
  isDemanded: flag(),
  appCount: count(),
  passkeyCount: count(),
  recoveryCodesLeft: count(),
  lastLogInOn: optional(instant()),
  /** The administrator who reported the loss, while a second administrator must still confirm it. */
  lossAskedByName: optional(text()),
  lossAskedOn: optional(instant()),
  isLossAskedByCaller: flag(),
  /** Until when the user approves nothing. */
  approvalsFrozenUntil: optional(instant()),
});

/** Lists users with a second factor or a lost one, for administrators (PS036). */
export const getAllFactors = endpoint({
  path: '/Security/GetAllFactors',
  summary: 'Lists which users have a second factor, and whose are lost, for administrators.',
  permission: may('view', SECURITY_MENU_PATH),
  effect: 'read',
  input: listInput({ only: optional(oneOf(['lost', 'without'])) }),
  output: listOutput(userFactors, 'userFactorList'),
});

/** Ends one session: one's own, or as an administrator anybody's of the tenant (PS040). */
export const endSession = endpoint({
  path: '/Security/EndSession',
  logAs: ['session', 'ended'],
  summary: "Ends one session: one's own, or for administrators any.",
  permission: 'signed-in',
  effect: 'write',
  changes: [securityTopic],
  input: shape({ sessionId: z.uuid(accessChecks.sessionNotKnown.text) }),
  output: shape({}),
});

/** Ends every session of somebody, for administrators (PS040). */
export const endUserSessions = endpoint({
  path: '/Security/EndUserSessions',
  logAs: ['session', 'ended'],
  summary: 'Ends every session of a user, for administrators.',
  permission: may('edit', SECURITY_MENU_PATH),
  effect: 'write',
  changes: [securityTopic],
  input: shape({ userId: id() }),
  output: shape({ endedSessions: count() }),
});

/** Kinds of event in the log of log-ins. */
export const securityEventKinds = [
  'log-in',
  'failure',
  'lock',
  'log-out',
  'new device',
  'step-up',
  'session ended',
  'password changed',
  'factor added',
  'factor removed',
  'factor lost',
  'factor refused',
  'rights changed',
  'policy changed',
] as const;
/** One of them. */
export type SecurityEventKind = (typeof securityEventKinds)[number];

const securityEvent = shape({
  eventId: id(),
  at: instant(),
  kind: text(),
  userId: optional(id()),
  userName: optional(text()),
  byUserName: optional(text()),
  ip: optional(text()),
  deviceLabel: optional(text()),
  result: text(),
});

/** Lists events of log-ins, factors, sessions and rights, newest first. */
export const getSecurityEvents = endpoint({
  path: '/Security/GetSecurityEvents',
  summary: 'Lists what happened to log-ins, factors, sessions and rights, newest first.',
  permission: may('view', SECURITY_MENU_PATH),
  effect: 'read',
  input: listInput({ ...askedDays, userId: optional(id()), kind: optional(text(40)) }),
  output: listOutput(securityEvent, 'securityEventList'),
});

const policy = shape({
  factorFor: oneOf(factorPolicies),
  stepUpAbove: money(accessChecks.theLimit),
  /** After so many hours a session ends, whatever is renewed. */
  sessionHours: z.int().min(1, accessChecks.tooFewHours.text).max(12, accessChecks.tooManyHours.text),
});

/** Returns the tenant's security policy (PS033, PS035). */
export const getPolicy = endpoint({
  path: '/Security/GetPolicy',
  summary: 'Reads whom a second factor is demanded of and above which amount money that leaves is confirmed.',
  permission: may('view', SECURITY_MENU_PATH),
  effect: 'read',
  input: shape({}),
  output: shape({ policy }),
});

/** Sets what the tenant demands, for administrators (PS033, PS035). */
export const savePolicy = endpoint({
  path: '/Security/SavePolicy',
  logAs: ['security_policy', 'saved'],
  summary:
    'Sets whom a second factor is demanded of, how long sessions last, and above which amount money is confirmed.',
  permission: may('edit', SECURITY_MENU_PATH),
  effect: 'write',
  changes: [accessTopic, securityTopic],
  stepUp: 'policy',
  input: shape({ policy }),
  output: shape({ policy }),
});
