// Reports in words on the wire: what waits, one with its sections, blocks and slides, and what is written (laboratory, LB024, LB066-LB068).

import { specimenPart } from '@charaka/rules/diagnostics/narrative';
import { z } from 'zod';
import { orderTopic } from '../../clinic/order/topics.ts';
import { bodySize, endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { amendReason } from '../laboratory/amend-reason.ts';
import { reportMenu } from '../laboratory/lab-menus.ts';
import { amended } from '../laboratory/lab-report.ts';
import { labSpellings, labWorkStatuses, ofOrder } from '../laboratory/lab-words.ts';
import { laboratoryTopic } from '../laboratory/topics.ts';
import { waitingAmendment } from '../laboratory/waiting-amendment.ts';
import { histopathologyChecks } from './histopathology-sentences.ts';

/** Menu path of the users who write reports in words. */
export const histopathologyMenu = 'investigation/histopathology';
/** Texts signed beside a report that itself stays unchanged. */
export const addendumKinds = ['Addendum', 'SecondOpinion'] as const;

const writes: Permission = may('edit', histopathologyMenu);
const signs: Permission = may('edit', reportMenu);
const ofWork = {
  labWorkId: id(),
  ...workPatient,
  specimenNo: text(),
  specimenName: text(),
  status: oneOf(labWorkStatuses),
  ...ofOrder,
};

/** Works that are told in words: those that are open first, then those that were verified. */
export const narrativeWorklist = worklist({
  path: '/Lab/GetNarratives',
  summary: 'Lists works that are told in words, the open ones first.',
  menu: histopathologyMenu,
  topic: laboratoryTopic,
  wire: 'narrativeList',
  fields: {
    ...ofWork,
    caseNo: optional(text()),
    sectionName: text(),
    receivedAt: instant(),
    versionNo: count(),
    blockCount: count(),
  },
  spellings: labSpellings,
  key: 'labWorkId',
  listed: {
    text: ['firstName', 'placeName', 'specimenNo', 'specimenName', 'caseNo', 'status', 'testNames', 'sectionName'],
    number: ['priority', 'patientId'],
    instant: ['receivedAt'],
  },
  searched: ['firstName', 'testNames', 'specimenNo', 'caseNo'],
  filters: {},
});

const section = shape({ code: text(40), text: optional(text(20_000)), choiceCode: optional(text(40)) });

/** One work with what its template asks for, what is written, and what was cut of the specimen. */
export const getNarrative = endpoint({
  path: '/Lab/GetNarrativeById',
  summary: 'Reads one report in words with its template, blocks, slides and addenda.',
  permission: may('view', histopathologyMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ labWorkId: id() }),
  output: shape({
    narrative: shape(
      {
        ...ofWork,
        caseNo: optional(text()),
        collectedAt: instant(),
        receivedAt: instant(),
        templateText: text(20_000),
        versionNo: count(),
        sections: z.array(section),
        writtenAt: optional(instant()),
        writtenByName: optional(text()),
        /** An amendment of it that waits to be signed. */
        amendment: optional(waitingAmendment),
        blocks: z.array(
          shape({
            tissueBlockId: id(),
            blockNo: text(),
            description: optional(text(300)),
            slides: z.array(shape({ slideId: id(), slideNo: text(), stain: text(), isRecut: flag() })),
          }),
        ),
        addenda: z.array(
          shape(
            { kind: oneOf(addendumKinds), text: text(20_000), signedAt: instant(), signedByName: text() },
            { signedAt: 'signedOn', signedByName: 'signedBy' },
          ),
        ),
      },
      { ...labSpellings, writtenAt: 'writtenOn', writtenByName: 'writtenBy' },
    ),
  }),
});

const sections = z.array(section).min(1).max(60);

/** Saves what is written, a draft too; every save is a version (LB066, LB067). */
export const saveNarrative = endpoint({
  path: '/Lab/SaveNarrative',
  logAs: ['narrative', 'saved'],
  bodyBytes: bodySize.long,
  summary: 'Saves a report in words; drafts are versions too.',
  permission: writes,
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({ labWorkId: id(), versionNo: count(), sections }),
  output: shape({ versionNo: count() }),
});

/** Numbers the next block of a part of the specimen below the accession, which is drawn with the first one (LB024). */
export const addTissueBlock = endpoint({
  path: '/Lab/AddTissueBlock',
  logAs: ['tissue_block', 'added'],
  summary: 'Adds a block of a specimen; its number follows from the accession and the part. An extension.',
  permission: writes,
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({
    block: shape({
      labWorkId: id(),
      part: text(1).regex(specimenPart, histopathologyChecks.partNotValid.text),
      description: optional(text(300)),
    }),
  }),
  output: shape({ tissueBlockId: id(), blockNo: text() }),
});

/** Numbers the next slide of a block (LB024). */
export const addSlide = endpoint({
  path: '/Lab/AddSlide',
  logAs: ['tissue_slide', 'added'],
  summary: 'Adds a slide of a block. An extension.',
  permission: writes,
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({
    slide: shape({ tissueBlockId: id(), stain: requiredText(histopathologyChecks.enterStain, 60), isRecut: flag() }),
  }),
  output: shape({ slideId: id(), slideNo: text() }),
});

/** Signs something beside a verified report, which stays as it was (LB068). */
export const addAddendum = endpoint({
  path: '/Lab/AddAddendum',
  logAs: ['narrative_addendum', 'added'],
  summary: 'Signs an addendum of a verified report; the report itself stays untouched. An extension.',
  permission: signs,
  effect: 'once',
  changes: [laboratoryTopic, orderTopic],
  input: shape({
    addendum: shape({
      labWorkId: id(),
      kind: oneOf(addendumKinds),
      text: requiredText(histopathologyChecks.enterAddendum, 20_000).min(10, histopathologyChecks.enterAddendum.text),
    }),
  }),
  output: shape({ reportId: id() }, { reportId: 'labReportId' }),
});

/** Writes a verified report anew with a reason: the old version stays (LB048). */
export const amendNarrative = endpoint({
  path: '/Lab/AmendNarrative',
  logAs: ['narrative', 'amended'],
  bodyBytes: bodySize.long,
  summary: 'Writes a verified report in words anew, with a reason; it gets a new version. An extension.',
  permission: signs,
  effect: 'once',
  changes: [laboratoryTopic, orderTopic],
  input: shape({
    labWorkId: id(),
    versionNo: count(),
    sections,
    amendReason: amendReason(),
  }),
  output: amended,
});
