// The filters of the board: text, floor, ward, type, sex, the way of grouping, and the states with their counts.
import { sexes } from '@charaka/contract/people/patient/patient-values';
import type { BoardState } from '@charaka/rules/stay/bed-state';
import { Box, Button, Group, SegmentedControl } from '@mantine/core';
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconBriefcase,
  IconCheck,
  IconLock,
  IconShieldHalf,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { List } from '../../kernel/use-list.ts';
import { type Choice, SelectField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import classes from './bed-board.module.css';
import { type BedRow, countedStates, stateColors } from './bed-facts.ts';
import { countIn, groupingOf, groupings } from './board-groups.ts';

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
  const { t } = useTranslation(['bed', 'patient']);
  const select = (name: 'floor' | 'ward' | 'type' | 'sex', label: string, choices: Choice<string>[]) => (
    // A phone has room for those that narrow most.
    <Box
      {...(name === 'floor' || name === 'type' ? { visibleFrom: 'xs' } : {})}
      style={{ flex: '1 1 120px', maxWidth: 190 }}
    >
      <SelectField
        label={label}
        choices={choices}
        placeholder={t('board.all')}
        value={list.filters[name] || null}
        onChange={(chosen) => list.setFilter(name, chosen ?? '')}
      />
    </Box>
  );
  const present = sexes.filter((sex) => beds.some((bed) => bed.sex === sex));
  return (
    <Group gap="sm" align="flex-end">
      <SearchField label={t('board.search')} list={list} />
      {select('floor', t('floor'), choicesOf(beds.map((bed) => [bed.bedFloorId, bed.bedFloorName])))}
      {select('ward', t('ward'), choicesOf(beds.map((bed) => [bed.bedGroupId, bed.bedGroupName])))}
      {select('type', t('bedType'), choicesOf(beds.map((bed) => [bed.bedTypeId, bed.bedTypeName])))}
      {select(
        'sex',
        t('board.sex'),
        present.map((value) => ({ value, label: t(`patient:sex.${value}`) })),
      )}
      <SegmentedControl
        aria-label={t('board.groupBy')}
        value={groupingOf(list.filters.by)}
        onChange={(by) => list.setFilter('by', by === 'ward' ? '' : by)}
        data={groupings.map((value) => ({ value, label: t(value === 'type' ? 'bedType' : value) }))}
      />
    </Group>
  );
}

/** One button a state with the number of its beds; pressed, only those are shown. Also tells what the colours mean. */
export function StateFilter({ list, beds }: FilterProps) {
  const { t } = useTranslation('bed');
  const button = (state: BoardState | '', label: string, color: string) => {
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
      {countedStates.map((state) =>
        button(
          state,
          t('board.count', { state: t(`states.${state}`), count: countIn(beds, state) }),
          stateColors[state],
        ),
      )}
    </Group>
  );
}

const marks = [
  ['insurer', IconShieldHalf],
  ['employer', IconBriefcase],
  ['lowDeposit', IconAlertTriangle],
  ['overCreditLimit', IconAlertOctagon],
] as const;

/** Meaning of the icons on the tiles, and the keys. */
export function BoardLegend() {
  const { t } = useTranslation(['bed', 'patient']);
  return (
    <div className={classes.legend}>
      {marks.map(([name, Icon]) => (
        <span key={name}>
          <Icon size={14} aria-hidden />
          {t(`legend.${name}`)}
        </span>
      ))}
      <span>
        <IconLock size={14} aria-hidden />
        {t('patient:restricted')}
      </span>
      <span>{t('legend.keys')}</span>
    </div>
  );
}
