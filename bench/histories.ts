// `npm run bench -- histories`: random histories of inpatients' and outpatients' money over the network, every figure held against an oracle of its own, and reports against the ledger.
import type { AddressInfo } from 'node:net';
import { buildApp } from '@charaka/server/composition/app';
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import { openOwner } from '@charaka/server/kernel/database';
import { migrate } from '@charaka/server/kernel/migrate';
import { loadSecrets } from '@charaka/server/kernel/secrets';
import { readSettings } from '@charaka/server/kernel/settings';
import { verifyBooks } from '@charaka/server/money/finance/verify-books';
import { compareFigures } from '../packages/server/test-support/figures/compare-figures.ts';
import { moneyFigures } from '../packages/server/test-support/figures/money-figures.ts';
import { compareListsWithLedger, playCounterHistory } from '../packages/server/test-support/money/counter-history.ts';
import { playHistory, setHistoryScene } from '../packages/server/test-support/money/money-history.ts';
import { dayOf, holdOpd } from '../packages/server/test-support/patient/opd-day.ts';
import { makeApprover } from '../packages/server/test-support/server/test-admissions.ts';
import { makeTenant, type TestTenant } from '../packages/server/test-support/server/test-tenant.ts';

/** After so many histories of a hospital, the totals of reports, lists and ledger are compared. */
const BETWEEN_COMPARISONS = 25;
/** How many histories a run plays, and where its draws begin. */
const HISTORIES = 500;
const SEED = 20_261_122;
const KINDS = [0, 1, 2, 3];
const DATABASE = 'bench_histories';

type Parts = TestTenant['parts'];

/** Proves the log-ins of a tenant for a whole run: reports ask for a proof of the last ten minutes, and a run takes longer. */
export async function proveSessions(owner: Parts['owner'], tenantId: number): Promise<void> {
  await owner.query(`update session set stepped_up_on = now() + interval '12 hours' where tenant_id = $1`, [tenantId]);
}

async function makeProvenTenant(parts: Parts): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await proveSessions(parts.owner, tenant.tenantId);
  return tenant;
}

/** Sends what a test would inject over a socket, as a browser does. */
export function overNetwork(url: string): Parts['app'] {
  const inject = async (asked: { url: string; headers: Record<string, string>; payload: string }) => {
    const reply = await fetch(`${url}${asked.url}`, { method: 'POST', headers: asked.headers, body: asked.payload });
    const body = await reply.text();
    return {
      statusCode: reply.status,
      headers: Object.fromEntries(reply.headers),
      body,
      json: () => JSON.parse(body) as unknown,
    };
  };
  return { inject } as unknown as Parts['app'];
}

/** Plays the histories on an empty database; answers what differed, as sentences. */
export async function playHistories(cluster: EmbeddedPostgres): Promise<string[]> {
  const root = await openOwner(cluster.connection);
  await root.query(`drop database if exists ${DATABASE} with (force)`);
  await root.query(`create database ${DATABASE}`);
  await root.end();
  const address = { ...cluster.connection, database: DATABASE };
  const owner = await openOwner(address);
  await migrate(owner);
  const secrets = await loadSecrets(owner);
  const settings = readSettings({ LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '10000000' });
  const app = await buildApp({ address, secrets, settings, isCheckingAnswers: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    return await playAll({ app: overNetwork(url), owner, address, secrets });
  } finally {
    await app.close();
    await owner.end();
  }
}

async function playAll(parts: Parts): Promise<string[]> {
  const differences: string[] = [];
  let compared = 0;
  /** Each report, list and account that shows a figure of money has the same one (RP001). */
  const compareReports = async (tenant: TestTenant) => {
    const found = await compareFigures({ tenant, hospitalId: 1, today: dayOf() }, moneyFigures);
    compared += found.compared;
    differences.push(...found.differences);
  };
  for (const kind of KINDS) {
    const scene = await setHistoryScene(await makeProvenTenant(parts), kind);
    for (let history = 1; history <= HISTORIES / KINDS.length; history++) {
      const played = await playHistory(scene, SEED + kind * 1000 + history);
      compared += played.compared;
      differences.push(...played.differences);
      if (history % BETWEEN_COMPARISONS === 0) await compareReports(scene.tenant);
    }
    await compareReports(scene.tenant);
    const verdict = await verifyBooks(parts.owner, scene.tenant.tenantId);
    if (verdict.difference) differences.push(`The books of hospital kind ${kind}: ${verdict.difference}`);
    console.log(`Kind ${kind}: ${verdict.admissionCount} histories, ${verdict.voucherCount} vouchers`);
  }
  const counter = await playCounter(parts);
  differences.push(...counter.differences);
  await compareReports(counter.tenant);
  console.log(
    `${HISTORIES} histories of stays and ${HISTORIES} of the counter, ${compared + counter.compared} figures compared, ${differences.length} differences`,
  );
  return differences;
}

/** The counter with receipts of payers, in a hospital of its own; at the end the lists are held against the ledger (Q255). */
async function playCounter(parts: Parts): Promise<{ tenant: TestTenant; compared: number; differences: string[] }> {
  const tenant = await makeProvenTenant(parts);
  await makeApprover(tenant);
  await holdOpd(tenant, HISTORIES);
  const differences: string[] = [];
  let compared = 0;
  for (let history = 1; history <= HISTORIES; history++) {
    const played = await playCounterHistory(tenant, SEED + history);
    compared += played.compared;
    differences.push(...played.differences);
  }
  differences.push(...(await compareListsWithLedger(tenant)));
  const { difference } = await verifyBooks(parts.owner, tenant.tenantId);
  if (difference) differences.push(`The books of the counter: ${difference}`);
  return { tenant, compared, differences };
}
