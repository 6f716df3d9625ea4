// Results since the last visit: a table of the abnormal values, the critical ones first; what is normal is one line (OP013).
import { Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, wallClock } from '../../kernel/format.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { Opened } from './opened.ts';
import { abnormalFirst } from './result-lines.ts';

/** Results since the last visit; renders nothing when there are none. */
export function NewResults({ opened: { results, lastVisits } }: { opened: Opened }) {
  const { t } = useTranslation(['consultation', 'laboratory']);
  const since = lastVisits[0]?.visitOn ?? '';
  const fresh = results.filter(({ resultAt }) => wallClock(resultAt).day >= since);
  if (fresh.length === 0) return null;
  const lines = abnormalFirst(fresh);
  const others = fresh.filter(({ orderId }) => !lines.some((line) => line.orderId === orderId));
  return (
    <Stack gap={4} component="section" aria-label={t('newResults')}>
      <Text fw={600}>{t('newResults')}</Text>
      {lines.length > 0 && (
        <WideTable label={t('newResults')} minWidth={480}>
          <Table.Thead>
            <Table.Tr>
              {(['test', 'value', 'normal', 'resultOn'] as const).map((heading) => (
                <Table.Th key={heading}>{t(`resultHeadings.${heading}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={`${line.orderId}/${line.name}`}>
                <Table.Td>{line.name}</Table.Td>
                <Table.Td
                  fw={700}
                  style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                  {...(line.isCritical ? { c: 'var(--mantine-color-error)' } : {})}
                >
                  {line.isPreliminary && `${t('laboratory:preliminary')}: `}
                  {line.value}
                </Table.Td>
                <Table.Td>{line.range}</Table.Td>
                <Table.Td>{formatDay(wallClock(line.resultAt).day)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
      {others.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('othersNormal', { names: others.map(({ orderName }) => orderName).join(', ') })}
        </Text>
      )}
    </Stack>
  );
}
