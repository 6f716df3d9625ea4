// The kind of job that matches a message with specimens, soon after it was stored.
import { z } from 'zod';
import { jobKind } from '../../kernel/job-kind.ts';

const MOST = 4;

/** Enqueued with each message. */
export const matchKind = jobKind({
  name: 'analyser-message',
  payload: z.object({ analyserMessageId: z.int() }),
  lane: 'quick',
  mostPerTenant: MOST,
});
