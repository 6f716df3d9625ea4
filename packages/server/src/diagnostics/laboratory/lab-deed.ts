// What entering results needs of a call; whatever an analyser sends is entered with the same, where nobody calls.
import type { Call } from '../../kernel/handler.ts';
import type { HospitalFacts } from '../../kernel/session.ts';

/** Who enters, where, when, and in which transaction; without a session no user asked for it. */
export type LabDeed = Pick<Call, 'tx' | 'tenantId' | 'userId' | 'now'> & {
  readonly session?: Call['session'];
  readonly hospital: Pick<HospitalFacts, 'hospitalId' | 'timezone'>;
};
