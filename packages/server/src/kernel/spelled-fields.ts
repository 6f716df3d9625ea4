// Sentences about single fields as an answer tells them.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wirePath } from '@charaka/contract/kernel/wire-path';
import type { FieldSentences } from './refusal.ts';

/** Under the names that the caller used. */
export function spelledFields(endpoint: Endpoint | undefined, fields: FieldSentences): FieldSentences {
  if (!endpoint) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [wirePath(endpoint.input, path), sentence]),
  );
}
