// The discharge summary on paper, under its own letterhead (R277).
import { dischargeSummaryPaper } from '@charaka/contract/stay/discharge/papers';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { PaperEnd } from '../admission/paper-end.tsx';
import { type Admission, PaperFacts } from '../admission/paper-facts.tsx';
import { summaryParts } from './summary-sections.tsx';
import type { Summary } from './summary-values.ts';

interface PrintSummaryProps {
  readonly admission: Admission;
  readonly summary: Summary;
  onClose(): void;
}

/** A draft says so in its title, and so does a version that amends another. */
function useHeading({ versionNo: no, signedAt }: Pick<Summary, 'versionNo' | 'signedAt'>): string {
  const { t } = useTranslation('discharge');
  const title = no > 1 ? t('summary.titleOf', { no }) : t('summary.title');
  return signedAt ? title : t('summary.draftTitle', { title });
}

/** Shows and prints a version. */
export function PrintSummary({ admission, summary, onClose }: PrintSummaryProps) {
  const letterhead = useLetterhead(dischargeSummaryPaper);
  return (
    <PrintSheet title={useHeading(summary)} letterhead={letterhead} onClose={onClose}>
      <SummaryPaper admission={admission} summary={summary} />
    </PrintSheet>
  );
}

/** The summary, below the letterhead. */
export function SummaryPaper({ admission, summary }: Omit<PrintSummaryProps, 'onClose'>) {
  const { t } = useTranslation('discharge');
  return (
    <>
      <h1>{useHeading(summary)}</h1>
      <PaperBlocks
        paper={dischargeSummaryPaper}
        blocks={{
          facts: (
            <PaperFacts admission={underDoctorOf(admission, summary)}>
              <PaperField name="department">
                <Fact label={t('summary.department')}>{admission.departmentName}</Fact>
              </PaperField>
              <Fact label={t('summary.amendment')}>{summary.amendmentReason}</Fact>
            </PaperFacts>
          ),
          ...summaryParts(summary),
          end: (
            <>
              <SignedBy summary={summary} />
              <PaperEnd admission={admission} createdByName={summary.savedByName} createdAt={summary.savedAt} />
            </>
          ),
          familyReceipt: <FamilyReceipt summary={summary} />,
        }}
      />
    </>
  );
}

/** The stay under the doctor that the summary names, who stands there once. */
function underDoctorOf(admission: Admission, { doctorName }: Summary): Admission {
  return doctorName === admission.doctorName ? admission : { ...admission, doctorName, doctorSpecialization: null };
}

/** The family writes on it that the summary was explained and handed over; a draft is not handed over. */
function FamilyReceipt({ summary: { signedAt } }: Pick<PrintSummaryProps, 'summary'>) {
  const { t } = useTranslation('discharge');
  if (!signedAt) return null;
  return (
    <section className="paper-keep">
      <p>{t('summary.receipt.text')}</p>
      <div className="paper-signs" style={{ rowGap: 44 }}>
        {(['name', 'relation', 'at', 'signature'] as const).map((part) => (
          <div key={part} className="paper-sign">
            {t(`summary.receipt.${part}`)}
          </div>
        ))}
      </div>
    </section>
  );
}

function SignedBy({ summary: { signedAt, signedByName } }: Pick<PrintSummaryProps, 'summary'>) {
  const { t } = useTranslation('kernel');
  if (!signedAt) return null;
  return <p className="paper-keep">{t('versions.signedBy', { name: signedByName, at: formatDateTime(signedAt) })}</p>;
}
