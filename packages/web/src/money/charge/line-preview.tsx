// Amounts of a typed line: its net amount, with the tax inside or on top of the price (R446, R520, Q217).
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { GstPreview } from '../tariff/gst-preview.tsx';
import { type ChargeTax, type LineValues, lineFigures, typedLine } from './held-line.ts';

interface LinePreviewProps {
  readonly values: LineValues;
  readonly tax: ChargeTax;
  /** How a posted line reckons GST; a new one does as the hospital says today. */
  readonly isGstBeforeDiscount?: boolean;
}

/** For a line without faults. */
export function LinePreview({ values, tax, isGstBeforeDiscount }: LinePreviewProps) {
  const { t } = useTranslation('charge');
  const since = useSignedIn().hospital?.gstAfterDiscountSince;
  const isBefore = isGstBeforeDiscount ?? (since == null || today() < since);
  return (
    <Group justify="flex-end" gap="4px 24px" mt="sm">
      <GstPreview line={typedLine(values, tax, isBefore)} />
      <Text size="sm" aria-live="polite">
        {t('net')}: <MoneyText paise={lineFigures(values, tax).netPaise} fw={600} />
      </Text>
    </Group>
  );
}
