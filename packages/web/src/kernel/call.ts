// The one way a screen asks the server: typed by the contract, with the session's token, refusals as errors.
import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { ASKS_FIRST, QUESTION_HEADER } from '@charaka/contract/kernel/question';
import type { ToldSentence } from '@charaka/rules/message/sentence';
import { confirm } from '../ui/dialog/confirm-request.ts';
import { translate } from './i18n.ts';
import { currentSession, endSession } from './session.ts';
import type { Session } from './session-state.ts';
import { loadSentences, spoken } from './spoken.ts';
import { askForProof, type ProofKind } from './step-up.ts';
import { stripEmpty } from './strip-empty.ts';
import { tellTabs } from './tab-channel.ts';
import { currentTenant } from './tenant.ts';
import { sessionIdOf } from './token.ts';

type WireWords = typeof import('./wire-words.ts');

let wireWords: WireWords | undefined;

/** The functions that read shapes, loaded before the first call with a shape: the log-in page is drawn without them. */
async function loadWireWords(): Promise<WireWords> {
  wireWords = await import('./wire-words.ts');
  return wireWords;
}

/** The server understood and said no; the message is a sentence for the user (R023, R040). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Sentences about single fields, by the plain path of each. */
  readonly fields: Readonly<Record<string, string>>;
  /** A refusal of the business comes with 200, one of the transport with its own status. */
  readonly status: number;
  /** Patient id of a chart that stays closed until the user gives a reason; else null (Q225). */
  readonly closedChart: number | null;
  constructor(
    message: string,
    fields: Readonly<Record<string, string>> = {},
    status = 200,
    closedChart: number | null = null,
  ) {
    super(message);
    this.fields = fields;
    this.status = status;
    this.closedChart = closedChart;
  }
  /** A right was missing: what is known here of the user's rights may be out of date. */
  get isForbidden(): boolean {
    return this.status === 403 && this.closedChart === null;
  }
}
/** No sensible answer came; the same call may be tried again (R042). */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
}
/** The session is over; the user is on the way to the log-in page. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** The user did not confirm what the server asked: nothing was done, and nothing is reported. */
export class Withdrawn extends Error {
  override readonly name = 'Withdrawn';
}

/** The text shown when the server cannot be reached, in the user's language (R042, R043). */
export function transportText(): string {
  return translate('kernel:failure.text');
}

/** Options of a call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Of calls with effect 'once': the key of the intention, see `newIntentionKey`. */
  readonly intentionKey?: string | undefined;
}

let lastAnswerAt = 0;
let lastToldAt = 0;
/** Other tabs need not know every answer. */
const tellEveryMilliseconds = 5_000;

/** When the server last answered anything, in milliseconds; decides between silent renewal and a question (R097, Q166). */
export function lastAnswerTime(): number {
  return lastAnswerAt;
}

/** Another tab of the same session had an answer: somebody is at work. */
export function hearAnswerTime(at: number): void {
  lastAnswerAt = Math.max(lastAnswerAt, at);
}

function noteAnswer(): void {
  lastAnswerAt = Date.now();
  const token = currentSession()?.token;
  if (token === undefined || lastAnswerAt - lastToldAt < tellEveryMilliseconds) return;
  lastToldAt = lastAnswerAt;
  tellTabs({ kind: 'atWork', sessionId: sessionIdOf(token), at: lastAnswerAt });
}

