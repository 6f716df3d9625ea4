// Many front desks and doctors' screens at once on the list of one doctor, and what must hold of it: no token twice, nobody called twice.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addVisit, listVisits } from '@charaka/contract/clinic/opd/visit';
import { startSession } from '@charaka/contract/clinic/queue/opd-session';
import { callNext, getQueue } from '@charaka/contract/clinic/queue/queue';
import type { Endpoint, InputOf } from '@charaka/contract/kernel/endpoint';
import { tokenSigner } from '../../src/kernel/token.ts';
import type { Draw } from '../money/order-history.ts';
import type { Answer, TestTenant } from '../server/test-tenant.ts';
import { dayOf, holdOpd } from './opd-day.ts';

/** How many people work on one list, how many patients come to them, and how long each looks up after every deed. */
export interface OpdStorm {
  readonly people: number;
  readonly visits: number;
  readonly pauseMs: number;
  readonly draw: Draw;
}

/** The result: sentences about broken laws, and the milliseconds of each kind of call. */
export interface OpdStormEnd {
  readonly broken: readonly string[];
  readonly timesMs: Readonly<Record<'list' | 'queue' | 'visit' | 'call', number[]>>;
}

/** One of so many people is a doctor's screen, the others are front desks. */
const DESKS_OF_SCREEN = 4;
/** A doctor's screen reads so many rows of each part of the day. */
const ROWS_OF_SCREEN = 20;
const kinds = ['New', 'New', 'New', 'Emergency'] as const;

/** Users of the role of the clerk, each with a session, so that no user waits for the turn of another. */
async function openPeople({ parts, tenantId }: TestTenant, howMany: number): Promise<string[]> {
  const signer = tokenSigner(parts.secrets.tokenKey, 600);
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  const sessions = Array.from({ length: howMany }, () => randomUUID());
  await parts.owner.query(
    `with made as (
       insert into app_user (tenant_id, user_id, name, email, password_hash, role_id, hospital_id) overriding system value
       select $1, 1000 + n, 'Person ' || n, 'person' || n || '@storm.example', 'unusable', 30, 1
       from generate_series(1, cardinality($2::uuid[])) n returning user_id),
     placed as (insert into user_hospital select $1, user_id, 1 from made)
     insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
     select $1, id, 1000 + n, now() + interval '1 day', 'SecondFactor', now() from unnest($2::uuid[]) with ordinality as one (id, n)`,
    [tenantId, sessions],
  );
  return sessions.map((sessionId) => signer.sign(sessionId, tenantId).token);
}

/** Plays until every patient has a token and everybody was called. */
export async function playOpdDay(
  tenant: TestTenant,
  { people, visits, pauseMs, draw }: OpdStorm,
): Promise<OpdStormEnd> {
  const waiting = await tenant.addPatients(visits);
  await holdOpd(tenant, visits);
  const tokens = await openPeople(tenant, people);
  const { opdDay } = await tenant.ask(getQueue, { doctorId: 1, day: dayOf() });
  const { opdSession } = await tenant.ask(startSession, { opdSession: { opdDayId: opdDay?.opdDayId ?? 0 } });
  const timesMs: OpdStormEnd['timesMs'] = { list: [], queue: [], visit: [], call: [] };
  const given: number[] = [];
  const called: number[] = [];
  const broken: string[] = [];
  const by =
    (token: string) =>
    async <E extends Endpoint>(kind: keyof typeof timesMs, endpoint: E, input: InputOf<E>): Promise<Answer<E>> => {
      const begunAt = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      const answer = await tenant.call(endpoint, input, { as: 'nobody', headers });
      timesMs[kind].push(performance.now() - begunAt);
      if (pauseMs > 0) await pause(pauseMs / 2 + draw(pauseMs));
      return answer;
    };
  const desk = async (token: string) => {
    const send = by(token);
    for (let patientId = waiting.pop(); patientId !== undefined; patientId = waiting.pop()) {
      const visit = { patientId, doctorId: 1, visitOn: dayOf(), visitKind: kinds[draw(kinds.length)] };
      const answer = await send('visit', addVisit, { visit });
      if (answer.isFailure) broken.push(`A visit was refused: ${answer.message}`);
      else given.push(answer.output.visit.tokenNo ?? 0);
      await send('list', listVisits, { fromDate: dayOf(), toDate: dayOf(), pageNumber: 1, pageSize: 25 });
    }
  };
  const screen = async (token: string) => {
    const send = by(token);
    while (called.length < visits && broken.length === 0) {
      const answer = await send('call', callNext, { opdSessionId: opdSession.opdSessionId });
      if (!answer.isFailure) called.push(answer.output.visit.visitId);
      else if (answer.message !== 'No patient in the queue can be called')
        broken.push(`A call was refused: ${answer.message}`);
      await send('queue', getQueue, { doctorId: 1, day: dayOf(), nextRows: ROWS_OF_SCREEN });
    }
  };
  await Promise.all(tokens.map((token, place) => (place % DESKS_OF_SCREEN === 0 ? screen : desk)(token)));
  return { broken: [...broken, ...(await doubledOf(tenant, { visits, given, called }))], timesMs };
}

interface Told {
  readonly visits: number;
  readonly given: readonly number[];
  readonly called: readonly number[];
}

/** Compares the answers with the saved rows. */
async function doubledOf({ parts, tenantId }: TestTenant, { visits, given, called }: Told): Promise<string[]> {
  const { rows } = await parts.owner.query<{ tokens: number; kept: number; twice: number }>(
    `select count(*)::int as kept, count(distinct token_no)::int as tokens,
       count(*) filter (where called_at is null)::int as twice from opd_visit
     where tenant_id = $1 and day = $2`,
    [tenantId, dayOf()],
  );
  const { tokens = 0, kept = 0, twice = 0 } = rows[0] ?? {};
  const different = (numbers: readonly number[]) => new Set(numbers).size;
  return [
    ...(kept === visits ? [] : [`${visits} patients came, ${kept} visits are kept`]),
    ...(tokens === kept && different(given) === visits
      ? []
      : [`${kept} visits have ${tokens} tokens, ${different(given)} were told`]),
    ...(different(called) === called.length ? [] : [`${called.length - different(called)} patients were called twice`]),
    ...(called.length === visits && twice === 0 ? [] : [`${visits} patients waited, ${called.length} were called`]),
  ];
}
