// Types of the consultation screens: the answer the page opens with, and the note being typed.
import type { listCertificates } from '@charaka/contract/clinic/consultation/certificate';
import type { getConsultation } from '@charaka/contract/clinic/consultation/consultation';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

/** Everything that is known when the page opens. */
export type Opened = OutputOf<typeof getConsultation>;
/** A note as read: an order of a confidential test may have no charge (Q270). */
export type ShownContent = Opened['consultation']['content'];
/** A note as typed. */
export type NoteContent = Omit<ShownContent, 'orders'> & {
  readonly orders: (ShownContent['orders'][number] & { readonly chargeId: number })[];
};

/** The note as its writer changes it; orders that the reader does not see stay on the server. */
export function typedContent(shown: ShownContent): NoteContent {
  const orders = shown.orders.flatMap(({ chargeId, ...one }) => (chargeId == null ? [] : [{ ...one, chargeId }]));
  return { ...shown, orders };
}
/** A medicine of a note. */
export type PrescribedLine = NoteContent['medicines'][number];

/** Changes some parts of the note that is being typed. */
export type ChangeNote = (change: Partial<NoteContent>) => void;
/** A certificate as it was signed. */
export type Certificate = OutputOf<typeof listCertificates>['certificates'][number];
