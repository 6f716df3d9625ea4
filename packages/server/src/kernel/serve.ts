// The one way of every call: tenant, session, right, shape, transaction, handler, answer.

import type { Readable } from 'node:stream';
import {
  listRolePermissions,
  logOut,
  logOutEverywhere,
  refreshToken,
} from '@charaka/contract/foundation/access/access';
import {
  beginFactor,
  beginPasskey,
  beginProof,
  finishFactor,
  finishPasskey,
  getOwnFactors,
  stepUp,
} from '@charaka/contract/foundation/access/security';
import { changePassword } from '@charaka/contract/foundation/staff/staff';
import { updatePreferences } from '@charaka/contract/foundation/tenancy/preference';
import { getHospital, listFinancialYears } from '@charaka/contract/foundation/tenancy/tenancy';
import type { Endpoint, Permission } from '@charaka/contract/kernel/endpoint';
import { writeAnswer } from '@charaka/contract/kernel/wire';
import { allowingMenus } from '@charaka/rules/access/permission';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { ChartLog } from './chart-log.ts';
import { chartsIn, ShownCharts } from './charts-shown.ts';
import { refuseDifferent, toldAdmissions } from './compared.ts';
import { refuseExport, refuseWithoutStepUp } from './confirmed.ts';
import type { DatabasePulse } from './database-pulse.ts';
import { bodyOf, hospitalOf } from './envelope.ts';
import type { Call, ChartDoor, ChartVeil, Handler } from './handler.ts';
import { claimKey, keepAnswer, keyOf } from './idempotency.ts';
import { parseInput } from './input.ts';
import type { News } from './live.ts';
import { sendAsRead } from './long-answer.ts';
import { LongList } from './long-list.ts';
import { maskedAnswer } from './masked-answer.ts';
import { HttpError, RefusedAnswer } from './refusal.ts';
import { type Claims, refuseReplaced, type Session, type SessionCache, type TokenSigner } from './session.ts';
import { spelledFields } from './spelled-fields.ts';
import type { Tenant, TenantDirectory } from './tenant-directory.ts';
import { inTransaction, type Transaction } from './transaction.ts';
import type { Turns } from './turns.ts';
import { veiledAnswer } from './veiled-answer.ts';

/** What every call is served with. */
export interface Kernel {
  readonly pool: pg.Pool;
  readonly tenants: TenantDirectory;
  readonly sessions: SessionCache;
  readonly signer: TokenSigner;
  readonly chartLog: ChartLog;
  /** The clock every call goes by. */
  readonly pulse: DatabasePulse;
  readonly turns: Turns;
  readonly chartDoor: ChartDoor;
  readonly chartVeil: ChartVeil;
  /** Checks answers against their shapes; on in tests, where a mistake should be loud. */
  readonly isCheckingAnswers: boolean;
}

/** The tenant of a path. Throws 404 when there is none of that name. */
export async function tenantOf(kernel: Kernel, name: string): Promise<Tenant> {
  const tenant = await kernel.tenants.find(name);
  if (!tenant) throw new HttpError(404, 'Tenant not found');
  return tenant;
}

/** The claims of a request's token. Throws 401 without a token or with one that is forged or expired. */
export function claimsOf(kernel: Kernel, authorization: string | undefined): Claims {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
  if (!token) throw new HttpError(401, 'Please log in');
  return kernel.signer.read(token);
}

/** The session behind a token's claims. Throws 403 when the token is another tenant's, 401 when the session has ended. */
export async function sessionOf(kernel: Kernel, tenantName: string, claims: Claims): Promise<Session> {
  const tenant = await tenantOf(kernel, tenantName);
  if (claims.tid !== tenant.tenantId) throw new HttpError(403, 'This belongs to another tenant');
  const session = await kernel.sessions.find(claims.sid, claims.tid);
  refuseReplaced(claims, session);
  return session;
}

/** Who calls, and which renewal of the session the token comes from. */
export interface Admission {
  readonly session: Session;
  readonly tokenGeneration: number;
}

/** What the page around the log-in's further steps reads. */
const pageAround: readonly Endpoint[] = [getHospital, listFinancialYears, listRolePermissions];

/** All that is open while the password is one that somebody else made: what leads to another, and what the page around it reads. */
const openBeforeOwnPassword: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...[changePassword, logOut, logOutEverywhere, refreshToken, updatePreferences],
  ...pageAround,
]);

/** All that is open while the second step of the log-in is missing: that step, and what the page around it reads. */
const openBeforeFactor: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...[beginProof, stepUp, logOut, refreshToken, updatePreferences],
  ...pageAround,
]);

