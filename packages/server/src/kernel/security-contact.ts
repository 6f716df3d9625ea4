// `/.well-known/security.txt` (RFC 9116): contact for reporting vulnerabilities (PS055).
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './refusal.ts';

/** The file must expire within a year; its date is made anew at each request. */
const VALID_MS = 180 * 24 * 3_600_000;

/** Serves the file when the operator has set a contact: `mailto:` or `https:`. */
export function serveSecurityContact(app: FastifyInstance, contact: string | undefined): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    if (contact === undefined) throw new HttpError(404, kernelSentences.noSecurityContact);
    const expires = new Date(Date.now() + VALID_MS).toISOString();
    const text = `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}
