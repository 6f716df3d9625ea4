// The server as one piece: the kernel, and the calls and work of the areas that areas.ts lists.

import { checkTenant as checkTenantEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { takeDocumentedKeys } from '@charaka/contract/kernel/record-keys';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { demoLogins } from '../../db/seed/demo-logins.ts';
import { serveSiteConfig } from '../foundation/access/serve-site-config.ts';
import { serveTimeZones } from '../foundation/access/serve-time-zones.ts';
import { checkTenant } from '../foundation/tenancy/check-tenant.ts';
import { AfterAnswer } from '../kernel/after-answer.ts';
import { answerText } from '../kernel/answer-text.ts';
import { ChartLog } from '../kernel/chart-log.ts';
import { type DatabaseAddress, openPool, openReportPool } from '../kernel/database.ts';
import { DatabasePulse } from '../kernel/database-pulse.ts';
import { freeBytesOf } from '../kernel/disk-room.ts';
import { serveDocs } from '../kernel/docs.ts';
import { bodyOf } from '../kernel/envelope.ts';
import { serveHealth } from '../kernel/health.ts';
import { newServer } from '../kernel/http-server.ts';
import { parseInput } from '../kernel/input.ts';
import type { JobHandler } from '../kernel/job-handler.ts';
import { JobWorker } from '../kernel/job-worker.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { serveLive } from '../kernel/live-route.ts';
import { LogSealer } from '../kernel/log-sealer.ts';
import { type Mail, openMail } from '../kernel/mail.ts';
import { type JobSeconds, measureJobs, serveMetrics } from '../kernel/metrics.ts';
import { openFileStore } from '../kernel/open-file-store.ts';
import { paperSigner } from '../kernel/paper-signer.ts';
import { REPORT_CONNECTIONS, ReportReader } from '../kernel/report-reader.ts';
import { serveCalls, serveOpenCalls } from '../kernel/routes.ts';
import { ScreenTexts } from '../kernel/screen-texts.ts';
import { serveScreens } from '../kernel/screens.ts';
import type { Secrets } from '../kernel/secrets.ts';
import { serveSecurityContact } from '../kernel/security-contact.ts';
import { openServerLogIn } from '../kernel/server-log-in.ts';
import { SessionCache } from '../kernel/session-cache.ts';
import type { Settings } from '../kernel/settings.ts';
import { TenantDirectory } from '../kernel/tenant-directory.ts';
import { tokenSigner } from '../kernel/token.ts';
import { toldSentence } from '../kernel/told-sentence.ts';
import { Turns } from '../kernel/turns.ts';
import { Vault } from '../kernel/vault.ts';
import { chartDoor, findPasses } from '../people/privacy/chart-door.ts';
import { chartVeil } from '../people/privacy/chart-veil.ts';
import {
  filledPorts,
  handlersOf,
  hospitalSettings,
  jobHandlersOf,
  openHandlersOf,
  processesOf,
  relationsOfCare,
} from './areas.ts';

/** The parts from which the server is built. */
export interface AppParts {
  /** The owner's: it makes the log-in of its own that the server works under. */
  readonly address: DatabaseAddress;
  readonly secrets: Secrets;
  readonly settings: Settings;
  readonly isCheckingAnswers: boolean;
}

/** Builds the server on a migrated database; closing it ends its pool and live updates. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { address, settings, secrets } = parts;
  const serverAddress = await openServerLogIn(address, secrets, settings.serverDatabaseUrl);
  const pool = openPool(serverAddress, settings.databaseConnections);
  const app = await newServer(settings);
  app.addHook('onClose', () => pool.end());
  const reports = await openReports(app, parts);
  const pulse = new DatabasePulse(pool);
  app.addHook('onClose', () => pulse.stop());
  await pulse.start();
  const chartLog = openChartLog(app, serverAddress, pulse);
  const allowsNoFactor = !settings.isOnNetwork;
  const vault = new Vault(secrets.vaultKey, secrets.earlierVaultKeys);
  const files = openFileStore(settings, vault);
  const kernel: Kernel = {
    pool,
    reports,
    pulse,
    tenants: new TenantDirectory(pool),
    sessions: new SessionCache(pool, { allowsNoFactor, settings: hospitalSettings }),
    signer: tokenSigner(secrets.tokenKey, settings.tokenMinutes),
    chartLog,
    turns: new Turns(settings),
    chartDoor: chartDoor(relationsOfCare),
    chartVeil: chartVeil(relationsOfCare),
    ports: filledPorts(),
    files,
    isCheckingAnswers: parts.isCheckingAnswers,
  };
  const hub = await serveLive(app, kernel, serverAddress);
  const jobSeconds = measureJobs();
  serveMetrics(app, { settings, pool, countScreens: () => hub.size, chartLog, jobSeconds });
  const isEmbedded = settings.databaseUrl === undefined;
  const freeBytes = isEmbedded ? () => freeBytesOf(settings.dataDirectory) : undefined;
  await serveHealth(app, { pool, pulse, freeBytes });
  const { mail, later } = openPost(app, settings);
  const { hasInnerGateways } = settings;
  const texts = new ScreenTexts(settings.webDirectory);
  const jobs = jobHandlersOf({ vault, hasInnerGateways, files, reports, texts });
  if (settings.role !== 'web') startWorker(app, serverAddress, jobs, jobSeconds);
  if (settings.role !== 'web') startSealer(app, pool);
  if (settings.role !== 'web') await startProcesses(app, serverAddress, settings);
  if (settings.role === 'worker') return app;
  const { privateKey } = secrets;
  const handlerParts = {
    signer: kernel.signer,
    privateKey,
    papers: paperSigner(secrets.tokenKey),
    vault,
    hasInnerGateways,
    files,
    mail,
    later,
    allowsNoFactor,
  };
  const handlers = handlersOf(handlerParts);
  const openHandlers = openHandlersOf(handlerParts);
  const described = [checkTenantEndpoint, ...[...openHandlers, ...handlers].map((handler) => handler.endpoint)];
  takeDocumentedKeys(described);
  serveCalls(app, kernel, handlers);
  serveOpenCalls(app, kernel, openHandlers, settings.loginTriesPerMinute);
  serveTenantCheck(app, kernel);
  app.get('/api/public-key', (_request, reply) => reply.type('text/plain').send(secrets.publicKey));
  await serveDocs(app, described, kernel, settings);
  serveSecurityContact(app, settings.securityContact);
  serveSiteConfig(app, settings, demoLogins());
  serveTimeZones(app);
  await serveScreens(app, settings.webDirectory);
  return app;
}

/** Connections of reports, under a log-in of their own that reads the views of reports alone (RP016). */
async function openReports(app: FastifyInstance, { address, secrets, settings }: AppParts): Promise<ReportReader> {
  const reportAddress = await openServerLogIn(address, secrets, settings.reportDatabaseUrl, 'charaka_report');
  const pool = openReportPool(reportAddress, REPORT_CONNECTIONS);
  app.addHook('onClose', () => pool.end());
  return new ReportReader(pool);
}

/** Two connections of its own: an export waits for its rows while it holds one of the pool's. The last rows are written on closing. */
const CHART_LOG_CONNECTIONS = 2;

function openChartLog(app: FastifyInstance, address: DatabaseAddress, pulse: DatabasePulse): ChartLog {
  const pool = openPool(address, CHART_LOG_CONNECTIONS);
  const events = {
    onHourEnded: (head: object) => app.log.info({ chartAccessHead: head }, 'an hour of the log of charts is closed'),
    onFault: (error: unknown) => app.log.error({ err: error }, 'the log of charts could not be written'),
  };
  const chartLog = new ChartLog(pool, events, findPasses(relationsOfCare), () => pulse.now());
  app.addHook('onClose', async () => {
    await chartLog.stop();
    await pool.end();
  });
  return chartLog;
}

/** Does the jobs of all processes beside the calls of this one. */
function startWorker(
  app: FastifyInstance,
  address: DatabaseAddress,
  handlers: readonly JobHandler[],
  jobSeconds: JobSeconds,
): void {
  const worker = new JobWorker({
    address,
    handlers,
    onFault: (error) => app.log.error({ err: error }, 'a job failed'),
    onEnd: (kind, seconds, result) => jobSeconds.observe({ kind, result }, seconds),
  });
  app.addHook('onClose', () => worker.stop());
  worker.start();
}

/** Chains the audit log and the security log beside the calls. */
function startSealer(app: FastifyInstance, pool: pg.Pool): void {
  const sealer = new LogSealer(pool, {
    onHourEnded: (head) => app.log.info({ logHead: head }, 'an hour of a sealed log is closed'),
    onFault: (error) => app.log.error({ err: error }, 'the logs could not be sealed'),
  });
  app.addHook('onClose', () => sealer.stop());
}

/** Starts what areas have run beside the server, and ends it with the server. */
async function startProcesses(
  app: FastifyInstance,
  address: DatabaseAddress,
  { analyserHost }: Settings,
): Promise<void> {
  const onFault = (error: unknown) => app.log.error({ err: error }, 'a process beside the server failed');
  for (const beside of processesOf({ address, analyserHost, onFault })) {
    app.addHook('onClose', () => beside.stop());
    await beside.start();
  }
}

/** The mail and the work after answers; on closing, what was begun is finished before the mail is closed. */
function openPost(app: FastifyInstance, settings: Settings): { mail: Mail | undefined; later: AfterAnswer } {
  const mail = settings.smtpUrl === undefined ? undefined : openMail(settings.smtpUrl, settings.mailFrom);
  const later = new AfterAnswer((error) => app.log.error({ err: error }, 'work after an answer failed'));
  app.addHook('onClose', async () => {
    await later.done();
    mail?.close();
  });
  return { mail, later };
}

/** Every page load asks it, so it has no limit of tries (Q226): known names are answered from memory, all others share one connection. */
function serveTenantCheck(app: FastifyInstance, kernel: Kernel): void {
  const { path } = checkTenantEndpoint;
  app.post(`/api${path}`, { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const input = parseInput(checkTenantEndpoint, bodyOf(request.body)) as { tenant: { tenantName: string } };
    const tenant = await checkTenant(kernel.tenants, input.tenant.tenantName);
    if (!tenant) return { _failure: true, ...toldSentence(kernelSentences.tenantNotFound) };
    return reply.type('application/json').send(answerText(kernel, checkTenantEndpoint, { tenant }, undefined));
  });
}
