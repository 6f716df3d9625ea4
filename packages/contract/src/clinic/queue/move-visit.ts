// A visit that goes to another day or doctor on the wire: with a new token, the old one stays used (OP011).
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, id, requiredText } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { opdTopic } from '../opd/topics.ts';
import { visitMenu } from '../opd/visit.ts';

const spellings = { visitId: 'opdScheduleId', doctorId: 'staffId', visitOn: 'appointmentDate' };

/** The target of a moved visit, and the reason. */
export const movedVisit = shape(
  {
    visitId: id(),
    doctorId: id(fieldSentences.selectDoctor),
    visitOn: day(fieldSentences.selectDate),
    reason: requiredText(entrySentences.enterReason, 200),
  },
  spellings,
);

/** Gives a patient who was not seen a new token on another day or with another doctor; the old token is cancelled (OP011). */
export const moveVisit = endpoint({
  path: '/OpdQueue/MoveVisit',
  logAs: ['opd_visit', 'moved'],
  summary: 'Moves a patient who was not seen to another day or doctor, with a new token.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ visit: movedVisit }, { visit: 'opdPatientMaster' }),
  output: shape({ visit: shape({ visitId: id(), tokenNo: count() }, spellings) }, { visit: 'opdPatientMaster' }),
});
