// The page of a final bill: made here, and looked at once it is there (R489-R517).
import { Alert, Skeleton, Stack } from '@mantine/core';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';
import type { SettlementCheck } from '../../stay/admission/settlement-part.ts';
import { BillPapers } from './bill-papers.tsx';
import { BillWays } from './bill-ways.tsx';
import { MadeBill } from './made-bill.tsx';
import { MakeBill } from './make-bill.tsx';
import type { BillPaper } from './print-bill.tsx';
import { useBill } from './use-bill.ts';

/** Props of the page. */
export interface FinalBillProps {
  readonly admission: Admission;
  /** Checks of other areas before the bill is made. */
  readonly checks: readonly SettlementCheck[];
}

/** Address of the previous page; the workspace of the stay when the user came by an address. */
function useWayBack(admissionId: number): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const addresses = useAdmissionAddresses();
  return () => (canGoBack ? router.history.back() : void navigate(addresses.details(admissionId)));
}

/** The banner, the papers, and the bill in two columns. */
export function FinalBill({ admission, checks }: FinalBillProps) {
  const { t } = useTranslation('bill');
  const { shown, fault, isFetching, ask } = useBill(admission.admissionId, true);
  const [paper, setPaper] = useState<BillPaper | null>(null);
  const [isGenerated, setGenerated] = useState(false);
  const goBack = useWayBack(admission.admissionId);
  const bill = shown?.bill;
  // A generated bill is printed as it was saved, and then the page is done (R502).
  const isPrinted = isGenerated && bill?.finalBill != null;
  return (
    <Stack component="section" aria-label={t('finalBill')}>
      <PatientBanner admission={admission} place="page">
        <BillWays admission={admission} bill={bill} onPaper={setPaper} onCancelled={goBack} />
      </PatientBanner>
      {!shown && (fault ? <Alert color="red">{fault}</Alert> : <Skeleton h={480} />)}
      {shown &&
        (shown.bill.finalBill ? (
          <MadeBill bill={shown.bill} onPaper={setPaper} />
        ) : (
          <MakeBill
            bill={shown.bill}
            calculated={shown.calculated}
            checks={checks}
            isCalculating={isFetching}
            fault={fault}
            onCalculate={ask}
            onGenerated={() => setGenerated(true)}
            onPaper={setPaper}
          />
        ))}
      {bill && (
        <BillPapers
          bill={bill}
          paper={paper ?? (isPrinted ? 'bill' : null)}
          onClose={() => (isPrinted ? goBack() : setPaper(null))}
        />
      )}
    </Stack>
  );
}
