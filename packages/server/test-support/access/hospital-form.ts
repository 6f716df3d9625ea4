// The hospital dialog as filled in for tests.

import type { addHospital } from '@charaka/contract/foundation/tenancy/hospital';
import type { InputOf } from '@charaka/contract/kernel/endpoint';

/** The hospital as the dialog sends it. */
export type TypedHospital = InputOf<typeof addHospital>['hospital'];

/** A hospital with its required fields and a few of the others, changed as asked. */
export function hospitalForm(changes: Partial<TypedHospital> = {}): TypedHospital {
  return {
    hospitalName: 'Third Hospital',
    currency: 'INR',
    currencySymbol: '₹',
    countryId: 1,
    stateId: 27,
    timezone: 'Asia/Kolkata',
    dateFormat: 1,
    timeFormat: 24,
    inpatientAdmissionPrefix: 'IN',
    patientRegistrationPrefix: 'RG',
    pharmacySalePrefix: 'PH',
    isNonHospitalCharge: true,
    groupWiseFinalBill: true,
    creditLimit: 2500.5,
    cashReceiptLimit: 199_999,
    cashLimitReceipt: 'refuse',
    startMonth: 4,
    ...changes,
  };
}
