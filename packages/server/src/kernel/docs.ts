// `/docs`: a page to read and try every call, and the description it is drawn from.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import type { FastifyInstance } from 'fastify';
import { claimsOf, refuseUnfinished, sessionOf } from './authorise.ts';
import type { Kernel } from './kernel.ts';
import { isFromHere } from './loopback.ts';
import { describeCalls } from './openapi.ts';

const files = {
  '/docs': { name: 'docs-page.html', type: 'text/html; charset=utf-8' },
  '/docs/page.js': { name: 'docs-page.js', type: 'text/javascript; charset=utf-8' },
  '/docs/page.css': { name: 'docs-page.css', type: 'text/css; charset=utf-8' },
} as const;

/**
 * Serves the page and `/docs/openapi.json`, which is made at the first request and cached. Only this machine and signed-in users may read
 * it: it would show an attacker the calls.
 */
export async function serveDocs(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  kernel: Kernel,
  { isBehindProxy }: { readonly isBehindProxy: boolean },
): Promise<void> {
  for (const [path, { name, type }] of Object.entries(files)) {
    const text = await readFile(join(import.meta.dirname, name), 'utf8');
    app.get(path, (_request, reply) =>
      reply.header('content-type', type).header('cache-control', 'no-cache').send(text),
    );
  }
  let description: string | undefined;
  app.get('/docs/openapi.json', async (request, reply) => {
    if (!isFromHere(request, isBehindProxy))
      refuseUnfinished(await sessionOf(kernel, undefined, claimsOf(kernel, request.headers.authorization)));
    description ??= JSON.stringify(describeCalls(endpoints));
    return reply.header('content-type', 'application/json; charset=utf-8').send(description);
  });
}
