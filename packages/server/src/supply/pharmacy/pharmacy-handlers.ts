// Every call of the pharmacy.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addPharmacyItem } from './add-pharmacy-item.ts';
import { addSale } from './add-sale.ts';
import { addSalesReturn } from './add-sales-return.ts';
import { adjustStock } from './adjust-stock.ts';
import { correctBatch, listBatchCorrections, lowerBatchPrices } from './correct-batch.ts';
import { deletePharmacyItem } from './delete-pharmacy-item.ts';
import { findPharmacyPatients } from './find-pharmacy-patients.ts';
import { findRecall } from './find-recall.ts';
import { getSale } from './get-sale.ts';
import { holdBatch } from './hold-batch.ts';
import { pharmacyItemSource } from './item-file-source.ts';
import { listBatchHolds } from './list-batch-holds.ts';
import { listPharmacyItems } from './list-pharmacy-items.ts';
import { listSaleableBatches } from './list-saleable-batches.ts';
import { listSales } from './list-sales.ts';
import { listSalesReturns } from './list-sales-returns.ts';
import { listStock } from './list-stock.ts';
import { listStockMoves } from './list-stock-moves.ts';
import { listTaxSlabs } from './list-tax-slabs.ts';
import { receiveStock } from './receive-stock.ts';
import { releaseBatch } from './release-batch.ts';
import { askSecondCheck } from './second-check.ts';
import { updatePharmacyItem } from './update-pharmacy-item.ts';

export const pharmacyHandlers: readonly Handler[] = [
  listPharmacyItems,
  listTaxSlabs,
  addPharmacyItem,
  updatePharmacyItem,
  deletePharmacyItem,
  listStock,
  receiveStock,
  adjustStock,
  listStockMoves,
  listBatchHolds,
  holdBatch,
  releaseBatch,
  correctBatch,
  lowerBatchPrices,
  listBatchCorrections,
  findRecall,
  listSaleableBatches,
  findPharmacyPatients,
  listSales,
  getSale,
  addSale,
  askSecondCheck,
  listSalesReturns,
  addSalesReturn,
  ...fileHandlers(pharmacyItemSource),
];
