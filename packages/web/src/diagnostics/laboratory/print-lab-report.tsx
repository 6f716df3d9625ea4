// A version of a laboratory report on paper, word for word as it was signed; an older one says that it is superseded (LB049-LB054).

import { reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { laboratoryReportPaper } from '@charaka/contract/diagnostics/laboratory/papers';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { VersionChoice } from '../../ui/page/signed-versions.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { AmendLabReport } from './amend-lab-report.tsx';
import { AmendmentWaits } from './amendment-waits.tsx';
import { LabReportPaper } from './lab-report-paper.tsx';
import { ShareReport } from './share-report.tsx';
import { SlidePicturesOnPaper } from './slide-pictures-on-paper.tsx';
import { WithdrawReport } from './withdraw-report.tsx';

interface PrintLabReportProps {
  readonly reportId: number;
  onOpen(reportId: number): void;
  onClose(): void;
}

/** Shows and prints a version; the others of its number are chosen beside it. */
export function PrintLabReport({ reportId, onOpen, onClose }: PrintLabReportProps) {
  const { t } = useTranslation('laboratory');
  const report = useAnswer(laboratoryTopic, getLabReport, { reportId }).data?.report;
  const letterhead = useLetterhead(laboratoryReportPaper);
  const { canEdit } = useRights(reportMenu);
  const [isAmending, setAmending] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const pictured = report?.content.tests.some(({ slidePictureIds }) => slidePictureIds?.length);
  if (report && isAmending)
    return (
      <OfPatient patient={report}>
        <AmendLabReport report={report} onDone={onOpen} onClose={() => setAmending(false)} />
      </OfPatient>
    );
  return (
    <PrintSheet
      title={`${t('paper.title')} ${report?.reportNo ?? ''}`}
      letterhead={letterhead}
      isReady={report !== undefined}
      choices={
        report && (
          <Group gap="sm">
            <VersionChoice
              versions={report.versions.map((one) => ({ ...one, signedAt: one.verifiedAt }))}
              shownNo={report.versionNo}
              onShow={(versionNo) => {
                const version = report.versions.find((one) => one.versionNo === versionNo);
                if (version) onOpen(version.reportId);
              }}
            />
            {report.isNewest && <AmendmentWaits amendment={report.amendment} />}
            {report.isNewest && report.status !== 'Withdrawn' && (
              <ShareReport reportId={reportId} patientId={report.patientId} onLink={setLink} />
            )}
            {report.isNewest && (
              <OfPatient patient={report}>
                <WithdrawReport report={report} onDone={onOpen} />
              </OfPatient>
            )}
            {canEdit && report.isNewest && !report.amendment && report.status !== 'Withdrawn' && (
              <Button variant="default" onClick={() => setAmending(true)}>
                {t('amend')}
              </Button>
            )}
          </Group>
        )
      }
      onClose={onClose}
    >
      {report && <LabReportPaper report={report} link={link} />}
      {pictured && <SlidePicturesOnPaper reportId={reportId} />}
    </PrintSheet>
  );
}
