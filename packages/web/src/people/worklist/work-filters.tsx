// The filters of a declared worklist: their values as the call takes them, and their controls.
import type { WorkFilter, WorkFilters } from '@charaka/contract/people/worklist/work-filters';
import type { Worklist } from '@charaka/contract/people/worklist/worklist';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { List } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { DoctorFilter, doctorFilter } from './doctor-filter.tsx';

const isChoice = ([name, text]: readonly [string, string], filters: WorkFilters) =>
  filters[name]?.values?.includes(text) ?? false;

/** The filters of the address as the call takes them; an unknown word counts as none. */
export function filterInputs({ filters }: Pick<Worklist, 'filters'>, chosen: List['filters']): object {
  const has = (kind: WorkFilter['kind']) => Object.values(filters).some((filter) => filter.kind === kind);
  return {
    ...(has('firstDay') ? dayFilter(chosen) : {}),
    ...(has('doctor') ? doctorFilter(chosen) : {}),
    ...Object.fromEntries(Object.entries(chosen).filter((entry) => isChoice(entry, filters))),
  };
}

interface WorkFilterProps {
  readonly of: Pick<Worklist, 'filters'>;
  readonly list: List;
}

type Choosing = WorkFilter & { readonly name: string; readonly choices: readonly { value: string; label: string }[] };

/** The filters of a kind that choose a word, with the texts of their choices; the first stands for no choice. */
function useChoosing({ filters }: Pick<Worklist, 'filters'>, kind: WorkFilter['kind']): Choosing[] {
  const { t } = useTranslation(['worklist', 'kernel']);
  return Object.entries(filters).flatMap(([name, filter]) => {
    const { values, texts, open } = filter;
    if (filter.kind !== kind || !values || !open) return [];
    const words = values.map((value) => ({ value, label: t(`${texts}.${value}`) }));
    return [{ ...filter, name, choices: [{ value: '', label: t(open) }, ...words] }];
  });
}

/** The search box, the days, the doctor and the words, in one row. */
export function WorkFilterFields({ of, list, searchLabel }: WorkFilterProps & { readonly searchLabel: string }) {
  const { t } = useTranslation(['worklist', 'kernel']);
  const kinds = Object.values(of.filters).map(({ kind }) => kind);
  return (
    <>
      <SearchField label={searchLabel} list={list} />
      {kinds.includes('firstDay') && <DayFilters list={list} />}
      {kinds.includes('doctor') && <DoctorFilter list={list} />}
      {useChoosing(of, 'word').map(({ name, label = '', choices }) => (
        <WordFilter key={name} list={list} name={name} label={t(label)} choices={choices} />
      ))}
    </>
  );
}

/** The filter that is chosen in the place of a state. */
function insteadOfState({ filters }: Pick<Worklist, 'filters'>, chosen: List['filters']): string | undefined {
  return Object.entries(filters).find(([name, { isInsteadOfState }]) => isInsteadOfState && chosen[name])?.[0];
}

/** The states as tabs; the first shows the list without a chosen state. No tab is pressed while another filter takes their place. */
export function StateTabs({ of, list }: WorkFilterProps) {
  const { t } = useTranslation('worklist');
  const instead = insteadOfState(of, list.filters);
  const choose = (name: string, value: string) =>
    list.setFilters({ ...(instead ? { [instead]: '' } : {}), [name]: value });
  return useChoosing(of, 'state').map(({ name, choices }) => {
    const chosen = choices.find(({ value }) => value === list.filters[name])?.value ?? '';
    return (
      <Group key={name} role="group" aria-label={t('state')} gap="xs">
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            size="xs"
            variant={!instead && value === chosen ? 'light' : 'subtle'}
            aria-pressed={!instead && value === chosen}
            onClick={() => choose(name, value)}
          >
            {label}
          </Button>
        ))}
      </Group>
    );
  });
}
