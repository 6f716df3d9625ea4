// Reads the passphrase of a backup: from a key file, a line of the input, or the terminal.
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandRefusal } from '../kernel/command-refusal.ts';

/** Minimum bytes of a key file, and letters of a passphrase; they are rarely changed, and a thief can try for years. */
const LEAST_KEY = 32;
const LEAST_PASSPHRASE = 12;

/** The arguments of a command that say where it comes from. */
export const passphraseOptions = {
  'key-file': { type: 'string' },
  'passphrase-stdin': { type: 'boolean', default: false },
} as const;

interface Source {
  readonly 'key-file'?: string | undefined;
  readonly 'passphrase-stdin': boolean;
}

const NONE = `A backup is sealed. Say under what:
  --key-file <file>     a file of random letters, as made by: head -c 48 /dev/urandom | base64 > backup.key
  --passphrase-stdin    the first line of the input
  or run it in a terminal and type a passphrase. BACKUP_KEY_FILE names a key file once for all.`;

/** The passphrase; at a terminal a new one is typed twice. Refuses one that is too short, and to continue without any. */
export async function readPassphrase(source: Source, isNew: boolean): Promise<string> {
  const file = source['key-file'] ?? process.env.BACKUP_KEY_FILE;
  if (file) return readKeyFile(file);
  if (source['passphrase-stdin']) return checked((await firstLine()) ?? '', isNew);
  if (!process.stdin.isTTY) throw new CommandRefusal(NONE);
  const first = checked(await ask('Passphrase of the backup: '), isNew);
  if (isNew && (await ask('The same again: ')) !== first)
    throw new CommandRefusal('These were two different passphrases');
  return first;
}

async function readKeyFile(path: string): Promise<string> {
  const key = await readFile(path, 'utf8').catch(() => {
    throw new CommandRefusal(`The key file ${path} cannot be read`);
  });
  if (key.trim().length < LEAST_KEY)
    throw new CommandRefusal(`The key file ${path} has fewer than ${LEAST_KEY} letters`);
  return key.trim();
}

function checked(passphrase: string, isNew: boolean): string {
  if (isNew && passphrase.length < LEAST_PASSPHRASE)
    throw new CommandRefusal(`The passphrase of a backup has at least ${LEAST_PASSPHRASE} letters`);
  return passphrase;
}

async function firstLine(): Promise<string | undefined> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return undefined;
}

/** Reads a line from the terminal without showing it. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await new Promise<string>((resolve) => terminal.question('', resolve));
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
