// The last frozen bill of the patient admitted last, as preview of the layout; the sample if there is none (0137).
import { getBillVersion, listBillVersions } from '@charaka/contract/money/tpa/bill-version';
import { tpaTopic } from '@charaka/contract/money/tpa/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useLastAdmission } from '../../stay/admission/last-admission.tsx';
import { PaperWaiting } from '../../ui/paper/paper-waiting.tsx';
import { sampleTaxedBill } from '../bill/sample-bill.ts';
import { VersionPaper } from './print-version.tsx';
import { sampleVersion } from './sample-payer-papers.ts';

/** As it was frozen. */
export function LastVersion() {
  const admission = useLastAdmission();
  const asked = { admissionId: admission?.admissionId ?? 0 };
  const listed = useAnswer(tpaTopic, listBillVersions, asked, { isEnabled: !!admission, isSilent: true });
  const versionId = listed.data?.versions[0]?.versionId;
  const isFrozen = versionId !== undefined;
  const kept = useAnswer(
    tpaTopic,
    getBillVersion,
    { versionId: versionId ?? 0 },
    { isEnabled: isFrozen, isSilent: true },
  );
  if (admission === undefined || (admission && listed.isPending) || (isFrozen && kept.isPending))
    return <PaperWaiting />;
  return <VersionPaper version={kept.data?.version ?? sampleVersion} bill={kept.data?.bill ?? sampleTaxedBill} />;
}
