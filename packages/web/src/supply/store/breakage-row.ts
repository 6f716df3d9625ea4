// A batch in a store as the list of stock near its expiry shows it, and the ways of its units out of the store.
import type { listBreakage } from '@charaka/contract/supply/store/breakage';
import type { RowOf } from '../../kernel/use-list.ts';

/** A batch in a store. */
export type BreakageRow = RowOf<typeof listBreakage>;

/** The way of the units: to Quarantine, broken, destroyed, or released to the main store. */
export type Way = 'quarantine' | 'break' | 'destroy' | 'release';
