// The reports of a list on paper, one behind the other, each from a page of its own: those of a day for the wards, or of a month to be kept.
import { getLabReport, type labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { laboratoryReportPaper } from '@charaka/contract/diagnostics/laboratory/papers';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { LabReportPaper, type Report } from './lab-report-paper.tsx';
import { SlidePicturesOnPaper } from './slide-pictures-on-paper.tsx';

type Row = RowOf<typeof labReportWorklist.list>;

/** More would be a job that nobody looks through before it is printed. */
export const MOST_REPORTS = 200;
/** As many as one browser sends at once. */
const AT_ONCE = 4;

interface PrintLabReportsProps {
  /** Returns the listed rows, in the order of the list. */
  find(): Promise<readonly Row[]>;
  onClose(): void;
}

/** Opens each of them, as one would by itself: that it was opened is written down (LB094). */
async function openAll(rows: readonly Row[], signal: AbortSignal, onOpened: (many: number) => void): Promise<Report[]> {
  const reports: Report[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const opened = await Promise.all(some.map(({ reportId }) => call(getLabReport, { reportId }, { signal })));
    reports.push(...opened.map(({ report }) => report));
    onOpened(reports.length);
  }
  return reports;
}

/** Mounted while it is open. A report amended meanwhile is printed in the listed version, the one the user saw. */
export function PrintLabReports({ find, onClose }: PrintLabReportsProps) {
  const { t } = useTranslation('laboratory');
  const letterhead = useLetterhead(laboratoryReportPaper);
  const [opened, setOpened] = useState(0);
  const { data: reports = [], isSuccess } = useQuery({
    queryKey: [laboratoryTopic.name, 'reports on paper'],
    queryFn: async ({ signal }) => {
      try {
        return await openAll(await find(), signal, setOpened);
      } catch (error) {
        reportFailure(error);
        onClose();
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return (
    <PrintSheet
      title={t('reports')}
      letterhead={letterhead}
      isReady={isSuccess}
      choices={<Text size="sm">{t('reportsOpened', { count: opened })}</Text>}
      onClose={onClose}
      papers={reports.map((report) => ({
        id: report.reportId,
        content: (
          <>
            <LabReportPaper report={report} />
            {report.content.tests.some(({ slidePictureIds }) => slidePictureIds?.length) && (
              <SlidePicturesOnPaper reportId={report.reportId} />
            )}
          </>
        ),
      }))}
    />
  );
}
