// State of a session: user, hospital, expiry.
import type { logIn } from '@charaka/contract/foundation/access/access';
import type { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

/** The user as the log-in answers one. */
export type SessionUser = OutputOf<typeof logIn>['user'];

/** The hospital the user works in. */
export type SessionHospital = OutputOf<typeof getHospital>['hospital'];

/** Everything known of the session; `hospital` and `finYear` follow a moment after the log-in. */
export interface Session {
  readonly user: SessionUser;
  readonly token: string;
  readonly tokenExpiry: string;
  /** When the token ends by this machine's own clock, in milliseconds. */
  readonly tokenEndsAt: number;
  readonly hospitalId: number;
  readonly hospital: SessionHospital | null;
  readonly finYear: string | null;
}
