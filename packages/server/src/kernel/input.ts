// Checks a request against an endpoint's input shape.

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { readNames } from '@charaka/contract/kernel/wire';
import { wirePath } from '@charaka/contract/kernel/wire-path';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { z } from 'zod';
import { withoutBaseFields } from './envelope.ts';
import { plainSentence, sentenceOfCheck } from './plain-sentence.ts';
import { HttpError } from './refusal.ts';

const MOST_VALUES = 50_000;
const DEEPEST = 20;
/** So many wrong or unknown fields are named; an answer must not grow with the nonsense that was sent. */
const MOST_NAMED = 20;

/** A request with wrong fields: the first sentence for the whole request, and one for each field by its path on the wire. */
export class BadInput extends HttpError {
  readonly fields: Readonly<Record<string, Sentence>>;
  constructor({ input }: Endpoint, error: z.ZodError) {
    const sentences = new Map<string, Sentence>();
    for (const issue of error.issues.slice(0, MOST_NAMED)) {
      const path = wirePath(input, issue.path.join('.'));
      if (!sentences.has(path)) sentences.set(path, sentenceFor(issue));
    }
    super(400, firstOf(sentences));
    this.fields = Object.fromEntries(sentences);
  }
}

/** The sentence for a whole request: its first fault, with the field's name when a field is missing. */
function firstOf(sentences: ReadonlyMap<string, Sentence>): Sentence {
  const [path, sentence] = sentences.entries().next().value ?? ['', kernelSentences.notUnderstood];
  return sentence === fieldSentences.missing ? kernelSentences.fieldNeeded({ path }) : sentence;
}

function sentenceFor(issue: z.core.$ZodIssue): Sentence {
  if (issue.code !== 'unrecognized_keys') return sentenceOfCheck(issue);
  const names = issue.keys.slice(0, MOST_NAMED).map((key) => key.slice(0, 60));
  return kernelSentences.fieldNotKnown({ names: names.join(', ') });
}

/** Checks a body against an endpoint's input. Throws 400 naming the fields that are wrong. */
export function parseInput(endpoint: Endpoint, body: Record<string, unknown>): unknown {
  const named = readNames(endpoint.input)(withoutBaseFields(body));
  // A list may have come as JSON text, whose content was not counted yet.
  checkSize(named as object);
  const parsed = endpoint.input.safeParse(named, { error: plainSentence });
  if (parsed.success) return parsed.data;
  throw new BadInput(endpoint, parsed.error);
}

/** Counts values and depth of values unpacked from texts: a shape makes an issue of every wrong value. */
function checkSize(body: object): void {
  let level: object[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new HttpError(400, kernelSentences.nestedTooDeeply);
    const next: object[] = [];
    for (const one of level) {
      const inside = Object.values(one);
      values += inside.length;
      if (values > MOST_VALUES) throw new HttpError(413, kernelSentences.tooManyValues);
      for (const value of inside) if (typeof value === 'object' && value !== null) next.push(value);
    }
    level = next;
  }
}
