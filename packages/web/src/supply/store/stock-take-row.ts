// A count of a store and a batch of its sheet, as the screens of counts have them.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getStockTake, listStockTakeLines } from '@charaka/contract/supply/store/stock-take';
import type { RowOf } from '../../kernel/use-list.ts';

/** A batch of a count sheet. */
export type SheetLine = RowOf<typeof listStockTakeLines>;
/** A count of a store. */
export type StockTake = OutputOf<typeof getStockTake>['stockTake'];
