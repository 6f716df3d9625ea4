// A charge line of an inpatient, as the lists answer it.
import type { listServiceCharges } from '@charaka/contract/charge';
import type { OutputOf } from '@charaka/contract/endpoint';

/** A charge line as listed. */
export type ServiceCharge = OutputOf<typeof listServiceCharges>['serviceCharges'][number];
