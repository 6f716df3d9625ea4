// What a handler gets and gives: a call is the transaction, who asks and where; the answer is the endpoint's output.

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
  /** The menu paths whose rights let the caller make this call; none where the call needs no right. */
  readonly menus: readonly string[];
  /** What the request says of whose the admissions are that it names; whoever locks one compares it. */
  readonly told: readonly ToldAdmission[];
  /** What the areas above provide to this one. */
  readonly ports: Ports;
  /** Where files are kept, pictures among them. */
  readonly files: FileStore;
  readonly ip: string;
  readonly userAgent: string;
  /** The page the call says it comes from ('' for none) and the host it was sent to; keys of browsers are bound to them. */
  readonly page: { readonly origin: string; readonly host: string };
  /** The instant of the call; rules that need a clock take it from here. */
  readonly now: Date;
  /** Sets the sentence of the answer (`_message`). */
  say(said: Sentence): void;
  /** Does something once the call is kept for good, as adding work for after the answer. */
  afterCommit(deed: () => void): void;
  /**
   * Tells screens that something changed, beyond what the endpoint says it changes or about one record; sent on commit. Heard by
   * those of the hospital or of the tenant, as the topic reaches.
   */
  announce(topic: Topic, id?: number): Promise<void>;
  /** The patients whose marked charts the caller does not see: who they are must not be found by what is known of them (PS009). */
  hiddenPatients(): Promise<readonly number[]>;
  /** Says whose chart the answer shows, where neither question nor answer names the patient (PS012). */
  showChart(chart: ShownChart): void;
}

/** What lets a caller into a chart. */
export interface ChartPass {
  readonly relationship: ChartRelationship | null;
  readonly breakGlassId: number | null;
}

/** Somebody whom a wall that only logs let in unasked: what ties them to the charts is found out for the log (docs/decisions/0105). */
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

/** Begins to look what is marked, so that it is known by the time there is something to show (PS009). */
export type ChartVeil = (call: Call) => HiddenCharts;

/** An endpoint with what serves it. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly run: (call: Call, input: unknown) => Promise<unknown>;
}

/**
 * Ties an endpoint to the function that serves it; the compiler keeps input and output to the promise. A list may be a long one, and
 * an answer that declines keeps what was written. A function without a name gets the endpoint's path, so that a stack trace says
 * which call was served.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call, input: ParsedOf<E>) => Promise<OutputOf<E> | LongList | RefusedAnswer>,
): Handler {
  if (run.name === '') Object.defineProperty(run, 'name', { value: endpoint.path });
  return { endpoint, run: run as Handler['run'] };
}

/** The day of the last minute that was asked for, by time zone: no zone begins its day within a minute. */
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
