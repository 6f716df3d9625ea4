// The server declaration of the tpa area.
import type { ServerArea } from '../../kernel/area.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { relationsOfTpa } from './relations-of-tpa.ts';
import { tpaHandlers } from './tpa-handlers.ts';
import { tpaWaits } from './waiting.ts';

/** Payers' cases: authorisations, bill versions and receipts. */
export const tpaArea: ServerArea & RelationsOfCare = {
  handlers: () => tpaHandlers,
  relationsOfCare: relationsOfTpa,
  waits: () => tpaWaits,
  recordNames: { bill_version: null, tpa_transfer: null },
};
