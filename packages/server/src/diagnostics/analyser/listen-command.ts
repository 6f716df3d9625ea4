// The listener as a process of its own: gets its database from the server that started it, and ends with that server.
import { isIP } from 'node:net';
import { z } from 'zod';
import type { DatabaseAddress } from '../../kernel/database.ts';
import { AnalyserListener } from './analyser-listener.ts';

const told = z.object({ address: z.custom<DatabaseAddress>(), host: z.string().refine((host) => isIP(host) > 0) });
const RETRY_MS = 10_000;

let listener: AnalyserListener | undefined;

/** Ports that were taken are tried again. */
function lookAgain(): void {
  setTimeout(() => {
    void listener?.look();
    lookAgain();
  }, RETRY_MS).unref();
}

process.on('message', (message) => {
  if (message === 'look') void listener?.look();
  else if (!listener) {
    listener = new AnalyserListener({ ...told.parse(message), onFault: (error) => console.error(error) });
    void listener.look();
    lookAgain();
  }
});

process.on('disconnect', () => {
  const leave = () => process.exit(0);
  if (listener) listener.stop().then(leave, leave);
  else leave();
});
// The server stops it by ending the line; a signal to the whole group is the server's to answer.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
