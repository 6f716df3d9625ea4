// The end of a day of the OPD on the wire: who was not seen, what is not signed, not billed, not back, and the closing of the day (OP011, OP044).
import { feeStates, queueStates } from '@charaka/rules/clinic/opd-queue';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { opdTopic } from '../opd/topics.ts';
import { visitMenu } from '../opd/visit.ts';

/** What stands open at the end of a day. */
export const openKinds = ['NotSeen', 'NotSigned', 'NotBilled', 'ResultWaiting', 'NoShow', 'RefundDue'] as const;

const spellings = { visitId: 'opdScheduleId', patientId: 'patientUid', firstName: 'patientName', doctorId: 'staffId' };

/** A visit with one thing that stands open; it is there once for each. */
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

const dayEnd = shape(
  { opdDayEndId: id(), closedAt: instant(), closedByName: text(), openPoints: count() },
  { closedAt: 'closedOn', closedByName: 'closedBy' },
);

/** Nobody is left without an answer: those not seen stand first. */
export const getDayEnd = endpoint({
  path: '/OpdDayEnd/GetDayEnd',
  summary: 'Tells what stands open of a day of the OPD.',
  permission: may('view', visitMenu),
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  input: shape({ day: day(), doctorId: optional(id()) }, spellings),
  output: shape(
    { points: z.array(openPoint), dayEnd: optional(dayEnd) },
    { points: 'openPointList', dayEnd: 'opdDayEnd' },
  ),
});

/** The day is closed with what stands open, and it stays listed. */
export const closeOpdDay = endpoint({
  path: '/OpdDayEnd/CloseDay',
  summary: 'Closes a day of the OPD with what stands open.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ day: day() }),
  output: shape({ dayEnd }, { dayEnd: 'opdDayEnd' }),
});
