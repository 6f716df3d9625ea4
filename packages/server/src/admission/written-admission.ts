// What the form of an admission says, checked.
import type { admit as admitEndpoint } from '@charaka/contract/admission';
import type { ParsedOf } from '@charaka/contract/endpoint';

/** The admission form as sent. */
export type AdmissionForm = ParsedOf<typeof admitEndpoint>['admission'];
