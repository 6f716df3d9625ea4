// The approval of a discount at the pharmacy's counter on the wire: above the limit of the user a second person decides (PH087, Q223).
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { approvalTopic } from '../../foundation/approval/topics.ts';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { id, money, percent, requiredText } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { directSaleMenu } from '../pharmacy/stock.ts';
import { directSaleSpellings, soldMedicine, soldTo } from './direct-sale.ts';

/** The field that a refused sale names when its discount is above the limit of the user: the screen then offers to ask for an approval. */
export const saleGiftField = 'sale.gift';

/**
 * Asks a second person for the discount of a sale. The approval covers this discount, for these medicines and this patient, once; the sale
 * itself is made by the user who asked.
 */
export const askSaleDiscount = endpoint({
  path: '/Pharmacy/AskSaleDiscountApproval',
  logAs: ['sale_discount', 'asked'],
  summary: "Asks for the approval of a discount above the user's limit at the counter.",
  permission: may('add', directSaleMenu),
  effect: 'once',
  bodyBytes: bodySize.long,
  changes: [approvalTopic],
  input: shape(
    {
      sale: shape({ ...soldTo, ...soldMedicine }, directSaleSpellings),
      reason: requiredText(entrySentences.enterReasonShort, 300),
    },
    { sale: 'pharmacySale' },
  ),
  output: shape({ approvalRequestId: id(), listPrice: money(), gift: money(), giftPercent: percent() }),
});
