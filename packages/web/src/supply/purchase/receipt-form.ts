// The values of the form of a goods receipt, and the receipt that they make.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { type postReceipt, typedReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { packOf, type StockItem } from '../pharmacy/pharmacy-items.ts';
import type { PurchaseOrder } from './order-form.ts';

/** A receipt as it is sent, in rupees. */
export type SentReceipt = InputOf<typeof postReceipt>['receipt'];
type Typed = number | string;

/** A line as it is typed; item name and pack are only shown. */
export interface LineForm {
  readonly itemId: number;
  readonly itemName: string;
  readonly pack: string;
  /** Medicine has batch, expiry and MRP; general goods have batch and expiry where they are batch-tracked, and no MRP (IN063). */
  readonly isBatchTracked: boolean;
  readonly isPriced: boolean;
  batchNumber: string;
  expiry: string | null;
  mrp: Typed;
  packs: Typed;
  freePacks: Typed;
  shortPacks: Typed;
  damagedPacks: Typed;
  refusedPacks: Typed;
  rate: Typed;
  discountPercent: Typed;
  discount: Typed;
  gst: Typed;
}

/** Field values. */
export interface ReceiptForm {
  supplierId: number | null;
  orderId: number | null;
  invoiceNumber: string;
  invoiceDate: string | null;
  invoiceTotal: Typed;
  challanNumber: string;
  challanDate: string | null;
  receivedOn: string | null;
  reason: string;
  invoiceDiscount: Typed;
  lines: LineForm[];
  charges: { chargeName: string; amount: Typed; gst: Typed }[];
}

/** An empty form; goods are received today. */
export const blankReceipt = (): ReceiptForm => ({
  supplierId: null,
  orderId: null,
  invoiceNumber: '',
  invoiceDate: null,
  invoiceTotal: '',
  challanNumber: '',
  challanDate: null,
  receivedOn: today(),
  reason: '',
  invoiceDiscount: '',
  lines: [],
  charges: [],
});

/** A new line of an item, with the tax of its slab. */
export const lineOfItem = ({ itemId, itemName, cgst, sgst, isBatchTracked, ...item }: StockItem): LineForm => ({
  itemId,
  itemName,
  pack: packOf(item),
  isBatchTracked,
  isPriced: !item.isGeneral,
  batchNumber: '',
  expiry: null,
  mrp: '',
  packs: '',
  freePacks: '',
  shortPacks: '',
  damagedPacks: '',
  refusedPacks: '',
  rate: '',
  discountPercent: '',
  discount: '',
  gst: (cgst + sgst) / 100,
});

/** The open lines of an order, without those of items that are typed already. */
export const linesOfOrder = ({ lines }: PurchaseOrder, typed: readonly LineForm[]): LineForm[] =>
  lines
    .filter(
      ({ itemId, packs, receivedPacks }) => packs > receivedPacks && !typed.some((line) => line.itemId === itemId),
    )
    .map(({ packs, freePacks, receivedPacks, receivedFree, rate, discountPercent, gst, ...item }) => ({
      itemId: item.itemId,
      itemName: item.itemName,
      pack: item.pack,
      isBatchTracked: item.isBatchTracked,
      isPriced: !item.isGeneral,
      batchNumber: '',
      expiry: null,
      mrp: '',
      packs: packs - receivedPacks,
      freePacks: Math.max(freePacks - receivedFree, 0) || '',
      shortPacks: '',
      damagedPacks: '',
      refusedPacks: '',
      rate: rate / 100,
      discountPercent: discountPercent ? discountPercent / 100 : '',
      discount: '',
      gst: gst / 100,
    }));

/** The receipt as it is sent; a line without paid packs has none. */
export function sentReceipt({ lines, ...values }: ReceiptForm): SentReceipt {
  return inputOf<SentReceipt>({
    ...values,
    lines: lines.map(({ itemName: _, pack: __, isBatchTracked: ___, isPriced: ____, ...line }) => ({
      ...line,
      packs: line.packs === '' ? 0 : line.packs,
      rate: line.rate === '' ? 0 : line.rate,
    })),
  });
}

const faultsOf = formChecks(typedReceipt);

/** The sentences about the faults of a form. */
export const receiptFaults = (values: ReceiptForm) => faultsOf(sentReceipt(values));
