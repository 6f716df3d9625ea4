// Ranges of adults that begin at birth: each is confirmed as a new one from 18 years (docs/decisions/0247).
import { labSettingsMenu } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { confirmAdultRange, listRangesFromBirth } from '@charaka/contract/diagnostics/labtest/reference-range';
import { labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { rangeText } from '@charaka/rules/diagnostics/reference-range';
import { Button, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** A button while there are such ranges, which shows their list below it. */
export function AdultRanges() {
  const { t } = useTranslation('labtest');
  const { canEdit } = useRights(labSettingsMenu);
  const ranges = useAnswer(labParameterTopic, listRangesFromBirth, {}).data?.ranges ?? [];
  const confirming = useCommand(confirmAdultRange);
  if (!canEdit || ranges.length === 0) return null;
  const title = t('adultRanges', { count: ranges.length });
  return (
    <WaitingRows title={title} help={t('adultRangesHelp')}>
      {ranges.map(({ referenceRangeId, parameterName, unit, sex, condition, ...range }) => (
        <Table.Tr key={referenceRangeId}>
          <Table.Td>{parameterName}</Table.Td>
          <Table.Td>{sex ?? t('bothSexes')}</Table.Td>
          <Table.Td>{t(`conditions.${condition}`)}</Table.Td>
          <Table.Td>
            {rangeText({
              low: range.low ?? null,
              high: range.high ?? null,
              shownText: range.shownText ?? null,
              isHighExclusive: range.isHighExclusive ?? false,
            })}{' '}
            {unit}
          </Table.Td>
          <Table.Td>
            <Button
              size="xs"
              loading={confirming.isPending}
              aria-label={`${t('confirmAdult')}: ${parameterName}`}
              onClick={() => confirming.mutate({ referenceRangeId })}
            >
              {t('confirmAdult')}
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </WaitingRows>
  );
}
