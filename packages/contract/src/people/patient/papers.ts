// The papers of a patient, as they are declared: registration, label and wristband.
import { always, maybe, paper } from '../../kernel/paper.ts';

/** Allergies are printed whole. */
export const patientRegistrationPaper = paper('patient_registration', {
  title: 'patient:printed.registration',
  blocks: [maybe('barcode'), always('facts'), always('health'), maybe('end', 'signatory', 'printedBy')],
});

/** Labels and wristbands have no room for a layout. */
export const patientLabelPaper = paper('patient_label', {
  title: 'patient:printed.label',
  sheets: ['A4', 'label50x25', 'label38x25'],
});

/** The band at the wrist. */
export const wristbandPaper = paper('wristband', {
  title: 'patient:printed.wristband',
  sheets: ['A4', 'band279x25'],
});