/** A fresh key for one intention of the user; a retry of the same intention sends the same key. */
export function newIntentionKey(): string {
  // crypto.randomUUID is missing on plain-http addresses of a hospital network.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The catalog of tenants is asked before it is known whose the session is: without tenant, hospital and token (R037). */
function isOfCatalog({ path }: Endpoint): boolean {
  return path.startsWith('/CatalogDB/');
}

function addressOf(endpoint: Endpoint): string {
  const tenantName = encodeURIComponent(currentTenant()?.tenantName ?? '');
  return isOfCatalog(endpoint) ? `/api${endpoint.path}` : `/api/${tenantName}${endpoint.path}`;
}

function bodyOf({ writeRequest }: WireWords, endpoint: Endpoint, input: unknown): string {
  const wire = writeRequest(endpoint.input)(stripEmpty(input)) as Record<string, unknown>;
  return JSON.stringify(isOfCatalog(endpoint) ? wire : { ...baseOf(currentSession()), ...wire });
}

/** Session fields of every request (R018, R020, R021, R024); the server compares them with its own values, which prevail. */
function baseOf(session: Session | null): Record<string, unknown> {
  if (!session) return {};
  const { userId } = session.user;
  return {
    tenantId: currentTenant()?.tenantCode,
    hospitalId: session.hospitalId,
    finYear: session.finYear ?? undefined,
    timezone: session.hospital?.timezone,
    createdById: userId,
    updatedById: userId,
  };
}

/** The sentence the server sent with an answer, as 'Patient added successfully'; '' when there was none. */
export function messageOf(output: unknown): string {
  return String((output as { _message?: string } | undefined)?._message ?? '');
}

/**
 * Calls an endpoint. Input is the plain form with amounts in rupees as typed; the answer has amounts in paise.
 * Throws Refusal with the server's sentence, Withdrawn when the user does not confirm, SessionEnded after 401, TransportFailure otherwise.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  // Later calls send at once: a session that ends right after a call must not take the call's token away.
  const words = wireWords ?? (await loadWireWords());
  const token = isOfCatalog(endpoint) ? undefined : currentSession()?.token;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (endpoint.effect !== 'read') headers[QUESTION_HEADER] = ASKS_FIRST;
  if (endpoint.effect === 'once') headers['idempotency-key'] = options.intentionKey ?? newIntentionKey();
  const request = { method: 'POST', headers, body: bodyOf(words, endpoint, input), signal: options.signal ?? null };
  let { status, answer } = await exchangeAs(token, addressOf(endpoint), request);
  // The same request once more, with the same key: the first one has done nothing (PS035).
  if (answer._stepUp !== undefined && (await askForProof(answer._stepUp as ProofKind)))
    ({ status, answer } = await exchangeAs(currentSession()?.token, addressOf(endpoint), request));
  // Likewise: the server wrote nothing before the user confirms every question.
  const confirmed: string[] = [];
  while (answer._question !== undefined && !confirmed.includes(String(answer._code))) {
    await confirmQuestion(answer as Questioned);
    confirmed.push(String(answer._code));
    const again = { ...request, headers: { ...headers, [QUESTION_HEADER]: confirmed.join(' ') } };
    ({ status, answer } = await exchangeAs(currentSession()?.token, addressOf(endpoint), again));
  }
  if (answer._message) answer = await inOwnLanguage(answer);
  if (status === 401 && token) throw new SessionEnded(String(answer._message ?? ''));
  if (answer._failure === true || status >= 400) {
    throw new Refusal(
      String(answer._message || transportText()),
      plainFields(words, endpoint, answer._fields as Record<string, string> | undefined),
      status,
      typeof answer._closedChart === 'number' ? answer._closedChart : null,
    );
  }
  return words.readAnswer(endpoint.output)(answer) as OutputOf<E>;
}

/** Shows the server's question over the open dialog; a second Enter cancels. Throws Withdrawn when the user does not confirm. */
async function confirmQuestion(answer: Questioned): Promise<void> {
  const { _message: text = '' } = (await inOwnLanguage(answer)) as Told;
  const action = spoken(answer._question);
  if (!(await confirm({ title: action, text, confirmLabel: action, isDangerous: true }))) throw new Withdrawn(text);
}

/** Asks the catalog of tenants in the names of the wire, for the log-in page, which has no shapes. Throws as `call` does. */
export async function askCatalog(path: string, wire: object): Promise<Record<string, unknown>> {
  const { status, answer } = await exchange(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wire),
  });
  const told = answer._message ? await inOwnLanguage(answer) : answer;
  if (told._failure === true || status >= 400) throw new Refusal(String(told._message || transportText()), {}, status);
  return told;
}

