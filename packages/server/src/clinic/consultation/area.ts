// The declarations of the consultation area for the server.
import { auditSecrets } from '../../foundation/access/audit-secrets.ts';
import type { ServerArea } from '../../kernel/area.ts';
import { addCertificate, listCertificates } from './certificates.ts';
import { secretNotes } from './confidential-orders.ts';
import { listFollowUps, markContacted } from './follow-ups.ts';
import { getConsultation } from './get-consultation.ts';
import { listMedicines } from './list-medicines.ts';
import { printPrescription } from './print-prescription.ts';
import { repeatLast } from './repeat-last.ts';
import { saveDraft } from './save-draft.ts';
import { amendConsultation, signConsultation } from './sign-consultation.ts';
import { takeOverVisit } from './take-over.ts';
import { listUnmatchedStrengths } from './unmatched-strengths.ts';

/** The doctor's note of a visit, and what is prescribed in it. */
export const consultationArea: ServerArea = {
  handlers: () => [
    getConsultation,
    saveDraft,
    signConsultation,
    amendConsultation,
    repeatLast,
    printPrescription,
    takeOverVisit,
    listMedicines,
    listUnmatchedStrengths,
    listFollowUps,
    markContacted,
    listCertificates,
    addCertificate,
  ],
  fills: [auditSecrets.filledBy(secretNotes)],
  recordNames: { consultation: null },
};
