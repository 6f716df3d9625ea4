// The search box above a list: what is typed becomes the list's filter `q` after half a second.
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import type { List } from '../../kernel/use-list.ts';
import { useTyped } from './use-typed.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly list: List;
  /** The filter that is set; 'q' by default. */
  readonly filter?: string;
}

/** Enter searches at once. */
export function SearchField({ label, list, filter = 'q' }: SearchFieldProps) {
  const searched = list.filters[filter] ?? '';
  const [text, setText] = useTyped(searched);
  const search = useDebouncedCallback((typed: string) => list.setFilter(filter, typed.trim()), 500);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      style={{ flex: '1 1 12rem', maxWidth: 320 }}
      // The text the list is filtered by now; the typed text may be newer.
      data-searched={searched}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search.flush();
      }}
    />
  );
}
