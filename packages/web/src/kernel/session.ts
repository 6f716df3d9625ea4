// The signed-in user, kept in session storage under the eleven keys of R093 and the flags of Q178.

import { useSyncExternalStore } from 'react';
import type { Session, SessionHospital, SessionUser } from './session-state.ts';
import { tellTabs } from './tab-channel.ts';
import { localEndOf, sessionIdOf } from './token.ts';

const listeners = new Set<() => void>();
let current: Session | null = readStored();

function readStored(): Session | null {
  try {
    const user = JSON.parse(sessionStorage.getItem('user') ?? 'null') as SessionUser | null;
    const token = sessionStorage.getItem('Token');
    const hospitalId = sessionStorage.getItem('HospitalID');
    const tokenExpiry = sessionStorage.getItem('TokenExpiry') ?? '';
    // A session counts only when hospital, token, role and user are all there (R094).
    if (!user || !token || !hospitalId || sessionStorage.getItem('roleID') === null) return null;
    return {
      user,
      token,
      tokenExpiry,
      tokenEndsAt: Number(sessionStorage.getItem('tokenEndsAt') ?? Date.parse(tokenExpiry)),
      hospitalId: Number(hospitalId),
      hospital: JSON.parse(sessionStorage.getItem('hospitalInfo') ?? 'null') as SessionHospital | null,
      finYear: sessionStorage.getItem('finYear'),
    };
  } catch {
    return null;
  }
}

function store(session: Session): void {
  const { user, hospital } = session;
  const values: Record<string, string | null | undefined> = {
    roleID: String(user.roleId),
    user: JSON.stringify(user),
    HospitalID: String(session.hospitalId),
    Token: session.token,
    TokenExpiry: session.tokenExpiry,
    tokenEndsAt: String(session.tokenEndsAt),
    staffId: user.staffId == null ? null : String(user.staffId),
    timezone: hospital?.timezone,
    currencySymbolValue: hospital?.currencySymbol,
    countryCode: hospital?.countryCode,
    hospitalInfo: hospital ? JSON.stringify(hospital) : null,
    finYear: session.finYear,
    isApprover: String(user.isApprover),
    isDelegator: String(user.isDelegator),
  };
  for (const [key, value] of Object.entries(values)) {
    if (value == null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  }
}

function publish(session: Session | null): void {
  current = session;
  for (const listener of listeners) listener();
}

/** The session, or null when nobody is signed in (R094). */
export function currentSession(): Session | null {
  return current;
}

/** Starts a session with what the log-in answered; tabs that wait at the log-in page are signed in with it. */
export function openSession(
  { user, token, tokenExpiry }: Pick<Session, 'user' | 'token' | 'tokenExpiry'>,
  tenantCode: string,
): void {
  const tokenEndsAt = localEndOf(token, tokenExpiry, Date.now());
  const session = { user, token, tokenExpiry, tokenEndsAt, hospitalId: user.hospitalId, hospital: null, finYear: null };
  adoptSession(session, tenantCode);
  tellTabs({ kind: 'session', tenantCode, session });
}

/** Takes up the session that another tab has. */
export function adoptSession(session: Session, tenantCode: string): void {
  sessionStorage.setItem('TenantID', tenantCode);
  store(session);
  publish(session);
}

/** Takes a fresh token for the living session, in all tabs (R099). */
export function renewToken(token: string, tokenExpiry: string): void {
  const change = { token, tokenExpiry, tokenEndsAt: localEndOf(token, tokenExpiry, Date.now()) };
  changeSession(change);
  tellTabs({ kind: 'renewed', sessionId: sessionIdOf(token), change });
}

/** Changes parts of the living session, as a renewed token or another hospital; without a session it does nothing. */
export function changeSession(change: Partial<Session>): void {
  if (!current) return;
  const session = { ...current, ...change };
  store(session);
  publish(session);
}

/** Ends the session: all session storage is cleared (R090), here and in the other tabs of the same session unless it is this tab's own affair. */
export function endSession(reach: 'all-tabs' | 'this-tab' = 'all-tabs'): void {
  sessionStorage.clear();
  if (!current) return;
  if (reach === 'all-tabs') tellTabs({ kind: 'ended', sessionId: sessionIdOf(current.token) });
  publish(null);
}

/** Calls back at every change of the session; answers how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, as React sees it. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession);
}

/** The session on a screen that only signed-in users reach. Throws when there is none: a mistake of routing. */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session) throw new Error('This screen needs a signed-in user');
  return session;
}
