// Builds the screens when their sources are newer than the last build; costs a few milliseconds when they are not.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const webDirectory = join(root, 'packages', 'web');

/** The finished screens, as the server serves them. */
const distDirectory = join(webDirectory, 'dist');
const stampPath = join(distDirectory, '.built-from');

/** Everything the screens are made of; the stamp is over names, times and sizes, so nothing is read. */
const sources = ['packages/web', 'packages/contract', 'packages/rules', 'docs/manual', 'package-lock.json'];
const ignored = new Set(['dist', 'node_modules', '.cache']);

/** Answers true when it built, false when there was nothing to do. A build that fails leaves the old one in place. */
export async function buildWebIfStale(): Promise<boolean> {
  const stamp = stampOf(sources.map((source) => join(root, source)));
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return false;
  console.log('Building the screens.');
  const { build } = await import('vite');
  const fresh = join(webDirectory, '.cache', `dist-${randomUUID()}`);
  mkdirSync(fresh, { recursive: true });
  try {
    await build({ root: webDirectory, logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } });
    writeFileSync(join(fresh, '.built-from'), stamp);
    rmSync(distDirectory, { recursive: true, force: true });
    renameSync(fresh, distDirectory);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}

/** One word for the state of files and folders: it changes with any name, modification time or size inside. */
export function stampOf(paths: string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    const status = statSync(path, { throwIfNoEntry: false });
    if (!status) return;
    if (status.isDirectory()) {
      const names = readdirSync(path).filter((name) => !ignored.has(name) && !name.endsWith('.test.ts'));
      for (const name of names.sort()) visit(join(path, name));
    } else {
      hash.update(`${relative(root, path)} ${status.mtimeMs} ${status.size}\n`);
    }
  };
  paths.forEach(visit);
  return hash.digest('hex');
}
