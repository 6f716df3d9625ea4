// A server with calls made up for a test, on the test's own database: the way of every call without any area.
import type { FastifyInstance } from 'fastify';
import { ChartLog } from '../../src/kernel/chart-log.ts';
import { openPool } from '../../src/kernel/database.ts';
import { DatabasePulse } from '../../src/kernel/database-pulse.ts';
import type { Handler } from '../../src/kernel/handler.ts';
import { newServer } from '../../src/kernel/http-server.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import { openFileStore } from '../../src/kernel/open-file-store.ts';
import { Ports } from '../../src/kernel/port.ts';
import { ReportReader } from '../../src/kernel/report-reader.ts';
import { serveCalls } from '../../src/kernel/routes.ts';
import { SessionCache } from '../../src/kernel/session-cache.ts';
import { TenantDirectory } from '../../src/kernel/tenant-directory.ts';
import { tokenSigner } from '../../src/kernel/token.ts';
import { Turns } from '../../src/kernel/turns.ts';
import { Vault } from '../../src/kernel/vault.ts';
import { type TestApp, testSettings } from './test-app.ts';

/** Serves the handlers; close it when the test is over. */
export async function smallServer(parts: TestApp, handlers: readonly Handler[]): Promise<FastifyInstance> {
  const pool = openPool(parts.address, 4);
  const fail = (error: unknown) => {
    throw error;
  };
  const chartLog = new ChartLog(
    pool,
    { onHourEnded: () => undefined, onFault: fail },
    async () => [],
    () => new Date(),
  );
  const pulse = new DatabasePulse(pool);
  const kernel: Kernel = {
    pool,
    reports: new ReportReader(pool),
    pulse,
    chartLog,
    chartDoor: async () => ({ relationship: null, breakGlassId: null }),
    chartVeil: () => async () => [],
    ports: new Ports([]),
    files: openFileStore(testSettings(), new Vault(parts.secrets.vaultKey)),
    tenants: new TenantDirectory(pool),
    sessions: new SessionCache(pool),
    signer: tokenSigner(parts.secrets.tokenKey, 5),
    turns: new Turns(testSettings()),
    isCheckingAnswers: true,
  };
  const app = await newServer(testSettings());
  app.addHook('onClose', async () => {
    await chartLog.stop();
    await pool.end();
  });
  serveCalls(app, kernel, handlers);
  await app.ready();
  return app;
}
