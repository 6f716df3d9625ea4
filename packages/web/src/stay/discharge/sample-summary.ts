// The discharge summary of the sample stay, as the previews of the print settings show it.
import type { Summary } from './summary-values.ts';

const billedAt = '2026-04-09T06:00:00Z';

/** Its discharge summary. */
export const sampleSummary = {
  versionNo: 1,
  doctorName: 'Dr. Rina Das',
  diagnosis: '<p>Community-acquired pneumonia</p>',
  history: '<p>Fever and cough for five days.</p>',
  findings: '<p>Crepitations in the right lower zone.</p>',
  investigations: '<p>Chest X-ray: consolidation of the right lower lobe.</p>',
  conditionAtDischarge: '<p>Without fever for two days, walks without help.</p>',
  treatment: '<ul><li>Oxygen for two days</li><li>Antibiotics for five days</li></ul>',
  advice: '<p>Rest, and come again with the X-ray.</p>',
  warningSigns: '<p>Fever, breathlessness, blood when coughing.</p>',
  medicines: [{ medicineName: 'Amoxicillin 500 mg', dose: '1', frequency: '1-1-1', duration: '3 days' }],
  followUpDay: '2026-04-16',
  signedAt: billedAt,
  signedByName: 'Dr. Rina Das',
  savedAt: billedAt,
  savedByName: 'Dr. Rina Das',
} as unknown as Summary;
