// The amendment of a released result that waits to be signed, as shown on screens of the result (LB040, LB048).
import { id, instant, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

/** An amendment that waits: until it is signed, what was released stands. */
export const waitingAmendment = shape(
  { labAmendmentId: id(), amendReason: text(500), proposedAt: instant(), proposedByName: text() },
  { proposedAt: 'proposedOn', proposedByName: 'proposedBy' },
);
