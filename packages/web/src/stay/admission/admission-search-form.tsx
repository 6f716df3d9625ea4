// The one search box above the inpatient list: name, numbers, phone and bed at once, or one column of them (R308-R311).
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { List } from '../../kernel/use-list.ts';
import { useTyped } from '../../ui/field/use-typed.ts';
import { type SearchColumn, searchColumnOf, searchColumns } from './admission-search.ts';
import classes from './admission-search-form.module.css';

/** Pause in typing after which the search runs, in milliseconds. */
const PATIENCE_MS = 400;

/** The search runs when the user stops typing, or at once on Enter (R308). */
export function AdmissionSearchForm({ list }: { list: List }) {
  const { t } = useTranslation('admission');
  const searched = list.filters.q ?? '';
  const [by, setBy] = useTyped(searchColumnOf(list.filters.by));
  const [text, setText] = useTyped(searched);
  const search = (typed: string, column: SearchColumn) => {
    const q = typed.trim();
    const inColumn = q === '' || column === searchColumns[0] ? '' : column;
    if (q !== searched || inColumn !== (list.filters.by ?? '')) list.setFilters({ by: inColumn, q });
  };
  const later = useDebouncedCallback(search, PATIENCE_MS);
  return (
    <search className={classes.search}>
      <TextInput
        type="search"
        aria-label={t('searchFor')}
        placeholder={by === searchColumns[0] ? t('searchColumns.anything') : t('searchFor')}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        className={classes.box}
        data-searched={searched}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          later(value, by);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          later.cancel();
          search(text, by);
        }}
      />
      <NativeSelect
        aria-label={t('searchIn')}
        className={by === searchColumns[0] ? `${classes.column} ${classes.everywhere}` : classes.column}
        value={by}
        data={searchColumns.map((column) => ({
          value: column,
          label: column === searchColumns[0] ? t('searchEverywhere') : t(`searchColumns.${column}`),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const column = searchColumnOf(value);
          setBy(column);
          search(text, column);
        }}
      />
    </search>
  );
}
