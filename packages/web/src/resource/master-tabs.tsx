// The screens and masters of one menu path beside each other, as links that look like tabs.
import { masters } from '@charaka/contract/masters/all';
import { menu } from '@charaka/contract/menu';
import { Button, Group } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** What stands below a menu path: its pages, then its masters. Titles are keys of masters.json. */
export function siblingsOf(menuPath: string): { readonly path: string; readonly title: string }[] {
  const item = menu.flatMap((group) => group.items).find(({ path }) => path === menuPath);
  const lists = masters.filter((master) => master.menu === menuPath);
  return [...(item?.pages ?? []), ...lists.map(({ route, labelPlural }) => ({ path: route, title: labelPlural }))];
}

/** Shown where the menu path has more than one. */
export function MasterTabs({ menuPath }: { menuPath: string }) {
  const { t } = useTranslation('masters');
  const here = useLocation({ select: (location) => location.pathname.replace(/^\/+|\/+$/g, '') });
  const siblings = siblingsOf(menuPath);
  if (siblings.length < 2) return null;
  return (
    <Group component="nav" aria-label={t('siblings')} gap="xs">
      {siblings.map(({ path, title }) => (
        <Button
          key={path}
          component={Link}
          to={`/${path}`}
          size="xs"
          variant={path === here ? 'light' : 'subtle'}
          aria-current={path === here ? 'page' : undefined}
        >
          {t(`label.${title}`, title)}
        </Button>
      ))}
    </Group>
  );
}
