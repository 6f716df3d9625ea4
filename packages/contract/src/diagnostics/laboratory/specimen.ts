// Specimens on the wire: what is to be collected, labels with their numbers, collecting, receiving, refusing (laboratory, sections 3 and 4).

import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { orderTopic } from '../../clinic/order/topics.ts';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { chargeTopic } from '../../money/charge/topics.ts';
import { stateFilter } from '../../people/worklist/work-filters.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { collectionMenu, specimenMenu, specimenStoreMenu } from './lab-menus.ts';
import {
  identifications,
  labSpellings,
  ofOrder,
  patientStates,
  rejectReasons,
  specimenConditions,
  specimenStatuses,
} from './lab-words.ts';
import { laboratoryChecks } from './laboratory-sentences.ts';
import { loggedCall, refuseNotReadBack } from './logged-call.ts';
import { laboratoryTopic } from './topics.ts';

const changes = [laboratoryTopic, orderTopic];
const collects: Permission = may('edit', collectionMenu);
const receives: Permission = may('edit', specimenMenu);
const specimenNo = () => text(12).regex(/^\d{12}$/, laboratoryChecks.enterSpecimenNo.text);

/** Lists containers to collect, one line for each container of a patient, in the order of draw (LB011). */
export const collectionWorklist = worklist({
  path: '/Lab/GetCollectionList',
  summary: 'Lists the containers that wait to be taken, the most urgent patients first.',
  menu: collectionMenu,
  topic: laboratoryTopic,
  wire: 'collectionList',
  fields: {
    rowId: text(),
    ...workPatient,
    encounterId: id(),
    containerName: text(),
    capColour: optional(text()),
    specimenName: text(),
    orderIds: z.array(id()),
    ...ofOrder,
    specimenId: optional(id()),
    specimenNo: optional(text()),
    /** A test of it is not paid at the counter: labels are made only for tests that may go on unpaid (LB016). */
    isUnpaid: flag(),
    fastingHours: optional(count()),
  },
  spellings: labSpellings,
  key: 'rowId',
  listed: {
    text: ['firstName', 'placeName', 'containerName', 'testNames', 'specimenNo'],
    number: ['priority', 'patientId'],
    instant: ['orderedAt'],
  },
  searched: ['firstName', 'placeName', 'testNames', 'specimenNo'],
  filters: {},
});

/** Draws numbers for the containers of some orders of one visit, and takes the orders into the laboratory's list (LB012). */
export const makeLabels = endpoint({
  path: '/Lab/MakeLabels',
  logAs: ['specimen_label', 'made'],
  summary: 'Draws specimen numbers for orders of one visit. An extension.',
  permission: collects,
  effect: 'write',
  changes,
  input: shape({ orderIds: z.array(id()).min(1, laboratoryChecks.chooseSpecimens.text).max(100) }, labSpellings),
  output: shape({ specimenIds: z.array(id()) }),
});

/** Returns the content of specimen labels (LB013). */
export const getLabels = endpoint({
  path: '/Lab/PrintLabels',
  logAs: ['specimen_label', 'printed'],
  summary: 'Reads what the labels of specimens say.',
  permission: { menu: collectionMenu, action: 'view', orMenus: [specimenMenu, specimenStoreMenu] },
  effect: 'read',
  isWalled: true,
  isShownWhole: true,
  input: shape({ specimenIds: z.array(id()).min(1).max(100) }),
  output: shape({
    labels: z.array(
      shape(
        {
          specimenId: id(),
          specimenNo: text(),
          ...workPatient,
          containerName: text(),
          labelCopies: count(),
          ...ofOrder,
          collectedAt: optional(instant()),
        },
        labSpellings,
      ),
    ),
  }),
});

/** Specimens are taken: their orders begin, and are charged, in the same transaction (LB014-LB016). */
export const collectSpecimens = endpoint({
  path: '/Lab/CollectSpecimens',
  logAs: ['specimen', 'collected'],
  summary: 'Says that specimens were taken; their orders begin and are charged.',
  permission: collects,
  effect: 'once',
  changes: [...changes, chargeTopic],
  input: shape(
    {
      specimenIds: z.array(id()).min(1, laboratoryChecks.chooseSpecimens.text).max(100),
      collectedAt: optional(instant()),
      identifiedBy: oneOf(identifications),
      fastedHours: optional(
        count().min(0, laboratoryChecks.fastedNotValid.text).max(72, laboratoryChecks.fastedNotValid.text),
      ),
      patientState: optional(oneOf(patientStates)),
    },
    labSpellings,
  ),
  output: shape({}),
});

/** Specimens of the hospital: collected ones first, the most urgent at the top; by their state. */
export const specimenWorklist = worklist({
  path: '/Lab/GetAllSpecimens',
  summary: 'Lists specimens, the latest first.',
  menu: specimenMenu,
  topic: laboratoryTopic,
  wire: 'specimenList',
  fields: {
    specimenId: id(),
    specimenNo: text(),
    status: oneOf(specimenStatuses),
    ...workPatient,
    containerName: text(),
    ...ofOrder,
    collectedAt: optional(instant()),
    receivedAt: optional(instant()),
    rejectReason: optional(oneOf(rejectReasons)),
    rejectNote: optional(text(300)),
    conditions: z.array(oneOf(specimenConditions)),
  },
  spellings: labSpellings,
  key: 'specimenId',
  listed: {
    text: ['specimenNo', 'status', 'firstName', 'placeName', 'containerName', 'testNames'],
    number: ['priority', 'patientId'],
    instant: ['collectedAt', 'receivedAt'],
  },
  searched: ['specimenNo', 'firstName', 'testNames'],
  filters: { status: stateFilter(specimenSteps, 'worklist:all') },
});

/** A specimen is in the laboratory. One that is there already is told so, and nothing is done (LB015, LB018, LB019, LB021). */
export const receiveSpecimen = endpoint({
  path: '/Lab/ReceiveSpecimens',
  logAs: ['specimen', 'received'],
  summary: 'Takes a specimen into the laboratory by its number.',
  permission: receives,
  effect: 'write',
  changes,
  input: shape({ specimenNo: specimenNo(), conditions: optional(z.array(oneOf(specimenConditions)).max(7)) }),
  output: shape({ isNew: flag() }),
});

/** A specimen is refused: its orders go back, and a new one is asked for (LB020, LB021). */
export const rejectSpecimen = endpoint({
  path: '/Lab/RejectSpecimens',
  logAs: ['specimen', 'refused'],
  summary: 'Refuses a specimen with a reason; its orders go back and are not charged again.',
  permission: receives,
  effect: 'write',
  changes,
  input: withChecks(
    shape({
      specimenNo: specimenNo(),
      rejectReason: oneOf(rejectReasons, entrySentences.enterReason),
      rejectNote: optional(text(300)),
      /** The call about the new specimen: the person informed, or that nobody was reached; required for a Stat specimen. */
      call: optional(withChecks(shape(loggedCall), refuseNotReadBack)),
    }),
    ({ rejectReason, rejectNote }, context) => {
      if (rejectReason === 'Other' && !rejectNote?.trim())
        context.addIssue({ code: 'custom', path: ['rejectNote'], message: laboratoryChecks.otherNeedsNote.text });
    },
  ),
  output: shape({}),
});
