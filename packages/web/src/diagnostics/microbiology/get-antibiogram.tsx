// The antibiogram of the house: organisms by antibiotics, the share of first isolates that was susceptible (LB065).

import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { getAntibiogram } from '@charaka/contract/diagnostics/microbiology/antibiogram';
import { microbiologyMenu } from '@charaka/contract/diagnostics/microbiology/culture-menus';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { Group, Paper, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { MasterTabs } from '../../resource/master-tabs.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { Page } from '../../ui/page/page.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

type Antibiogram = OutputOf<typeof getAntibiogram>;

const ROOM_OF_COLUMN = 100;
const ROOM_OF_NAMES = 220;
const HUNDRED = 100;

/** The year that ends on the hospital's today. */
function lastYear(): { from: string; to: string } {
  const to = today();
  return { from: daysBefore(to, 365), to };
}

/** Route investigation/microbiology/antibiogram. */
export default function GetAntibiogram() {
  const { t } = useTranslation('microbiology');
  const [asked, setAsked] = useState(lastYear);
  const [bedGroupId, setBedGroupId] = useState<number | null>(null);
  const isAsked = asked.from <= asked.to;
  const found = useAnswer(
    laboratoryTopic,
    getAntibiogram,
    { fromDay: asked.from, toDay: asked.to, bedGroupId },
    { isEnabled: isAsked },
  ).data;
  return (
    <Page title={t('antibiogram')}>
      <Stack>
        <MasterTabs menuPath={microbiologyMenu} />
        <Group align="end">
          <DateField
            label={t('fromDay')}
            value={asked.from}
            onChange={(from) => from && setAsked((before) => ({ ...before, from }))}
          />
          <DateField
            label={t('toDay')}
            value={asked.to}
            onChange={(to) => to && setAsked((before) => ({ ...before, to }))}
          />
          <SelectField
            label={t('ward')}
            placeholder={t('allWards')}
            choices={(found?.wards ?? []).map((one) => ({ value: one.bedGroupId, label: one.bedGroupName }))}
            value={bedGroupId}
            onChange={(ward) => setBedGroupId(ward ?? null)}
          />
        </Group>
        {!found ? <Skeleton h={240} radius="sm" /> : <Shares found={found} />}
      </Stack>
    </Page>
  );
}

function Shares({ found }: { found: Antibiogram }) {
  const { t } = useTranslation('microbiology');
  if (found.organisms.length === 0) return <Text c="dimmed">{t('noIsolates')}</Text>;
  return (
    <Paper withBorder p="md">
      <WideTable label={t('antibiogram')} minWidth={ROOM_OF_NAMES + ROOM_OF_COLUMN * found.antibiotics.length}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('organism')}</Table.Th>
            <Table.Th className="numeric">{t('isolates')}</Table.Th>
            {found.antibiotics.map(({ antibioticId, antibioticName }) => (
              <Table.Th key={antibioticId} className="numeric">
                {antibioticName}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {found.organisms.map((one) => (
            <Table.Tr key={one.organismId} c={one.isFew ? 'dimmed' : undefined}>
              <Table.Td>
                {one.organismName}
                {one.isFew && <Text size="xs">{t('few')}</Text>}
              </Table.Td>
              <Table.Td className="numeric">{one.isolateCount}</Table.Td>
              {found.antibiotics.map(({ antibioticId }) => (
                <Table.Td key={antibioticId} className="numeric">
                  {shareOf(one.cells.find((cell) => cell.antibioticId === antibioticId))}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      <Text size="xs" c="dimmed">
        {t('antibiogramHelp')}
      </Text>
    </Paper>
  );
}

/** The share that was susceptible, and of how many. */
function shareOf(cell: Antibiogram['organisms'][number]['cells'][number] | undefined): string {
  if (!cell) return '';
  return `${Math.round((HUNDRED * cell.susceptibleCount) / cell.testedCount)} % (${cell.testedCount})`;
}
