// The search of the header: finds menu items by title, opened by Ctrl+K or '/' (R107, R109-R111).
import { Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linksOf, matchingEntries, useMenuSections, useMenuTitle } from './menu-entries.ts';
import { Overlay } from './overlay.tsx';

/** The overlay; arrow keys move, Enter goes there. */
export function HeaderSearch({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation('shell');
  return (
    <Overlay isOpen={isOpen} title={t('search.title')} onClose={onClose}>
      {isOpen && <SearchBox onClose={onClose} />}
    </Overlay>
  );
}

function SearchBox({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const combobox = useCombobox({ opened: true });
  const titleOf = useMenuTitle();
  const entries = linksOf(useMenuSections().flatMap((section) => section.entries)).map(({ path, title }) => ({
    path,
    title: titleOf(title),
  }));
  const matches = matchingEntries(entries, text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter should take the first match of what is typed
  useEffect(() => {
    if (matches.length > 0) combobox.selectFirstOption();
  }, [text]);
  const go = (path: string) => {
    onClose();
    void navigate({ to: `/${path}` });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={go}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          // The list is always open and would keep Esc to itself.
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </Combobox.EventsTarget>
      <Combobox.Options mt="xs" aria-label={t('search.title')}>
        {matches.map((match) => (
          <Combobox.Option key={match.path} value={match.path}>
            {match.title}
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {text.trim() !== '' && matches.length === 0 && (
        <Text mt="xs" c="dimmed" role="status">
          {t('search.nothing')}
        </Text>
      )}
    </Combobox>
  );
}
