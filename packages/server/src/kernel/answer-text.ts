// The text of an answer: the output in wire names with the envelope, or the refusal.

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { writeAnswer } from '@charaka/contract/kernel/wire';
import type { Sentence } from '@charaka/rules/message/sentence';
import { z } from 'zod';
import type { Kernel } from './kernel.ts';
import type { RefusedAnswer } from './refusal.ts';
import { spelledFields, toldFields, toldSentence } from './told-sentence.ts';

/** The answer's text: the endpoint's output in wire names with the envelope. */
export function answerText(kernel: Kernel, endpoint: Endpoint, output: unknown, message: Sentence | undefined): string {
  if (kernel.isCheckingAnswers) z.encode(endpoint.output, output);
  const wire = writeAnswer(endpoint.output)(output) as object;
  return JSON.stringify({ ...wire, _failure: false, ...toldSentence(message) });
}

/** The JSON text of an answer that refuses a request but commits its writes. */
export function refusedText(endpoint: Endpoint, { sentence, fields }: RefusedAnswer): string {
  return JSON.stringify({
    _failure: true,
    ...toldSentence(sentence),
    ...(fields && toldFields(spelledFields(endpoint, fields))),
  });
}
