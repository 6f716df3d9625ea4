// Measures the patient search and the registration among many patients: clerks at their desks, each waiting for an answer.
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import type pg from 'pg';
import { openSeeded } from './database.ts';
import { load, type Round } from './load.ts';
import { seedOfPatients } from './seed-patients.ts';
import { startServer } from './servers.ts';
import { makeTokens } from './tokens.ts';
import type { Workload } from './workload.ts';

/** The maximum time of a search, in ms, for all but one in a hundred. */
const MOST_P99_MS = 50;
const SAMPLED = 4000;

/** A patient of the register, as a clerk knows them. */
export interface Sampled {
  readonly patient_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly contact_no: string;
}

/** One measured way of searching, and what it came to. */
export interface MeasuredSearch {
  readonly name: string;
  readonly mostP99Ms: number | undefined;
  readonly rounds: Round[];
}

const below = (limit: number) => Math.floor(Math.random() * limit);

/** A name with another spelling. */
function misspelled(name: string): string {
  const habits: [RegExp, string][] = [
    [/sh/, 's'],
    [/v/, 'b'],
    [/i/, 'ee'],
    [/ow/, 'ou'],
    [/th/, 't'],
    [/e/, 'a'],
    [/a(?=[^a]*$)/, 'o'],
    [/$/, 'h'],
  ];
  const [from, to] = habits.find(([one]) => one.test(name.slice(1))) as [RegExp, string];
  return name[0] + name.slice(1).replace(from, to);
}

const digits = (patient: Sampled) => patient.contact_no.slice(-10);
const beginning = (name: string, least: number) => name.slice(0, least + below(3));

/** Texts that clerks type, by kind; each function receives a patient and a second one at random. */
const searches: Readonly<Record<string, (patient: Sampled, other: Sampled) => string>> = {
  'whole name, last name first': (patient) => `${patient.last_name} ${patient.first_name}`,
  'first letters of a first name': (patient) => beginning(patient.first_name, 3),
  'first letters of both names': (patient) => `${beginning(patient.first_name, 3)} ${beginning(patient.last_name, 3)}`,
  'another spelling of a first name': (patient) => misspelled(patient.first_name),
  'another spelling of both names': (patient) => `${misspelled(patient.first_name)} ${misspelled(patient.last_name)}`,
  'names of two people': (patient, other) => `${patient.first_name} ${other.last_name}`,
  'a whole telephone': digits,
  'the first digits of a telephone': (patient) => digits(patient).slice(0, 3 + below(4)),
  'the last digits of a telephone': (patient) => digits(patient).slice(-(4 + below(3))),
  'a telephone with its country': (patient) => `+91${digits(patient).slice(0, below(11))}`,
  'a UHID': (patient) => `MR${patient.patient_id}`,
};

function request(token: string, action: string, body: object) {
  return {
    path: `/api/bench1/Patient/${action}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  };
}

/** How many search at once, and how long each waits after an answer. */
type Clerks = Pick<Workload, 'connections'> & { readonly pauseMs: number };

function searchWorkload(name: string, token: string, clerks: Clerks, typed: () => string): Workload {
  return {
    name,
    note: name,
    ...clerks,
    mostP99Ms: MOST_P99_MS,
    next: () => request(token, 'GetAllPatients', { search: typed(), pageNumber: 1, pageSize: 20 }),
  };
}

/** Registers each sampled patient again, under a telephone number of their own. */
export function registration(token: string, clerks: Clerks, sampled: () => Sampled): Workload {
  const next = () => {
    const { first_name, last_name } = sampled();
    const patient = {
      salutation: 'Mrs.',
      firstname: first_name,
      lastname: last_name,
      sex: 'F',
      dateOfBirth: '1990-05-01',
      nationality: 'Indian',
      contactNo: String(6_000_000_000 + below(3_999_999_999)),
      addressLineOne: '12 Station Road',
      countryId: 1,
      stateId: 27,
      city: 'Pune',
    };
    return request(token, 'AddPatient', { patient });
  };
  return { name: 'AddPatient', note: 'registers one patient', ...clerks, next };
}

/** Returns a function that gives another random patient of tenant 1 at each call. */
export async function samplePatients(owner: pg.Client): Promise<() => Sampled> {
  const { rows } = await owner.query<Sampled>(
    `select patient_id, first_name, last_name, contact_no from patient
     where tenant_id = 1 and patient_id in (select 1 + floor(random() * (select max(patient_id) from patient))::bigint
       from generate_series(1, ${SAMPLED}))`,
  );
  return () => rows[below(rows.length)] as Sampled;
}

async function workloadsOf(owner: pg.Client, token: string, clerks: Clerks): Promise<Workload[]> {
  const anybody = await samplePatients(owner);
  const kinds = Object.values(searches);
  const anything = () => (kinds[below(kinds.length)] as (typeof kinds)[number])(anybody(), anybody());
  return [
    searchWorkload('everything by turns', token, clerks, anything),
    ...Object.entries(searches).map(([name, type]) =>
      searchWorkload(name, token, clerks, () => type(anybody(), anybody())),
    ),
    registration(token, clerks, anybody),
  ];
}

/** Seeds that many patients and measures every kind of search; the kinds by turns come first. */
export async function measureSearch(
  cluster: EmbeddedPostgres,
  args: { patients: number; seconds: number; rounds: number; clerks: number; pauseMs: number },
): Promise<MeasuredSearch[]> {
  const { owner, database } = await openSeeded(cluster, seedOfPatients(args.patients), console.log);
  const tokens = await makeTokens(owner, 1);
  const server = await startServer('ours', { ...cluster.connection, database });
  try {
    await owner.query('checkpoint');
    const clerks = { connections: args.clerks, pauseMs: args.pauseMs };
    const measured: MeasuredSearch[] = [];
    for (const workload of await workloadsOf(owner, tokens.get(1) as string, clerks)) {
      await load(server.url, workload, 1);
      const rounds: Round[] = [];
      for (let round = 1; round <= args.rounds; round++) rounds.push(await load(server.url, workload, args.seconds));
      measured.push({ name: workload.name, mostP99Ms: workload.mostP99Ms, rounds });
    }
    return measured;
  } finally {
    await server.stop();
    await owner.end();
  }
}
