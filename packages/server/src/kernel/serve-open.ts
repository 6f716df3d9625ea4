// The way of a call before there is a session, as the log-in is.

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { FastifyRequest } from 'fastify';
import { answerText, refusedText } from './answer-text.ts';
import { tenantOf } from './authorise.ts';
import { agentOf, bodyOf } from './envelope.ts';
import { parseInput } from './input.ts';
import type { Kernel } from './kernel.ts';
import type { News } from './live.ts';
import { isFromHere } from './loopback.ts';
import { RefusedAnswer } from './refusal.ts';
import type { FailureLimit } from './request-limits.ts';
import type { RightCodes } from './right-codes.ts';
import type { Tenant } from './tenant-directory.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/** A call before there is a session. `tx` is the tenant's, or undefined for calls without a tenant in the path. */
export interface OpenCall {
  readonly kernel: Kernel;
  readonly tenant: Tenant;
  readonly tx: Transaction;
  readonly ip: string;
  readonly userAgent: string;
  /** It comes from this machine itself, by a name of its own, and through no proxy. */
  readonly isHere: boolean;
  readonly now: Date;
  /** Does something once the transaction is done for good, as adding work for after the answer. */
  afterCommit(deed: () => void): void;
}

/** An answer with a sentence for the user. */
export class AnswerWithSentence {
  readonly output: object;
  readonly sentence: Sentence;
  constructor(output: object, sentence: Sentence) {
    this.output = output;
    this.sentence = sentence;
  }
}

/** An endpoint open to anyone of a tenant. */
export interface OpenHandler<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  /** Every try counts towards the limit of an address, not only one that was declined. */
  readonly isEveryTryCounted?: boolean;
  /** The name that a try is counted by besides its address. */
  nameOf?(input: unknown): string;
  /** Whether the caller shows a device that is known here. */
  isKnown?(call: Pick<OpenCall, 'tx' | 'tenant'>, input: unknown): Promise<boolean>;
  run(call: OpenCall, input: unknown): Promise<unknown>;
}

/** Serves a call made without a session. `isCounted`: whether the try counts towards the limit of the address. */
export async function serveOpen(
  kernel: Kernel,
  handler: OpenHandler,
  request: FastifyRequest,
  tenantName: string,
  { limit, right }: { readonly limit: FailureLimit; readonly right: RightCodes },
): Promise<{ text: string; isCounted: boolean }> {
  const tenant = await tenantOf(kernel, tenantName);
  const input = parseInput(handler.endpoint, bodyOf(request.body));
  // A try without a name is a code: the same code is known once it was right.
  const name = handler.nameOf?.(input);
  const code = name === undefined ? `${tenant.tenantId} ${JSON.stringify(input)}` : undefined;
  const isKnown = async () => {
    if (code !== undefined) return right.has(code);
    const scope = {
      tenantId: tenant.tenantId,
      ip: request.ip,
      requestId: request.id,
      operation: handler.endpoint.path,
    };
    return inTransaction(
      kernel.pool,
      scope,
      'read',
      async (tx) => (await handler.isKnown?.({ tx, tenant }, input)) ?? false,
    );
  };
  const answer = await limit.watch({ address: request.ip, name: name && `${tenant.tenantId} ${name}`, isKnown }, () =>
    runOpen(kernel, handler, request, { tenant, input }),
  );
  if (code !== undefined && !answer.isCounted) right.add(code);
  return answer;
}

async function runOpen(
  kernel: Kernel,
  handler: OpenHandler,
  request: FastifyRequest,
  { tenant, input }: { readonly tenant: Tenant; readonly input: unknown },
): Promise<{ text: string; isCounted: boolean }> {
  const scope = { tenantId: tenant.tenantId, ip: request.ip, requestId: request.id, operation: handler.endpoint.path };
  let news: readonly News[] = [];
  const deeds: (() => void)[] = [];
  const afterCommit = (deed: () => void) => void deeds.push(deed);
  const { isEveryTryCounted: isAlwaysCounted = false } = handler;
  const answer = await inTransaction(kernel.pool, scope, 'write', async (tx) => {
    news = tx.news;
    const userAgent = agentOf(request);
    const output = await handler.run(
      {
        kernel,
        tenant,
        tx,
        ip: request.ip,
        userAgent,
        isHere: isFromHere(request, false),
        now: kernel.pulse.now(),
        afterCommit,
      },
      input,
    );
    if (output instanceof RefusedAnswer) return { text: refusedText(handler.endpoint, output), isCounted: true };
    const [said, sentence] =
      output instanceof AnswerWithSentence ? [output.output, output.sentence] : [output, undefined];
    return { text: answerText(kernel, handler.endpoint, said, sentence), isCounted: isAlwaysCounted };
  });
  for (const one of news) kernel.sessions.hear(one);
  for (const deed of deeds) deed();
  return answer;
}
