// Totals of all dues, by age; a click narrows the list below.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { dueAges, sumDues } from '@charaka/contract/money/bill/bill-due';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { ZERO } from '@charaka/rules/money/money';
import { Group, Paper, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';

type AgeSum = OutputOf<typeof sumDues>['ages'][number];
type Age = (typeof dueAges)[number] | 'all';

/** One tile for all, one for each age. */
export function DueSums({ chosen, onChoose }: { chosen: Age; onChoose(age: Age): void }) {
  const { t } = useTranslation('bill');
  // While the sums are awaited the tiles stand there without them, or the list below would jump.
  const answered = useAnswer(billTopic, sumDues, {}).data?.ages;
  const ages = answered ?? dueAges.map((age) => ({ age, billCount: 0, due: ZERO }));
  const total = (pick: (row: AgeSum) => number) => ages.reduce((sum, row) => sum + pick(row), 0);
  const tiles = [
    { age: 'all' as Age, billCount: total((row) => row.billCount), due: total((row) => row.due) },
    ...ages,
  ];
  return (
    <Columns cols={{ base: 2, sm: 3, md: 5 }} spacing="xs" mb="sm">
      {tiles.map(({ age, billCount, due }) => (
        <UnstyledButton key={age} aria-pressed={age === chosen} onClick={() => onChoose(age)}>
          <Paper withBorder p="xs" bg={age === chosen ? 'var(--mantine-primary-color-light)' : undefined}>
            <Text size="sm">{t(`ages.${age}`)}</Text>
            {/* One line whatever comes, so that the list below never moves. */}
            <Skeleton visible={!answered} aria-busy={!answered}>
              <Group justify="space-between" gap={4} wrap="nowrap">
                <MoneyText paise={due} fw={600} />
                <Text size="xs" c="dimmed" truncate="end" title={t('billCount', { count: billCount })}>
                  {t('billCount', { count: billCount })}
                </Text>
              </Group>
            </Skeleton>
          </Paper>
        </UnstyledButton>
      ))}
    </Columns>
  );
}
