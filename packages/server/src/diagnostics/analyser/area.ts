// The declaration of the analyser area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { ListenerProcess } from './listener-process.ts';
import { matchJob } from './match-job.ts';
import * as messages from './messages.ts';
import { previewReading } from './preview-reading.ts';

/** Messages of analysers: stored, and matched with specimens. */
export const analyserArea: ServerArea = {
  handlers: () => [
    messages.listAnalyserStates,
    messages.listAnalyserMessages,
    messages.getAnalyserMessage,
    messages.matchMessage,
    messages.replayMessage,
    messages.refuseMessage,
    previewReading,
  ],
  jobs: () => [matchJob],
  processes: ({ address, analyserHost, onFault }) =>
    analyserHost === undefined ? [] : [new ListenerProcess({ address, host: analyserHost, onFault })],
};
