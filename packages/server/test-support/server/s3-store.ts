// A small S3 store in memory: puts, gets, removes and lists objects, and believes no request whose signature is not right.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Kept {
  readonly bytes: Buffer;
  at: Date;
}

/** The store and what a test may look at or change behind it. */
export interface S3Store {
  readonly url: string;
  readonly objects: Map<string, Kept>;
  /** So many of the next requests are answered 503. */
  busyRequests: number;
  close(): Promise<void>;
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const MOST_LISTED = 2;

/** Whether a request is signed with the secret, as the documentation of Signature Version 4 says it step by step. */
function isSigned(request: IncomingMessage, body: Buffer, secretKey: string): boolean {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': sum = '' } = request.headers;
  const found = /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    authorization,
  );
  const [, day = '', region = '', names = '', signature] = found ?? [];
  if (sum !== hash(body)) return false;
  const [path, search = ''] = (request.url ?? '').split('?');
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}`);
  const canonical = `${request.method}\n${path}\n${search}\n${headers.join('\n')}\n\n${names}\n${sum}`;
  const toSign = `AWS4-HMAC-SHA256\n${date}\n${day}/${region}/s3/aws4_request\n${hash(canonical)}`;
  let key: Buffer | string = `AWS4${secretKey}`;
  for (const step of [day, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(step).digest();
  return createHmac('sha256', key).update(toSign).digest('hex') === signature;
}

/** Starts a store with one bucket. */
export async function startS3Store(bucket: string, secretKey: string): Promise<S3Store> {
  const objects = new Map<string, Kept>();
  const server = createServer(async (request, answer) => {
    const body = await buffer(request);
    const tell = (status: number, content: string | Buffer = '') => answer.writeHead(status).end(content);
    if (!isSigned(request, body, secretKey)) return tell(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (store.busyRequests > 0) {
      store.busyRequests -= 1;
      return tell(503, '<Error><Code>SlowDown</Code></Error>');
    }
    const url = new URL(request.url ?? '', 'http://store');
    const key = url.pathname.replace(`/${bucket}/`, '');
    if (url.searchParams.has('list-type')) return tell(200, listed(objects, url.searchParams));
    if (request.method === 'PUT') objects.set(key, { bytes: body, at: new Date() });
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return tell(200);
    const kept = objects.get(key);
    return kept ? tell(200, kept.bytes) : tell(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const store: S3Store = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    busyRequests: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return store;
}

/** A page of a list, two objects long. */
function listed(objects: S3Store['objects'], search: URLSearchParams): string {
  const after = search.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(search.get('prefix') ?? '') && key > after)
    .toSorted();
  const page = keys.slice(0, MOST_LISTED);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
  );
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}
