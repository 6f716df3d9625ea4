// `npm run bench -- laboratory`: the bench, saving, verifying, the table of a patient and the public page among a million results.

import { getBench, saveResults } from '@charaka/contract/diagnostics/laboratory/bench';
import { getCumulative } from '@charaka/contract/diagnostics/laboratory/cumulative';
import { labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { collectionWorklist, specimenWorklist } from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork, verifyWorklist } from '@charaka/contract/diagnostics/laboratory/verify';
import { getPublicReport, sharePublicReport } from '@charaka/contract/diagnostics/labreport/public-report';
import { addLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import type { Endpoint, InputOf } from '@charaka/contract/kernel/endpoint';
import { writeRequest } from '@charaka/contract/kernel/wire';
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import { openOwner } from '@charaka/server/kernel/database';
import { migrate } from '@charaka/server/kernel/migrate';
import { loadSecrets } from '@charaka/server/kernel/secrets';
import type pg from 'pg';
import { type LabBench, openLabBench } from '../packages/server/test-support/patient/lab-bench.ts';
import { urineTest } from '../packages/server/test-support/record/lab-catalogue.ts';
import type { TestTenant } from '../packages/server/test-support/server/test-tenant.ts';
import { type Figure, figureTable, missedFigures } from './figures.ts';
import { overNetwork } from './histories.ts';
import { fillLaboratory, watchedPatientId } from './laboratory-fill.ts';
import { load, roundOf } from './load.ts';
import { startServer } from './servers.ts';

const DATABASE = 'bench_laboratory';
const AT_ONCE = 8;
const SAVES = 200;
const VERIFICATIONS = 10;
const VERIFIED_AT_ONCE = 100;
const shortCodes = ['NA', 'K', 'CL', 'CA', 'PHOS', 'MG', 'UREA', 'CREA', 'URIC', 'GLUR', 'TP', 'ALB'];
const longCodes = [
  ...shortCodes,
  'HB',
  'HCT',
  'RBC',
  'WBC',
  'PLT',
  'RDW',
  'ESR',
  'PT',
  'APTT',
  'FIB',
  'DDIMER',
  'HBA1C',
  'TBIL',
  'DBIL',
  'ALT',
  'AST',
  'ALP',
  'GGT',
];

type Parts = TestTenant['parts'];

/** Answers what missed its target, as sentences. */
export async function measureLaboratory(
  cluster: EmbeddedPostgres,
  results: number,
  seconds: number,
): Promise<string[]> {
  const root = await openOwner(cluster.connection);
  await root.query(`drop database if exists ${DATABASE} with (force)`);
  await root.query(`create database ${DATABASE}`);
  await root.end();
  const address = { ...cluster.connection, database: DATABASE };
  const owner = await openOwner(address);
  await migrate(owner);
  const secrets = await loadSecrets(owner);
  const server = await startServer('ours', address);
  try {
    const parts = { app: overNetwork(server.url), owner, address, secrets } as Parts;
    const bench = await openScene(parts, results);
    const figures = [
      ...(await measureReads(bench, owner, { url: server.url, seconds })),
      await measureSaving(bench),
      await measureVerifying(bench),
    ];
    console.log(`\n${results.toLocaleString('en-US')} results, rounds of ${seconds} s\n\n${figureTable(figures)}`);
    return missedFigures(figures);
  } finally {
    await server.stop();
    await owner.end();
  }
}

/** A laboratory with a test of twelve parameters and one of thirty, which is a charge of its own. */
async function openScene(
  parts: Parts,
  results: number,
): Promise<LabBench & { shortTestId: number; longTestId: number }> {
  const bench = await openLabBench(parts, shortCodes);
  const { tenant } = bench;
  const { rows } = await parts.owner.query<{ charge_id: string }>(
    `insert into charge select (jsonb_populate_record(c, jsonb_build_object('charge_id', 9001, 'charge_name', 'Large panel', 'charge_code', 'LARGE'))).*
     from charge c where c.tenant_id = $1 and c.charge_id = 3 returning charge_id`,
    [tenant.tenantId],
  );
  const chargeId = Number(rows[0]?.charge_id);
  await tenant.ask(addLabTest, { labTest: { ...(await urineTest(tenant, longCodes)), chargeId } });
  const tests = await parts.owner.query<{ id: string }>(
    'select lab_test_id as id from lab_test where tenant_id = $1 order by lab_test_id',
    [tenant.tenantId],
  );
  const [shortTestId = 0, longTestId = 0] = tests.rows.map(({ id }) => Number(id));
  const startedAt = performance.now();
  await fillLaboratory(parts.owner, { tenantId: tenant.tenantId, results, shortTestId, longTestId });
  console.log(`Filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  return { ...bench, shortTestId, longTestId };
}

interface Place {
  readonly url: string;
  readonly seconds: number;
}

async function measureReads(
  bench: LabBench & { shortTestId: number },
  owner: pg.Client,
  { url, seconds }: Place,
): Promise<Figure[]> {
  const { tenant, shortTestId } = bench;
  const figures: Figure[] = [];
  const read = async <E extends Endpoint>(
    name: string,
    endpoint: E,
    input: InputOf<E>,
    wanted: { readonly atOnce?: number; readonly mostP95Ms?: number } = {},
  ) => {
    const { atOnce = AT_ONCE, mostP95Ms } = wanted;
    const request = {
      path: `/api/${tenant.name}${endpoint.path}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tenant.tokens.get('clerk')}` },
      body: JSON.stringify(writeRequest(endpoint.input)(input)),
    };
    const workload = { name, note: '', connections: atOnce, next: () => request };
    await tenant.ask(endpoint, input);
    const round = await load(url, workload, seconds);
    figures.push({ name, atOnce, ...round, ...(mostP95Ms === undefined ? {} : { mostP95Ms }) });
    console.log(`${name}: p95 ${round.p95Ms.toFixed(1)} ms`);
  };
  const page = { pageNumber: 1, pageSize: 25 };
  await read('bench page of 50 works with 12 parameters', getBench, { labTestId: shortTestId }, { mostP95Ms: 80 });
  await read(
    'five years of 20 parameters',
    getCumulative,
    { patientId: watchedPatientId },
    { atOnce: 1, mostP95Ms: 200 },
  );
  const fromDay = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
  await read('trend of a year', getCumulative, { patientId: watchedPatientId, fromDay }, { atOnce: 1, mostP95Ms: 60 });
  const secret = await shareOne(tenant, owner);
  await read('public page', getPublicReport, { secret }, { mostP95Ms: 100 });
  await read('collection list', collectionWorklist.list, page);
  await read('list of specimens', specimenWorklist.list, page);
  await read('list to be verified', verifyWorklist.list, page);
  await read('list of reports', labReportWorklist.list, page);
  return figures;
}

async function shareOne(tenant: TestTenant, owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ reportId: number; patientId: number }>(
    `select lab_report_id::int as "reportId", patient_id::int as "patientId" from lab_report where tenant_id = $1 limit 1`,
    [tenant.tenantId],
  );
  const { reportId = 0, patientId = 0 } = rows[0] ?? {};
  return (await tenant.ask(sharePublicReport, { reportId, patientId, channel: 'Paper' })).secret;
}

/** Rows of thirty values, each save a new version of all of them. */
async function measureSaving({ tenant, longTestId }: LabBench & { longTestId: number }): Promise<Figure> {
  const { works, columns } = await tenant.ask(getBench, { labTestId: longTestId });
  const taken: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const work = works[save % works.length];
    const round = Math.floor(save / works.length);
    const results = columns.map(({ labParameterId, valueType }) => ({
      labWorkId: work?.labWorkId ?? 0,
      labParameterId,
      version: round + 1,
      value: valueType === 'Choice' ? 'Negative' : String(10 + (save % 5)),
    }));
    const startedAt = performance.now();
    await tenant.ask(saveResults, { results });
    if (save >= works.length) taken.push(performance.now() - startedAt);
  }
  return { name: 'saving a row of 30 values', atOnce: 1, ...roundOf(taken, 1), mostP95Ms: 80 };
}

async function measureVerifying({ tenant }: LabBench): Promise<Figure> {
  const taken: number[] = [];
  for (let round = 0; round < VERIFICATIONS; round += 1) {
    const { rows } = await tenant.ask(verifyWorklist.list, { pageNumber: 1, pageSize: VERIFIED_AT_ONCE });
    const labWorkIds = rows.map(({ labWorkId }) => labWorkId);
    const startedAt = performance.now();
    await tenant.ask(verifyWork, { labWorkIds }, { as: 'admin' });
    taken.push(performance.now() - startedAt);
  }
  return { name: 'verifying 100 normal reports', atOnce: 1, ...roundOf(taken, 1), mostP95Ms: 2000 };
}
