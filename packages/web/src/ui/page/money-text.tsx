// An amount on a screen: right-aligned figures, a due in the accent colour, a refund that is owed in the colour of waiting.
import { Text, type TextProps } from '@mantine/core';
import { formatAmount, formatMoney } from '../../kernel/format.ts';

interface MoneyTextProps extends TextProps {
  readonly paise: number | null | undefined;
  /** An amount still to be received or refunded is coloured; a word must be beside it, for colour alone is not read by everybody. */
  readonly meaning?: 'due' | 'refund';
  /** Without the currency sign, as in a table column that names it. */
  readonly isBare?: boolean;
}

const colours = { due: 'var(--charaka-accent-text)', refund: 'var(--charaka-waiting-text)' };

/** Shows an amount in paise as rupees (R190). */
export function MoneyText({ paise, meaning, isBare = false, ...rest }: MoneyTextProps) {
  return (
    <Text span inherit className="numeric" c={meaning && colours[meaning]} fw={meaning && 600} {...rest}>
      {isBare ? formatAmount(paise) : formatMoney(paise)}
    </Text>
  );
}
