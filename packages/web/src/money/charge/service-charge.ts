// A charge line of an inpatient, as the lists answer it.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listServiceCharges } from '@charaka/contract/money/charge/charge';

/** A charge line as listed. */
export type ServiceCharge = OutputOf<typeof listServiceCharges>['serviceCharges'][number];
