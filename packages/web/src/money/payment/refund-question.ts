// The question before money goes out: the receiver, what is refunded, the sum and the modes (Q258).
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatMoney } from '../../kernel/format.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import type { ModeValues } from './mode-values.ts';
import { typedPaise } from './typed-amount.ts';

/** The sum that goes out, with its modes as typed and the part in cash. */
export interface RefundedMoney {
  readonly amountPaise: number;
  readonly modes: ModeValues;
  readonly cashPaise: number;
}

interface Refund extends RefundedMoney {
  /** The receiver, with the UHID of a registered patient. */
  readonly name: string;
  /** Name, UHID, sex and age; null for a person who is not registered. */
  readonly about: ReactNode;
  /** The bill, fee or advance that is refunded. */
  readonly bill: string;
}

/** Whether the user confirms that the money goes out. */
export function isRefundConfirmed(
  t: TFunction,
  { name, about, bill, amountPaise, modes, cashPaise }: Refund,
): Promise<boolean> {
  const ways = [
    ['cash', cashPaise],
    ['card', typedPaise(modes.card)],
    ['upi', typedPaise(modes.upi)],
    ['neft', typedPaise(modes.neft)],
    ['cheque', typedPaise(modes.chequeAmount)],
  ] as const;
  const said = ways
    .filter(([, paise]) => paise > 0)
    .map(([mode, paise]) => `${t(`payment:modes.${mode}`)} ${formatMoney(paise)}`)
    .join(', ');
  const sum = formatMoney(amountPaise);
  return confirm({
    title: t('payment:refundSum', { sum }),
    about,
    text: t('payment:refundQuestion', { name, bill, ways: said }),
    confirmLabel: t('payment:refundSum', { sum }),
    isDangerous: true,
  });
}
