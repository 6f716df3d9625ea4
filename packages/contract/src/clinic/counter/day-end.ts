// The end of an OPD day on the wire: open matters (not seen, signed, billed or back), and closing the day (OP011, OP044).
import { feeStates, queueStates, visitKinds } from '@charaka/rules/clinic/opd-queue';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { opdTopic } from '../opd/topics.ts';
import { visitMenu } from '../opd/visit.ts';

/** Kinds of matter that can be open at the end of a day. */
export const openKinds = ['NotSeen', 'NotSigned', 'NotBilled', 'ResultWaiting', 'NoShow', 'RefundDue'] as const;

const spellings = { visitId: 'opdScheduleId', patientId: 'patientUid', firstName: 'patientName', doctorId: 'staffId' };

/** A visit with one open matter; a visit is listed once for each. */
const openPoint = shape(
  {
    kind: oneOf(openKinds),
    visitId: id(),
    tokenNo: count(),
    patientId: id(),
    firstName: text(),
    contactNo: text(),
    doctorId: id(),
    doctorName: text(),
    queueState: oneOf(queueStates),
    feeState: oneOf(feeStates),
  },
  spellings,
);

/** A visit that brought no fee, with the clerk who gave its token (Q260). */
const feelessVisit = shape(
  {
    visitId: id(),
    tokenNo: count(),
    patientId: id(),
    firstName: text(),
    doctorId: id(),
    doctorName: text(),
    visitKind: oneOf(visitKinds),
    queueState: oneOf(queueStates),
    /** Free or Due. */
    feeState: oneOf(feeStates),
    /** Free because of a visit that was paid. */
    isInFreePeriod: flag(),
    createdByName: text(),
  },
  { ...spellings, createdByName: 'createdBy' },
);

const dayEnd = shape(
  { opdDayEndId: id(), closedAt: instant(), closedByName: text(), openPoints: count() },
  { closedAt: 'closedOn', closedByName: 'closedBy' },
);

/** Lists the open matters of a day; visits that were not seen come first. */
export const getDayEnd = endpoint({
  path: '/OpdDayEnd/GetDayEnd',
  summary: 'Tells what is open of a day of the OPD, and its free and unpaid visits by clerk.',
  permission: may('view', visitMenu),
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: shape({ day: day(), doctorId: optional(id()) }, spellings),
  output: shape(
    { points: z.array(openPoint), feelessVisits: z.array(feelessVisit), dayEnd: optional(dayEnd) },
    { points: 'openPointList', feelessVisits: 'feelessVisitList', dayEnd: 'opdDayEnd' },
  ),
});

/** The day is closed with its open matters, and they stay listed. */
export const closeOpdDay = endpoint({
  path: '/OpdDayEnd/CloseDay',
  logAs: ['opd_day', 'closed'],
  summary: 'Closes a day of the OPD with what stands open.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ day: day() }),
  output: shape({ dayEnd }, { dayEnd: 'opdDayEnd' }),
});
