// The way of a call with a session: shape, transaction, handler, wall, answer.

import type { Readable } from 'node:stream';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { readDaysIn } from '@charaka/contract/kernel/field';
import { QUESTION_HEADER } from '@charaka/contract/kernel/question';
import type { Topic } from '@charaka/contract/kernel/topic';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { FastifyRequest } from 'fastify';
import { answerText, refusedText } from './answer-text.ts';
import { type Caller, menusOf } from './authorise.ts';
import { chartsIn, ShownCharts } from './charts-shown.ts';
import { refuseDifferent, toldAdmissions } from './compared.ts';
import { refuseExport, refuseWithoutStepUp } from './confirmed.ts';
import { agentOf, bodyOf, hospitalOf } from './envelope.ts';
import type { Call, Handler, HiddenCharts } from './handler.ts';
import { refuseHiddenColumns } from './hidden-columns.ts';
import { claimKey, keepAnswer, keyOf } from './idempotency.ts';
import { parseInput } from './input.ts';
import type { Kernel } from './kernel.ts';
import type { News } from './live.ts';
import { sendAsRead } from './long-answer.ts';
import { LongList } from './long-list.ts';
import { maskedAnswer } from './masked-answer.ts';
import { QuestionOpen, RefusedAnswer } from './refusal.ts';
import { type ReportAsked, runRecorded } from './report-runs.ts';
import type { HospitalFacts, Session } from './session.ts';
import { inTransaction, type Scope, type Transaction } from './transaction.ts';
import { veiledAnswer } from './veiled-answer.ts';

/** The key that a user's share of the server is counted by. */
export function userKey({ tenantId, userId }: Session): string {
  return `${tenantId} ${userId}`;
}

/** The charts that an answer shows, for the log of chart access. */
function chartsShown(kernel: Kernel, endpoint: Endpoint, session: Session, place: { hospitalId: number; ip: string }) {
  const { tenantId, userId, roleId, sessionId } = session;
  const reader = { tenantId, userId, roleId, sessionId, ...place };
  return new ShownCharts(kernel.chartLog, endpoint, { ...reader, refuseExport: () => refuseExport(endpoint, session) });
}

/** Serves one call of a signed-in user and answers the JSON text, of a long list as a stream. */
export async function serveCall(
  kernel: Kernel,
  handler: Handler,
  request: FastifyRequest,
  caller: Caller,
): Promise<string | Readable> {
  const { endpoint } = handler;
  const { session } = caller;
  const { tenantId, userId, roleId } = session;
  const body = bodyOf(request.body);
  const hospital = hospitalOf(body, session);
  const input = readDaysIn(hospital.timezone, () => parseInput(endpoint, body));
  refuseWithoutStepUp(endpoint, input, session);
  refuseHiddenColumns(endpoint, input, session);
  const scope = { tenantId, userId, hospitalId: hospital.hospitalId, ...sourceOf(request, endpoint) };
  if (endpoint.effect === 'once') kernel.pulse.refuseWhenSetBack();
  const key = endpoint.effect === 'once' ? keyOf(request.headers['idempotency-key']) : undefined;
  const shown = chartsShown(kernel, endpoint, session, { hospitalId: hospital.hospitalId, ip: request.ip });
  let news: readonly News[] = [];
  const deeds: (() => void)[] = [];
  const answer = await sendAsRead(userKey(session), (send) =>
    begin(kernel, endpoint, { scope, roleId, request, input }, async (tx, endTurn, note) => {
      news = tx.news;
      const claim = key
        ? { tenantId, userId, key, path: endpoint.path, body: [hospital.hospitalId, input] }
        : undefined;
      const first = claim && (await claimKey(tx, claim));
      if (first) return first;
      const callOn = (on: Transaction) =>
        callOf(kernel, on, caller, request, {
          hospital,
          menus: menusOf(session, endpoint.permission),
          shown,
          told: toldAdmissions(body),
          afterCommit: (deed) => void deeds.push(deed),
        });
      const { call, message } = callOn(tx);
      const veilFor = endpoint.isReport ? () => veilOfReport(kernel, scope, callOn) : kernel.chartVeil;
      const asked = endpoint.isWalled ? chartsIn(endpoint.input, input) : [];
      const door = asked.length > 0 ? kernel.chartDoor(call, asked, endpoint.isOfDesk ?? false) : undefined;
      // A read need not wait for the wall: its statements are sent along, but the answer waits for the wall.
      if (endpoint.effect !== 'read') await door;
      const veil = endpoint.isVeiled && endpoint.effect === 'read' ? veilFor(call) : undefined;
      const running = handler.run(call, input);
      running.catch(() => undefined);
      if (door) shown.passed(await door);
      const ran = await running;
      note(ran);
      if (ran instanceof RefusedAnswer) return refusedText(endpoint, ran);
      if (endpoint.isWalled && asked.length === 0)
        shown.passed(await kernel.chartDoor(call, shown.of(ran), endpoint.isOfDesk ?? false));
      const masked = maskedAnswer(endpoint, session, await shown.take(input, ran));
      const output = await veiledAnswer(endpoint, masked, (charts) => (veil ?? veilFor(call))(charts));
      refuseDifferent(endpoint, body, output);
      endTurn();
      if (output instanceof LongList) return send(output, { endpoint, isChecking: kernel.isCheckingAnswers, message });
      const text = answerText(kernel, endpoint, output, message());
      announceChanges(call, endpoint);
      if (claim) await keepAnswer(tx, claim, text);
      return text;
    }),
  );
  // The database notifies every process, this one too, but a moment later: here a log-out takes effect at once.
  for (const one of news) kernel.sessions.hear(one);
  shown.done();
  for (const deed of deeds) deed();
  return answer;
}

