// Verifying on the wire: the works that wait for the second person, calls about critical results, and the signature (LB040-LB045).

import { z } from 'zod';
import { orderTopic } from '../../clinic/order/topics.ts';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { workTimes } from './bench.ts';
import { mayVerify, verifyMenu } from './lab-menus.ts';
import { labSpellings, labWorkStatuses, notCalculated, ofOrder, resultRemarks, shownValue } from './lab-words.ts';
import { loggedCall, refuseNotReadBack } from './logged-call.ts';
import { reportedPart } from './reported-part.ts';
import { laboratoryTopic } from './topics.ts';

const changes = [laboratoryTopic, orderTopic];
const verifies: Permission = mayVerify;

/** Works that wait to be verified: what is critical first, then what is abnormal, jumps or was repeated (LB043). */
export const verifyWorklist = worklist({
  path: '/Lab/GetWorksToVerify',
  summary: 'Lists finished works that wait to be verified, the critical ones first.',
  menu: verifyMenu,
  topic: laboratoryTopic,
  wire: 'labWorkList',
  fields: {
    labWorkId: id(),
    ...workPatient,
    specimenNo: text(),
    sectionName: text(),
    ...ofOrder,
    finishedAt: instant(),
    finishedByName: text(),
    isCritical: flag(),
    isAbnormal: flag(),
    isDelta: flag(),
    repeatNo: count(),
    callCount: count(),
  },
  spellings: { ...labSpellings, finishedAt: 'finishedOn' },
  key: 'labWorkId',
  listed: {
    text: ['firstName', 'specimenNo', 'testNames', 'sectionName', 'placeName'],
    number: ['priority', 'patientId'],
    instant: ['finishedAt'],
  },
  searched: ['firstName', 'testNames', 'specimenNo', 'sectionName'],
  filters: {},
});

/** A call about a critical result, as it was noted. */
export const madeCall = shape(
  { isReached: flag(), toldName: text(), note: optional(text(300)), calledAt: instant(), calledByName: text() },
  labSpellings,
);

/** One work with its values, the last three before each, and who was told of them. */
export const getWork = endpoint({
  path: '/Lab/GetLabWorkById',
  summary: 'Reads one work with its values, the values before and the calls about it.',
  permission: may('view', verifyMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ labWorkId: id() }),
  output: shape({
    work: shape(
      {
        labWorkId: id(),
        ...workPatient,
        specimenNo: text(),
        status: oneOf(labWorkStatuses),
        ...ofOrder,
        ...workTimes,
        finishedByName: optional(text()),
        /** The doctor who ordered, to be phoned about a critical value. */
        orderedByName: text(),
        orderedByPhone: optional(text()),
        /** Minutes since it was ordered, collected and received, until it was verified (LB055). */
        minutes: shape({ sinceOrdered: count(), sinceCollected: optional(count()), sinceReceived: optional(count()) }),
        repeatNo: count(),
        values: z.array(
          shape(
            {
              ...shownValue,
              /** A row without a value that parts the rows below it from those above. */
              isHeading: flag(),
              notCalculated: optional(shape(notCalculated)),
              isDelta: flag(),
              remark: optional(oneOf(resultRemarks)),
              /** Note of the bench. */
              note: optional(text(300)),
              enteredByName: text(),
              before: z.array(shape({ valueText: text(2000), takenAt: instant() }, { takenAt: 'collectedOn' })),
            },
            labSpellings,
          ),
        ),
        /** Content of the coming report for a test that is not measured in numbers. */
        parts: z.array(reportedPart),
        calls: z.array(madeCall),
      },
      labSpellings,
    ),
  }),
});

/** Records the call about a critical result: the person informed, or that nobody was reached (LB044). */
export const addLabCall = endpoint({
  path: '/Lab/AddCriticalCall',
  logAs: ['critical_call', 'added'],
  summary: 'Notes who was told of a critical result, or could not be reached.',
  permission: verifies,
  // Under a key: one try that is sent twice is not two tries.
  effect: 'once',
  changes,
  input: shape({
    call: withChecks(
      shape(
        {
          labWorkId: id(),
          /** The one value that the call was about; null for each critical value of the work. */
          labParameterId: optional(id()),
          ...loggedCall,
        },
        labSpellings,
      ),
      refuseNotReadBack,
    ),
  }),
  output: shape({}),
});

/** The second person stands for the results: report, order and messages in one transaction (LB040, LB043-LB045). */
export const verifyWork = endpoint({
  path: '/Lab/VerifyWork',
  logAs: ['lab_work', 'verified'],
  summary: 'Verifies works; their reports are signed and their orders verified.',
  permission: verifies,
  effect: 'once',
  changes,
  input: shape({ labWorkIds: z.array(id()).min(1).max(100) }),
  output: shape({ reportIds: z.array(id()) }, { reportIds: 'labReportIds' }),
});
