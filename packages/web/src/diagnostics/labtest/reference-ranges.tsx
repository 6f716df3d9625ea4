// The reference ranges of a parameter, those that are valid first, and the button that begins one.

import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { labParameters, labSettingsMenu } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { analyserTopic, labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { rangeText } from '@charaka/rules/diagnostics/reference-range';
import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { AddReferenceRange } from './add-reference-range.tsx';

const YEAR_DAYS = 365.25;
const FIRST_YEARS = 2;

/** Reference ranges, each with its first day of validity. */
export function ReferenceRanges({ labParameterId }: { labParameterId: number }) {
  const { t } = useTranslation('labtest');
  const { canEdit } = useRights(labSettingsMenu);
  const [isAdding, setAdding] = useState(false);
  const ranges =
    useAnswer(labParameterTopic, labParameters.get, { labParameter: { labParameterId } }).data?.ranges ?? [];
  const known = useAnswer(analyserTopic, analysers.list, { pageNumber: 0, pageSize: 0 }).data?.rows ?? [];
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{t('ranges')}</Text>
        {canEdit && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('newRange')}
          </Button>
        )}
      </Group>
      {ranges.length === 0 ? (
        <Text c="dimmed">{t('noRanges')}</Text>
      ) : (
        <WideTable label={t('ranges')} minWidth={680}>
          <Table.Thead>
            <Table.Tr>
              {(['sex', 'age', 'condition', 'normal', 'critical', 'valid', 'source'] as const).map((heading) => (
                <Table.Th key={heading}>{t(`range.${heading}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {ranges.map((range) => (
              <RangeRow key={range.referenceRangeId} range={range} known={known} />
            ))}
          </Table.Tbody>
        </WideTable>
      )}
      {isAdding && <AddReferenceRange labParameterId={labParameterId} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

interface RangeRowProps {
  readonly range: OutputOf<typeof labParameters.get>['ranges'][number];
  readonly known: readonly { readonly analyserId: number; readonly analyserName: string }[];
}

function RangeRow({ range, known }: RangeRowProps) {
  const { t } = useTranslation('labtest');
  const age = (days: number) =>
    days < FIRST_YEARS * YEAR_DAYS
      ? t('days', { count: days })
      : t('years', { count: Math.floor((days + 1) / YEAR_DAYS) });
  return (
    <Table.Tr opacity={range.validTo ? 0.7 : 1}>
      <Table.Td>{range.sex ?? t('bothSexes')}</Table.Td>
      <Table.Td>
        {range.ageFromHours == null || range.ageToHours == null
          ? `${age(range.ageFromDays)} - ${age(range.ageToDays)}`
          : t('hours', { from: range.ageFromHours, to: range.ageToHours })}
      </Table.Td>
      <Table.Td>
        {[
          t(`conditions.${range.condition}`),
          known.find(({ analyserId }) => analyserId === range.analyserId)?.analyserName,
          range.methodName,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Table.Td>
      <Table.Td>
        {rangeText({
          low: range.low ?? null,
          high: range.high ?? null,
          shownText: range.shownText ?? null,
          isHighExclusive: range.isHighExclusive ?? false,
        })}
      </Table.Td>
      <Table.Td>
        {[
          range.lowCritical == null ? '' : `< ${range.lowCritical}`,
          range.highCritical == null ? '' : `> ${range.highCritical}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </Table.Td>
      <Table.Td>{`${formatDay(range.validFrom)} - ${range.validTo ? formatDay(range.validTo) : ''}`}</Table.Td>
      <Table.Td>{range.sourceNote}</Table.Td>
    </Table.Tr>
  );
}
