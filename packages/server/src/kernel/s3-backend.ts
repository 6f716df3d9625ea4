// Sealed parts of files on any S3 store: put, get, remove and list, each request signed (AWS Signature Version 4).
import { createHash, createHmac } from 'node:crypto';
import type { FileBackend, ObjectName } from './file-backend.ts';

/** A bucket and who may use it. */
export interface S3Settings {
  /** As https://s3.eu-central-1.amazonaws.com or http://127.0.0.1:8333. */
  readonly url: string;
  /** In the path; empty where the address names it already. */
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A store that is silent for so long has failed; its caller holds a connection to the database meanwhile. */
const PATIENCE_MS = 10_000;
/** A store may answer 503 for a moment. */
const TRIES = 3;
const MOST_FAULT_CHARACTERS = 300;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

interface Asked {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** A bucket of an S3 store: `<tenant>/<key>`. */
export class S3Backend implements FileBackend {
  readonly #settings: S3Settings;

  constructor(settings: S3Settings) {
    this.#settings = settings;
  }

  async put(name: ObjectName, bytes: Buffer): Promise<void> {
    await this.#ask({ method: 'PUT', path: pathOf(name), body: bytes });
  }

  async get(name: ObjectName): Promise<Buffer> {
    return Buffer.from(await (await this.#ask({ method: 'GET', path: pathOf(name) })).arrayBuffer());
  }

  async remove(name: ObjectName): Promise<void> {
    await this.#ask({ method: 'DELETE', path: pathOf(name) });
  }

  async *list(tenantId: number, before: Date): AsyncGenerator<string> {
    const prefix = `${tenantId}/`;
    let next: string | undefined;
    do {
      const query = { 'list-type': '2', prefix, ...(next ? { 'continuation-token': next } : {}) };
      const text = await (await this.#ask({ method: 'GET', path: '', query })).text();
      for (const [, object = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        const key = wordIn(object, 'Key');
        const isOld = new Date(wordIn(object, 'LastModified') ?? '') < before;
        if (key?.startsWith(prefix) && isOld) yield key.slice(prefix.length);
      }
      next = wordIn(text, 'IsTruncated') === 'true' ? wordIn(text, 'NextContinuationToken') : undefined;
    } while (next);
  }

  /** Sends a request, with retries while the store is busy. Throws the store's message when it refuses. */
  async #ask(asked: Asked): Promise<Response> {
    for (let tried = 1; ; tried += 1) {
      const { url, headers } = signed(this.#settings, asked, new Date());
      const body = asked.body ? new Uint8Array(asked.body) : null;
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(url, { method: asked.method, headers, body, signal, redirect: 'error' });
      if (answer.ok) return answer;
      const words = (await answer.text()).slice(0, MOST_FAULT_CHARACTERS);
      if (answer.status < 500 || tried === TRIES) throw new Error(`The S3 store answered ${answer.status}: ${words}`);
    }
  }
}

const pathOf = ({ tenantId, objectKey }: ObjectName) => `${tenantId}/${objectKey}`;

/** The text of an XML element; our keys hold no letters that XML escapes. */
function wordIn(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
}

/** The request with its signature, good for some minutes around `now`. */
export function signed(
  { url: base, bucket, region, accessKey, secretKey }: S3Settings,
  { method, path, query = {}, body = Buffer.alloc(0) }: Asked,
  now: Date,
): { url: string; headers: Record<string, string> } {
  const root = new URL(base);
  const resource = `${root.pathname.replace(/\/$/, '')}${bucket && `/${bucket}`}/${path}`;
  const search = Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const sum = sha256(body);
  const signedHeaders = { host: root.host, 'x-amz-content-sha256': sum, 'x-amz-date': at };
  const names = Object.keys(signedHeaders).join(';');
  const lines = Object.entries(signedHeaders).map(([name, value]) => `${name}:${value}\n`);
  const request = [method, resource, search, lines.join(''), names, sum].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(request)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(
    (before, word) => hmac(before, word),
    hmac(`AWS4${secretKey}`, day),
  );
  const signature = createHmac('sha256', key).update(text).digest('hex');
  const { host: _, ...headers } = signedHeaders;
  return {
    url: `${root.origin}${resource}${search ? `?${search}` : ''}`,
    headers: {
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    },
  };
}
