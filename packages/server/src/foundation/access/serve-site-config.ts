// Facts that the screens need before a user has logged in: `GET /config.json` (R039, Q159, Q160, Q181, Q227).
import type { FastifyInstance } from 'fastify';
import { isFromHere } from '../../kernel/loopback.ts';
import type { Settings } from '../../kernel/settings.ts';

/** A demo log-in that the log-in page offers. */
export interface DemoLogin {
  readonly tenantName: string;
  /** The part of the address before the @, which names the role. */
  readonly loginName: string;
  readonly identity: string;
  readonly password: string;
}

/**
 * Serves the site's settings; the demo's log-ins only where the demo is meant to be open, and only to this machine itself, asked by a
 * name of its own: not through a proxy, nor to a page whose name was bent to this address (Q227).
 */
export function serveSiteConfig(app: FastifyInstance, settings: Settings, demoLogins: readonly DemoLogin[]): void {
  const site = { helpDeskUrl: settings.helpDeskUrl ?? '', hasMail: settings.smtpUrl !== undefined };
  app.get('/config.json', (request, reply) => {
    const isHere = isFromHere(request, settings.isBehindProxy);
    const demoLogin = settings.hasDemoLogin && !settings.isOnNetwork && isHere;
    return reply.header('cache-control', 'no-cache').send({ ...site, demoLogin, ...(demoLogin ? { demoLogins } : {}) });
  });
}
