// Messages of the checks of admission fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const admissionChecks = foundByText(
  sentences('admission', {
    enterEstimatedAmount: 'Enter estimated amount',
    enterCreditorName: 'Enter creditor name',
    doctorChosenAlready: 'This doctor is already chosen',
    selectStaff: 'Select staff',
    selectPackage: 'Select package',
    selectPaymentMode: 'Select payment mode',
    selectDepartment: 'Select department',
    selectSpecialityCode: 'Select Speciality Code',
    selectPatientType: 'Select patient type',
    selectPatientCategory: 'Select patient category',
    selectAdmissionMode: 'Select admission mode',
    selectAdmissionCategory: 'Select admission category',
    selectEmergencyNumber: 'Select emergency number',
    dischargedElsewhere: 'To discharge a patient, use Discharge. Changing the admission does not discharge the patient',
    bedChangedElsewhere: 'To change the bed of an inpatient, use Change Bed',
    payerChangedElsewhere: 'To change the payer of an inpatient, use Change TPA',
  }),
);