/** All that is open while a second factor is demanded and there is none. */
const openBeforeEnrolment: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...openBeforeOwnPassword,
  ...[getOwnFactors, beginFactor, finishFactor, beginPasskey, finishPasskey, beginProof, stepUp],
]);

/** Throws 403 while a session waits for its second factor; `endpoint` is undefined for what is no call. */
export function refuseUnproved({ factorNeed }: Session, endpoint?: Endpoint): void {
  if (factorNeed === 'code' && !(endpoint && openBeforeFactor.has(endpoint)))
    throw new HttpError(403, 'Please enter a code of your second factor first');
  if (factorNeed === 'enrolment' && !(endpoint && openBeforeEnrolment.has(endpoint)))
    throw new HttpError(403, 'Please set up a second factor first');
}

/** Who calls, and that they may: decided from the headers alone, before a byte of the body is read. */
export async function admit(
  kernel: Kernel,
  endpoint: Endpoint,
  request: FastifyRequest,
  tenantName: string,
): Promise<Admission> {
  const claims = claimsOf(kernel, request.headers.authorization);
  const session = await sessionOf(kernel, tenantName, claims);
  const { permission } = endpoint;
  const isSecondStep = session.factorNeed === 'code';
  if (session.mustChangePassword && !isSecondStep && !openBeforeOwnPassword.has(endpoint))
    throw new HttpError(403, 'Please choose a password of your own first');
  refuseUnproved(session, endpoint);
  if (typeof permission === 'object' && menusOf(session, permission).length === 0)
    throw new HttpError(403, 'You are not permitted to do this');
  return { session, tokenGeneration: claims.gen };
}

/** The menu paths by which the session may make a call of this permission. */
function menusOf(session: Session, permission: Permission): readonly string[] {
  return typeof permission === 'string' ? [] : allowingMenus(session.rights, session.roleId, permission);
}

/** What the share of a user is counted by. */
export function userKey({ tenantId, userId }: Session): string {
  return `${tenantId} ${userId}`;
}

/** The answer's text: the endpoint's output in wire names with the envelope. */
export function answerText(kernel: Kernel, endpoint: Endpoint, output: unknown, message: string): string {
  if (kernel.isCheckingAnswers) z.encode(endpoint.output, output as never);
  const wire = writeAnswer(endpoint.output)(output) as object;
  return JSON.stringify({ ...wire, _failure: false, _message: message });
}

/** Serves one call of a signed-in user and answers the JSON text, of a long list as a stream. */
export async function serveCall(
  kernel: Kernel,
  handler: Handler,
  request: FastifyRequest,
  admission: Admission,
): Promise<string | Readable> {
  const { endpoint } = handler;
  const { session } = admission;
  const { tenantId, userId } = session;
  const body = bodyOf(request.body);
  const hospital = hospitalOf(body, session);
  const input = parseInput(endpoint, body);
  refuseWithoutStepUp(endpoint, input, session);
  const scope = {
    tenantId,
    userId,
    hospitalId: hospital.hospitalId,
    ip: request.ip,
    requestId: request.id,
    operation: endpoint.path,
  };
  if (endpoint.effect === 'money') kernel.pulse.refuseWhenSetBack();
  const key = endpoint.effect === 'money' ? keyOf(request.headers['idempotency-key']) : undefined;
  const shown = new ShownCharts(kernel.chartLog, endpoint, {
    ...{ tenantId, userId, roleId: session.roleId, hospitalId: hospital.hospitalId, ip: request.ip },
    sessionId: session.sessionId,
    refuseExport: () => refuseExport(endpoint, session),
  });
  let news: readonly News[] = [];
  const deeds: (() => void)[] = [];
  const answer = await sendAsRead(userKey(session), (send) =>
    inTransaction(kernel.pool, scope, endpoint.effect === 'read' ? 'read' : 'write', async (tx) => {
      news = tx.news;
      const claim = key
        ? { tenantId, userId, key, path: endpoint.path, body: [hospital.hospitalId, input] }
        : undefined;
      const first = claim && (await claimKey(tx, claim));
      if (first) return first;
      const { call, message } = callOf(kernel, tx, admission, request, {
        hospital,
        menus: menusOf(session, endpoint.permission),
        shown,
        told: toldAdmissions(body),
        afterCommit: (deed) => void deeds.push(deed),
      });
      const asked = endpoint.isWalled ? chartsIn(endpoint.input, input) : [];
      const door = asked.length > 0 ? kernel.chartDoor(call, asked) : undefined;
      // What only reads need not wait for the wall: its statements travel along, and nothing is answered before the wall has.
      if (endpoint.effect !== 'read') await door;
      const running = handler.run(call, input);
      running.catch(() => undefined);
      if (door) shown.passed(await door);
      const ran = await running;
      if (ran instanceof RefusedAnswer) return refusedText(endpoint, ran);
      if (endpoint.isWalled && asked.length === 0) shown.passed(await kernel.chartDoor(call, shown.of(ran)));
      const masked = maskedAnswer(endpoint, session, await shown.take(input, ran));
      const output = await veiledAnswer(endpoint, masked, (charts) => kernel.chartVeil(call, charts));
      refuseDifferent(endpoint, body, output);
      if (output instanceof LongList) return send(output, { endpoint, isChecking: kernel.isCheckingAnswers, message });
      const text = answerText(kernel, endpoint, output, message());
      if (claim) await keepAnswer(tx, claim, text);
      return text;
    }),
  );
  // The database tells every process, this one too, but a moment later: who logged out here is out at once.
  for (const one of news) kernel.sessions.hear(one);
  shown.done();
  for (const deed of deeds) deed();
  return answer;
}

