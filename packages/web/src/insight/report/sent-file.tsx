// The file of a scheduled report, opened by the link of a mail: its rows are saved in the language of the reader (RP012, RP022).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { getReportFile } from '@charaka/contract/insight/report/report-schedule';
import { readAnswer } from '@charaka/contract/kernel/wire';
import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useReportWords } from './use-report-words.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every row of a file, read part by part. */
async function fetchRows({ row }: Report, reportRunId: number): Promise<Row[]> {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  for (let partNo = 0; ; partNo += 1) {
    const { content } = await call(getReportFile, { reportRunId, partNo });
    if (content === '') break;
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    parts.push(decoder.decode(bytes, { stream: true }));
  }
  const lines = parts.join('').split('\n');
  const read = readAnswer(row);
  return lines.filter((line) => line !== '').map((line) => read(JSON.parse(line)) as Row);
}

/** Above the rows of the report; the server answers the file to the user and role that it was made for. */
export function SentFile({ of, reportRunId }: { of: Report; reportRunId: number }) {
  const { t } = useTranslation(['report', 'kernel']);
  const { wordOf } = useReportWords(of);
  const columns = of.columns
    .filter((field) => !of.dataset.fields[field]?.isPersonal)
    .map((field) => ({ id: field, title: t(`fields.${field}`), value: (row: Row) => wordOf(field, row[field]) }));
  const save = async (as: 'saveXlsx' | 'saveCsv') => {
    try {
      const [rows, tools] = await Promise.all([
        fetchRows(of, reportRunId),
        import('../../ui/table/data-table-export.ts'),
      ]);
      await tools[as](`report-${of.name}`, columns, rows);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Alert title={t('schedule.fileTitle')}>
      <Group>
        <Button onClick={() => void save('saveXlsx')}>{t('kernel:table.xlsx')}</Button>
        <Button variant="default" onClick={() => void save('saveCsv')}>
          {t('kernel:table.csv')}
        </Button>
      </Group>
    </Alert>
  );
}
