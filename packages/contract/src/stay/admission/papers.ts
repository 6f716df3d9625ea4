// The paper of an admission, as it is declared, and the facts of a stay that papers share.
import { always, madeBy, maybe, paper } from '../../kernel/paper.ts';

/** Facts of a stay that can be left out of a paper. */
export const stayFacts = ['contact', 'bed', 'doctor', 'ccnNo', 'policyCardNo'] as const;

/** Facts that only the admission form has. */
const admissionFacts =
  `registrationNo patientType patientCategory admissionMode admissionCategory department bedType guardianName emergencyContact
  admittedBy creditorName`.split(/\s+/);

/** The consent is printed whole. */
export const admissionFormPaper = paper('admission_form', {
  title: 'admission:printed.admissionForm',
  setting: 'ipd_bill',
  blocks: [
    always('facts', ...stayFacts, ...admissionFacts),
    always('consent'),
    maybe('leaving'),
    maybe('end', ...madeBy, 'barcodes'),
  ],
});
