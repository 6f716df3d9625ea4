// What the bill area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { billHandlers } from './bill-handlers.ts';
import { relationsOfBill } from './relations-of-bill.ts';

/** Bills, dues and gifts. */
export const billArea: ServerArea & RelationsOfCare = {
  handlers: () => billHandlers,
  relationsOfCare: relationsOfBill,
};
