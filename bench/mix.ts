// A hospital's day in small: 70 users at their desks, each with time to think, who do what hospitals do all day (`-- --mix`).
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { readAnswer, writeRequest } from '@charaka/contract/kernel/wire';
import { getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { addPatient, listPatients } from '@charaka/contract/people/patient/patient';
import { admit, listAdmissions } from '@charaka/contract/stay/admission/admission';
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import type pg from 'pg';
import { openSeeded } from './database.ts';
import { roundOf } from './load.ts';
import { type Sampled, samplePatients } from './patient-search.ts';
import { MIX_BEDS, MIX_FIRST_BED, seedOfMix } from './seed-mix.ts';
import { startServer } from './servers.ts';
import { CHARGES_PER_HOSPITAL } from './size.ts';
import { makeTokensOf } from './tokens.ts';

const USERS = 70;
const FIRST_USER = 101;
const PATIENTS = 100_000;
/** Each waits so long after an answer, at random between the two. */
const THINK_MS = { least: 1000, most: 3000 } as const;
const MOST_P95_MS = 25;
const WARM_UP_MS = 10_000;

/** Figures published by Bahmni for 70 users at 100,000 patients: the 95th percentiles of whole steps of its front desk, in ms. */
const BAHMNI_P95_MS: Readonly<Record<string, number>> = {
  register: 107,
  'find by number': 143,
  'find by name': 310,
};

const below = (limit: number) => Math.floor(Math.random() * limit);

/** A user at a desk: asks one call after the other and keeps how long each took. */
class Desk {
  readonly #url: string;
  readonly #token: string;
  readonly #times: Map<string, number[]>;

  constructor(url: string, token: string, times: Map<string, number[]>) {
    this.#url = url;
    this.#token = token;
    this.#times = times;
  }

  /** The answer; throws where it is no success. */
  async do<E extends Endpoint>(deed: string, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const body = JSON.stringify({ ...(writeRequest(endpoint.input)(input) as object), hospitalId: 1 });
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${this.#token}`,
      ...(endpoint.effect === 'once' ? { 'idempotency-key': randomUUID() } : {}),
    };
    const askedAt = performance.now();
    const reply = await fetch(`${this.#url}/api/bench1${endpoint.path}`, { method: 'POST', headers, body });
    const text = await reply.text();
    this.#times.set(deed, [...(this.#times.get(deed) ?? []), performance.now() - askedAt]);
    const { _failure: isFailure, _message, ...answer } = JSON.parse(text) as Record<string, unknown>;
    if (isFailure) throw new Error(`'${deed}' was refused: ${text.slice(0, 300)}`);
    await setTimeout(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
    return readAnswer(endpoint.output)(answer) as OutputOf<E>;
  }
}

let nextBed = 0;

/** One patient from the counter to the bill, with the searches between. */
async function serveOne(desk: Desk, somebody: () => Sampled): Promise<void> {
  const { first_name: firstName, last_name: lastName } = somebody();
  const search = (deed: string, typed: string) =>
    desk.do(deed, listPatients, { search: typed, pageNumber: 1, pageSize: 20 });
  await search('find by name', `${somebody().last_name} ${somebody().first_name}`);
  const added = await desk.do('register', addPatient, {
    patient: {
      salutation: 'Mrs.',
      firstName,
      lastName,
      sex: 'F',
      birthDate: '1990-05-01',
      nationality: 'Indian',
      contactNo: String(6_000_000_000 + below(3_999_999_999)),
      addressLineOne: '12 Station Road',
      countryId: 1,
      stateId: 27,
      city: 'Pune',
    },
  });
  const { patientId } = added.patient;
  await search('find by number', `MR${somebody().patient_id}`);
  // The even ones work in the first hospital.
  const doctorId = 2 + 2 * below(20);
  const admitted = await desk.do('admit', admit, {
    admission: {
      patientId,
      admittedAt: new Date().toISOString(),
      emergencyNumber: '9800000000',
      doctorId,
      departmentId: 1 + (doctorId % 8),
      specializationId: 1 + (doctorId % 8),
      patientType: 'General',
      patientCategory: 'General',
      admissionMode: 'General',
      admissionCategory: 'General',
      bedTypeId: 1,
      bedGroupId: 1,
      bedId: MIX_FIRST_BED + (nextBed++ % MIX_BEDS),
    },
  });
  const { admissionId } = admitted.admission;
  const lines = [1, 2, 3].map(() => ({ chargeId: 1 + below(CHARGES_PER_HOSPITAL), appliedCharge: 250, quantity: 1 }));
  await desk.do('charge', addCharges, { admissionId, lines });
  await desk.do('list inpatients', listAdmissions, { pageNumber: 1, pageSize: 10, isDischarged: false });
  const paidAt = new Date().toISOString();
  const payment = { admissionId, paidAt, paymentType: 'Receive' as const, amount: 500 };
  await desk.do('pay', addPayment, { payment });
  await desk.do('bill', getBill, { admissionId });
}

/** The users do not begin all at once; what they ask while the server warms up is not counted. */
async function work(url: string, tokens: readonly string[], somebody: () => Sampled, seconds: number) {
  const times = new Map<string, number[]>();
  const countsFrom = performance.now() + WARM_UP_MS;
  const endsAt = countsFrom + seconds * 1000;
  const user = async (token: string, place: number) => {
    await setTimeout((place * WARM_UP_MS) / tokens.length);
    const desk = new Desk(url, token, times);
    while (performance.now() < endsAt) await serveOne(desk, somebody);
  };
  const warm = setTimeout(WARM_UP_MS).then(() => times.clear());
  await Promise.all([warm, ...tokens.map(user)]);
  return times;
}

async function addUsers(owner: pg.Client): Promise<readonly string[]> {
  await owner.query(
    `insert into app_user (tenant_id, user_id, name, email, password_hash, role_id, hospital_id)
     select 1, u, 'User ' || u, 'user' || u || '@bench1.example', 'unusable', 30, 1
     from generate_series($1::integer, $2::integer) u`,
    [FIRST_USER, FIRST_USER + USERS - 1],
  );
  await owner.query(`insert into user_hospital select 1, u, 1 from generate_series($1::integer, $2::integer) u`, [
    FIRST_USER,
    FIRST_USER + USERS - 1,
  ]);
  const userIds = Array.from({ length: USERS }, (_, index) => FIRST_USER + index);
  return makeTokensOf(owner, 1, userIds);
}

/** Seeds anew, prints the table, and answers a sentence for each deed that took too long. */
export async function measureMix(cluster: EmbeddedPostgres, seconds: number): Promise<string[]> {
  const { owner, database } = await openSeeded(cluster, seedOfMix(PATIENTS), console.log);
  const server = await startServer('ours', { ...cluster.connection, database });
  try {
    const tokens = await addUsers(owner);
    const somebody = await samplePatients(owner);
    await owner.query('checkpoint');
    const times = await work(server.url, tokens, somebody, seconds);
    console.log(`\n${USERS} users, ${PATIENTS.toLocaleString('en-US')} patients, ${seconds} s\n`);
    console.log('| deed | times | p50 ms | p95 ms | p99 ms | target p95 | Bahmni p95 |\n|---|--:|--:|--:|--:|--:|--:|');
    const rounds = [...times].map(([deed, all]) => ({ deed, many: all.length, round: roundOf(all, seconds) }));
    for (const { deed, many, round } of rounds) {
      const figures = [round.p50Ms, round.p95Ms, round.p99Ms].map((figure) => figure.toFixed(1)).join(' | ');
      console.log(`| ${deed} | ${many} | ${figures} | < ${MOST_P95_MS} | ${BAHMNI_P95_MS[deed] ?? ''} |`);
    }
    return rounds
      .filter(({ round }) => round.p95Ms >= MOST_P95_MS)
      .map(({ deed, round }) => `${deed}: p95 is ${round.p95Ms.toFixed(1)} ms, wanted are less than ${MOST_P95_MS} ms`);
  } finally {
    await server.stop();
    await owner.end();
  }
}
