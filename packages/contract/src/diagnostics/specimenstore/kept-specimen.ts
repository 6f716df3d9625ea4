// Kept specimens on the wire: where each is, until when, what it was split into (laboratory, LB022, LB025).

import { z } from 'zod';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { day, decimal, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { specimenStoreMenu } from '../laboratory/lab-menus.ts';
import { labSpellings, specimenStatuses } from '../laboratory/lab-words.ts';
import { laboratoryTopic } from '../laboratory/topics.ts';
import { specimenstoreChecks } from './specimenstore-sentences.ts';

const keeps: Permission = may('edit', specimenStoreMenu);
const changes = [laboratoryTopic];
const MOST_MILLILITRES = 5000;
const volume = () =>
  decimal()
    .gt(0, specimenstoreChecks.volumeNotValid.text)
    .max(MOST_MILLILITRES, specimenstoreChecks.volumeNotValid.text);
const spellings = { ...labSpellings, storedAt: 'storedOn', discardDay: 'discardOn' };

/** Specimens in the laboratory; those whose day has come first. */
export const keptSpecimenWorklist = worklist({
  path: '/Lab/GetKeptSpecimens',
  summary: 'Lists specimens in the laboratory with their places, those that are due to be thrown away first.',
  menu: specimenStoreMenu,
  topic: laboratoryTopic,
  wire: 'specimenList',
  fields: {
    specimenId: id(),
    specimenNo: text(),
    status: oneOf(specimenStatuses),
    ...workPatient,
    specimenName: text(),
    testNames: text(2000),
    /** The specimen it was split from (LB022). */
    parentNo: optional(text()),
    volumeMl: optional(decimal()),
    storagePlace: optional(text()),
    storedAt: optional(instant()),
    discardDay: optional(day()),
    isDue: flag(),
  },
  spellings,
  key: 'specimenId',
  listed: {
    text: ['specimenNo', 'status', 'firstName', 'placeName', 'specimenName', 'testNames', 'parentNo', 'storagePlace'],
    number: ['patientId'],
    day: ['discardDay'],
  },
  searched: ['firstName', 'testNames', 'specimenNo', 'storagePlace'],
  filters: {},
});

/** Puts a specimen into a place; its discard day follows from its type (LB025). */
export const moveSpecimen = endpoint({
  path: '/Lab/MoveSpecimen',
  logAs: ['specimen', 'moved'],
  summary: 'Puts a specimen into a place, where it is kept until its discard day.',
  permission: keeps,
  effect: 'write',
  changes,
  input: shape({
    specimenId: id(),
    storagePlace: requiredText(specimenstoreChecks.enterPlace, 60),
    volumeMl: optional(volume()),
  }),
  output: shape({ discardDay: day() }, spellings),
});

/** Throws away what is due, with one confirmation (LB025). */
export const discardSpecimens = endpoint({
  path: '/Lab/DiscardSpecimens',
  logAs: ['specimen', 'discarded'],
  summary: 'Says that specimens whose discard day has come were thrown away.',
  permission: keeps,
  effect: 'write',
  changes,
  input: shape({ specimenIds: z.array(id()).min(1, specimenstoreChecks.chooseSpecimens.text).max(500) }),
  output: shape({}),
});

/** Splits a specimen: the aliquot has a number of its own, leads back to it, and takes works along (LB022). */
export const addAliquot = endpoint({
  path: '/Lab/AddAliquot',
  logAs: ['aliquot', 'added'],
  summary: 'Splits a specimen; the aliquot has its own number and may take works along.',
  permission: keeps,
  effect: 'write',
  changes,
  input: shape({ specimenId: id(), volumeMl: optional(volume()), labWorkIds: z.array(id()).max(50) }),
  output: shape({ specimenId: id(), specimenNo: text() }),
});

/** The works that may go along with an aliquot. */
export const listWorksToSplit = endpoint({
  path: '/Lab/GetWorksOfSpecimen',
  summary: 'Lists the open works on a specimen. An extension.',
  permission: keeps,
  effect: 'read',
  input: shape({ specimenId: id() }),
  output: shape({ works: z.array(shape({ labWorkId: id(), testName: text() })) }, { works: 'labWorkList' }),
});
