// What the screens must know before anybody has logged in: `GET /config.json` (R039, Q159, Q160, Q181).
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../kernel/settings.ts';

/** A demo log-in that the log-in page offers. */
export interface DemoLogin {
  readonly tenantName: string;
  readonly identity: string;
  readonly password: string;
}

/** Serves the site's settings; the demo's log-ins only where the demo is meant to be open. */
export function serveSiteConfig(app: FastifyInstance, settings: Settings, demoLogins: readonly DemoLogin[]): void {
  const demoLogin = settings.hasDemoLogin;
  const config = {
    helpDeskUrl: settings.helpDeskUrl ?? '',
    hasMail: settings.smtpUrl !== undefined,
    demoLogin,
    ...(demoLogin ? { demoLogins } : {}),
  };
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(config));
}
