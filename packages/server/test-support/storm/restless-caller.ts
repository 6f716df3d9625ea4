// A caller of the listening server whose connections break: sends calls twice, hangs up in the middle, and sends them again.
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { readAnswer, writeRequest } from '@charaka/contract/kernel/wire';
import type { TestTenant, TestUser } from '../server/test-tenant.ts';

/** The fate of a request: answered, cut off with half of it sent, or cut off the given number of turns after it was sent. */
export type Fate = 'answered' | 'cut while sending' | { cutAfterTurns: number };

/** An answer as it came over the connection. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly isFailure: boolean;
  readonly message: string;
}

/** A call and every answer to it; its key is one for all the times it was sent. */
export interface SentCall {
  readonly path: string;
  readonly key: string;
  readonly replies: Reply[];
}

/** Whether the call was done: some answer to it is no refusal. */
export const isDone = ({ replies }: SentCall) => replies.some(({ isFailure }) => !isFailure);

/** Sends calls of a tenant to its server, which listens, and remembers them all. */
export class RestlessCaller {
  readonly sent: SentCall[] = [];
  readonly #tenant: TestTenant;

  constructor(tenant: TestTenant) {
    this.#tenant = tenant;
  }

  /** One call by each of the fates at once, then again if none was answered. Returns the final answer that the user sees. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { key, fates, as = 'clerk' }: { key: string; fates: readonly Fate[]; as?: TestUser },
  ): Promise<{ message: string; isFailure: boolean; output: OutputOf<E> }> {
    const body = JSON.stringify(writeRequest(endpoint.input)(input));
    const call: SentCall = { path: endpoint.path, key, replies: [] };
    this.sent.push(call);
    const sendOnce = async (fate: Fate) => {
      const reply = await this.#send(endpoint.path, body, { key, fate, as });
      if (reply) call.replies.push(reply);
    };
    await Promise.all(fates.map(sendOnce));
    if (!isDone(call)) await sendOnce('answered');
    const last = call.replies.find(({ isFailure }) => !isFailure) ?? (call.replies.at(-1) as Reply);
    const { isFailure, message } = last;
    return { isFailure, message, output: readAnswer(endpoint.output)(JSON.parse(last.text)) as OutputOf<E> };
  }

  async #send(
    path: string,
    body: string,
    { key, fate, as }: { key: string; fate: Fate; as: TestUser },
  ): Promise<Reply | undefined> {
    const { port } = this.#tenant.parts.app.server.address() as AddressInfo;
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/${this.#tenant.name}${path}`,
      agent: false,
      headers: {
        authorization: `Bearer ${this.#tenant.tokens.get(as)}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
      },
    });
    if (fate === 'answered') return readReply(sending.end(body));
    // Its own end is all that an aborted request can tell of.
    sending.on('error', () => undefined);
    const isWhole = fate !== 'cut while sending';
    await new Promise<void>((sent) => {
      if (isWhole) sending.end(body, sent);
      else sending.write(body.slice(0, body.length / 2), () => sent());
    });
    for (let turn = 0; isWhole && turn < fate.cutAfterTurns; turn++) await setImmediate();
    sending.destroy();
    return undefined;
  }
}

async function readReply(sending: ReturnType<typeof request>): Promise<Reply> {
  const [response] = await once(sending, 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  const { _failure, _message } = JSON.parse(text);
  return { status: response.statusCode, text, isFailure: _failure, message: _message };
}
