// The buttons in the banner of a final bill: its papers, the way to the stay, and its cancelling.
import { Button, Group } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import { useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import type { BillAnswer } from './bill-answer.ts';
import { CancelBill } from './cancel-bill.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import type { BillPaper } from './print-bill.tsx';

interface BillWaysProps {
  readonly admission: Admission;
  /** Undefined while it is worked out. */
  readonly bill: BillAnswer | undefined;
  onPaper(kind: BillPaper): void;
  onCancelled(): void;
}

/** A user with the right to cancel a bill may do so until the patient is discharged. */
export function BillWays({ admission, bill, onPaper, onCancelled }: BillWaysProps) {
  const { t } = useTranslation(['bill', 'inpatient']);
  const addresses = useAdmissionAddresses();
  const does = useDeeds();
  const [isCancelling, setCancelling] = useState(false);
  const finalBill = bill?.finalBill;
  const mayCancel = finalBill != null && !admission.isDischarged && does('cancel-bill');
  return (
    <Group gap="xs" mih={30}>
      <Button
        component={Link}
        {...addresses.details(admission.admissionId)}
        size="xs"
        variant="default"
        leftSection={<IconId size={16} aria-hidden />}
      >
        {t('inpatient:details')}
      </Button>
      {bill && <PaperButtons isFinal={finalBill != null} size="xs" onOpen={onPaper} />}
      {mayCancel && (
        <Button size="xs" variant="subtle" color="red" ms="auto" onClick={() => setCancelling(true)}>
          {t('cancelBill')}
        </Button>
      )}
      {isCancelling && finalBill && (
        <CancelBill
          admission={admission}
          finalBill={finalBill}
          onCancelled={onCancelled}
          onClose={() => setCancelling(false)}
        />
      )}
    </Group>
  );
}
