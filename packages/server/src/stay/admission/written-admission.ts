// The form of an admission, checked.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { admit } from '@charaka/contract/stay/admission/admission';

/** The admission form as sent. */
export type AdmissionForm = ParsedOf<typeof admit>['admission'];
