// The values of the form of a purchase order, and the order that they make.

import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { type addOrder, type getOrder, typedOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { packOf, type StockItem } from '../pharmacy/pharmacy-items.ts';

/** An order as it is read. */
export type PurchaseOrder = OutputOf<typeof getOrder>['order'];
type SentOrder = InputOf<typeof addOrder>['order'];
type Typed = number | string;

/** A line as it is typed; item name, pack and received packs are only shown. */
export interface OrderLineForm {
  readonly itemId: number;
  readonly itemName: string;
  readonly pack: string;
  readonly receivedPacks: number;
  packs: Typed;
  freePacks: Typed;
  rate: Typed;
  discountPercent: Typed;
  gst: Typed;
}

/** Field values. */
export interface OrderForm {
  supplierId: number | null;
  validUntil: string | null;
  terms: string;
  freight: Typed;
  lines: OrderLineForm[];
}

/** An empty form. */
export const blankOrder: OrderForm = { supplierId: null, validUntil: null, terms: '', freight: '', lines: [] };

/** A new line of an item, with the tax of its slab. */
export const orderLineOf = (
  { itemId, itemName, cgst, sgst, ...item }: StockItem,
  packs: Typed = '',
): OrderLineForm => ({
  itemId,
  itemName,
  pack: packOf(item),
  receivedPacks: 0,
  packs,
  freePacks: '',
  rate: '',
  discountPercent: '',
  gst: (cgst + sgst) / 100,
});

/** The form of a known order, in rupees and percent. */
export const orderFormOf = ({ supplierId, validUntil, terms, freight, lines }: PurchaseOrder): OrderForm => ({
  supplierId,
  validUntil: validUntil ?? null,
  terms: terms ?? '',
  freight: freight > 0 ? freight / 100 : '',
  lines: lines.map(({ itemId, itemName, pack, receivedPacks, packs, freePacks, rate, discountPercent, gst }) => ({
    itemId,
    itemName,
    pack,
    receivedPacks,
    packs,
    freePacks: freePacks || '',
    rate: rate / 100,
    discountPercent: discountPercent ? discountPercent / 100 : '',
    gst: gst / 100,
  })),
});

/** The order as it is sent. */
export function sentOrder({ lines, ...values }: OrderForm): SentOrder {
  return inputOf<SentOrder>({
    ...values,
    lines: lines.map(({ itemName: _, pack: __, receivedPacks: ___, ...line }) => line),
  });
}

const faultsOf = formChecks(typedOrder);

/** The sentences about the faults of a form. */
export const orderFaults = (values: OrderForm) => faultsOf(sentOrder(values));

/** The sum of the lines before tax, in paise. */
export const taxableOf = ({ lines }: OrderForm): number =>
  lines.reduce((sum, { packs, rate, discountPercent }) => {
    const gross = Math.round(Number(packs) * Number(rate) * 100);
    return sum + gross - Math.round((gross * Number(discountPercent)) / 100);
  }, 0);
