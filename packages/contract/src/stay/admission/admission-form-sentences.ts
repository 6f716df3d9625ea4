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
    dischargedElsewhere: 'A patient is discharged by the discharge, not by changing the admission',
    bedChangedElsewhere: 'The bed of an inpatient is changed by Change Bed',
    payerChangedElsewhere: 'The payer of an inpatient is changed by Change TPA',
  }),
);
