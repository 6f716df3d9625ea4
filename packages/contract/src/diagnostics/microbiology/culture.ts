// Cultures on the wire: what is open, one with its stages and isolates, and what is entered into it (laboratory, LB059-LB064).

import { measuredMethods, susceptibilityCategories } from '@charaka/rules/diagnostics/susceptibility';
import { z } from 'zod';
import { orderTopic } from '../../clinic/order/topics.ts';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { amendReason } from '../laboratory/amend-reason.ts';
import { mayVerify, reportMenu } from '../laboratory/lab-menus.ts';
import { amended } from '../laboratory/lab-report.ts';
import { labSpellings, labWorkStatuses, ofOrder } from '../laboratory/lab-words.ts';
import { laboratoryTopic } from '../laboratory/topics.ts';
import { waitingAmendment } from '../laboratory/waiting-amendment.ts';
import { microbiologyMenu } from './culture-menus.ts';
import { microbiologyChecks } from './microbiology-sentences.ts';
import { alertIsolateTopic } from './topics.ts';

/** Stages of a culture before an isolate is known. */
export const cultureStages = ['Gram', 'NoGrowth', 'Growth', 'Note'] as const;
/** Resistances that are named beside an isolate. */
export const resistances = ['ESBL', 'MRSA', 'VRE', 'CRE', 'MDR'] as const;

const reads: Permission = may('edit', microbiologyMenu);
const changes = [laboratoryTopic, alertIsolateTopic];
const ofWork = {
  labWorkId: id(),
  ...workPatient,
  specimenNo: text(),
  specimenName: text(),
  status: oneOf(labWorkStatuses),
  ...ofOrder,
};

/** Cultures that are not verified yet, the most urgent first; below them those that may be amended. */
export const cultureWorklist = worklist({
  path: '/Lab/GetCultures',
  summary: 'Lists cultures, those that are not verified yet first.',
  menu: microbiologyMenu,
  topic: laboratoryTopic,
  wire: 'cultureList',
  fields: {
    ...ofWork,
    receivedAt: instant(),
    /** The latest stage. */
    lastStage: optional(oneOf(cultureStages)),
    organismNames: optional(text(2000)),
    preliminaryAt: optional(instant()),
  },
  spellings: { ...labSpellings, preliminaryAt: 'preliminaryOn' },
  key: 'labWorkId',
  listed: {
    text: ['firstName', 'placeName', 'specimenNo', 'specimenName', 'status', 'testNames', 'organismNames'],
    number: ['priority', 'patientId'],
    instant: ['receivedAt'],
  },
  searched: ['firstName', 'testNames', 'specimenNo', 'organismNames'],
  filters: {},
});

const susceptibility = shape({
  antibioticId: id(),
  antibioticName: text(),
  /** How it may be tested here today, with what the breakpoint says. */
  methods: z.array(shape({ method: oneOf(measuredMethods), limits: text() })),
  method: optional(oneOf([...measuredMethods, 'Intrinsic'])),
  valueText: optional(text(40)),
  category: optional(oneOf(susceptibilityCategories)),
  isSuppressed: flag(),
  releaseReason: optional(text(300)),
});

/** One culture with everything that was entered. */
export const getCulture = endpoint({
  path: '/Lab/GetCultureById',
  summary: 'Reads one culture with its stages, isolates and susceptibilities.',
  permission: may('view', microbiologyMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ labWorkId: id() }),
  output: shape({
    culture: shape(
      {
        ...ofWork,
        collectedAt: instant(),
        receivedAt: instant(),
        preliminaryAt: optional(instant()),
        /** Something was entered since the last preliminary version. */
        isUnreleased: flag(),
        /** An amendment of it that waits to be signed. */
        amendment: optional(waitingAmendment),
        stages: z.array(
          shape(
            {
              cultureStageId: id(),
              stage: oneOf(cultureStages),
              hours: optional(count()),
              note: optional(text(500)),
              enteredAt: instant(),
              enteredByName: text(),
            },
            { ...labSpellings, enteredAt: 'enteredOn' },
          ),
        ),
        isolates: z.array(
          shape({
            isolateId: id(),
            isolateNo: count(),
            organismId: id(),
            organismName: text(),
            isAlert: flag(),
            growth: optional(text(100)),
            isContaminant: flag(),
            resistance: z.array(oneOf(resistances)),
            susceptibilities: z.array(susceptibility),
          }),
        ),
      },
      { ...labSpellings, preliminaryAt: 'preliminaryOn' },
    ),
  }),
});

const stageFields = {
  stage: oneOf(cultureStages),
  hours: optional(
    count().min(1, microbiologyChecks.hoursNotValid.text).max(2000, microbiologyChecks.hoursNotValid.text),
  ),
  note: optional(text(500)),
};

