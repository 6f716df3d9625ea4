// The chart of a patient on the wire: allergies, whether they were asked about, and problems.
import { z } from 'zod';
import { bodySize, endpoint, type Permission } from '../../kernel/endpoint.ts';
import { day, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { patientMenu } from '../../people/patient/patient.ts';
import { patientTopic } from '../../people/patient/topics.ts';
import { visitMenu } from '../opd/visit.ts';
import { chartChecks } from './chart-sentences.ts';
import { chartTopic } from './topics.ts';

/** Kinds of allergen. */
export const allergyKinds = ['Drug', 'Food', 'Other'] as const;
/** How strong the reaction was. */
export const allergySeverities = ['Mild', 'Moderate', 'Severe'] as const;
/** Whether an allergy is valid, or turned out to be none. */
export const allergyStates = ['Active', 'Refuted'] as const;
/** State of a patient's allergies: not asked yet, none known, or some noted. */
const allergyStatuses = ['Unknown', 'NoneKnown', 'Has'] as const;
/** States of a problem. */
export const problemStates = ['Active', 'Controlled', 'Resolved'] as const;

const spellings = {
  patientId: 'patientUid',
  allergyId: 'patientAllergyId',
  problemId: 'patientProblemId',
  problemName: 'name',
  allergies: 'patientAllergyList',
  problems: 'patientProblemList',
  notedAt: 'notedOn',
  notedByName: 'notedBy',
  saidAt: 'saidOn',
  saidByName: 'saidBy',
};

const allergyFields = {
  kind: oneOf(allergyKinds),
  // Substances of a patient travel as one text with | between them (R217).
  substance: requiredText(chartChecks.enterSubstance, 150).regex(/^[^|]*$/, chartChecks.oneSubstance.text),
  reaction: optional(text(200)),
  severity: optional(oneOf(allergySeverities)),
  since: optional(day()),
};
const noted = { notedAt: instant(), notedByName: text() };

/** An allergy as noted; those that turned out to be none stay readable. */
export const patientAllergy = shape(
  { allergyId: id(), ...allergyFields, state: oneOf(allergyStates), ...noted },
  spellings,
);

const problemFields = {
  code: optional(text(20)),
  problemName: requiredText(chartChecks.enterProblem, 300),
  since: optional(day()),
  state: oneOf(problemStates),
  resolvedOn: optional(day()),
};

/** A problem a patient lives with. */
export const patientProblem = shape({ problemId: id(), ...problemFields, ...noted }, spellings);

/** Whether the patient was asked for allergies, and who said so when. */
export const allergyStanding = shape(
  { status: oneOf(allergyStatuses), saidAt: optional(instant()), saidByName: optional(text()) },
  { ...spellings, status: 'allergyStatus' },
);

const reads: Permission = { menu: visitMenu, action: 'view', orMenus: [patientMenu], deeds: ['read-chart'] };
/** The desk records what a patient says; only users who write clinical notes record a problem (Q254). */
const notes: Permission = { menu: visitMenu, action: 'edit', orMenus: [patientMenu] };
const findings: Permission = { ...notes, deeds: ['clinical-note'] };
const known = {
  patientId: id(),
  allergies: z.array(patientAllergy),
  standing: allergyStanding,
  problems: z.array(patientProblem),
};
const chartOutput = shape(known, { ...spellings, standing: 'allergyStanding' });

/** Allergies with their status, and problems. */
export const getPatientChart = endpoint({
  path: '/Problem/GetPatientProblems',
  aliases: ['/Allergy/GetAllergies'],
  summary: 'Reads the allergies of a patient, whether they were asked for, and the problems.',
  permission: reads,
  effect: 'read',
  isWalled: true,
  input: shape({ patientId: id() }, spellings),
  output: chartOutput,
});

/** Notes allergies and changes those named by number; allergies not in the list stay unchanged. */
export const saveAllergies = endpoint({
  path: '/Allergy/SaveAllergies',
  logAs: ['patient_allergy', 'saved'],
  summary: 'Notes allergies of a patient, and changes those that are noted.',
  permission: notes,
  effect: 'write',
  bodyBytes: bodySize.long,
  changes: [chartTopic, patientTopic],
  isWalled: true,
  input: shape(
    {
      patientId: id(),
      allergies: z
        .array(shape({ allergyId: optional(id()), ...allergyFields, state: oneOf(allergyStates) }, spellings))
        .min(1)
        .max(50),
    },
    spellings,
  ),
  output: chartOutput,
});

/** Says that the patient was asked and knows of none, or that nobody can tell. */
export const setAllergyStatus = endpoint({
  path: '/Allergy/SetAllergyStatus',
  logAs: ['patient_allergy', 'changed'],
  summary: 'Notes that a patient was asked for allergies and knows of none.',
  permission: notes,
  effect: 'write',
  changes: [chartTopic],
  isWalled: true,
  input: shape({ patientId: id(), status: oneOf(['Unknown', 'NoneKnown']) }, { ...spellings, status: 'allergyStatus' }),
  output: chartOutput,
});

/** Notes a problem, or changes one. */
export const saveProblem = endpoint({
  path: '/Problem/SaveProblem',
  logAs: ['patient_problem', 'saved'],
  summary: 'Notes a problem of a patient, or changes it.',
  permission: findings,
  effect: 'write',
  changes: [chartTopic],
  isWalled: true,
  input: shape(
    {
      patientId: id(),
      problem: withChecks(shape({ problemId: optional(id()), ...problemFields }, spellings), (value, context) => {
        if (value.since && value.resolvedOn && value.resolvedOn < value.since)
          context.addIssue({ code: 'custom', path: ['resolvedOn'], message: chartChecks.resolvedBeforeBegin.text });
      }),
    },
    { ...spellings, problem: 'patientProblem' },
  ),
  output: chartOutput,
});
