// Amendments on the wire that wait for a second person: listed, looked at, signed or declined (LB040, LB044, LB048).

import { z } from 'zod';
import { orderTopic } from '../../clinic/order/topics.ts';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { mayVerify, verifyMenu } from './lab-menus.ts';
import { reportedTest } from './lab-report.ts';
import { labSpellings } from './lab-words.ts';
import { laboratoryChecks } from './laboratory-sentences.ts';
import { laboratoryTopic } from './topics.ts';
import { madeCall } from './verify.ts';

const signs: Permission = mayVerify;
const spellings = { ...labSpellings, reportId: 'labReportId', proposedAt: 'proposedOn', proposedByName: 'proposedBy' };

const proposed = {
  labAmendmentId: id(),
  reportNo: count(),
  finYear: text(),
  sectionName: text(),
  ...workPatient,
  testNames: text(2000),
  amendReason: text(500),
  /** A value becomes critical by it: somebody is told before it is signed (LB044). */
  isCritical: flag(),
  proposedAt: instant(),
  proposedByName: text(),
};

/** Amendments that wait to be signed: what is critical first, then what waits longest. */
export const listAmendments = endpoint({
  path: '/Lab/GetAmendments',
  summary: 'Lists amendments of released results that wait to be signed. An extension.',
  permission: may('view', verifyMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({}),
  output: listOutput(shape(proposed, spellings), 'labAmendmentList'),
});

/** One amendment: what the report says of its tests, and what it will say; with the calls about it. */
export const getAmendment = endpoint({
  path: '/Lab/GetAmendmentById',
  summary: 'Reads one amendment: what the report says now, and what it will say. An extension.',
  permission: may('view', verifyMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ labAmendmentId: id() }),
  output: shape({
    amendment: shape(
      {
        ...proposed,
        reportId: id(),
        isWaiting: flag(),
        /** The doctor who ordered, to be phoned about a critical value. */
        orderedByName: text(),
        orderedByPhone: optional(text()),
        /** The works of which somebody is told. */
        criticalWorkIds: z.array(id()),
        /** The caller may sign it: in a section of two steps another person than who proposed it. */
        isForCaller: flag(),
        before: z.array(reportedTest),
        tests: z.array(reportedTest),
        calls: z.array(madeCall),
      },
      spellings,
    ),
  }),
});

/** Signs an amendment: the report gets the new version (LB040, LB048). */
export const signAmendment = endpoint({
  path: '/Lab/SignAmendment',
  logAs: ['lab_amendment', 'signed'],
  summary: 'Signs an amendment that another person proposed; the report gets a new version. An extension.',
  permission: signs,
  effect: 'once',
  changes: [laboratoryTopic, orderTopic],
  input: shape({ labAmendmentId: id() }),
  output: shape({ reportId: id() }, spellings),
});

/** Declines an amendment: the report stays as it is. */
export const declineAmendment = endpoint({
  path: '/Lab/DeclineAmendment',
  logAs: ['lab_amendment', 'refused'],
  summary: 'Declines an amendment with a reason; the report stays as it is. An extension.',
  permission: signs,
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({
    labAmendmentId: id(),
    reason: requiredText(laboratoryChecks.whyDeclined, 300).min(5, laboratoryChecks.whyDeclined.text),
  }),
  output: shape({}),
});
