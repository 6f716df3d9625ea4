// The keyboard shortcuts of the shell, and the list of them.
import { Group, Kbd, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Overlay } from './overlay.tsx';

function isTypingInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Ctrl+K (also while typing) and '/' open the search, '?' the list of shortcuts. */
export function useShortcuts(onSearch: () => void, onShowShortcuts: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTypingInto(event.target);
      const act =
        isCommand || (isPlain && event.key === '/')
          ? onSearch
          : isPlain && event.key === '?'
            ? onShowShortcuts
            : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onSearch, onShowShortcuts]);
}

const shortcuts: readonly { readonly keys: readonly string[]; readonly text: string }[] = [
  { keys: ['Ctrl', 'K'], text: 'search' },
  { keys: ['/'], text: 'search' },
  { keys: ['Enter'], text: 'submit' },
  { keys: ['Esc'], text: 'close' },
  { keys: ['↑', '↓'], text: 'move' },
  { keys: ['?'], text: 'list' },
];

/** Lists the shortcuts. */
export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation('shell');
  return (
    <Overlay isOpen={isOpen} title={t('shortcuts.title')} onClose={onClose}>
      <Stack gap="xs">
        {shortcuts.map(({ keys, text }) => (
          <Group key={keys.join()} justify="space-between">
            <Text>{t(`shortcuts.${text}`)}</Text>
            <Group gap={4}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Overlay>
  );
}
