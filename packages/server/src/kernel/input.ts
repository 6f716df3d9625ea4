// What came over the wire against an endpoint's input shape, and within bounds that no honest screen reaches.
import type { Endpoint } from '@charaka/contract/endpoint';
import { readNames } from '@charaka/contract/wire';
import type { z } from 'zod';
import { withoutBaseFields } from './envelope.ts';
import { Turned } from './refusal.ts';

const MOST_VALUES = 200_000;
const DEEPEST = 20;
/** So many wrong or unknown fields are named; an answer must not grow with the nonsense that was sent. */
const MOST_NAMED = 20;

/** A request whose fields are wrong: the first sentence for all, and one for each field. */
export class BadInput extends Turned {
  readonly fields: Readonly<Record<string, string>>;
  constructor(error: z.ZodError) {
    const sentences = new Map<string, string>();
    for (const issue of error.issues.slice(0, MOST_NAMED)) {
      const path = issue.path.join('.');
      if (!sentences.has(path)) sentences.set(path, sentenceFor(issue));
    }
    super(400, sentences.values().next().value ?? 'The request is not understood');
    this.fields = Object.fromEntries(sentences);
  }
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  const names = issue.keys.slice(0, MOST_NAMED).map((key) => key.slice(0, 60));
  return `This field is not known here: ${names.join(', ')}`;
}

/** Checks a body against an endpoint's input. Throws 400 naming the fields that are wrong. */
export function parseInput(endpoint: Endpoint, body: Record<string, unknown>): unknown {
  checkSize(body);
  const parsed = endpoint.input.safeParse(readNames(endpoint.input)(withoutBaseFields(body)));
  if (parsed.success) return parsed.data;
  throw new BadInput(parsed.error);
}

/** Counts values and depth before any shape is tried: a shape makes an issue of every wrong value it meets. */
function checkSize(body: object): void {
  let level: object[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new Turned(400, 'The request is nested too deeply');
    const next: object[] = [];
    for (const one of level) {
      const inside = Object.values(one);
      values += inside.length;
      if (values > MOST_VALUES) throw new Turned(413, 'The request holds too many values');
      for (const value of inside) if (typeof value === 'object' && value !== null) next.push(value);
    }
    level = next;
  }
}
