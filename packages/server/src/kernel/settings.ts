// The settings that an operator makes through the environment, checked once at start.
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import type { S3Settings } from './s3-backend.ts';

/** The parts of a database's address; one on a socket, as postgres://owner@/hospital?host=/run/postgresql, has no host. Null for none. */
export function databaseAddress(url: string): URL | null {
  return URL.parse(url) ?? URL.parse(url.replace('@/', `@${ON_SOCKET}/`));
}

/** The host in an address that uses a socket. */
export const ON_SOCKET = 'socket';

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine(
    (url) => databaseAddress(url) !== null,
    'is no address: write postgres://user:password@host:5432/database, signs of the password as %40',
  );

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseUrl.optional(),
  SERVER_DATABASE_URL: databaseUrl.optional(),
  REPORT_DATABASE_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  TOKEN_MINUTES: z.coerce.number().int().min(2).max(1440).default(30),
  CALLS_PER_MINUTE: z.coerce.number().int().min(60).max(10_000_000).default(1200),
  LOGIN_TRIES_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(30),
  VAULT_KEY_FILE: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: z.enum(['yes', 'no']).default('no'),
  DEMO: z.enum(['yes', 'no']).optional(),
  DEMO_HISTORY_DAYS: z.coerce.number().int().min(10).max(90).default(90),
  DEMO_LOGIN: z.enum(['yes', 'no']).default('yes'),
  HELP_DESK_URL: z
    .string()
    .regex(/^(https?:\/\/|mailto:|tel:)/, 'must begin with https://, http://, mailto: or tel:')
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, as Charaka <no-reply@hospital.example>')
    .default('Charaka <no-reply@localhost>'),
  ROLE: z.enum(['web', 'worker', 'both']).default('both'),
  FILE_STORE: z.enum(['database', 'disk', 's3']).default('database'),
  FILE_DIR: z.string().optional(),
  S3_URL: z
    .string()
    .regex(/^https?:\/\/[^?#]+$/, 'must begin with http:// or https://')
    .optional(),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  INNER_GATEWAYS: z.enum(['yes', 'no']).default('no'),
  ANALYSER_HOST: z.string().default('127.0.0.1'),
});

/** The settings of a server process. */
export interface Settings {
  readonly port: number;
  /** The address to listen on; unset it is the loopback one while there are demo log-ins, else all (Q227). */
  readonly host: string | undefined;
  /** True when other machines reach the server: HOST is not the loopback address, or a proxy is in front. */
  readonly isOnNetwork: boolean;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** The server's own log-in where the operator makes it; without it the server makes one as the owner. */
  readonly serverDatabaseUrl: string | undefined;
  /** The log-in of reports where the operator makes it, as to a replica; without it the server makes one as the owner (RP016). */
  readonly reportDatabaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly tokenMinutes: number;
  readonly loginTriesPerMinute: number;
  /** How many calls a user may make in a minute, and how many of them are worked on at once (PS055). */
  readonly callsPerMinute: number;
  readonly callsAtOnce: number;
  /** A request must have arrived whole by then; slow senders do not hold connections for longer. */
  readonly arrivalMilliseconds: number;
  /** The file that holds the keys of the vault; without one the database holds the key (PS045). */
  readonly vaultKeyFile: string | undefined;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly isBehindProxy: boolean;
  /** Whether the demo hospitals are seeded on first run: on for the embedded database, off for an own one. */
  readonly hasDemo: boolean;
  /** How many days of visits the demo remembers (decision 0220). */
  readonly demoHistoryDays: number;
  /** Whether the log-in page offers the demo's administrator; never on an own database (R082, Q160). */
  readonly hasDemoLogin: boolean;
  /** The target of the help-desk link on the log-in page (Q181). */
  readonly helpDeskUrl: string | undefined;
  /** The contact in `security.txt`. */
  readonly securityContact: string | undefined;
  /** The SMTP server for outgoing mail, and its sender; without one no mail is sent (Q159). */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** True when mail servers and SMS gateways set by hospitals may be in the operator's own network, and use plain http there. */
  readonly hasInnerGateways: boolean;
  /** The address of this machine that laboratory analysers connect to; undefined when the process does not listen (LB093). */
  readonly analyserHost: string | undefined;
  /** Whether the process answers calls, does the jobs beside them, or both (SC009). */
  readonly role: 'web' | 'worker' | 'both';
  /** The storage for new files, and the folder of files on a disk. */
  readonly fileStore: 'database' | 'disk' | 's3';
  readonly fileDirectory: string;
  /** The S3 store that holds files, or did once. */
  readonly s3: S3Settings | undefined;
  /** The folder of the built screens. */
  readonly webDirectory: string;
}

/** The S3 store, where there is one. Throws a sentence when it is named by halves. */
function s3SettingsOf(values: z.infer<typeof environment>): S3Settings | undefined {
  const { S3_URL: url, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values;
  if (url && accessKey && secretKey)
    return { url, accessKey, secretKey, bucket: values.S3_BUCKET, region: values.S3_REGION };
  if (values.FILE_STORE === 's3' || url || accessKey || secretKey)
    throw new Error('These settings are wrong: an S3 store needs S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY together');
  return undefined;
}

/** Reads the environment. Throws one sentence naming every setting that is wrong. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are wrong: ${wrong.join('; ')}`);
  }
  const values = parsed.data;
  const isEmbedded = values.DATABASE_URL === undefined;
  const hasDemo = values.DEMO === undefined ? isEmbedded : values.DEMO === 'yes';
  return {
    port: values.PORT,
    host: values.HOST,
    isOnNetwork: values.TRUST_PROXY === 'yes' || (values.HOST !== undefined && !isLoopback(values.HOST)),
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    serverDatabaseUrl: values.SERVER_DATABASE_URL,
    reportDatabaseUrl: values.REPORT_DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    tokenMinutes: values.TOKEN_MINUTES,
    callsPerMinute: values.CALLS_PER_MINUTE,
    // No user holds more than two fifths of the connections; long lists have their own measure.
    callsAtOnce: Math.max(1, Math.floor(values.DATABASE_CONNECTIONS * 0.4)),
    arrivalMilliseconds: 30_000,
    loginTriesPerMinute: values.LOGIN_TRIES_PER_MINUTE,
    vaultKeyFile: values.VAULT_KEY_FILE,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    isBehindProxy: values.TRUST_PROXY === 'yes',
    hasDemo,
    demoHistoryDays: values.DEMO_HISTORY_DAYS,
    hasDemoLogin: isEmbedded && hasDemo && values.DEMO_LOGIN === 'yes',
    helpDeskUrl: values.HELP_DESK_URL,
    securityContact: values.SECURITY_CONTACT,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    hasInnerGateways: values.INNER_GATEWAYS === 'yes',
    analyserHost: values.ANALYSER_HOST === 'no' ? undefined : values.ANALYSER_HOST,
    role: values.ROLE,
    fileStore: values.FILE_STORE,
    s3: s3SettingsOf(values),
    fileDirectory: resolve(values.FILE_DIR ?? join(values.DATA_DIR, 'files')),
    webDirectory: join(import.meta.dirname, '../../../web/dist'),
  };
}