/** Checks the facts a stage needs: the hours without growth, the text of a stain or of a note. */
function checkStage(
  { stage, hours, note }: { stage: (typeof cultureStages)[number]; hours?: number | null; note?: string | null },
  context: z.RefinementCtx,
): void {
  if (stage === 'NoGrowth' && hours == null)
    context.addIssue({ code: 'custom', path: ['hours'], message: microbiologyChecks.enterHours.text });
  if ((stage === 'Gram' || stage === 'Note') && !note)
    context.addIssue({ code: 'custom', path: ['note'], message: microbiologyChecks.enterStageNote.text });
}

/** Notes what was seen of a culture (LB059). */
export const addCultureStage = endpoint({
  path: '/Lab/AddCultureStage',
  logAs: ['culture_stage', 'added'],
  summary: 'Notes what was seen of a culture. An extension.',
  permission: reads,
  effect: 'write',
  changes,
  input: shape({
    stage: withChecks(shape({ labWorkId: id(), ...stageFields }), checkStage),
  }),
  output: shape({}),
});

const isolateFields = {
  organismId: id(microbiologyChecks.chooseOrganism),
  growth: optional(text(100)),
  isContaminant: flag(),
  resistance: z.array(oneOf(resistances)).max(5),
};
/** An isolate that is not in the culture yet. */
export const newIsolate = shape({ labWorkId: id(), ...isolateFields });
/** An isolate as it shall be; removed it stays, and no report says it. */
const changedIsolate = shape({ isolateId: id(), ...isolateFields, isRemoved: optional(flag()) });

/** Adds what grew; an alert organism or resistance is told to infection control (LB064). */
export const addIsolate = endpoint({
  path: '/Lab/AddIsolate',
  logAs: ['isolate', 'added'],
  summary: 'Adds an isolate to a culture.',
  permission: reads,
  effect: 'write',
  changes,
  input: shape({ isolate: newIsolate }),
  output: shape({ isolateId: id() }),
});

/** Changes an isolate of a culture that is open. */
export const updateIsolate = endpoint({
  path: '/Lab/UpdateIsolate',
  logAs: ['isolate', 'changed'],
  summary: 'Changes or removes an isolate of an open culture. An extension.',
  permission: reads,
  effect: 'write',
  changes,
  input: shape({ isolate: changedIsolate }),
  output: shape({}),
});

const measure = shape({ antibioticId: id(), method: oneOf(measuredMethods), value: text(40) });

/** Saves zones and MICs; each is judged by the breakpoint that is valid today, and cascades are drawn anew (LB060-LB063). */
export const saveSusceptibilities = endpoint({
  path: '/Lab/SaveSusceptibilities',
  logAs: ['susceptibility', 'saved'],
  summary: 'Saves the susceptibilities of an isolate; categories follow from the breakpoints of the day.',
  permission: reads,
  effect: 'write',
  changes,
  input: shape({ isolateId: id(), lines: z.array(measure).max(60) }),
  output: shape({}),
});

/** Lets an antibiotic onto the report although its cascade hides it (LB062). */
export const releaseSusceptibility = endpoint({
  path: '/Lab/ReleaseSusceptibility',
  logAs: ['susceptibility', 'released'],
  summary: 'Lets a hidden antibiotic onto the report, with a reason. An extension.',
  permission: reads,
  effect: 'write',
  changes,
  input: shape({
    isolateId: id(),
    antibioticId: id(),
    reason: requiredText(microbiologyChecks.whyReleased, 300).min(5, microbiologyChecks.whyReleased.text),
  }),
  output: shape({}),
});

/** Signs what is known so far as a preliminary version of the report (LB059). */
export const releasePreliminary = endpoint({
  path: '/Lab/ReleasePreliminary',
  logAs: ['culture_stage', 'released'],
  summary: 'Signs what is known of a culture so far as a preliminary version of its report. An extension.',
  permission: mayVerify,
  effect: 'once',
  changes: [laboratoryTopic, orderTopic],
  input: shape({ labWorkId: id() }),
  output: shape({ reportId: id() }, { reportId: 'labReportId' }),
});

/** A stage that a verified culture lacks. */
const amendedStage = withChecks(shape(stageFields), checkStage);
/** An isolate of a verified culture as it shall be; without a number it was overlooked, and is added. */
const amendedIsolate = shape({ isolateId: optional(id()), ...isolateFields, isRemoved: optional(flag()) });

/** Changes or adds an isolate or a stage of a verified culture with a reason: the report gets a new version (LB048). */
export const amendCulture = endpoint({
  path: '/Lab/AmendCulture',
  logAs: ['culture_stage', 'amended'],
  summary:
    'Changes or adds an isolate or a stage of a verified culture with a reason; the report gets a new version. An extension.',
  permission: may('edit', reportMenu),
  effect: 'once',
  changes: [...changes, orderTopic],
  input: shape({
    labWorkId: id(),
    isolate: optional(amendedIsolate),
    stage: optional(amendedStage),
    lines: z.array(measure).max(60),
    amendReason: amendReason(),
  }),
  output: amended,
});
