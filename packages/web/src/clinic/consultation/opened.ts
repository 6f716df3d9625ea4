// What the screens of a consultation name: the answer it opens with, and the note that is typed.
import type { listCertificates } from '@charaka/contract/clinic/consultation/certificate';
import type { getConsultation } from '@charaka/contract/clinic/consultation/consultation';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

/** Everything that is known when the page opens. */
export type Opened = OutputOf<typeof getConsultation>;
/** A note as typed. */
export type NoteContent = Opened['consultation']['content'];
/** A medicine of a note. */
export type PrescribedLine = NoteContent['medicines'][number];

/** Changes some parts of the note that is being typed. */
export type ChangeNote = (change: Partial<NoteContent>) => void;
/** A certificate as it was signed. */
export type Certificate = OutputOf<typeof listCertificates>['certificates'][number];
