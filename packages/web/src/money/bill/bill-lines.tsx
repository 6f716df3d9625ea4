// The charges of a final bill: by category, by day or every line, narrowed by a search (R492, R518, R519).
import { groupKindOf } from '@charaka/rules/money/charge-group';
import { sumPaise } from '@charaka/rules/money/money';
import { Group, SegmentedControl, Table, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatQuantity, wallClock } from '../../kernel/format.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { Line } from './bill-answer.ts';
import { Section } from './bill-body.tsx';
import { DetailTable } from './line-tables.tsx';

const groupings = ['category', 'day', 'all'] as const;
type Grouping = (typeof groupings)[number];

/** The choice is remembered for the session. */
const groupingKey = 'billGrouping';

function useGrouping(): [Grouping, (grouping: Grouping) => void] {
  const kept = groupings.find((grouping) => grouping === sessionStorage.getItem(groupingKey));
  const [grouping, setGrouping] = useState<Grouping>(kept ?? 'category');
  return [
    grouping,
    (wanted) => {
      sessionStorage.setItem(groupingKey, wanted);
      setGrouping(wanted);
    },
  ];
}

/** The search narrows only the display; the bill keeps every line. */
export function BillLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('bill');
  const [grouping, setGrouping] = useGrouping();
  const [searched, setSearched] = useState('');
  const wanted = searched.trim().toLowerCase();
  const found = lines.filter(({ chargeDescription, chargeCode }) =>
    `${chargeDescription} ${chargeCode}`.toLowerCase().includes(wanted),
  );
  return (
    <Section title={t('charges')}>
      <Group gap="sm" mb="xs">
        <SegmentedControl
          size="xs"
          aria-label={t('groupedBy')}
          value={grouping}
          onChange={(value) => setGrouping(value as Grouping)}
          data={groupings.map((value) => ({ value, label: t(`groupings.${value}`) }))}
        />
        <TextInput
          size="xs"
          flex="1 1 180px"
          aria-label={t('searchLines')}
          placeholder={t('searchLines')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={searched}
          onChange={(event) => setSearched(event.currentTarget.value)}
        />
      </Group>
      {lines.length === 0 && <Text c="dimmed">{t('noCharges')}</Text>}
      {lines.length > 0 && found.length === 0 && <Text c="dimmed">{t('noLineFound', { text: searched.trim() })}</Text>}
      {found.length > 0 &&
        (grouping === 'all' ? (
          <DetailTable lines={[...found]} />
        ) : (
          <Grouped lines={found} grouping={grouping} isOpen={wanted !== ''} />
        ))}
    </Section>
  );
}

/** Heading of a line; laboratory and radiology are one group each, whatever their categories (R518, Q143). */
function headingOf(line: Line, grouping: 'category' | 'day'): string {
  if (grouping === 'day') return wallClock(line.appliedAt).day;
  const kind = groupKindOf(line.chargeType.chargeTypeId);
  return kind === 'category' ? line.chargeCategory.chargeCategoryName : kind;
}

interface GroupedProps {
  readonly lines: readonly Line[];
  readonly grouping: 'category' | 'day';
  /** All groups are open, as while something is searched. */
  readonly isOpen: boolean;
}

function Grouped({ lines, grouping, isOpen }: GroupedProps) {
  const { t } = useTranslation('bill');
  const groups = [...Map.groupBy(lines, (line) => headingOf(line, grouping))];
  if (grouping === 'day') groups.sort(([one], [other]) => one.localeCompare(other));
  return (
    <WideTable label={t(grouping === 'day' ? 'chargesByDay' : 'chargesByGroup')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t(grouping === 'day' ? 'date' : 'chargeCategory')}</Table.Th>
          <Table.Th ta="end">{t('qty')}</Table.Th>
          <Table.Th ta="end">{t('total')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      {groups.map(([heading, members]) => (
        <LineGroup key={heading} heading={heading} grouping={grouping} lines={members} isOpen={isOpen} />
      ))}
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row" colSpan={2}>
            {t('totalCharge')}
          </Table.Th>
          <Table.Th ta="end">
            <MoneyText paise={totalOf(lines)} />
          </Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </WideTable>
  );
}

function LineGroup({ heading, grouping, lines, isOpen }: GroupedProps & { readonly heading: string }) {
  const { t } = useTranslation('bill');
  const [isChosen, setChosen] = useState(false);
  const isShown = isOpen || isChosen;
  const Chevron = isShown ? IconChevronDown : IconChevronRight;
  const known: Readonly<Record<string, string>> = { laboratory: t('labCharges'), radiology: t('radiologyCharges') };
  const name = grouping === 'day' ? formatDay(heading) : (known[heading] ?? heading);
  return (
    <Table.Tbody>
      <Table.Tr>
        <Table.Td>
          <UnstyledButton aria-expanded={isShown} onClick={() => setChosen(!isChosen)}>
            <Group gap={4} wrap="nowrap">
              <Chevron size={14} aria-hidden />
              {name}
            </Group>
          </UnstyledButton>
        </Table.Td>
        <Table.Td ta="end">{formatQuantity(lines.reduce((sum, { quantity }) => sum + quantity, 0))}</Table.Td>
        <Table.Td ta="end">
          <MoneyText paise={totalOf(lines)} />
        </Table.Td>
      </Table.Tr>
      {isShown &&
        lines.map((line) => (
          <Table.Tr key={`${line.serviceChargeId} ${line.chargeDescription}`}>
            <Table.Td ps={36}>
              <Text size="sm">{`${line.chargeDescription} (${line.chargeCode})`}</Text>
            </Table.Td>
            <Table.Td ta="end">{formatQuantity(line.quantity)}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.net + line.gst} />
            </Table.Td>
          </Table.Tr>
        ))}
    </Table.Tbody>
  );
}

const totalOf = (lines: readonly Line[]) => sumPaise(lines.flatMap((line) => [line.net, line.gst]));
