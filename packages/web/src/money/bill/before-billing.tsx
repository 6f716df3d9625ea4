// The checklist beside a final bill in the making: missing items, each with the action that resolves it, and completed items.
import { mayRecordCharge } from '@charaka/rules/stay/admission-state';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import { factsOf } from '../../stay/admission/admission-facts.ts';
import type { SettlementCheck } from '../../stay/admission/settlement-part.ts';
import { useViewer } from '../../stay/admission/use-viewer.ts';
import type { BillAnswer } from './bill-answer.ts';
import { Section } from './bill-body.tsx';

type Missing = BillAnswer['missing'][number];

interface BeforeBillingProps {
  readonly bill: BillAnswer;
  readonly checks: readonly SettlementCheck[];
}

/** Renders nothing when there is nothing to report. */
export function BeforeBilling({ bill, checks }: BeforeBillingProps) {
  const { t } = useTranslation('bill');
  if (bill.missing.length === 0 && checks.length === 0) return null;
  return (
    <Section title={t('beforeBilling')}>
      <Stack gap={4}>
        {bill.missing.map((missing) => (
          <OfTheBill key={missing.code} bill={bill} missing={missing} />
        ))}
        {checks.map((check) => (
          <OfAnotherArea key={check.key} admissionId={bill.admission.admissionId} check={check} />
        ))}
      </Stack>
    </Section>
  );
}

/** Uncharged rent and unpaid charges can be resolved here; medicine and a refund are only reported. */
function OfTheBill({ bill: { admission }, missing }: { bill: BillAnswer; missing: Missing }) {
  const { t } = useTranslation('bill');
  const addresses = useAdmissionAddresses();
  const mayCharge = mayRecordCharge(useViewer(), factsOf(admission));
  const { code, amount, bedNames } = missing;
  const { admissionId } = admission;
  const ways = { roomRent: addresses.hospitalCharges, nonHospital: addresses.nonHospitalCharges };
  const mended = mayCharge && (code === 'roomRent' || code === 'nonHospital') ? code : undefined;
  return (
    <Group gap="xs" justify="space-between" mih={30}>
      <Said
        isMet={false}
        isTold={code === 'refund' || code === 'pharmacy'}
        text={t(`missing.${code}`, { amount: formatMoney(amount), beds: bedNames.join(', ') })}
      />
      {mended && (
        <Button component={Link} {...ways[mended](admissionId)} size="compact-sm" variant="default">
          {t(`mend.${mended}`)}
        </Button>
      )}
    </Group>
  );
}

function OfAnotherArea({ admissionId, check }: { admissionId: number; check: SettlementCheck }) {
  const [isOpen, setOpen] = useState(false);
  const { isMet, text, deed } = check;
  return (
    <Group gap="xs" justify="space-between" mih={30}>
      <Said isMet={isMet} text={text} />
      {deed && (
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          {deed.label}
        </Button>
      )}
      <Suspense>{isOpen && deed && <deed.dialog admissionId={admissionId} onClose={() => setOpen(false)} />}</Suspense>
    </Group>
  );
}

/** The sign beside the words says nothing they do not. */
function Said({ isMet, isTold = false, text }: { isMet: boolean; isTold?: boolean; text: string }) {
  const sign = { size: 16, 'aria-hidden': true, style: { flex: 'none' } } as const;
  return (
    <Group gap="xs" wrap="nowrap">
      {isMet ? (
        <IconCheck {...sign} color="var(--charaka-done-text)" />
      ) : isTold ? (
        <IconInfoCircle {...sign} />
      ) : (
        <IconAlertTriangle {...sign} color="var(--mantine-color-orange-6)" />
      )}
      <Text size="sm">{text}</Text>
    </Group>
  );
}
