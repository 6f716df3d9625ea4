// Hands out the built screens: compressed ahead of time, hashed files kept for ever, every address of the product one page.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './refusal.ts';

const NOT_BUILT =
  'The screens are not built yet: start the server with `npm start`, which builds them, or run `npm run dev`.';
/** Paths that are never a screen. */
const notScreens = /^\/(api|docs|metrics|healthz|readyz|assets)(\/|$)/i;

/** Serves the folder of the built screens, and answers every request that no other route answered. */
export async function serveScreens(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(serveFiles, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'deny',
      setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
    });
  }
  app.get('/', (request, reply) => answerScreen(request, reply, isBuilt));
  // Browsers request it automatically on pages outside the screens, and log an error when it is missing.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isNavigation(request) && !notScreens.test(path)) return answerScreen(request, reply, isBuilt);
    throw new HttpError(404, kernelSentences.nothingAtPath({ path: path.slice(0, 200) }));
  });
}

function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);
}

function answerScreen(_request: FastifyRequest, reply: FastifyReply, isBuilt: boolean): FastifyReply {
  // No page of a hospital is for search engines, least of all one with the marks of a paper.
  if (isBuilt) return reply.header('x-robots-tag', 'noindex, nofollow').sendFile('index.html');
  return reply.status(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(NOT_BUILT);
}

/** A file with its hash in its name never changes; the page that names these files must always be requested anew. */
function cachingOf(path: string): string {
  if (/\.html(\.br|\.gz)?$/.test(path)) return 'no-store';
  return /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
