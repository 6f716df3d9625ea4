// `npm run bench -- reports`: every declared report among the seeded admissions, its first page with the totals, and a year by months.
import { reports } from '@charaka/contract/insight/report/reports';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import { compareFigures } from '../packages/server/test-support/figures/compare-figures.ts';
import { moneyFigures } from '../packages/server/test-support/figures/money-figures.ts';
import { TestTenant } from '../packages/server/test-support/server/test-tenant.ts';
import { logOnly, wallOn } from './chart-access.ts';
import { openSeeded } from './database.ts';
import { type Figure, figureTable, missedFigures } from './figures.ts';
import { overNetwork, proveSessions } from './histories.ts';
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
type Address = Parameters<typeof startServer>[1];

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

/** The figures of money without their places in the ledger: the seed writes no vouchers. */
const withoutLedger = Object.fromEntries(
  Object.entries(moneyFigures).map(([name, places]) => [
    name,
    Object.fromEntries(Object.entries(places).filter(([place]) => !/ledger|trial balance/.test(place))),
  ]),
);

/** Each figure of money that several reports, lists and accounts show, in one seeded hospital; answers those that differ (RP001). */
async function compareSeeded(owner: TestTenant['parts']['owner'], address: Address, token: string): Promise<string[]> {
  // Bills of every patient are read, which only a wall that logs lets one user do.
  await logOnly(owner);
  const server = await startServer('ours', address);
  try {
    const parts = { app: overNetwork(server.url), owner } as TestTenant['parts'];
    const tenant = new TestTenant(parts, TENANT, `bench${TENANT}`);
    tenant.tokens.set('admin', token);
    await proveSessions(owner, TENANT);
    const host = { tenant, hospitalId: HOSPITAL, today: dateInZone(new Date(), 'Asia/Kolkata') };
    const { compared, differences } = await compareFigures(host, withoutLedger);
    console.log(`${compared} figures of money compared, ${differences.length} differences`);
    return differences;
  } finally {
    await server.stop();
    await wallOn(owner);
  }
}

/** Answers a sentence for each report that missed its target, and each figure that has two values. */
export async function measureReports(cluster: EmbeddedPostgres, admissions: number): Promise<string[]> {
  const { owner, database } = await openSeeded(cluster, seedOfAdmissions(admissions), console.log);
  const address = { ...cluster.connection, database };
  const server = await startServer('ours', address);
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
    await server.stop();
    return [...missedFigures(figures), ...refused, ...(await compareSeeded(owner, address, token))];
  } finally {
    await server.stop();
    await owner.end();
  }
}
