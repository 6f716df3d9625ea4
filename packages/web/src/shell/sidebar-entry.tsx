// One level of the side menu: links, pages elsewhere and submenus, of which only one is open (R113, R127, R128).
import { Badge, NavLink } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryHere, type MenuEntry, useMenuTitle } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';

/** Numbers to show at entries, by path, with the sentence that tells what they count. */
export type SidebarBadges = Readonly<Record<string, { readonly count: number; readonly text: string }>>;

interface LevelProps {
  readonly entries: readonly MenuEntry[];
  /** The address of the present screen, without leading slash. */
  readonly path: string;
  readonly badges: SidebarBadges;
  /** Told when a link is followed, to close the menu where it lies over the content. */
  onFollow(): void;
}

/** The entries of a heading, or of a submenu. */
export function SidebarLevel({ entries, path, badges, onFollow }: LevelProps) {
  // What the user opened counts until they are at another address; then the menu shows where they are (R128).
  const [choice, setChoice] = useState<{ readonly at: string; readonly opened: string | null } | null>(null);
  const here = entryHere(path, entries)?.path ?? null;
  const opened = choice?.at === path ? choice.opened : here;
  return entries.map((entry) => (
    <SidebarEntry
      key={entry.path}
      entry={entry}
      path={path}
      badges={badges}
      isHere={path === entry.path || (entry.type === 'link' && here === entry.path)}
      isOpen={opened === entry.path}
      onToggle={(isOpen) => setChoice({ at: path, opened: isOpen ? entry.path : null })}
      onFollow={onFollow}
    />
  ));
}

interface EntryProps extends Omit<LevelProps, 'entries'> {
  readonly entry: MenuEntry;
  readonly isHere: boolean;
  readonly isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

function SidebarEntry({ entry, path, badges, isHere, isOpen, onToggle, onFollow }: EntryProps) {
  const { t } = useTranslation('shell');
  const title = useMenuTitle();
  const badge = badges[entry.path];
  const shared = {
    label: title(entry.title),
    leftSection: entry.icon ? <MenuIcon name={entry.icon} /> : undefined,
    active: isHere,
    'aria-current': isHere ? ('page' as const) : undefined,
  };
  if (entry.type === 'extLink' || entry.type === 'extTabLink') {
    const isTab = entry.type === 'extTabLink';
    return (
      <NavLink
        {...shared}
        component="a"
        href={entry.path}
        {...(isTab ? { target: '_blank', rel: 'noopener noreferrer', title: t('sidebar.newTab') } : {})}
        rightSection={isTab ? <IconExternalLink size={14} aria-hidden /> : undefined}
        onClick={onFollow}
      />
    );
  }
  if (entry.type === 'link')
    return (
      <NavLink
        {...shared}
        component={Link}
        to={`/${entry.path}`}
        activeOptions={{ exact: true }}
        title={badge?.text}
        rightSection={
          badge && (
            <Badge size="sm" color="secondary" aria-hidden>
              {badge.count}
            </Badge>
          )
        }
        onClick={onFollow}
      />
    );
  const inside = <SidebarLevel entries={entry.children} path={path} badges={badges} onFollow={onFollow} />;
  const folding = { opened: isOpen, onChange: onToggle, 'aria-expanded': isOpen };
  return entry.isHeadingOnly ? (
    <NavLink {...shared} {...folding} component="button" type="button">
      {inside}
    </NavLink>
  ) : (
    <NavLink {...shared} {...folding} component={Link} to={`/${entry.path}`} activeOptions={{ exact: true }}>
      {inside}
    </NavLink>
  );
}
