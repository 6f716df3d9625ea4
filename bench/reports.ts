// `npm run bench -- reports`: every declared report among the seeded admissions, its first page with the totals, and a year by months.
import { reports } from '@charaka/contract/insight/report/reports';
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import { openSeeded } from './database.ts';
import { type Figure, figureTable, missedFigures } from './figures.ts';
import { roundOf } from './load.ts';
import { seedOfAdmissions } from './seed.ts';
import { SEED_USER } from './seed-scene.ts';
import { startServer } from './servers.ts';
import { makeTokensOf } from './tokens.ts';

const TENANT = 1;
const HOSPITAL = 1;
const TIMES = 20;
/** The targets of reports.md section 14. */
const MOST_P95_MS = { opened: 300, year: 1000 } as const;

type Report = (typeof reports)[number];

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The days that a report begins with. */
function daysOf({ period }: Report): object {
  if (period === 'now') return {};
  const toDate = dayBefore(0);
  return { fromDate: period === 'today' ? toDate : `${toDate.slice(0, 8)}01`, toDate };
}

/** Stays that last several days are counted in months by one of their instants. */
const dayOf = ({ days: meanings = [] }: Report): object =>
  meanings[0]?.to === undefined ? {} : { dayOf: meanings.find(({ to }) => to === undefined)?.name };

/** Answers a sentence for each report that missed its target. */
export async function measureReports(cluster: EmbeddedPostgres, admissions: number): Promise<string[]> {
  const { owner, database } = await openSeeded(cluster, seedOfAdmissions(admissions), console.log);
  const server = await startServer('ours', { ...cluster.connection, database });
  try {
    const [token = ''] = await makeTokensOf(owner, TENANT, [SEED_USER]);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const call = async (path: string, input: object) => {
      const body = JSON.stringify({ hospitalId: HOSPITAL, ...input });
      const reply = await fetch(`${server.url}/api/bench${TENANT}${path}`, { method: 'POST', headers, body });
      const answer = (await reply.json()) as { _failure?: boolean; _message?: string; count?: number };
      if (!reply.ok || answer._failure) throw new Error(`${path} was refused: ${answer._message}`);
      return answer;
    };
    const measure = async (name: string, mostP95Ms: number, ask: () => Promise<unknown>): Promise<Figure> => {
      const taken: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        const askedAt = performance.now();
        await ask();
        taken.push(performance.now() - askedAt);
      }
      return { name, atOnce: 1, ...roundOf(taken, 1), mostP95Ms };
    };
    const figures: Figure[] = [];
    const refused: string[] = [];
    const measureOne = async (of: Report) => {
      const days = daysOf(of);
      const page = { ...days, pageNumber: 1, pageSize: 25 };
      const { count = 0 } = await call(of.sums.path, days);
      const opened = () => Promise.all([call(of.sums.path, days), call(of.list.path, page)]);
      figures.push(await measure(`${of.name}, ${count} rows`, MOST_P95_MS.opened, opened));
      if (!of.groups.includes('month')) return;
      const year = { fromDate: dayBefore(364), toDate: dayBefore(0), ...dayOf(of) };
      const inYear = await call(of.sums.path, year);
      const byMonth = () => call(of.sums.path, { ...year, groupBy: 'month' });
      figures.push(
        await measure(`${of.name}, ${inYear.count ?? 0} rows of a year by month`, MOST_P95_MS.year, byMonth),
      );
    };
    for (const of of reports)
      await measureOne(of).catch((error: unknown) => {
        refused.push(error instanceof Error ? error.message : String(error));
      });
    console.log(`\n${admissions.toLocaleString('en-US')} admissions, each ${TIMES} times\n\n${figureTable(figures)}`);
    return [...missedFigures(figures), ...refused];
  } finally {
    await server.stop();
    await owner.end();
  }
}
