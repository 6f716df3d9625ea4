// Demo data of messages.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedMessages } from '../../../db/seed/seed-messages.ts';

/** Rows of the demo. */
export const messageDemo: readonly DemoPart[] = [
  { name: 'messages', needs: ['users'], seed: ({ owner, tenant, now }) => seedMessages(owner, tenant, now) },
];
