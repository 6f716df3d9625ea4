// The list behind `?`: every key of the product, group by group, and those that lead to the screens of this user.
import { Group, Kbd, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goKey, homeLetter, keyGroups, stayKeys } from '../kernel/keys.ts';
import { useFocusKept } from '../ui/dialog/focus-kept.ts';
import { Columns } from '../ui/page/columns.tsx';
import { ManualLink } from '../ui/page/manual-link.tsx';
import { linksOf, useMenuSections, useMenuTitle } from './menu-entries.ts';
import { Overlay } from './overlay.tsx';

/** Lists the keys; a screen that the role may not see is not among them. */
export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation('shell');
  const [inside, setInside] = useState<HTMLElement | null>(null);
  useFocusKept(inside, isOpen);
  return (
    <Overlay isOpen={isOpen} title={t('shortcuts.title')} width={760} onClose={onClose}>
      {/* The focus rests here, not on the cross: what was opened to be read is not closed by Enter. */}
      <span ref={setInside} tabIndex={-1} data-autofocus />
      <Columns cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="md">
        <Stack gap="md">
          {useKeyGroups().map(({ group, lines }) => (
            <Keys key={group} title={t(`shortcuts.${group}`)}>
              {lines.map(({ name, keys }) => (
                <Line key={keys.join()} keys={keys} text={t(`shortcuts.${name}`)} />
              ))}
            </Keys>
          ))}
          <Keys title={t('shortcuts.inStay')}>
            {stayKeys.map((key) => (
              <Line key={key} keys={[key]} text={t(`shortcuts.stay.${key}`)} />
            ))}
          </Keys>
        </Stack>
        {isOpen && <Screens />}
      </Columns>
      <ManualLink onFollow={onClose} />
    </Overlay>
  );
}

/** The groups whose screen the user sees, and those of every screen. */
function useKeyGroups() {
  const paths = useMenuSections().flatMap(({ entries }) => linksOf(entries).map(({ path }) => path));
  return keyGroups.filter((one) => !('path' in one) || paths.includes(one.path));
}

function Screens() {
  const { t } = useTranslation('shell');
  const titleOf = useMenuTitle();
  const links = useMenuSections().flatMap(({ entries }) => linksOf(entries));
  return (
    <Keys title={t('shortcuts.goTo')}>
      <Line keys={[goKey, homeLetter]} text={t('home.title')} />
      {links.map(
        ({ path, title, letter }) => letter && <Line key={path} keys={[goKey, letter]} text={titleOf(title)} />,
      )}
    </Keys>
  );
}

function Keys({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Title order={3} fz="xs" fw={400} c="var(--charaka-label)" mb={4}>
        {title}
      </Title>
      <Stack gap={6}>{children}</Stack>
    </section>
  );
}

function Line({ keys, text }: { readonly keys: readonly string[]; readonly text: string }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{text}</Text>
      <Group gap={4} wrap="nowrap">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Group>
    </Group>
  );
}
