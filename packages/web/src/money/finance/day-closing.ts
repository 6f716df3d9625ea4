// The closing of a day, as the server answers it.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getDayClosing } from '@charaka/contract/money/finance/finance';

/** A closing as answered. */
export type DayClosing = OutputOf<typeof getDayClosing>['closing'];
