// The last bill of the hospital on its paper, as preview of its layout; the sample if there is no bill that the user may see (0137).
import { getBill } from '@charaka/contract/money/bill/bill';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PaperWaiting } from '../../ui/paper/paper-waiting.tsx';
import { BillPaper, type PaperKind } from './bill-paper.tsx';
import { sampleTaxedBill } from './sample-bill.ts';

/** Of the patient admitted last. */
export function LastBill({ kind }: { kind: PaperKind }) {
  const listed = useAnswer(admissionTopic, listAdmissions, { pageNumber: 1, pageSize: 1 }, { isSilent: true });
  const admissionId = listed.data?.rows[0]?.admissionId;
  const asked = { admissionId: admissionId ?? 0, isFinalPreview: false };
  const answer = useAnswer(billTopic, getBill, asked, { isEnabled: admissionId !== undefined, isSilent: true });
  if (listed.isPending || (admissionId !== undefined && answer.isPending)) return <PaperWaiting />;
  return <BillPaper bill={answer.data ?? sampleTaxedBill} kind={kind} />;
}
