// Vaccinations of a patient on the wire: the plan by a schedule, and the doses that were given (OP034, OP035).

import { doseStates } from '@charaka/rules/clinic/dose-states';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { z } from 'zod';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { patientMenu } from '../../people/patient/patient.ts';
import { visitMenu } from '../opd/visit.ts';
import { vitalMenu } from '../vital/vital.ts';
import { immunizationChecks } from './immunization-sentences.ts';
import { immunizationTopic } from './topics.ts';

/** Given in this hospital, or told by the patient or a card. */
export const immunizationSources = ['Given', 'Reported'] as const;
/** Why a dose that was given has to be repeated. */
const doseFaults = ['TooEarly', 'GapTooShort', 'LiveTooClose'] as const;

const spellings = {
  patientId: 'patientUid',
  notedAt: 'notedOn',
  notedByName: 'givenBy',
  expiryOn: 'expiry',
  given: 'immunizationList',
  plan: 'vaccinePlanList',
  schedules: 'vaccineScheduleList',
};

const reads: Permission = { menu: visitMenu, action: 'view', orMenus: [patientMenu, vitalMenu], deeds: ['read-chart'] };
/** Doctors and nurses vaccinate: users who may correct vital signs. */
const writes = may('edit', vitalMenu);

const doseFields = {
  vaccineCode: requiredText(immunizationChecks.enterVaccine, 30),
  doseKey: requiredText(immunizationChecks.enterDose, 40),
  source: oneOf(immunizationSources),
  givenOn: day(),
  batchNumber: optional(text(40)),
  expiryOn: optional(day()),
  maker: optional(text(100)),
  site: optional(text(60)),
  route: optional(text(30)),
  dose: optional(text(30)),
  adverseEvent: optional(text(500)),
};

/** A dose as noted; `fault` says why it has to be repeated. */
const immunization = shape(
  {
    immunizationId: id(),
    ...doseFields,
    fault: optional(oneOf(doseFaults)),
    changeReason: optional(text()),
    isActive: flag(),
    /** Corrected by a later version: kept, and no longer active. */
    isReplaced: flag(),
    notedAt: instant(),
    notedByName: text(),
  },
  spellings,
);

const plannedDose = shape({
  doseKey: text(),
  vaccineCode: text(),
  isOptional: flag(),
  state: oneOf(statesOf(doseStates)),
  givenOn: optional(day()),
  dueOn: day(),
  earliestOn: day(),
});

const planOutput = shape(
  {
    patientId: id(),
    birthDate: day(),
    scheduleName: optional(text()),
    version: optional(count()),
    schedules: z.array(shape({ scheduleName: text(), version: count() })),
    plan: z.array(plannedDose),
    nextVisitOn: optional(day()),
    given: z.array(immunization),
  },
  spellings,
);

/** The plan by a schedule, or by the first of the tenant; who is older than every dose of it sees what is too late as such. */
export const getVaccinePlan = endpoint({
  path: '/Immunization/GetPlan',
  summary: 'Reads the vaccinations of a patient: what was given, what is due by a schedule, and when to come again.',
  permission: reads,
  effect: 'read',
  isWalled: true,
  input: shape({ patientId: id(), scheduleName: optional(text(100)) }, spellings),
  output: planOutput,
});

/** A dose given in this hospital needs its batch number and the expiry date of the batch. */
const dose = withChecks(shape(doseFields, spellings), (value, context) => {
  if (value.source !== 'Given') return;
  if (!value.batchNumber)
    context.addIssue({ code: 'custom', path: ['batchNumber'], message: immunizationChecks.enterBatch.text });
  if (!value.expiryOn)
    context.addIssue({ code: 'custom', path: ['expiryOn'], message: immunizationChecks.enterExpiry.text });
});

/** Notes a dose. One that comes too early is refused until it is confirmed, and stands as to be repeated then. */
export const addImmunization = endpoint({
  path: '/Immunization/AddImmunization',
  logAs: ['immunization', 'added'],
  summary: 'Notes a vaccination that was given here or elsewhere.',
  permission: writes,
  effect: 'write',
  changes: [immunizationTopic],
  isWalled: true,
  input: shape(
    { patientId: id(), scheduleName: optional(text(100)), immunization: dose, isEarlyConfirmed: optional(flag()) },
    spellings,
  ),
  output: planOutput,
});

/** Corrects a dose by a new version, or voids it; both need a reason, and the version before stays readable. */
export const updateImmunization = endpoint({
  path: '/Immunization/UpdateImmunization',
  logAs: ['immunization', 'changed'],
  summary: 'Corrects or voids a vaccination by a new version, with the reason.',
  permission: writes,
  effect: 'write',
  changes: [immunizationTopic],
  isWalled: true,
  input: shape(
    {
      patientId: id(),
      scheduleName: optional(text(100)),
      immunizationId: id(),
      immunization: dose,
      isActive: flag(),
      reason: requiredText(entrySentences.enterReason, 300),
    },
    spellings,
  ),
  output: planOutput,
});
