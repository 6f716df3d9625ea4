// Authenticates and authorises the caller: tenant, session and right, decided from the path and the headers alone.

import { neededRight } from '@charaka/contract/composition/needed-right';
import type { Endpoint, Permission } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { allowingMenus } from '@charaka/rules/access/permission';
import type { FastifyRequest } from 'fastify';
import type { Kernel } from './kernel.ts';
import { HttpError } from './refusal.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant-directory.ts';
import { type Claims, refuseReplaced } from './token.ts';

/** The tenant of a path. Throws 404 when there is none of that name. */
export async function tenantOf(kernel: Kernel, name: string): Promise<Tenant> {
  const tenant = await kernel.tenants.find(name);
  if (!tenant) throw new HttpError(404, kernelSentences.tenantNotFound);
  return tenant;
}

/** The claims of a request's token. Throws 401 without a token or with one that is forged or expired. */
export function claimsOf(kernel: Kernel, authorization: string | undefined): Claims {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
  if (!token) throw new HttpError(401, kernelSentences.pleaseLogIn);
  return kernel.signer.read(token);
}

/**
 * The session behind a token's claims, on a path of the tenant named if there is one in it. Throws 403 when the token is another
 * tenant's, 401 when the session has ended.
 */
export async function sessionOf(kernel: Kernel, tenantName: string | undefined, claims: Claims): Promise<Session> {
  if (tenantName !== undefined && claims.tid !== (await tenantOf(kernel, tenantName)).tenantId)
    throw new HttpError(403, kernelSentences.ofAnotherTenant);
  const session = await kernel.sessions.find(claims.sid, claims.tid);
  refuseReplaced(claims, session);
  return session;
}

/** The caller's session, and the renewal of the session that the token comes from. */
export interface Caller {
  readonly session: Session;
  readonly tokenGeneration: number;
}

/**
 * Throws 403 while a session waits for its second factor or for a password chosen by the user. `endpoint` is undefined for requests that
 * are not calls; only calls can be open before a log-in is complete.
 */
export function refuseUnfinished({ factorNeed, mustChangePassword }: Session, endpoint?: Endpoint): void {
  if (mustChangePassword && factorNeed !== 'code' && !endpoint?.openBefore?.includes('own-password'))
    throw new HttpError(403, kernelSentences.choosePasswordFirst);
  if (factorNeed === 'code' && !endpoint?.openBefore?.includes('second-factor'))
    throw new HttpError(403, kernelSentences.enterCodeFirst);
  if (factorNeed === 'enrolment' && !endpoint?.openBefore?.includes('enrolment'))
    throw new HttpError(403, kernelSentences.setUpFactorFirst);
}

/** Authenticates the caller and checks the right, from the headers alone, before the body is read. */
export async function authorise(
  kernel: Kernel,
  endpoint: Endpoint,
  request: FastifyRequest,
  tenantName: string,
): Promise<Caller> {
  const claims = claimsOf(kernel, request.headers.authorization);
  const session = await sessionOf(kernel, tenantName, claims);
  const { permission } = endpoint;
  refuseUnfinished(session, endpoint);
  if (typeof permission === 'object' && menusOf(session, permission).length === 0)
    throw new HttpError(403, kernelSentences.notPermitted);
  return { session, tokenGeneration: claims.gen };
}

/** The menu paths by which the session may make a call of this permission. */
export function menusOf(session: Session, permission: Permission): readonly string[] {
  return typeof permission === 'string' ? [] : allowingMenus(session.rights, session.roleId, neededRight(permission));
}
