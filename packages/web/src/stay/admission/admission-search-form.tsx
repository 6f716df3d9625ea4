// The search above the inpatient list: a column, a text and the button that sends them (R308-R311).
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from '../../kernel/use-list.ts';
import { useTyped } from '../../ui/field/use-typed.ts';
import { searchColumnOf, searchColumns } from './admission-search.ts';

/** A column and a text, sent by the button or Enter (R308). */
export function AdmissionSearchForm({ list }: { list: List }) {
  const { t } = useTranslation('admission');
  const searched = list.filters.q ?? '';
  const [by, setBy] = useTyped(searchColumnOf(list.filters.by));
  const [text, setText] = useTyped(searched);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    list.setFilters({ by: q === '' || by === searchColumns[0] ? '' : by, q });
  };
  return (
    <search>
      <form onSubmit={search}>
        <Group gap={4} align="end" wrap="nowrap">
          <NativeSelect
            label={t('searchIn')}
            value={by}
            data={searchColumns.map((column) => ({ value: column, label: t(`searchColumns.${column}`) }))}
            onChange={(event) => setBy(searchColumnOf(event.currentTarget.value))}
          />
          <TextInput
            label={t('searchFor')}
            type="search"
            autoComplete="off"
            data-searched={searched}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            style={{ minWidth: 110 }}
          />
          <Button type="submit" variant="default" px="sm" aria-label={t('search')}>
            <IconSearch size={16} aria-hidden />
          </Button>
        </Group>
      </form>
    </search>
  );
}
