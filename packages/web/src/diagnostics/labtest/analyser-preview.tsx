// Values read by the typed places from the analyser's last message, so that the user sees a wrong place before saving (Q247).
import { previewReading } from '@charaka/contract/diagnostics/analyser/analyser-message';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';

/** `read` answers the values of the form at the moment of the click. */
export function AnalyserPreview({ read }: { readonly read: () => InputOf<typeof previewReading> }) {
  const { t } = useTranslation(['labtest', 'analyser']);
  const preview = useCommand(previewReading);
  const last = preview.data?.lastMessage;
  const rows = (last?.samples ?? []).flatMap((sample, index) => {
    const number = sample.numbers.join(' / ') || '–';
    const lines = sample.lines.length > 0 ? sample.lines : [{ code: '', value: '', unit: '', status: '' }];
    return lines.map((line, place) => ({ key: `${index}/${place}`, number, isControl: sample.isControl, line }));
  });
  return (
    <Stack gap="xs" align="start">
      <Button variant="default" loading={preview.isPending} onClick={() => preview.mutate(read())}>
        {t('analyser.tryLast')}
      </Button>
      {preview.data && !last && <Text size="sm">{t('analyser.noMessageYet')}</Text>}
      {last && (
        <Text size="sm" role="status">
          {[
            formatDateTime(last.receivedAt),
            last.fault,
            last.isConfidential && t('analyser:rawTextHidden'),
            last.isTraining && t('analyser.training'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      {rows.length > 0 && (
        <WideTable label={t('analyser.tryLast')} minWidth={480}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('analyser.read.number')}</Table.Th>
              <Table.Th>{t('analyser.read.code')}</Table.Th>
              <Table.Th>{t('analyser.read.value')}</Table.Th>
              <Table.Th>{t('analyser.read.unit')}</Table.Th>
              <Table.Th>{t('analyser.read.status')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, number, isControl, line }) => (
              <Table.Tr key={key}>
                <Table.Td>
                  {number} {isControl && `(${t('analyser.read.control')})`}
                </Table.Td>
                <Table.Td>{line.code}</Table.Td>
                <Table.Td>{line.value}</Table.Td>
                <Table.Td>{line.unit}</Table.Td>
                <Table.Td>{line.status}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
    </Stack>
  );
}
