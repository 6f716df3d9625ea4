// The caller: a session with its rights and hospitals.

import type { DeedName } from '@charaka/contract/kernel/deed';
import type { Action } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { deedWord } from '@charaka/contract/kernel/label-words';
import { mayDoDeed, mayOn, type RightsByPath } from '@charaka/rules/access/permission';
import type { FactorNeed } from '@charaka/rules/access/second-factor';
import type { SettingsByArea } from './hospital-settings.ts';
import { HttpError } from './refusal.ts';

/** A hospital as every call may need it. */
export interface HospitalFacts {
  readonly hospitalId: number;
  readonly hospitalName: string;
  readonly timezone: string;
  readonly stateCode: string | null;
  readonly countryCode: string;
  /** The areas' settings of the hospital; each area reads its own (`HospitalSettings`). */
  readonly settings: SettingsByArea;
}

/** A session with the rights it has at this moment. */
export interface Session {
  readonly sessionId: string;
  readonly tenantId: number;
  /** The time when it ends even if renewed. */
  readonly expiresAt: string;
  /** The second factor that is still required before the user may work (PS033). */
  readonly factorNeed: FactorNeed;
  readonly hasFactor: boolean;
  /** Whether the user must have a second factor. */
  readonly isFactorDemanded: boolean;
  /** Until when, in milliseconds of this process's clock, the user need not prove again who they are (PS035). */
  readonly steppedUpUntil: number;
  /** Money that leaves above this is confirmed (PS035). */
  readonly stepUpAbovePaise: number;
  /** How often its token was renewed. */
  readonly generation: number;
  /** Until when, in milliseconds of this process's clock, the token before the last one is still taken. */
  readonly predecessorEndsAt: number;
  readonly userId: number;
  readonly userName: string;
  readonly roleId: number;
  /** Which dashboard the role begins with (R176). */
  readonly dashboardName: string | null;
  readonly staffId: number | null;
  readonly homeHospitalId: number;
  /** True when another person set the password; nearly every call waits until the user has chosen one. */
  readonly mustChangePassword: boolean;
  readonly isHospitalsVisible: boolean;
  /** By menu path and by deed. */
  readonly rights: RightsByPath;
  readonly hospitals: ReadonlyMap<number, HospitalFacts>;
  readonly financialYears: readonly { finYear: string; yearFrom: string; yearTo: string }[];
}

/** How long a proof of the user is good for (PS035). */
export const STEP_UP_MINUTES = 10;

/** A user's rights, as far as a right on a screen depends on them. */
export type Rightful = Pick<Session, 'roleId' | 'rights'>;

/** Whether a session has a right on a screen: role 0 has them all (R162). */
export function hasRight(session: Rightful, menu: string, action: Action): boolean {
  return mayOn(session.rights, session.roleId, menu, action);
}

/** True when the session has a deed (Q224). */
export function does(session: Pick<Session, 'rights'>, deed: DeedName): boolean {
  return mayDoDeed(session.rights, deed);
}

/** Throws 403 when the session does not have a deed, for calls whose input decides whether they need it. */
export function needDeed(session: Pick<Session, 'rights'>, deed: DeedName): void {
  if (!does(session, deed)) throw new HttpError(403, kernelSentences.deedNotPermitted({ deed: deedWord(deed) }));
}
