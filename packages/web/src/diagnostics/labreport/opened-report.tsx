// A report as its patient reads it on a phone: tests with their values, what is normal beside each, and a way onto paper.
import type { openPublicReport } from '@charaka/contract/diagnostics/labreport/public-report';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Container, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { ReportParts } from '../laboratory/report-parts.tsx';
import { valueShown } from '../laboratory/reported-value.ts';
import classes from './opened-report.module.css';

type Report = OutputOf<typeof openPublicReport>['report'];

interface OpenedReportProps {
  readonly report: Report;
  onClose(): void;
}

/** Flags are letters and bold, never colour alone (LB054). */
export function OpenedReport({ report, onClose }: OpenedReportProps) {
  const { t } = useTranslation('labreport');
  const { t: laboratory } = useTranslation('laboratory');
  const { content } = report;
  return (
    <Container component="main" size="sm" py="md">
      <Stack>
        <Group justify="space-between" className={classes.deeds}>
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={onClose}>
            {t('close')}
          </Button>
        </Group>
        <div>
          <Text fw={600}>{report.hospitalName}</Text>
          <Title order={1}>{t(report.status === 'Preliminary' ? 'preliminary' : 'title')}</Title>
          <Text>{t('number', { number: `${report.reportNo} / ${report.finYear}`, version: report.versionNo })}</Text>
          {report.replacesEarlier && <Text fw={700}>{t('replaces')}</Text>}
        </div>
        {content.labAccreditation && content.tests.every((test) => test.isInScope) && (
          <Text size="sm">{laboratory('paper.accreditation', { name: content.labAccreditation })}</Text>
        )}
        <Text>{[content.patientName, content.ageText, content.sex, content.uhid].filter(Boolean).join(' · ')}</Text>
        {content.tests.map((test) => (
          <section key={test.labWorkId} aria-label={test.testName}>
            <Title order={2}>
              {content.labAccreditation && test.isInScope === false
                ? `${test.testName} (${laboratory('paper.notInScope')})`
                : test.testName}
            </Title>
            <Text size="sm" c="dimmed">
              {t('collected', { at: formatDateTime(test.collectedAt) })}
            </Text>
            {test.performedBy && <Text size="sm">{t('performedBy', { name: test.performedBy })}</Text>}
            {test.values.length > 0 && <Values values={test.values} />}
            <ReportParts parts={test.parts ?? []} changedLabel={t('changed')} level={3} />
          </section>
        ))}
        <Text size="sm">
          {t(content.isByRule ? 'verifiedByRule' : 'verifiedBy', {
            name: [content.verifiedByName, content.verifiedByTitle].filter(Boolean).join(', '),
            at: formatDateTime(content.signedAt ?? report.verifiedAt),
          })}
        </Text>
        <Text size="sm">{t('askDoctor')}</Text>
      </Stack>
    </Container>
  );
}

/** Values with what is normal beside each. */
function Values({ values }: { values: Report['content']['tests'][number]['values'] }) {
  const { t } = useTranslation('labreport');
  const { t: laboratory } = useTranslation('laboratory');
  return (
    <Table layout="fixed" verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('parameter')}</Table.Th>
          <Table.Th>{t('result')}</Table.Th>
          <Table.Th>{t('normal')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {values.map((one) => {
          const isMarked = one.flag != null && one.flag !== 'N';
          return (
            <Table.Tr key={one.labParameterId}>
              <Table.Td className={classes.words}>
                {one.parameterName}
                {one.isChanged && ` (${t('changed')})`}
              </Table.Td>
              <Table.Td className={classes.words} fw={isMarked ? 700 : undefined}>
                {[valueShown(laboratory, one), one.valueText && one.unit, isMarked && one.flag]
                  .filter(Boolean)
                  .join(' ')}
              </Table.Td>
              <Table.Td className={classes.words}>{one.rangeText}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
