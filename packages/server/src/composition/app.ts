// The server as one piece: every area it serves is written out here.

import { checkTenant as checkTenantEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import { takeDocumentedKeys } from '@charaka/contract/kernel/record-keys';
import type { FastifyInstance } from 'fastify';
import { demoAdmins } from '../../db/seed/demo-logins.ts';
import { opdHandlers } from '../clinic/opd/opd-handlers.ts';
import { theatreHandlers } from '../clinic/theatre/theatre-handlers.ts';
import { auditHandlers } from '../foundation/access/audit-handlers.ts';
import { logIn } from '../foundation/access/log-in.ts';
import { logOut } from '../foundation/access/log-out.ts';
import { logOutEverywhere } from '../foundation/access/log-out-everywhere.ts';
import { deviceHandlers } from '../foundation/access/name-device.ts';
import { refreshToken } from '../foundation/access/refresh-token.ts';
import { resetForgottenPassword } from '../foundation/access/reset-forgotten-password.ts';
import { roleHandlers } from '../foundation/access/role-handlers.ts';
import { securityHandlers } from '../foundation/access/security-handlers.ts';
import { SecurityPost } from '../foundation/access/security-post.ts';
import { sendForgotPasswordOtp } from '../foundation/access/send-forgot-password-otp.ts';
import { serveSiteConfig } from '../foundation/access/serve-site-config.ts';
import { serveTimeZones } from '../foundation/access/serve-time-zones.ts';
import { updatePreferences } from '../foundation/access/update-preferences.ts';
import { approvalHandlers } from '../foundation/approval/approval-handlers.ts';
import { gatewayHandlers } from '../foundation/gateway/gateway-handlers.ts';
import { startPostman } from '../foundation/gateway/postman.ts';
import { messageHandlers } from '../foundation/message/message-handlers.ts';
import { staffHandlers } from '../foundation/staff/staff-handlers.ts';
import { checkTenant } from '../foundation/tenancy/check-tenant.ts';
import { tenancyHandlers } from '../foundation/tenancy/tenancy-handlers.ts';
import { reportHandlers } from '../insight/report/report-handlers.ts';
import { AfterAnswer } from '../kernel/after-answer.ts';
import { answerText } from '../kernel/answer-text.ts';
import { ChartLog } from '../kernel/chart-log.ts';
import { startCleanup } from '../kernel/cleaning.ts';
import { type DatabaseAddress, openPool } from '../kernel/database.ts';
import { DatabasePulse } from '../kernel/database-pulse.ts';
import { freeBytesOf } from '../kernel/disk-room.ts';
import { serveDocs } from '../kernel/docs.ts';
import { bodyOf } from '../kernel/envelope.ts';
import type { Handler } from '../kernel/handler.ts';
import { serveHealth } from '../kernel/health.ts';
import { newServer } from '../kernel/http-server.ts';
import { parseInput } from '../kernel/input.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { serveLive } from '../kernel/live-route.ts';
import { type Mail, openMail } from '../kernel/mail.ts';
import { serveMetrics } from '../kernel/metrics.ts';
import { serveCalls, serveOpenCalls } from '../kernel/routes.ts';
import { serveScreens } from '../kernel/screens.ts';
import type { Secrets } from '../kernel/secrets.ts';
import { serveSecurityContact } from '../kernel/security-contact.ts';
import type { OpenHandler } from '../kernel/serve-open.ts';
import { openServerLogIn } from '../kernel/server-log-in.ts';
import { SessionCache } from '../kernel/session-cache.ts';
import type { Settings } from '../kernel/settings.ts';
import { TenantDirectory } from '../kernel/tenant-directory.ts';
import { tokenSigner } from '../kernel/token.ts';
import { Turns } from '../kernel/turns.ts';
import { Vault } from '../kernel/vault.ts';
import { billHandlers } from '../money/bill/bill-handlers.ts';
import { chargeHandlers } from '../money/charge/charge-handlers.ts';
import { chargePackages } from '../money/charge/charge-packages.ts';
import { financeHandlers } from '../money/finance/finance-handlers.ts';
import { ledgerHandlers } from '../money/finance/ledger-handlers.ts';
import { paymentHandlers } from '../money/payment/payment-handlers.ts';
import { tariffHandlers } from '../money/tariff/tariff-handlers.ts';
import { taxHandlers } from '../money/tax/tax-handlers.ts';
import { tpaHandlers } from '../money/tpa/tpa-handlers.ts';
import { setupHandlers } from '../office/setup/setup-handlers.ts';
import { patientHandlers } from '../people/patient/patient-handlers.ts';
import { chartDoor } from '../people/privacy/chart-door.ts';
import { chartVeil } from '../people/privacy/chart-veil.ts';
import { privacyHandlers } from '../people/privacy/privacy-handlers.ts';
import { referralHandlers } from '../people/referral/referral-handlers.ts';
import { masterFileHandlers } from '../resource/master-file-handlers.ts';
import { masterHandlers } from '../resource/master-handlers.ts';
import { admissionHandlers } from '../stay/admission/admission-handlers.ts';
import { bedHandlers } from '../stay/bed/bed-handlers.ts';
import { bedSettingHandlers } from '../stay/bed/bed-setting-handlers.ts';
import { dischargeHandlers } from '../stay/discharge/discharge-handlers.ts';
import { documentHandlers } from '../stay/document/document-handlers.ts';
import { instructionHandlers } from '../stay/instruction/instruction-handlers.ts';
import { noteHandlers } from '../stay/note/note-handlers.ts';
import { recordHandlers } from '../stay/record/record-handlers.ts';
import { pharmacyHandlers } from '../supply/pharmacy/pharmacy-handlers.ts';
import { afterAdmission } from './after-admission.ts';
import { approvalKinds } from './approval-kinds.ts';
import { relationsOfCare } from './relations-of-care.ts';

/** What the server is built from. */
export interface AppParts {
  /** The owner's: the server itself works under a log-in of its own, and only sweeps out as the owner. */
  readonly address: DatabaseAddress;
  readonly secrets: Secrets;
  readonly settings: Settings;
  readonly isCheckingAnswers: boolean;
}

/** What the calls themselves need of the server's keys and settings. */
export interface HandlerParts {
  readonly privateKey: string;
  readonly vault: Vault;
  readonly hasInnerGateways: boolean;
  readonly mail: Mail | undefined;
  readonly later: AfterAnswer;
  /** Tells users of changes to their log-in. */
  readonly post: SecurityPost;
  /** A tenant may demand second factors of nobody (Q232). */
  readonly allowsNoFactor: boolean;
}

/** Every call served to a signed-in user. */
export function handlersOf(kernel: Pick<Kernel, 'signer'>, parts: HandlerParts): Handler[] {
  return [
    refreshToken(kernel.signer),
    logOut,
    logOutEverywhere,
    updatePreferences,
    ...securityHandlers(parts, parts.post, parts.allowsNoFactor),
    ...deviceHandlers(parts.vault),
    ...roleHandlers,
    ...auditHandlers,
    ...tenancyHandlers,
    ...staffHandlers(parts),
    ...masterHandlers,
    ...masterFileHandlers,
    ...messageHandlers,
    ...approvalHandlers(approvalKinds),
    ...gatewayHandlers(parts.vault, parts.hasInnerGateways),
    ...referralHandlers,
    ...patientHandlers(relationsOfCare),
    ...privacyHandlers,
    ...bedHandlers,
    ...bedSettingHandlers,
    ...tariffHandlers,
    ...taxHandlers,
    ...admissionHandlers(afterAdmission, chargePackages),
    ...noteHandlers,
    ...documentHandlers,
    ...instructionHandlers,
    ...paymentHandlers,
    ...opdHandlers,
    ...theatreHandlers,
    ...pharmacyHandlers,
    ...chargeHandlers,
    ...billHandlers,
    ...tpaHandlers,
    ...dischargeHandlers,
    ...recordHandlers,
    ...financeHandlers,
    ...ledgerHandlers,
    ...reportHandlers,
    ...setupHandlers,
  ];
}

/** Every call open to anyone of a tenant. */
export function openHandlersOf(secrets: Secrets, mail: Mail | undefined, later: AfterAnswer): OpenHandler[] {
  return [
    logIn(secrets.privateKey, new SecurityPost(mail, later)),
    sendForgotPasswordOtp(mail, later),
    resetForgottenPassword({ privateKey: secrets.privateKey, mail, later }),
  ];
}

/** Builds the server on a migrated database; closing it ends its pool and live updates. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { address, settings, secrets } = parts;
  const serverAddress = await openServerLogIn(address, secrets, settings.serverDatabaseUrl);
  const pool = openPool(serverAddress, settings.databaseConnections);
  const app = await newServer(settings);
  app.addHook('onClose', () => pool.end());
  const pulse = new DatabasePulse(pool);
  app.addHook('onClose', () => pulse.stop());
  await pulse.start();
  const chartLog = openChartLog(app, serverAddress);
  const allowsNoFactor = !settings.isOnNetwork;
  const kernel: Kernel = {
    pool,
    pulse,
    tenants: new TenantDirectory(pool),
    sessions: new SessionCache(pool, { allowsNoFactor }),
    signer: tokenSigner(secrets.tokenKey, settings.tokenMinutes),
    chartLog,
    turns: new Turns(settings),
    chartDoor: chartDoor(relationsOfCare),
    chartVeil: chartVeil(relationsOfCare),
    isCheckingAnswers: parts.isCheckingAnswers,
  };
  const stopCleaning = startCleanup(address, (error) => app.log.error({ err: error }, 'cleaning failed'));
  app.addHook('onClose', stopCleaning);
  const hub = await serveLive(app, kernel, serverAddress);
  serveMetrics(app, { settings, pool, countScreens: () => hub.size, chartLog });
  const isEmbedded = settings.databaseUrl === undefined;
  const freeBytes = isEmbedded ? () => freeBytesOf(settings.dataDirectory) : undefined;
  await serveHealth(app, { pool, pulse, freeBytes });
  const { mail, later } = openPost(app, settings);
  const { hasInnerGateways } = settings;
  const vault = new Vault(secrets.vaultKey, secrets.earlierVaultKeys);
  const stopPostman = startPostman({
    ...{ pool, vault, hasInnerGateways },
    onFault: (error) => app.log.error({ err: error }, 'the outbox failed'),
  });
  app.addHook('onClose', stopPostman);
  const handlers = handlersOf(kernel, {
    ...{ privateKey: secrets.privateKey, vault, hasInnerGateways, mail, later },
    ...{ post: new SecurityPost(mail, later), allowsNoFactor },
  });
  const openHandlers = openHandlersOf(secrets, mail, later);
  const described = [checkTenantEndpoint, ...[...openHandlers, ...handlers].map((handler) => handler.endpoint)];
  takeDocumentedKeys(described);
  serveCalls(app, kernel, handlers);
  serveOpenCalls(app, kernel, openHandlers, settings.loginTriesPerMinute);
  serveTenantCheck(app, kernel);
  app.get('/api/public-key', (_request, reply) => reply.type('text/plain').send(secrets.publicKey));
  await serveDocs(app, described, { signer: kernel.signer, isBehindProxy: settings.isBehindProxy });
  serveSecurityContact(app, settings.securityContact);
  serveSiteConfig(app, settings, demoAdmins());
  serveTimeZones(app);
  await serveScreens(app, settings.webDirectory);
  return app;
}

/** Two connections of its own: an export waits for its rows while it holds one of the pool's. The last rows are written on closing. */
const CHART_LOG_CONNECTIONS = 2;

function openChartLog(app: FastifyInstance, address: DatabaseAddress): ChartLog {
  const pool = openPool(address, CHART_LOG_CONNECTIONS);
  const chartLog = new ChartLog(pool, {
    onHourEnded: (head) => app.log.info({ chartAccessHead: head }, 'an hour of the log of charts is closed'),
    onFault: (error) => app.log.error({ err: error }, 'the log of charts could not be written'),
  });
  app.addHook('onClose', async () => {
    await chartLog.stop();
    await pool.end();
  });
  return chartLog;
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
    if (!tenant) return { _failure: true, _message: 'Tenant not found' };
    return reply.type('application/json').send(answerText(kernel, checkTenantEndpoint, { tenant }, ''));
  });
}
