// Demo data of queues: rooms with their displays, sessions of today, and patients in every state of the line.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedQueues } from '../../../db/seed/seed-queue.ts';

/** Rows of the demo. */
export const queueDemo: readonly DemoPart[] = [
  {
    name: 'queues',
    needs: ['outpatients'],
    seed: (scene) => seedQueues(scene.owner, scene.tenant, scene.now),
  },
];
