// The QR code a patient pays an amount by UPI with; nothing where the hospital is not paid so.
import type { Paise } from '@charaka/rules/money/money';
import { takesUpi, upiIntent, upiReference } from '@charaka/rules/money/upi-intent';
import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { QrCode } from '../../ui/paper/qr-code.tsx';

interface UpiCodeProps {
  readonly amountPaise: number;
  /** The number of the admission, which the payer reads. */
  readonly admissionNumber: string;
  /** Suffix that with the number identifies this request, such as 'P3' for the third payment. */
  readonly suffix: string;
}

/** The code with amount, address and reference beside it; India and rupees only. */
export function UpiCode({ amountPaise, admissionNumber, suffix }: UpiCodeProps) {
  const { t } = useTranslation('payment');
  const { hospital } = useSignedIn();
  if (!hospital?.upiAddress || !takesUpi(hospital) || amountPaise <= 0) return null;
  const { upiAddress, upiPayeeName, hospitalName } = hospital;
  const payeeName = upiPayeeName || hospitalName;
  const reference = upiReference(admissionNumber, suffix);
  const note = t('upiNote', { number: admissionNumber });
  const link = upiIntent({ address: upiAddress, payeeName, amountPaise: amountPaise as Paise, note, reference });
  const amount = formatMoney(amountPaise);
  return (
    <Group gap="md" wrap="nowrap" align="center" className="paper-keep">
      <QrCode value={link} label={t('upiCode', { amount, reference })} size={140} />
      <Stack gap={2} miw={0}>
        <Text inherit fw={600}>
          {t('upiScan', { amount })}
        </Text>
        <Text inherit style={{ overflowWrap: 'anywhere' }}>
          {payeeName}, {upiAddress}
        </Text>
        <Text inherit>{t('upiReferenceIs', { reference })}</Text>
      </Stack>
    </Group>
  );
}