/** The origin of a call, for the audit of writes. */
function sourceOf(request: FastifyRequest, { path }: Endpoint): Pick<Scope, 'ip' | 'requestId' | 'operation'> {
  return { ip: request.ip, requestId: request.id, operation: path };
}

/** Begins the transaction of a call: of a report in its turn, on the connections of reports, and recorded (RP014, RP016). */
function begin<T>(
  kernel: Kernel,
  { isReport, effect }: Endpoint,
  asked: ReportAsked,
  work: (tx: Transaction, endTurn: () => void, note: (answer: unknown) => void) => Promise<T>,
): Promise<T> {
  const { scope } = asked;
  if (isReport)
    return runRecorded(kernel.pool, asked, (signal, note) =>
      kernel.reports.read(scope, (tx, endTurn) => work(tx, endTurn, note), signal),
    );
  const nothing = () => undefined;
  return inTransaction(kernel.pool, scope, effect === 'read' ? 'read' : 'write', (tx) => work(tx, nothing, nothing));
}

/** The connections of reports reach no marks of charts: those are read on one of the pool's. */
function veilOfReport(kernel: Kernel, scope: Scope, callOn: (tx: Transaction) => { call: Call }): HiddenCharts {
  return (charts) => inTransaction(kernel.pool, scope, 'read', (own) => kernel.chartVeil(callOn(own).call)(charts));
}

/**
 * Announces the endpoint's declared changes, except topics that the handler announced itself: to fewer users, or with the record. Not
 * awaited: it runs in the same transaction or follows it, so a failure aborts the commit.
 */
function announceChanges({ tx, announce }: Call, { changes = [] }: Endpoint): void {
  const told = new Set(tx.news.map(({ topic }) => topic));
  for (const topic of changes) if (!told.has(topic.name)) announce(topic).catch(() => undefined);
}

/** The tenant, and for topics of a hospital the hospital, whose screens receive a topic. */
function placeOf(
  { reach }: Topic,
  { hospitalId }: HospitalFacts,
  tenantId: number,
): Pick<News, 'tenantId' | 'hospitalId'> {
  return reach === 'hospital' ? { tenantId, hospitalId } : { tenantId };
}

function callOf(
  kernel: Kernel,
  tx: Transaction,
  { session, tokenGeneration }: Caller,
  request: FastifyRequest,
  { hospital, shown, ...given }: Pick<Call, 'hospital' | 'menus' | 'told' | 'afterCommit'> & { shown: ShownCharts },
): { call: Call; message: () => Sentence | undefined } {
  const { tenantId, userId } = session;
  let message: Sentence | undefined;
  const call: Call = {
    tx,
    tenantId,
    hospital,
    session,
    tokenGeneration,
    userId,
    ports: kernel.ports,
    files: kernel.files,
    ip: request.ip,
    userAgent: agentOf(request),
    page: { origin: request.headers.origin ?? '', host: request.host },
    ...given,
    now: kernel.pulse.now(),
    say: (sentence) => {
      message = sentence;
    },
    confirm: (warning, action) => {
      const answers = request.headers[QUESTION_HEADER];
      if (answers !== undefined && !String(answers).split(' ').includes(warning.code))
        throw new QuestionOpen(warning, action);
    },
    announce: (topic, id) => tx.announce(topic, { ...placeOf(topic, hospital, tenantId), id }),
    showChart: (chart) => shown.add(chart),
    hiddenPatients: async () => (await kernel.chartVeil(call)()).flatMap(({ patientId }) => patientId ?? []),
  };
  return { call, message: () => message };
}
