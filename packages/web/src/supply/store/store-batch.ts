// A batch in a store, as the list of its stock and the dialogs on a row have it.
import type { listStoreStock } from '@charaka/contract/supply/store/transfer';
import type { RowOf } from '../../kernel/use-list.ts';

/** A batch in a store. */
export type StoreBatch = RowOf<typeof listStoreStock>;

/** The properties of a dialog on a batch of a store. */
export interface BatchDialog {
  readonly storeId: number;
  readonly storeName: string;
  readonly batch: StoreBatch;
  onClose(): void;
}
