// The paper of a consultation, as it is declared: the prescription.
import { always, maybe, paper } from '../../kernel/paper.ts';

/** Certificates are printed under its letterhead too. */
export const opdPrescriptionPaper = paper('opd_prescription', {
  title: 'consultation:printed.prescription',
  blocks: [
    always('facts'),
    always('history'),
    always('findings'),
    maybe('diagnosis'),
    always('medicinesToTake'),
    always('investigations'),
    always('advice'),
    always('followUp'),
    always('end'),
  ],
});
