// The bench on the wire: works by parameters, saved cell by cell, finished, repeated (laboratory, sections 3 and 11).

import { cellFaults, labValueTypes } from '@charaka/rules/diagnostics/judge-result';
import { resultFlags } from '@charaka/rules/diagnostics/reference-range';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { orderTopic } from '../../clinic/order/topics.ts';
import { bodySize, endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { chargeTopic } from '../../money/charge/topics.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { benchMenu, mayVerify, verifyMenu } from './lab-menus.ts';
import { labSpellings, labWorkStatuses, notCalculated, ofOrder, resultRemarks } from './lab-words.ts';
import { laboratoryTopic } from './topics.ts';

const changes = [laboratoryTopic, orderTopic];
const works: Permission = may('edit', benchMenu);

/** A cell of the bench: the value that counts, and what a second person finds there (LB029, LB030). */
const benchCell = shape(
  {
    labWorkId: id(),
    labParameterId: id(),
    version: count(),
    valueText: optional(text(2000)),
    flag: optional(oneOf(resultFlags)),
    rangeText: optional(text(2000)),
    isDelta: flag(),
    previousText: optional(text(2000)),
    enteredByName: optional(text()),
    remark: optional(oneOf(resultRemarks)),
    /** Another test of the specimen has the same value and was finished: the cell takes none here (LB003). */
    elsewhere: optional(shape({ testName: text(), enteredByName: optional(text()), enteredAt: optional(instant()) })),
  },
  labSpellings,
);

/** Facts about a cell besides its value. */
const benchNote = shape({ labParameterId: id(), note: text(300), notedByName: text() }, labSpellings);

/** The states of a work at the bench. */
export const benchStatuses = ['Ready', 'Entered'] as const;

/** The open works of one test, with what it measures; without one of the test that waits longest. */
export const getBench = endpoint({
  path: '/Lab/GetBench',
  summary: 'Reads the open works of one test as a grid.',
  permission: may('view', benchMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: shape({
    labTestId: optional(id()),
    labSectionId: optional(id()),
    /** Tests with a parameter that the analyser measures. */
    analyserId: optional(id()),
    status: optional(oneOf(benchStatuses)),
    /** Specimens received in the last so many days. */
    days: optional(count().min(1).max(365)),
    pageNumber: optional(count().min(1).max(10_000)),
  }),
  output: shape({
    /** Waiting works by section and test, under the filters. */
    tests: z.array(
      shape({ labTestId: id(), testName: text(), labSectionId: id(), sectionName: text(), openCount: count() }),
    ),
    analysers: z.array(shape({ analyserId: id(), analyserName: text() })),
    /** The open works of all tests. */
    totalCount: count(),
    labTestId: optional(id()),
    pageNumber: count(),
    pageSize: count(),
    columns: z.array(
      shape(
        {
          labParameterId: id(),
          parameterName: text(),
          code: text(),
          unit: optional(text()),
          valueType: oneOf(labValueTypes),
          /** How a value is worked out of those of others, by their codes. */
          formula: optional(text(500)),
          choices: optional(text(2000)),
          isMandatory: flag(),
        },
        labSpellings,
      ),
    ),
    works: z.array(
      shape(
        {
          labWorkId: id(),
          ...workPatient,
          specimenNo: text(),
          status: oneOf(labWorkStatuses),
          repeatNo: count(),
          statusReason: optional(text(300)),
          dueAt: instant(),
          ...ofOrder,
          cells: z.array(benchCell),
          /** Normal ranges for the patient, also when no value is entered yet. */
          ranges: z.array(shape({ labParameterId: id(), rangeText: text(2000) }, labSpellings)),
          notes: z.array(benchNote),
          /** Formulas without a value, with the reason (LB010). */
          notCalculated: z.array(shape({ labParameterId: id(), ...notCalculated }, labSpellings)),
        },
        labSpellings,
      ),
    ),
  }),
});

/** Finds the place of a specimen at the bench: the test, the work, and the page of the grid with its row. */
export const findBenchWork = endpoint({
  path: '/Lab/FindBenchWork',
  summary: 'Finds the open work of a specimen at the bench by its number. An extension.',
  permission: may('view', benchMenu),
  effect: 'read',
  input: shape({ specimenNo: text(12), labTestId: optional(id()) }),
  output: shape({ labTestId: id(), labWorkId: id(), pageNumber: count() }),
});

/** Saves cells; one that cannot be a value does not lose the others (LB026-LB030). */
export const saveResults = endpoint({
  path: '/Lab/SaveResults',
  logAs: ['lab_result', 'saved'],
  bodyBytes: bodySize.long,
  summary: 'Saves values cell by cell; formulas are worked out.',
  permission: works,
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({
    results: z
      .array(shape({ labWorkId: id(), labParameterId: id(), value: text(2000), version: count() }, labSpellings))
      .min(1)
      .max(100),
  }),
  output: shape({
    cells: z.array(benchCell),
    faults: z.array(
      shape(
        {
          labWorkId: id(),
          labParameterId: id(),
          fault: oneOf(cellFaults),
          byName: optional(text()),
          /** The numbers that an unclear one may mean, as they are to be typed. */
          proposals: z.array(text(40)),
        },
        labSpellings,
      ),
    ),
  }),
});

/** Notes something of a cell, with a value or without; nothing takes the note back. It is read by the second person, and printed nowhere. */
export const noteResult = endpoint({
  path: '/Lab/AddResultNote',
  logAs: ['lab_result_note', 'added'],
  summary: 'Notes something of a value at the bench. An extension.',
  permission: works,
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({ labWorkId: id(), labParameterId: id(), note: optional(text(300)) }, labSpellings),
  output: shape({}),
});

/** The technician stands for the values: nothing mandatory is missing, and what jumps is confirmed (LB031, LB032, LB034). */
export const finishWork = endpoint({
  path: '/Lab/FinishWork',
  logAs: ['lab_work', 'finished'],
  summary: 'Ends the measuring of works; their orders are done.',
  permission: works,
  effect: 'once',
  changes: [...changes, chargeTopic],
  input: shape({ labWorkIds: z.array(id()).min(1).max(100), isDeltaConfirmed: optional(flag()) }),
  output: shape({}),
});

const reasoned = shape({
  labWorkId: id(),
  reason: requiredText(entrySentences.enterReason, 300).refine(
    (value) => value.length >= 5,
    entrySentences.enterReason.text,
  ),
});

/** The values are measured anew; the first ones stay as versions (LB038). */
export const repeatWork = endpoint({
  path: '/Lab/RepeatWork',
  logAs: ['lab_work', 'repeated'],
  summary: 'Has a work measured anew; the values so far are kept.',
  permission: { menu: benchMenu, action: 'edit', orMenus: [verifyMenu] },
  effect: 'write',
  changes,
  input: reasoned,
  output: shape({}),
});

/** The pathologist gives a work back with a reason; its values stay and can be corrected. */
export const returnWork = endpoint({
  path: '/Lab/ReturnWork',
  logAs: ['lab_work', 'givenBack'],
  summary: 'Gives a finished work back to the bench.',
  permission: mayVerify,
  effect: 'write',
  changes,
  input: reasoned,
  output: shape({}),
});

/** When a work was ready; shown on lists. */
export const workTimes = { collectedAt: optional(instant()), receivedAt: optional(instant()) };
