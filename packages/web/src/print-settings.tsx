// The screen of the print settings, with the papers themselves as preview (R270, R276).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperEnd } from './admission/paper-end.tsx';
import { PaperFacts } from './admission/paper-facts.tsx';
import { BillPaper } from './bill/bill-paper.tsx';
import { SummaryPaper } from './discharge/print-summary.tsx';
import { PaymentPaper } from './payment/print-payment.tsx';
import { MedicineBillPaper } from './pharmacy/print-medicine-bill.tsx';
import { sampleAdmission, sampleBill, samplePayment, sampleSale, sampleSummary } from './print-samples.ts';
import { ListPrintSettings } from './tenancy/list-print-settings.tsx';
import type { Letterhead } from './ui/letterhead.ts';
import { PaperView } from './ui/paper-view.tsx';

/** Route print-settings. */
export default function PrintSettings() {
  return <ListPrintSettings preview={preview} />;
}

function preview(name: string, letterhead: Letterhead): ReactNode {
  return <PaperView letterhead={letterhead}>{papers[name] ?? <PlainPaper name={name} />}</PaperView>;
}

const medicineBill = <MedicineBillPaper admission={sampleAdmission} sales={[sampleSale]} returns={[]} />;
const papers: Readonly<Record<string, ReactNode>> = {
  ipd_bill: <BillPaper bill={sampleBill} kind="bill" />,
  ipd_payment: <PaymentPaper admission={sampleAdmission} payment={samplePayment} previousPaise={samplePayment.neft} />,
  pharmacy_bill: medicineBill,
  pharmacyBill: medicineBill,
  discharge_summary: <SummaryPaper admission={sampleAdmission} summary={sampleSummary} />,
};

/** A paper with the beginning and the end that papers share. */
function PlainPaper({ name }: { name: string }) {
  const { t } = useTranslation('paper');
  return (
    <>
      <h1>{t('sample.heading', { name: t(`names.${name}`) })}</h1>
      <PaperFacts admission={sampleAdmission} />
      <p>{t('sample.text')}</p>
      <PaperEnd
        admission={sampleAdmission}
        createdByName={samplePayment.createdByName}
        createdAt={samplePayment.createdAt}
      />
    </>
  );
}
