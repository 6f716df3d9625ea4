// A crash trolley as its list and its dialogs show it.
import type { listTrolleys } from '@charaka/contract/supply/store/trolley';
import type { RowOf } from '../../kernel/use-list.ts';

/** Seal, first expiry and missing items. */
export type TrolleyRow = RowOf<typeof listTrolleys>;
