// Messages of the checks of discharge fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const dischargeChecks = foundByText(
  sentences('discharge', {
    enterMedicine: 'Please enter the medicine',
    tooManyMedicines: 'At most {mostMedicines} medicines, please',
    selectDischargeKind: 'Please select the kind of discharge',
  }),
);
