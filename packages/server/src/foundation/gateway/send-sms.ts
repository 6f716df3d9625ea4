// Calls an SMS gateway as its template says: one request, no redirects, to an address that was looked at first.
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { fillTemplate, insideJson } from '@charaka/rules/message/message-template';
import { digitsOf } from '@charaka/rules/person/phone';
import { findAddress } from '../../kernel/outer-address.ts';
import type { SmsSetting } from './sms-store.ts';

const PATIENCE_MS = 10_000;
const MOST_ANSWER_CHARACTERS = 2000;
const contentTypes = { 'post-form': 'application/x-www-form-urlencoded', 'post-json': 'application/json' } as const;

/** An SMS: the recipient's number and the text. */
export interface Sms {
  readonly contact: string;
  readonly message: string;
}

/** Sends one SMS. Throws with the gateway's own words when it does not take it. */
export async function sendSms(
  setting: Omit<SmsSetting, 'secrets'>,
  secrets: Readonly<Record<string, string>>,
  { contact, message }: Sms,
  hasInnerGateways: boolean,
): Promise<void> {
  const values = {
    contact: digitsOf(contact),
    message,
    senderid: setting.senderId ?? '',
    apiId: setting.apiId ?? '',
    username: setting.username ?? '',
    authkey: secrets.authKey ?? '',
    password: secrets.password ?? '',
  };
  const { method, headerName } = setting;
  const url = new URL(fillTemplate(setting.url, values, encodeURIComponent));
  const body =
    method === 'get'
      ? ''
      : fillTemplate(setting.body ?? '', values, method === 'post-json' ? insideJson : encodeURIComponent);
  const headers = {
    ...(method === 'get' ? {} : { 'content-type': contentTypes[method], 'content-length': Buffer.byteLength(body) }),
    ...(headerName ? { [headerName]: fillTemplate(setting.headerValue ?? '', values) } : {}),
  };
  if (!hasInnerGateways && url.protocol !== 'https:')
    throw new Error('The address of a gateway must begin with https://');
  const address = await findAddress(url.hostname, hasInnerGateways);
  const options = { method: method === 'get' ? 'GET' : 'POST', headers, host: address, servername: url.hostname };
  const { status, text } = await exchange(url, options, body);
  if (status < 200 || status > 299) throw new Error(`The gateway answered ${status}: ${text}`);
  if (setting.successText && !text.includes(setting.successText)) throw new Error(`The gateway answered: ${text}`);
}

function exchange(
  url: URL,
  options: RequestOptions & { servername: string },
  body: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = request(
      {
        ...options,
        port: url.port || undefined,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host, ...options.headers },
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => {
          text = (text + piece).slice(0, MOST_ANSWER_CHARACTERS);
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
