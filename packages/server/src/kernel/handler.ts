// The input and output of a handler: a call holds the transaction, the caller and the place; the answer is the endpoint's output.

import type { Endpoint, OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { Topic } from '@charaka/contract/kernel/topic';
import type { ChartRelationship, ShownChart } from '@charaka/contract/people/privacy/chart';
import type { Sentence } from '@charaka/rules/message/sentence';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type { ToldAdmission } from './compared.ts';
import type { FileStore } from './file-store.ts';
import type { LongList } from './long-list.ts';
import type { Ports } from './port.ts';
import { type RefusedAnswer, refuse } from './refusal.ts';
import type { HospitalFacts, Session } from './session.ts';
import type { Transaction } from './transaction.ts';

/** One call of a signed-in user. */
export interface Call {
  readonly tx: Transaction;
  readonly tenantId: number;
  readonly hospital: HospitalFacts;
  readonly session: Session;
  /** Which renewal of the session the caller's token comes from: the last one, or for a few seconds the one before. */
  readonly tokenGeneration: number;
  readonly userId: number;
  /** The menu paths whose rights let the caller make this call; empty when the call needs no right. */
  readonly menus: readonly string[];
  /** The admissions in the request with the patients it states for them; compared when an admission is locked. */
  readonly told: readonly ToldAdmission[];
  /** The parts that other areas provide to this one. */
  readonly ports: Ports;
  /** The store of files, pictures included. */
  readonly files: FileStore;
  readonly ip: string;
  readonly userAgent: string;
  /** The origin of the page that made the call ('' for none) and the requested host; browser keys are bound to them. */
  readonly page: { readonly origin: string; readonly host: string };
  /** The instant of the call; rules that need a clock take it from here. */
  readonly now: Date;
  /** Sets the sentence of the answer (`_message`). */
  say(said: Sentence): void;
  /**
   * Lets the user confirm a warning before the call writes anything: throws the question where the caller's screen can ask and has not asked
   * it yet. A caller that cannot ask, as another program, is not held up.
   */
  confirm(warning: Sentence, action: Sentence): void;
  /** Runs a function after the commit, such as adding work for after the answer. */
  afterCommit(deed: () => void): void;
  /**
   * Announces a change to screens, beyond the endpoint's declared changes or for one record; sent on commit. Reaches the hospital or the
   * tenant, depending on the topic.
   */
  announce(topic: Topic, id?: number): Promise<void>;
  /** Patients whose marked charts the caller may not see; the caller must not find them by searching for their details (PS009). */
  hiddenPatients(): Promise<readonly number[]>;
  /** Logs the chart that the answer shows, when neither request nor answer names the patient (PS012). */
  showChart(chart: ShownChart): void;
}

/** The relation or break-glass entry that lets a caller into a chart. */
export interface ChartPass {
  readonly relationship: ChartRelationship | null;
  readonly breakGlassId: number | null;
}

/** A reader admitted while the wall only logs; the relation is looked up later for the log (docs/decisions/0105). */
export interface ChartVisit {
  readonly call: Call;
  readonly charts: readonly ShownChart[];
}

/** The wall before charts: answers what lets the caller into those named, or turns them away (Q225). */
export type ChartDoor = (
  call: Call,
  charts: readonly ShownChart[],
  isOfDesk: boolean,
) => Promise<ChartPass | ChartVisit>;

/** Finds out what ties visitors of one tenant to the charts they saw; one pass for each visit, in their order. */
export type FindPasses = (tx: Transaction, visits: readonly ChartVisit[]) => Promise<readonly ChartPass[]>;

/** Answers which of the marked charts the caller does not see: of all, or of those shown. */
export type HiddenCharts = (shown?: readonly ShownChart[]) => Promise<readonly ShownChart[]>;

/** Starts to read the marked charts, so that they are known before the answer is built (PS009). */
export type ChartVeil = (call: Call) => HiddenCharts;

/** An endpoint with what serves it. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly run: (call: Call, input: unknown) => Promise<unknown>;
}

/**
 * Ties an endpoint to the function that serves it; the compiler checks input and output. A list may be a long list, and a `RefusedAnswer`
 * commits its writes. A function without a name gets the endpoint's path, so that a stack trace shows the call.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call, input: ParsedOf<E>) => Promise<OutputOf<E> | LongList | RefusedAnswer>,
): Handler {
  if (run.name === '') Object.defineProperty(run, 'name', { value: endpoint.path });
  return { endpoint, run: run as Handler['run'] };
}

/** The day computed within the last minute, by time zone: no zone begins its day within a minute. */
const knownDays = new Map<string, { minute: number; day: string }>();

/** The day it is in the hospital of a call (Q30). */
export function todayOf({
  now,
  hospital: { timezone },
}: Pick<Call, 'now'> & { readonly hospital: Pick<HospitalFacts, 'timezone'> }): string {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = knownDays.get(timezone);
  if (known?.minute === minute) return known.day;
  const day = dateInZone(now, timezone);
  knownDays.set(timezone, { minute, day });
  return day;
}

/** The financial year a day of the hospital falls in, as written on receipts (R081). Refuses when none is set up for it. */
export function financialYearOn(call: Call, day: string): string {
  const year = call.session.financialYears.find((candidate) => candidate.yearFrom <= day && day <= candidate.yearTo);
  return year?.finYear ?? refuse(kernelSentences.noFinancialYear({ day }));
}
