// What screens of a released result say of an amendment of it that waits to be signed (LB040, LB048).
import { id, instant, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

/** An amendment that waits: until it is signed, what was released stands. */
export const waitingAmendment = shape(
  { labAmendmentId: id(), amendReason: text(500), proposedAt: instant(), proposedByName: text() },
  { proposedAt: 'proposedOn', proposedByName: 'proposedBy' },
);
