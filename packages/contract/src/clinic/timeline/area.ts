// What the timeline area declares: where it stands and what it uses. It has no screen of its own.
import type { ContractArea } from '../../kernel/area.ts';

/** What happened to a patient, newest first, out of every area that knows of it. */
export const timelineArea: ContractArea = {
  name: 'timeline',
  wing: 'clinic',
  uses: ['admission', 'encounter', 'order', 'patient'],
};
