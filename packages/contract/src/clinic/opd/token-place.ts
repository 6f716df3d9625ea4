// The room and the expected time of a token on the wire, as its slip prints them.

import { endpoint, may } from '../../kernel/endpoint.ts';
import { id, instant, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { visitMenu } from './visit.ts';

const item = { visit: 'opdPatientMaster' };

/**
 * The room in which the doctor of a visit sits, and the time at which the patient can expect the call; either is null while it is not
 * known. A call of ours.
 */
export const getTokenPlace = endpoint({
  path: '/OpdPatientMaster/GetTokenPlace',
  summary: 'Reads the room and the expected time of a token.',
  permission: may('view', visitMenu),
  effect: 'read',
  input: shape({ visit: shape({ visitId: id() }, { visitId: 'opdScheduleId' }) }, item),
  output: shape({ roomName: optional(text()), expectedAt: optional(instant()) }, { expectedAt: 'expectedOn' }),
});
