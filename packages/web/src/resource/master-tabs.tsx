// The screens and masters of one menu path beside each other, as links that look like tabs.

import { menu } from '@charaka/contract/composition/menu';
import { masters } from '@charaka/contract/foundation/masters/all';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SiblingLinks } from '../ui/page/sibling-links.tsx';

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
  const links = siblings.map(({ path, title }) => ({
    to: `/${path}`,
    title: t(`label.${title}`, title),
    isHere: path === here,
  }));
  return <SiblingLinks label={t('siblings')} links={links} />;
}
