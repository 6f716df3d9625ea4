// The refund of a final bill as a screen proposes it: as the money came in, with references.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getBill } from '@charaka/contract/money/bill/bill';
import { proposeRefundSplit } from '@charaka/rules/money/bill-settlement';
import { paise } from '@charaka/rules/money/money';

/** Fields of `addBill`; `kept` rupees of the refund are kept for non-hospital charges. */
export function refundInput({ figures, held }: Pick<OutputOf<typeof getBill>, 'figures' | 'held'>, kept = 0) {
  const { cash = 0, card = 0, upi = 0, neft = 0, cheque = 0 } = held ?? {};
  const refund = proposeRefundSplit(paise(Math.max(0, figures.refundable - kept * 100)), {
    cashPaise: paise(cash),
    cardPaise: paise(card),
    upiPaise: paise(upi),
    neftPaise: paise(neft),
    chequePaise: paise(cheque),
  });
  return {
    cashRefund: refund.cashRefundPaise / 100,
    cardRefund: refund.cardRefundPaise / 100,
    cardNumber: refund.cardRefundPaise > 0 ? '1234' : undefined,
    upiRefund: refund.upiRefundPaise / 100,
    upiReference: refund.upiRefundPaise > 0 ? '1234' : undefined,
    chequeRefund: refund.chequeRefundPaise / 100,
    chequeRefundNumber: '000001',
    chequeRefundDate: '2026-11-21',
    chequeRefundBank: 'State Bank',
  };
}
