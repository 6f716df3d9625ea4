// The parts of a call needed to enter results; values of analysers are entered with the same parts, without a user's call.
import type { Call } from '../../kernel/handler.ts';
import type { HospitalFacts } from '../../kernel/session.ts';

/** The user, hospital, time and transaction of an entry; without a session the entry is automatic. */
export type LabDeed = Pick<Call, 'tx' | 'tenantId' | 'userId' | 'now'> & {
  readonly session?: Call['session'];
  readonly hospital: Pick<HospitalFacts, 'hospitalId' | 'timezone'>;
};
