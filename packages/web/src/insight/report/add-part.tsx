// Adds a part of a custom report: typing narrows the fields, Enter adds the first one, and the cursor stays for the next.
import { Select } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterByWords } from '../../ui/field/word-filter.ts';

interface AddPartProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  onAdd(value: string): void;
}

/** A select that holds no value of its own. */
export function AddPart({ label, choices, inputRef, onAdd }: AddPartProps) {
  const { t } = useTranslation('kernel');
  const [text, setText] = useState('');
  return (
    <Select
      ref={inputRef}
      label={label}
      data={[...choices]}
      filter={filterByWords}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={t('field.noMatch')}
      maxDropdownHeight={280}
      value={null}
      searchValue={text}
      onSearchChange={setText}
      onOptionSubmit={(value) => {
        onAdd(value);
        setText('');
      }}
    />
  );
}
