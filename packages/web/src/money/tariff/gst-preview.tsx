// Value and tax of a price before it is saved or posted: tax inside the price or on top of it (R286, R520, R539, Q217).
import { type ChargeLine, computeChargeLine } from '@charaka/rules/money/charge-line';
import { addPaise, basisPoints } from '@charaka/rules/money/money';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '../../kernel/format.ts';

/** A line within the state; nothing is shown where there is no tax or no price, or where the line cannot be. */
export function GstPreview({ line }: { line: ChargeLine }) {
  const { t } = useTranslation('tariff');
  const rate = basisPoints(line.sgstBasisPoints + line.cgstBasisPoints);
  if (rate === 0 || line.appliedPaise <= 0 || line.itemDiscountPaise > line.appliedPaise) return null;
  const { netPaise, gstPaise } = computeChargeLine({ ...line, usesIgst: false });
  return (
    <Text size="sm" role="status">
      {t(line.isGstInclusive ? 'taxInside' : 'taxOnTop', {
        rate: formatPercent(rate),
        value: formatMoney(netPaise),
        tax: formatMoney(gstPaise),
        total: formatMoney(addPaise(netPaise, gstPaise)),
      })}
    </Text>
  );
}
