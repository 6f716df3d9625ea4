// The discharge summary of an admission: written while it is a draft and the user may, else read.

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { getSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { summaryTopic } from '@charaka/contract/stay/discharge/topics';
import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PrintSummary } from './print-summary.tsx';
import { SummaryForm } from './summary-form.tsx';
import { type Summary, valuesOf } from './summary-values.ts';
import { SummaryView } from './summary-view.tsx';

/** Opens at once; render it only while it is wanted. */
export default function GetSummary({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('discharge');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const read = useAnswer(summaryTopic, getSummary, { admission: { admissionId } }, { freshMilliseconds: 0 });
  // A form begun with an answer of yesterday would write over what was saved since.
  const answer = read.isFetchedAfterMount ? read.data : undefined;
  const mayWrite = useDeeds()('discharge-summary');
  const [printed, setPrinted] = useState<Summary | null>(null);
  if (!admission || !answer)
    return (
      <Dialog isOpen size="wide" title={t('summary.title')} onClose={onClose}>
        <Skeleton h={320} />
      </Dialog>
    );
  if (printed) return <PrintSummary admission={admission} summary={printed} onClose={() => setPrinted(null)} />;
  const { summaries, proposal } = answer;
  const draft = summaries.find(({ signedAt }) => !signedAt);
  if (mayWrite && (draft || summaries.length === 0))
    return (
      <SummaryForm
        admission={admission}
        draft={draft}
        initialValues={valuesOf(admissionId, draft, proposal)}
        proposal={proposal}
        onClose={onClose}
      />
    );
  if (summaries.length === 0)
    return (
      <Dialog isOpen title={t('summary.title')} onClose={onClose}>
        <Text>{t('summary.none')}</Text>
      </Dialog>
    );
  return <SummaryView admission={admission} summaries={summaries} onPrint={setPrinted} onClose={onClose} />;
}