/**
 * Calls an endpoint that is open to anybody, of a tenant that need not be this browser's: without session, and nothing is remembered.
 * Throws as `call` does.
 */
export async function callOpenly<E extends Endpoint>(
  tenantName: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const { readAnswer, writeRequest } = wireWords ?? (await loadWireWords());
  const { status, answer } = await exchange(`/api/${encodeURIComponent(tenantName)}${endpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(writeRequest(endpoint.input)(input)),
  });
  if (answer._failure === true || status >= 400)
    throw new Refusal(String(answer._message || transportText()), {}, status);
  return readAnswer(endpoint.output)(answer) as OutputOf<E>;
}

/** Sends with a token. One that was renewed while the request was on its way is replaced: a request that got 401 has done nothing. */
async function exchangeAs(
  token: string | undefined,
  address: string,
  request: RequestInit & { headers: Record<string, string> },
): Promise<Exchanged> {
  if (token === undefined) return exchange(address, request);
  const headers = { ...request.headers, authorization: `Bearer ${token}` };
  const first = await exchange(address, { ...request, headers });
  const session = currentSession();
  if (first.status !== 401 || !session) return first;
  if (session.token === token) endSession();
  else if (sessionIdOf(session.token) === sessionIdOf(token)) return exchangeAs(session.token, address, request);
  return first;
}

/** Sentences about fields by the names that forms know them by; the server speaks the wire's. */
function plainFields(
  { plainPath }: WireWords,
  { input }: Endpoint,
  fields: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [plainPath(input, path), sentence]));
}

/** An answer whose sentences are in the user's language; what has no translation stays English. */
async function inOwnLanguage(answer: Record<string, unknown>): Promise<Record<string, unknown>> {
  await loadSentences();
  const {
    _message: text = '',
    _code: code,
    _params: params,
    _fields: fields = {},
    _fieldCodes: codes = {},
  } = answer as Told;
  const ofFields = Object.entries(fields).map(([path, field]) => {
    const coded = codes[path];
    return [path, coded ? spoken({ ...coded, text: field }) : field];
  });
  return {
    ...answer,
    _message: code === undefined ? text : spoken({ code, params: params ?? {}, text }),
    ...(ofFields.length > 0 ? { _fields: Object.fromEntries(ofFields) } : {}),
  };
}

/** Success may be a plain text (R283); refusals are JSON always. */
async function answerOf(response: Response): Promise<Record<string, unknown>> {
  if (!response.headers.get('content-type')?.startsWith('text/plain')) return response.json();
  return { _failure: false, _message: await response.text() };
}

/** Whether a status says nothing about the request itself: the server is busy, broken or counts too many calls (Q226). */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

/** The keys of an answer that tell sentences. */
interface Told {
  readonly _message?: string;
  readonly _code?: string;
  readonly _params?: ToldSentence['params'];
  readonly _fields?: Readonly<Record<string, string>>;
  readonly _fieldCodes?: Readonly<Record<string, Pick<ToldSentence, 'code' | 'params'>>>;
}

/** An answer that asks: its message is the warning, its question the label of the button that confirms it. */
type Questioned = Record<string, unknown> & { readonly _question: ToldSentence };

interface Exchanged {
  readonly status: number;
  readonly answer: Record<string, unknown>;
}

async function exchange(address: string, request: RequestInit): Promise<Exchanged> {
  try {
    const response = await fetch(address, request);
    const answer = await answerOf(response);
    noteAnswer();
    if (isPassing(response.status))
      throw new TransportFailure(String((await inOwnLanguage(answer))._message || transportText()));
    return { status: response.status, answer };
  } catch (error) {
    if (request.signal?.aborted || error instanceof TransportFailure) throw error;
    throw new TransportFailure(transportText(), { cause: error });
  }
}
