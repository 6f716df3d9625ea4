// Collects the regular expressions that the product's source writes down, and the long texts that would make each of them slow.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { lineAt, readSources } from './structure-source.ts';

/** An expression as it is written, and the line where it is. */
export interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** A node of a parsed program. */
export interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const walls = /^packages\/(rules|contract|server)\/src\//;

/** Every node of a parsed program. */
export function* nodesOf(part: unknown): Generator<Node> {
  if (Array.isArray(part)) for (const item of part) yield* nodesOf(item);
  else if (typeof part === 'object' && part !== null) {
    if ('type' in part) yield part as Node;
    for (const item of Object.values(part)) if (typeof item === 'object') yield* nodesOf(item);
  }
}

/** Every literal of rules, contract and server, and the places where an expression is built when the program runs. */
export function expressionsOf(root: string): { literals: Expression[]; built: string[] } {
  const literals: Expression[] = [];
  const built: string[] = [];
  for (const { path, isTest } of readSources(root)) {
    if (isTest || !walls.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const { program, errors } = parseSync(path, text);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
    for (const { type, regex, start, callee } of nodesOf(program)) {
      const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
      if (type === 'Literal' && pattern !== undefined) {
        const line = lineAt(text, Number(start));
        literals.push({ place: `${path}:${line}`, source: pattern, flags: flags ?? '' });
      } else if (type === 'NewExpression' && (callee as Node).name === 'RegExp') built.push(path);
    }
  }
  return { literals, built: [...new Set(built)] };
}

const LONG = 100_000;
/** Letters of every kind that classes are made of; the letters of the expression itself are added. */
const letters = ['a', 'Z', '0', ' ', '\n', '\t', '-', '.', ',', '"', '<', '&', '/', 'é', 'क', '\u0301', '\u00a0', '𝒳'];
/** So many letters of an expression are repeated in pairs; expressions have few. */
const MOST_PAIRED = 6;

/** Long texts of the letters that an expression reads: each alone, those it writes out in pairs, and its own words again and again. */
export function textsFor({ source, flags }: Expression): string[] {
  const written = [
    ...new Set(source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, '').match(/[\p{L}\p{N}<>"'&;:,./%@#=+\-_ ]/gu) ?? []),
  ];
  const single = new RegExp(source.replace(/[\^$]/g, '') || 'x', flags.replace(/[gy]/g, ''));
  const read = [...new Set([...written, ...letters])].filter(
    (letter) => written.includes(letter) || single.test(letter.repeat(3)) || /\\[swdSWDpP]|\[\^|\./.test(source),
  );
  const pairs = read.slice(0, MOST_PAIRED).flatMap((one) => read.slice(0, MOST_PAIRED).map((other) => one + other));
  const words = source.match(/[\p{L}\p{N}<>&;]{2,}/gu) ?? [];
  return [...read, ...pairs, ...words.slice(0, 4)].flatMap((piece) => {
    const text = piece.repeat(Math.ceil(LONG / piece.length));
    return [text, `${text}\u0001`];
  });
}
