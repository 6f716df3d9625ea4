// Specimens on the wire: what is to be collected, labels with their numbers, collecting, receiving, refusing (laboratory, sections 3 and 4).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { orderTopic } from '../../clinic/order/topics.ts';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { chargeTopic } from '../../money/charge/topics.ts';
import { collectionMenu, specimenMenu, specimenStoreMenu } from './lab-menus.ts';
import {
  identifications,
  labSpellings,
  ofOrder,
  ofPatient,
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
export const listCollection = endpoint({
  path: '/Lab/GetCollectionList',
  summary: 'Lists the containers that wait to be taken, the most urgent patients first.',
  permission: may('view', collectionMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        rowId: text(),
        ...ofPatient,
        encounterId: id(),
        containerName: text(),
        capColour: optional(text()),
        specimenName: text(),
        orderIds: z.array(id()),
        ...ofOrder,
        specimenId: optional(id()),
        specimenNo: optional(text()),
        /** Something of it is not paid at the counter: no label is made but for what may go on unpaid (LB016). */
        isUnpaid: flag(),
        fastingHours: optional(count()),
      },
      labSpellings,
    ),
    'collectionList',
  ),
});

/** Draws numbers for the containers of some orders of one visit, and takes the orders into the laboratory's list (LB012). */
export const makeLabels = endpoint({
  path: '/Lab/MakeLabels',
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
          ...ofPatient,
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

/** Specimens of the hospital, the latest first; by their state. */
export const listSpecimens = endpoint({
  path: '/Lab/GetAllSpecimens',
  summary: 'Lists specimens, the latest first.',
  permission: may('view', specimenMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({ status: optional(oneOf(specimenStatuses)) }),
  output: listOutput(
    shape(
      {
        specimenId: id(),
        specimenNo: text(),
        status: oneOf(specimenStatuses),
        ...ofPatient,
        containerName: text(),
        ...ofOrder,
        collectedAt: optional(instant()),
        receivedAt: optional(instant()),
        rejectReason: optional(oneOf(rejectReasons)),
        rejectNote: optional(text(300)),
        conditions: z.array(oneOf(specimenConditions)),
      },
      labSpellings,
    ),
    'specimenList',
  ),
});

/** A specimen is in the laboratory. One that is there already is told so, and nothing is done (LB015, LB018, LB019, LB021). */
export const receiveSpecimen = endpoint({
  path: '/Lab/ReceiveSpecimens',
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
