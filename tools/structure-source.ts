// Reads source files for the structure check: which there are, what they import, how long their functions are.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative, sep } from 'node:path';

/** One breach of a law, as one sentence about one file. */
export type Breach = { path: string; sentence: string };

/** An import as written, and the file in the checkout it means (undefined for a package from outside). */
export type Import = { specifier: string; target: string | undefined; isTypeOnly: boolean };

/** A source file. The path is relative to the checkout, with forward slashes. */
export type Source = { path: string; lines: string[]; imports: Import[]; isTest: boolean };

/** A function and how many lines it spans, braces included. */
export type FunctionSpan = { firstLine: number; lineCount: number };

/** Whether a file holds the samples of an area for the walks of tests. */
export const isSampleFile = (path: string) => /^packages\/server\/src\/.*\/(?:[a-z-]+-)?samples\.ts$/.test(path);

/** The number of the line at an index of a text. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const ignoredFolders = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'test-results', 'playwright-report']);
const importPattern =
  /^[ \t]*(?:import|export)\s+(type\s)?[^'";]*?\bfrom\s*['"]([^'"]+)['"]|^[ \t]*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Every TypeScript and JavaScript file of the checkout, without what is installed or built. */
export function readSources(root: string): Source[] {
  return listFiles(root)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => readSource(root, path));
}

function listFiles(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : listFiles(root, path);
    return [relative(root, path).split(sep).join('/')];
  });
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const isTest = /\.(test|spec)\.tsx?$/.test(path) || isSampleFile(path);
  return { path, lines: text.replace(/\n$/, '').split('\n'), imports: readImports(root, path, text), isTest };
}

function readImports(root: string, path: string, text: string): Import[] {
  // Comments may show an import as an example. Whole comment lines are enough: Biome keeps imports on lines of their own.
  const code = text.replace(/^\s*(\/\/|\/\*|\*).*$/gm, '');
  return [...code.matchAll(importPattern)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? '';
    return { specifier, target: resolveImport(root, path, specifier), isTypeOnly: match[1] !== undefined };
  });
}

function resolveImport(root: string, path: string, specifier: string): string | undefined {
  const own = /^@charaka\/([^/]+)\/(.+)$/.exec(specifier);
  if (!own && !specifier.startsWith('.')) return undefined;
  const bare = own ? `packages/${own[1]}/src/${own[2]}` : posix.join(dirname(path), specifier);
  if (extname(bare) !== '' && existsSync(join(root, bare))) return bare;
  return ['.ts', '.tsx'].map((ending) => bare + ending).find((candidate) => existsSync(join(root, candidate)));
}

/**
 * Functions with a body in braces, found by indentation: Biome formats every file, so a function ends at the first line
 * that closes a brace as far in as the line it began on.
 */
export function functionSpans(lines: string[]): FunctionSpan[] {
  return lines.flatMap((line, index) => {
    if (!beginsFunction(line)) return [];
    const indent = line.length - line.trimStart().length;
    const end = lines.findIndex((later, at) => at > index && closesAt(later, indent));
    return end < 0 ? [] : [{ firstLine: index + 1, lineCount: end - index + 1 }];
  });
}

function beginsFunction(line: string): boolean {
  const text = line.trim();
  if (/^(\/\/|\*|\/\*)/.test(text)) return false;
  if (/^(export )?(default )?(async )?function\b/.test(text)) return !/[;}]$/.test(text);
  if (/=> \{$/.test(text)) return true;
  return /^(?!(if|for|while|switch|catch|return)\b)((static|async|get|set|override|private) )*[\w#]+\([^=]*\)(: [^=]+)? \{$/.test(
    text,
  );
}

function closesAt(line: string, indent: number): boolean {
  const text = line.trimStart();
  return line.length - text.length === indent && text.startsWith('}') && !text.endsWith('{');
}
