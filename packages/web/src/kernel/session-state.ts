// What is known of a session: who, in which hospital, until when.
import type { logIn } from '@charaka/contract/access';
import type { OutputOf } from '@charaka/contract/endpoint';
import type { getHospital } from '@charaka/contract/tenancy';

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
