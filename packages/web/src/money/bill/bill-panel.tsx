// The bill of an admission where it is looked at: its summary, the whole bill to open, its papers (R343, Q52).

import { getBill } from '@charaka/contract/money/bill/bill';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import type { BillAnswer } from './bill-answer.ts';
import type { PaperKind } from './bill-paper.tsx';
import { FigureTable } from './bill-summary.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import PrintBill from './print-bill.tsx';

/** A dialog that shows a bill. */
type BillDialog = ComponentType<{ admissionId: number; onClose(): void }>;

interface BillPanelProps {
  readonly admissionId: number;
  /** The provisional bill as a whole, with what may be done about it. */
  readonly Provisional: BillDialog;
}

/** Current total of the admission, or the final bill as made. */
export function BillPanel({ admissionId, Provisional }: BillPanelProps) {
  const answer = useAnswer(billTopic, getBill, { admissionId }, { isSilent: true });
  if (answer.data) return <ShownBill bill={answer.data} Provisional={Provisional} />;
  if (answer.isError) return <Alert color="red">{answer.error.message}</Alert>;
  return <Skeleton h={240} radius="sm" />;
}

function ShownBill({ bill, Provisional }: { bill: BillAnswer; Provisional: BillDialog }) {
  const { t } = useTranslation('bill');
  const [isOpen, setOpen] = useState(false);
  const [paper, setPaper] = useState<PaperKind | null>(null);
  const { finalBill, admission } = bill;
  const isFinal = finalBill != null;
  const addresses = useAdmissionAddresses();
  const looks = { leftSection: <IconFileInvoice size={16} aria-hidden /> };
  return (
    <Stack gap="sm">
      <Text fw={600}>
        {finalBill
          ? `${t('finalBill')} ${finalBill.orderNo} / ${finalBill.finYear}, ${formatDateTime(finalBill.billedAt)}`
          : t('provisionalBill')}
      </Text>
      <div style={{ maxWidth: 480 }}>
        <FigureTable bill={bill} />
      </div>
      <Group gap="sm">
        {isFinal ? (
          <Button component={Link} {...addresses.finalBill(admission.admissionId)} {...looks}>
            {t('open')}
          </Button>
        ) : (
          <Button {...looks} onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        )}
        <PaperButtons isFinal={isFinal} onOpen={setPaper} />
      </Group>
      <Suspense>
        {isOpen && <Provisional admissionId={admission.admissionId} onClose={() => setOpen(false)} />}
      </Suspense>
      {paper && <PrintBill bill={bill} kind={paper} onClose={() => setPaper(null)} />}
    </Stack>
  );
}
