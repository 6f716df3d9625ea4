// The growth of a child on the wire: points from vital signs with their z-score, and the lines they are compared with (OP032, OP033).
import { growthAxes, growthIndicators, growthStandards } from '@charaka/rules/clinic/growth';
import { z } from 'zod';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, day, decimal, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { patientMenu } from '../../people/patient/patient.ts';
import { visitMenu } from '../opd/visit.ts';
import { vitalTopic } from '../vital/topics.ts';
import { vitalMenu } from '../vital/vital.ts';
import { growthTopic } from './topics.ts';

const spellings = {
  patientId: 'patientUid',
  takenAt: 'takenOn',
  points: 'growthPointList',
  curves: 'referenceLineList',
  tables: 'growthTableList',
};

const reads: Permission = { menu: visitMenu, action: 'view', orMenus: [patientMenu, vitalMenu], deeds: ['read-chart'] };
const MIN_WEEKS = 22;
const MAX_WEEKS = 45;

/** A measure of a set of vital signs; `z` is missing where no table is in use for it. */
const growthPoint = shape(
  {
    vitalSignSetId: id(),
    takenAt: instant(),
    ageDays: count(),
    /** Days taken from the age of a child born early. */
    correctedDays: count(),
    /** Days of age, or tenths of a centimetre. */
    at: decimal(),
    measure: decimal(),
    /** Millimetres added to a length, or taken from it, because it was measured the other way. */
    addedMm: count(),
    z: optional(decimal()),
    centile: optional(decimal()),
    nutrition: optional(oneOf(['Moderate', 'Severe'])),
    /** Outside what is counted until it is confirmed as measured twice. */
    isDoubtful: flag(),
    isConfirmed: flag(),
  },
  spellings,
);

/** Points of one indicator with the lines of z -3 to 3 for the age of the child. */
export const getGrowth = endpoint({
  path: '/GrowthChart/GetGrowth',
  summary: 'Answers the growth of a child by one indicator, with z-scores, centiles and reference lines.',
  permission: reads,
  effect: 'read',
  isWalled: true,
  input: shape(
    {
      patientId: id(),
      indicator: oneOf(growthIndicators),
      /** Of a child born early: completed weeks of pregnancy. */
      gestationWeeks: optional(z.int().min(MIN_WEEKS).max(MAX_WEEKS)),
    },
    spellings,
  ),
  output: shape(
    {
      patientId: id(),
      birthDate: day(),
      indicator: oneOf(growthIndicators),
      /** True when the curves run over length in millimetres, false when they run over age in days. */
      isByLength: flag(),
      points: z.array(growthPoint),
      curves: z.array(shape({ z: count(), places: z.array(shape({ at: decimal(), measure: decimal() })) })),
      tables: z.array(shape({ standard: oneOf(growthStandards), axis: oneOf(growthAxes), sourceNote: text() })),
      /** The last upper arm that was measured, and what it says of a child from 6 to 59 months. */
      arm: optional(
        shape({ takenAt: instant(), muacMm: count(), nutrition: optional(oneOf(['Moderate', 'Severe'])) }, spellings),
      ),
    },
    spellings,
  ),
});

/** Confirms that a doubtful measure was taken twice; from then on it is counted. */
export const confirmGrowthPoint = endpoint({
  path: '/GrowthChart/ConfirmPoint',
  logAs: ['growth_confirmation', 'confirmed'],
  summary: 'Notes that a doubtful measure was taken twice.',
  permission: may('edit', vitalMenu),
  effect: 'write',
  changes: [growthTopic, vitalTopic],
  isWalled: true,
  input: shape({ patientId: id(), vitalSignSetId: id() }, spellings),
  output: shape({ patientId: id(), vitalSignSetId: id() }, spellings),
});
