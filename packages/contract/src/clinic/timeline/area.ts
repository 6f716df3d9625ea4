// Declaration of the timeline area: its wing and the areas it uses. It has no screen of its own.
import type { ContractArea } from '../../kernel/area.ts';

/** Events of a patient, newest first, from every area that records them. */
export const timelineArea: ContractArea = {
  name: 'timeline',
  wing: 'clinic',
  uses: ['admission', 'encounter', 'order', 'patient'],
};
