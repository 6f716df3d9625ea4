// Referrers of patients, on the wire: their addresses and the agreed commission.

import { isPanNumber } from '@charaka/rules/person/pan-number';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, officePhone, optional, percent, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { pickRow } from '../../kernel/pick-row.ts';
import { record } from '../../kernel/record.ts';
import { shape } from '../../kernel/shape.ts';
import { referralChecks } from './referral-checks.ts';
import { referralTopic } from './topics.ts';

/** Menu path that rights on referrals hang on. */
export const referralMenu = 'referral';

const MOST_PERCENT = 100;

/** A part of the commission agreed with a referral. */
const rate = { schema: optional(percent(MOST_PERCENT)), kind: 'percent', form: 'commission', isListed: true } as const;

/** Fields of the dialog (R260, Q205), declared once. The order is that of the list, of the file, and of a section of the form. */
export const referralRecord = record({
  referralName: {
    schema: requiredText(referralChecks.enterReferralName, 120),
    form: 'who',
    isListed: true,
    heading: 'Referral',
  },
  contactNo: {
    schema: optional(officePhone(16)),
    wire: 'referralContactNo',
    label: 'phone',
    form: 'who',
    isListed: true,
    heading: 'Phone',
  },
  email: {
    schema: optional(z.union([z.literal(''), z.email(fieldSentences.notValidEmail.text).toLowerCase()])),
    wire: 'referralEmailId',
    form: 'who',
    isListed: true,
    heading: 'Email',
  },
  address: {
    schema: optional(text(300)),
    wire: 'referralAddress',
    form: 'address',
    isListed: true,
    heading: 'Address',
  },
  panNo: {
    schema: optional(
      text(20)
        .toUpperCase()
        .refine((value) => value === '' || isPanNumber(value), referralChecks.panNotValid.text),
    ),
    form: 'who',
    isListed: true,
    heading: 'PAN',
  },
  /** Commission of inpatient stays, outpatient visits, operations, and whatever else. */
  ipdPercentage: { ...rate, column: 'ipd_basis_points', label: 'ipd', heading: 'IPD commission' },
  opdPercentage: { ...rate, column: 'opd_basis_points', label: 'opd', heading: 'OPD commission' },
  otPercentage: { ...rate, column: 'ot_basis_points', label: 'ot', heading: 'OT commission' },
  otherPercentage: { ...rate, column: 'other_basis_points', label: 'other', heading: 'Other commission' },
});
const { schemas: fields, spellings } = referralRecord;

/** A referral that does not exist yet; it is active unless it is said otherwise. */
export const newReferral = shape({ referralId: optional(id()), ...fields, isActive: optional(flag()) }, spellings);
/** A referral as kept. */
const referral = shape({ referralId: id(), ...fields, isActive: flag() }, spellings);

/** Name and phone tell one referral from another (R261); the rest is for readers of the referrals' own screen. */
const hidden = [
  'email',
  'address',
  'panNo',
  'ipdPercentage',
  'opdPercentage',
  'otPercentage',
  'otherPercentage',
] as const;

const oneReferral = shape({ referral: shape({ referralId: id() }, spellings) });

/** Referrals by name; filtered by `referralName` joined with or, or by `referralEmailId` (R262). */
export const listReferrals = endpoint({
  path: '/PatientReferralDetail/GetAllPatientReferral',
  summary: 'Lists who refers patients.',
  permission: mayLookUp('referral', 'Patients'),
  effect: 'read',
  input: listInput({}),
  output: listOutput(pickRow(referral, hidden, referralMenu), 'referralList'),
});

/** One referral. */
export const getReferral = endpoint({
  path: '/PatientReferralDetail/GetPatientReferralByID',
  summary: 'Reads one referral.',
  permission: mayLookUp('referral', 'Patients'),
  effect: 'read',
  input: oneReferral,
  output: shape({ referral: pickRow(withVersion(referral), hidden, referralMenu), ...changedBy }),
});

/** Adds a referral; one name with one phone number once (R261). */
export const addReferral = endpoint({
  path: '/PatientReferralDetail/AddPatientReferral',
  logAs: ['referral', 'added'],
  summary: 'Adds a referral.',
  permission: may('add', referralMenu),
  effect: 'write',
  changes: [referralTopic],
  input: shape({ referral: newReferral }),
  output: shape({ referral }),
});

/**
 * Changes a referral; fields left out are cleared (R261, Q17). An agreed commission is for roles 0 and 19 (R166). Refused when somebody
 * else changed it since the version named.
 */
export const updateReferral = endpoint({
  path: '/PatientReferralDetail/UpdatePatientReferral',
  logAs: ['referral', 'changed'],
  summary: 'Changes a referral; fields left out are cleared.',
  permission: may('edit', referralMenu),
  effect: 'write',
  changes: [referralTopic],
  input: shape({ referral: shape({ ...newReferral.shape, ...versioned, referralId: id() }, spellings) }),
  output: shape({ referral }),
});

/** Deactivates a referral: it is offered no more and stays with the patients it sent. */
export const deleteReferral = endpoint({
  path: '/PatientReferralDetail/DeletePatientReferral',
  logAs: ['referral', 'removed'],
  summary: 'Deactivates a referral; nothing is deleted.',
  permission: may('delete', referralMenu),
  effect: 'write',
  changes: [referralTopic],
  input: oneReferral,
  output: shape({}),
});
