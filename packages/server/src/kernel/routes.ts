// Puts the calls of the product on Fastify: paths match case-insensitively, every answer carries the envelope (Q16, Q26).

import type { Readable } from 'node:stream';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorise, type Caller, claimsOf } from './authorise.ts';
import { noteDiskFull } from './disk-room.ts';
import type { Handler } from './handler.ts';
import { BadInput } from './input.ts';
import { checkLength } from './json-body.ts';
import type { Kernel } from './kernel.ts';
import {
  ChartClosed,
  HttpError,
  isDatabaseAway,
  isDiskFull,
  isUnstorable,
  QuestionOpen,
  Refusal,
  StepUpNeeded,
  sentenceOf,
  TooManyRequests,
} from './refusal.ts';
import { FailureLimit } from './request-limits.ts';
import { RightCodes } from './right-codes.ts';
import { serveCall, userKey } from './serve.ts';
import { type OpenHandler, serveOpen } from './serve-open.ts';
import { spelledFields, toldFields, toldSentence } from './told-sentence.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call a request is for, as the contract spells it; undefined until it is known. */
    callPath: string | undefined;
    /** The call itself, once its handler is known: it spells the fields of a refusal. */
    endpoint: Endpoint | undefined;
    /** The caller and the handler, once both are settled. */
    authorised: (Caller & { readonly handler: Handler }) | undefined;
  }
}

type Params = { tenant: string; controller: string; action: string };

/** Enough bytes for a log-in; an unknown caller must not make the server read more. */
const OPEN_BODY_BYTES = 16 * 1024;

/** Every path and alias, lower case, with what serves it. Two handlers on one path are a mistake of ours. */
function routeTable(handlers: readonly Handler[]): Map<string, Handler> {
  const table = new Map<string, Handler>();
  for (const handler of handlers) {
    for (const path of [handler.endpoint.path, ...(handler.endpoint.aliases ?? [])]) {
      if (table.has(path.toLowerCase())) throw new Error(`Two handlers serve ${path}`);
      table.set(path.toLowerCase(), handler);
    }
  }
  return table;
}

/** Never a page: a browser led to an answer would save it. */
const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-disposition': 'attachment; filename="answer.json"',
};

function sendJson(reply: FastifyReply, text: string | Readable): FastifyReply {
  return reply.headers(jsonHeaders).send(text);
}

/** Registers `POST /api/{tenant}/{Controller}/{Action}` for all handlers. */
export function serveCalls(app: FastifyInstance, kernel: Kernel, handlers: readonly Handler[]): void {
  const table = routeTable(handlers);
  app.decorateRequest('callPath', undefined);
  app.decorateRequest('endpoint', undefined);
  app.decorateRequest('authorised', undefined);
  app.post<{ Params: Params }>(
    '/api/:tenant/:controller/:action',
    {
      onRequest: async (request) => {
        const { tenant, controller, action } = request.params;
        const handler = table.get(`/${controller}/${action}`.toLowerCase());
        if (!handler) {
          claimsOf(kernel, request.headers.authorization);
          throw new HttpError(404, kernelSentences.noSuchCall({ controller, action }));
        }
        request.callPath = handler.endpoint.path;
        request.endpoint = handler.endpoint;
        request.authorised = { handler, ...(await authorise(kernel, handler.endpoint, request, tenant)) };
        checkLength(request);
        kernel.turns.take(userKey(request.authorised.session), Number(request.headers['content-length'] ?? 0));
      },
    },
    async (request, reply) => {
      const { authorised } = request;
      if (!authorised) throw new HttpError(401, kernelSentences.pleaseLogIn);
      const answer = await kernel.turns.run(userKey(authorised.session), () =>
        serveCall(kernel, authorised.handler, request, authorised),
      );
      const { successText } = authorised.handler.endpoint;
      if (successText === undefined) return sendJson(reply, answer);
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(successText);
    },
  );
}

/** Registers the calls that need no session. Tries that failed count against their name and address: a hospital behind one address logs in freely. */
export function serveOpenCalls(
  app: FastifyInstance,
  kernel: Kernel,
  handlers: readonly OpenHandler[],
  triesPerMinute: number,
): void {
  for (const handler of handlers) {
    const limit = new FailureLimit(triesPerMinute);
    const right = new RightCodes();
    app.post<{ Params: { tenant: string } }>(
      `/api/:tenant${handler.endpoint.path}`,
      { bodyLimit: OPEN_BODY_BYTES },
      async (request, reply) => {
        request.endpoint = handler.endpoint;
        const { text } = await serveOpen(kernel, handler, request, request.params.tenant, { limit, right });
        return sendJson(reply, text);
      },
    );
  }
}

const sentenceByStatus: Readonly<Record<number, Sentence>> = {
  413: fieldSentences.requestTooLarge,
  415: kernelSentences.notJson,
  429: kernelSentences.tooManyRequests,
};

/** Turns any error into the envelope; internal faults reveal no details. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const say = (status: number, said: Sentence, more: object = {}) =>
    reply
      .status(status)
      .header('cache-control', 'no-store')
      .send({ _failure: true, ...toldSentence(said), ...more });
  if (error instanceof Refusal)
    return say(200, error.sentence, error.fields && toldFields(spelledFields(request.endpoint, error.fields)));
  if (error instanceof StepUpNeeded) return say(200, error.sentence, { _stepUp: error.by });
  if (error instanceof QuestionOpen) {
    const { text, code, params } = error.action;
    return say(200, error.sentence, { _question: { text, code, params } });
  }
  if (error instanceof BadInput) return say(400, error.sentence, toldFields(error.fields));
  if (error instanceof TooManyRequests) reply.header('retry-after', error.seconds);
  if (error instanceof ChartClosed) return say(error.status, error.sentence, { _closedChart: error.patientId });
  if (error instanceof HttpError) return say(error.status, error.sentence);
  const sentence = sentenceOf(error);
  if (sentence) return say(200, sentence);
  const { statusCode } = error as { statusCode?: number };
  if (statusCode !== undefined && statusCode < 500)
    return say(statusCode, sentenceByStatus[statusCode] ?? kernelSentences.notUnderstood);
  request.log.error({ err: error }, 'call failed');
  if (isUnstorable(error)) return say(400, kernelSentences.cannotBeStored);
  if (isDiskFull(error)) {
    noteDiskFull();
    return say(503, kernelSentences.diskFull);
  }
  if (isDatabaseAway(error)) return say(503, kernelSentences.databaseAway);
  return say(500, kernelSentences.wentWrong);
}
