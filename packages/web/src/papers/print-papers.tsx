// The papers this product prints, by the setting each is printed under, with sample data and the lines a hospital may leave out.
import type { PaperLine } from '@charaka/contract/foundation/tenancy/print-setting';
import { AdvancePaper } from '../clinic/opd/print-advance.tsx';
import type { PrintedPapers } from '../foundation/tenancy/printed-papers.ts';
import { BillPaper } from '../money/bill/bill-paper.tsx';
import { ClosingPaper } from '../money/finance/print-closing.tsx';
import { PaymentPaper } from '../money/payment/print-payment.tsx';
import { PaymentRequestPaper } from '../money/payment/print-payment-request.tsx';
import { PayerReceiptPaper } from '../money/tpa/print-payer-receipt.tsx';
import { VersionPaper } from '../money/tpa/print-version.tsx';
import { PatientPaper } from '../people/patient/print-patient.tsx';
import { ConsentPaper } from '../stay/admission/print-admission.tsx';
import { SummaryPaper } from '../stay/discharge/print-summary.tsx';
import { BirthPaper } from '../stay/record/print-birth.tsx';
import { DeathPaper } from '../stay/record/print-death.tsx';
import { MedicineBillPaper } from '../supply/pharmacy/print-medicine-bill.tsx';
import {
  sampleAdvance,
  sampleBirth,
  sampleClosing,
  sampleDeath,
  samplePatient,
  sampleSubject,
  sampleTotals,
} from './print-record-samples.ts';
import {
  sampleAdmission,
  samplePayerReceipt,
  samplePayment,
  sampleSale,
  sampleSummary,
  sampleTaxedBill,
  sampleVersion,
} from './print-samples.ts';

const end: readonly PaperLine[] = ['createdBy', 'printedBy', 'barcodes', 'signatory'];
const endWithWords: readonly PaperLine[] = ['amountInWords', ...end];

const refund = { ...samplePayment, paymentType: 'Refund' } as const;
const payment = { admission: sampleAdmission, previousPaise: samplePayment.neft };
const medicine = {
  lines: endWithWords,
  samples: { medicineBill: <MedicineBillPaper admission={sampleAdmission} sales={[sampleSale]} returns={[]} /> },
};

/** By print setting name; what is missing is a name the specification knows and nothing is printed under (R277, R543). */
export const printedPapers: PrintedPapers = {
  ipd_bill: {
    lines: [...endWithWords, 'payments', 'medicines', 'gstSummary'],
    samples: {
      bill: <BillPaper bill={sampleTaxedBill} kind="bill" />,
      breakup: <BillPaper bill={sampleTaxedBill} kind="breakup" />,
      billSummary: <BillPaper bill={sampleTaxedBill} kind="summary" />,
      billReceipt: <BillPaper bill={sampleTaxedBill} kind="receipt" />,
      billVersion: <VersionPaper version={sampleVersion} bill={sampleTaxedBill} />,
      admissionForm: <ConsentPaper admission={sampleAdmission} />,
    },
  },
  ipd_payment: {
    lines: endWithWords,
    samples: {
      paymentReceipt: <PaymentPaper {...payment} payment={samplePayment} />,
      refundMemo: <PaymentPaper {...payment} payment={refund} />,
      payerReceipt: <PayerReceiptPaper {...samplePayerReceipt} />,
      paymentRequest: <PaymentRequestPaper admission={sampleAdmission} totals={sampleTotals} />,
    },
  },
  pharmacy_bill: medicine,
  pharmacyBill: medicine,
  discharge_summary: {
    lines: end,
    samples: { dischargeSummary: <SummaryPaper admission={sampleAdmission} summary={sampleSummary} /> },
  },
  patient_registration: {
    lines: ['printedBy', 'barcodes', 'signatory'],
    samples: { registration: <PatientPaper patient={samplePatient} /> },
  },
  birth_record: { lines: ['createdBy', 'signatory'], samples: { birth: <BirthPaper birth={sampleBirth} /> } },
  death_record: { lines: ['createdBy', 'signatory'], samples: { death: <DeathPaper death={sampleDeath} /> } },
  'provisional-booking': {
    lines: ['amountInWords', 'createdBy', 'printedBy', 'signatory'],
    samples: {
      advanceReceipt: <AdvancePaper subject={sampleSubject} entry={sampleAdvance} />,
      advanceMemo: <AdvancePaper subject={sampleSubject} entry={{ ...sampleAdvance, kind: 'Refund' }} />,
    },
  },
  'day-book': {
    lines: ['printedBy', 'signatory', 'payments'],
    samples: { closing: <ClosingPaper answer={sampleClosing} /> },
  },
};
