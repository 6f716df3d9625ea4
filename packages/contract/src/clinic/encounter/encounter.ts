// An encounter on the wire: one stay or visit that orders, notes and results hang on.

import { z } from 'zod';
import { endpoint, type ScreenPermission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { patientMenu } from '../../people/patient/patient.ts';
import { admissionMenu } from '../../stay/admission/admission.ts';
import { visitMenu } from '../opd/visit.ts';
import { encounterChecks } from './encounter-sentences.ts';
import { encounterTopic } from './topics.ts';

/** Encounter of the OPD, a stay, the emergency room, or a department that a person came to with a paper from outside. */
export const encounterClasses = ['OPD', 'IPD', 'ER', 'Direct'] as const;

/** Shown by a list of inpatients, or by the OPD; the server keeps to the stays or visits that the caller's screens show. */
export const mayLookAtEncounters: ScreenPermission = { menu: admissionMenu, action: 'view', orMenus: [visitMenu] };

/** Users who register patients, or take them into the OPD. */
export const mayAddWalkIns: ScreenPermission = { menu: patientMenu, action: 'add', orMenus: [visitMenu] };

/** How the fields of encounters are spelled on the wire. */
const encounterSpellings = {
  patientId: 'patientUid',
  admissionId: 'patientIpId',
  visitId: 'opdScheduleId',
  doctorId: 'staffId',
  openedAt: 'openedOn',
  closedAt: 'closedOn',
};

/** A stay or visit, and how it is named where it is shown. */
const encounter = shape(
  {
    encounterId: id(),
    encounterClass: oneOf(encounterClasses),
    patientId: id(),
    admissionId: optional(id()),
    visitId: optional(id()),
    /** The number of the stay or of the visit; null for a person who came with a paper from outside. */
    encounterNo: optional(text()),
    tokenNo: optional(count()),
    doctorId: optional(id()),
    doctorName: optional(text()),
    openedAt: instant(),
    closedAt: optional(instant()),
    closeReason: optional(text()),
  },
  encounterSpellings,
);

/** The stays and visits of a patient in this hospital, the latest first. */
export const listEncounters = endpoint({
  path: '/Encounter/GetAllEncounters',
  summary: 'Lists the stays and visits of a patient, the latest first. An extension.',
  permission: mayLookAtEncounters,
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ patientId: id(), isOpen: optional(flag()) }, encounterSpellings),
  output: shape({ encounters: z.array(encounter) }, { encounters: 'encounterList' }),
});

const directEncounter = withChecks(
  shape(
    {
      patientId: id(),
      /** The doctor outside who signed the paper; left out when a referral is chosen. */
      doctorName: optional(text(120)),
      referralId: optional(id()),
      note: optional(text(500)),
    },
    encounterSpellings,
  ),
  ({ doctorName, referralId }, context) => {
    if (!doctorName && referralId == null)
      context.addIssue({ code: 'custom', path: ['doctorName'], message: encounterChecks.enterReferrer.text });
  },
);

/** A patient comes to a department with a paper from outside: tests, images and medicines are ordered on this encounter (Q279). */
export const addDirectEncounter = endpoint({
  path: '/Encounter/AddDirectEncounter',
  logAs: ['direct_encounter', 'added'],
  summary: 'Adds the encounter of a walk-in patient with a paper from outside. An extension.',
  permission: mayAddWalkIns,
  // Sent twice, as by two clicks, it makes one encounter.
  effect: 'once',
  changes: [encounterTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ encounter: directEncounter }),
  output: shape({ encounter: shape({ encounterId: id(), patientId: id() }, encounterSpellings) }),
});
