// The filters of the board: floor, ward, type, text, the way of grouping, and the states with their counts.
import { type BedState, bedStates, countBedStates } from '@charaka/rules/stay/bed-state';
import { Button, Group, SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { List } from '../../kernel/use-list.ts';
import { type Choice, SelectField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { type BedRow, stateColors } from './bed-facts.ts';
import { groupingOf, groupings } from './board-groups.ts';

interface FilterProps {
  readonly list: List;
  readonly beds: readonly BedRow[];
}

/** Each value once, in the order in which the beds come. */
function choicesOf(pairs: readonly (readonly [number | null | undefined, string | null | undefined])[]) {
  const known = new Map(pairs.filter(([id]) => id != null) as [number, string][]);
  return [...known].map(([value, label]): Choice<string> => ({ value: String(value), label }));
}

/** The filters stand in the address, so that a ward's board can be bookmarked. */
export function BoardFilters({ list, beds }: FilterProps) {
  const { t } = useTranslation('bed');
  const select = (name: 'floor' | 'ward' | 'type', label: string, choices: Choice<string>[]) => (
    <SelectField
      label={label}
      choices={choices}
      placeholder={t('board.all')}
      value={list.filters[name] || null}
      onChange={(chosen) => list.setFilter(name, chosen ?? '')}
    />
  );
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs">
        {select('floor', t('floor'), choicesOf(beds.map((bed) => [bed.bedFloorId, bed.bedFloorName])))}
        {select('ward', t('ward'), choicesOf(beds.map((bed) => [bed.bedGroupId, bed.bedGroupName])))}
        {select('type', t('bedType'), choicesOf(beds.map((bed) => [bed.bedTypeId, bed.bedTypeName])))}
      </SimpleGrid>
      <Group justify="space-between" gap="sm">
        <SearchField label={t('board.search')} list={list} />
        <Group gap="xs">
          <Text size="sm" id="board-grouping">
            {t('board.groupBy')}
          </Text>
          <SegmentedControl
            aria-labelledby="board-grouping"
            value={groupingOf(list.filters.by)}
            onChange={(by) => list.setFilter('by', by === 'ward' ? '' : by)}
            data={groupings.map((value) => ({ value, label: t(value === 'type' ? 'bedType' : value) }))}
          />
        </Group>
      </Group>
    </>
  );
}

/** One button a state with the number of its beds; pressed, only those are shown. */
export function StateFilter({ list, beds }: FilterProps) {
  const { t } = useTranslation('bed');
  const counts = countBedStates(beds);
  const button = (state: BedState | '', label: string, color: string) => {
    const isPressed = (list.filters.state ?? '') === state;
    return (
      <Button
        key={state}
        size="compact-md"
        variant={isPressed ? 'default' : 'light'}
        color={color}
        leftSection={isPressed && <IconCheck size={14} aria-hidden />}
        aria-pressed={isPressed}
        onClick={() => list.setFilter('state', isPressed ? '' : state)}
      >
        {label}
      </Button>
    );
  };
  return (
    <Group gap="xs" role="group" aria-label={t('board.states')}>
      {button('', t('board.count', { state: t('board.all'), count: beds.length }), 'gray')}
      {bedStates.map((state) =>
        button(state, t('board.count', { state: t(`states.${state}`), count: counts[state] }), stateColors[state]),
      )}
    </Group>
  );
}
