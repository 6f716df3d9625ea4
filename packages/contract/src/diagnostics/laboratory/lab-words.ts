// Shared parts of the laboratory's calls: states, spellings, and the patient of a specimen.

import { orderPriorities } from '@charaka/rules/clinic/order-step';
import { labWorkSteps } from '@charaka/rules/diagnostics/lab-work-steps';
import { notCalculatedReasons } from '@charaka/rules/diagnostics/not-calculated';
import { rangeConditions, resultFlags } from '@charaka/rules/diagnostics/reference-range';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import { statesOf } from '@charaka/rules/step/steps';
import { id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { workSpellings } from '../../people/worklist/work-patient.ts';

/** The states of a specimen. */
export const specimenStatuses = statesOf(specimenSteps);
/** Remarks beside a value about the appearance of its specimen (LB023). */
export const resultRemarks = ['Haemolysed', 'Preliminary'] as const;
/** The states of a work. */
export const labWorkStatuses = statesOf(labWorkSteps);
/** Why a specimen is refused. */
export const rejectReasons = [
  'Haemolysed',
  'Clotted',
  'Insufficient',
  'Leaking',
  'Unlabelled',
  'WrongContainer',
  'WrongPatient',
  'Old',
  'Other',
] as const;
/** How a specimen may look when it arrives; none of these refuses it by itself. */
export const specimenConditions = [
  'Haemolysed',
  'Icteric',
  'Lipaemic',
  'Clotted',
  'Insufficient',
  'Leaking',
  'Warm',
] as const;
/** States of a patient recorded at collection, when they decide the normal range (LB009). */
export const patientStates = rangeConditions.filter((one) => one !== 'Fasting' && one !== 'PostMeal');
/** By which facts the patient is known when a specimen is taken (LB014). */
export const identifications = ['Wristband', 'NameAndBirth'] as const;

/** How the fields of the laboratory are spelled on the wire. */
export const labSpellings = {
  ...workSpellings,
  orderId: 'clinicalOrderId',
  orderIds: 'clinicalOrderIds',
  labParameterId: 'parameterId',
  collectedAt: 'collectedOn',
  receivedAt: 'receivedOn',
  statusAt: 'statusOn',
  verifiedAt: 'verifiedOn',
  verifiedByName: 'verifiedBy',
  orderedAt: 'orderedOn',
  orderedByName: 'orderedBy',
  calledAt: 'calledOn',
  calledByName: 'calledBy',
  enteredByName: 'enteredBy',
  dueAt: 'dueOn',
  finishedByName: 'finishedBy',
};

/** Why a formula has no value, and the names of the parts that are missing (LB010). */
export const notCalculated = { reason: oneOf(notCalculatedReasons), lacking: text(1000) };

/** A value that counts, as screens and papers show it. */
export const shownValue = {
  labParameterId: id(),
  parameterName: text(),
  valueText: optional(text(2000)),
  unit: optional(text()),
  flag: optional(oneOf(resultFlags)),
  rangeText: optional(text(2000)),
};

/** The order of a specimen or a work, in rows of lists. */
export const ofOrder = { testNames: text(2000), priority: oneOf(orderPriorities), orderedAt: instant() };
