// The HTTP server before it serves anything: limits, request ids, one log line a request, headers, compression, stopping.

import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { bodySize } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { faultWords } from './fault-words.ts';
import { readJsonBodies } from './json-body.ts';
import { LogStream } from './log-stream.ts';
import { HttpError } from './refusal.ts';
import { answerError } from './routes.ts';
import { guardHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';

/** Milliseconds that requests in flight may take once the server is stopping. */
const DRAIN_MS = 10_000;

/** The server, ready for routes. Each request gets an id (a proxy's own when it sends one), returned in `x-request-id`. */
export async function newServer(settings: Settings): Promise<FastifyInstance> {
  const log = settings.logLevel === 'silent' ? undefined : new LogStream();
  const app = Fastify({
    logger: log ? { level: settings.logLevel, stream: log, serializers: { err: faultOf } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts exactly one proxy: entries further left in X-Forwarded-For were written by the caller.
    trustProxy: settings.isBehindProxy && ((_address: string, hop: number) => hop < 1),
    genReqId: (request) => {
      const given = settings.isBehindProxy ? request.headers['x-request-id'] : undefined;
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    // Calls declare less; see json-body.ts.
    bodyLimit: bodySize.file,
    requestTimeout: settings.arrivalMilliseconds,
    // Node looks twice a minute by itself: a slow sender would hold on for twice as long as they may.
    http: { connectionsCheckingInterval: 1000, headersTimeout: settings.arrivalMilliseconds },
    routerOptions: { caseSensitive: false, maxParamLength: 200 },
    frameworkErrors: answerError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  } as FastifyServerOptions);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  stopInOrder(app);
  tellOfRequests(app);
  guardHeaders(app);
  app.addHook('onClose', () => log?.close());
  await app.register(compress, {
    threshold: 1024,
    // Handing a short answer to another thread and back costs five times as much as packing it here.
    syncThreshold: 64 * 1024,
    encodings: ['br', 'gzip'],
    // The lowest grades that are worth it: 45 µs for a list of 9 KB, which leaves as 1.6 KB.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 3 },
  });
  return app;
}

/** The logged parts of an error. Details of a database error and quoted values are left out: they are values of the row (PS051). */
function faultOf(error: Error & { code?: unknown; constraint?: unknown; table?: unknown }) {
  const { code, constraint, table } = error;
  const [message, stack] = [faultWords(error.message), faultWords(error.stack ?? '')];
  return { type: error.name, message, stack, code, constraint, table };
}

/** When stopping, the server takes no new request, lets those in flight end, and cuts off the ones that take too long. */
function stopInOrder(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', () => {
    isStopping = true;
    const patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    patience.unref();
    app.server.once('close', () => clearTimeout(patience));
  });
  app.addHook('onRequest', (_request, _reply, next) => {
    next(isStopping ? new HttpError(503, kernelSentences.beingRestarted) : undefined);
  });
  // A kept-alive connection would delay the stop until its next request.
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isStopping) reply.header('connection', 'close');
    next();
  });
}

/**
 * The path of a request as it may be logged: the whole path for calls and fixed routes. Any other path may hold a secret, such as that of
 * a shared report, so only its first part is logged (PS051).
 */
function loggedPath({ url, endpoint, routeOptions }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  const route = routeOptions.url;
  if (endpoint || (route && !/[:*]/.test(route))) return path;
  const [first, ...others] = path.split('/').slice(1);
  return others.length > 0 ? `/${first}/…` : `/${first}`;
}

/** One line a request: never its body, its query or its headers. */
function tellOfRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    next();
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        tenantId: request.authorised?.session.tenantId,
        userId: request.authorised?.session.userId,
      },
      'answered',
    );
  });
}