const refusedText = (endpoint: Endpoint, { sentence, fields }: RefusedAnswer) =>
  JSON.stringify({ _failure: true, _message: sentence, _fields: fields && spelledFields(endpoint, fields) });

const agentOf = (request: FastifyRequest) => String(request.headers['user-agent'] ?? '').slice(0, 300);

function callOf(
  kernel: Kernel,
  tx: Transaction,
  { session, tokenGeneration }: Admission,
  request: FastifyRequest,
  { hospital, shown, ...given }: Pick<Call, 'hospital' | 'menus' | 'told' | 'afterCommit'> & { shown: ShownCharts },
): { call: Call; message: () => string } {
  const { tenantId, userId } = session;
  let message = '';
  const call: Call = {
    tx,
    tenantId,
    hospital,
    session,
    tokenGeneration,
    userId,
    ip: request.ip,
    userAgent: agentOf(request),
    page: { origin: request.headers.origin ?? '', host: request.host },
    ...given,
    now: kernel.pulse.now(),
    say: (sentence) => {
      message = sentence;
    },
    announce: (topic, id) => tx.announce({ topic, tenantId, hospitalId: hospital.hospitalId, id }),
    showChart: (chart) => shown.add(chart),
    hiddenPatients: async () => (await kernel.chartVeil(call)).flatMap(({ patientId }) => patientId ?? []),
  };
  return { call, message: () => message };
}

/** A call before there is a session. `tx` is the tenant's, or undefined for calls without a tenant in the path. */
export interface OpenCall {
  readonly kernel: Kernel;
  readonly tenant: Tenant;
  readonly tx: Transaction;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
  /** Does something once the transaction is done for good, as adding work for after the answer. */
  afterCommit(deed: () => void): void;
}

/** An answer with a sentence for the user. */
export class AnswerWithSentence {
  readonly output: object;
  readonly sentence: string;
  constructor(output: object, sentence: string) {
    this.output = output;
    this.sentence = sentence;
  }
}

/** An endpoint open to anyone of a tenant. */
export interface OpenHandler<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  /** Every try counts towards the limit of an address, not only one that was declined. */
  readonly isEveryTryCounted?: boolean;
  readonly run: (call: OpenCall, input: never) => Promise<unknown>;
}

/** Serves a call made without a session. `isCounted` tells whether the limit of the address should know of it. */
export async function serveOpen(
  kernel: Kernel,
  handler: OpenHandler,
  request: FastifyRequest,
  tenantName: string,
): Promise<{ text: string; isCounted: boolean }> {
  const tenant = await tenantOf(kernel, tenantName);
  const body = bodyOf(request.body);
  const input = parseInput(handler.endpoint, body) as never;
  const scope = { tenantId: tenant.tenantId, ip: request.ip, requestId: request.id, operation: handler.endpoint.path };
  let news: readonly News[] = [];
  const deeds: (() => void)[] = [];
  const afterCommit = (deed: () => void) => void deeds.push(deed);
  const { isEveryTryCounted: isAlwaysCounted = false } = handler;
  const answer = await inTransaction(kernel.pool, scope, 'write', async (tx) => {
    news = tx.news;
    const userAgent = agentOf(request);
    const output = await handler.run(
      { kernel, tenant, tx, ip: request.ip, userAgent, now: kernel.pulse.now(), afterCommit },
      input,
    );
    if (output instanceof RefusedAnswer) return { text: refusedText(handler.endpoint, output), isCounted: true };
    const [said, sentence] = output instanceof AnswerWithSentence ? [output.output, output.sentence] : [output, ''];
    return { text: answerText(kernel, handler.endpoint, said, sentence), isCounted: isAlwaysCounted };
  });
  for (const one of news) kernel.sessions.hear(one);
  for (const deed of deeds) deed();
  return answer;
}
