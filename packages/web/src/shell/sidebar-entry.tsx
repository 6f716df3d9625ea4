// One level of the side menu: links, pages elsewhere and submenus, of which only one is open (R113, R127, R128).
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { goWords } from '../kernel/keys.ts';
import { entryHere, isScreen, type MenuEntry, useMenuTitle } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';
import classes from './sidebar.module.css';
import { EntryLink, PinButton } from './sidebar-link.tsx';

/** Numbers to show at entries, by path, with the sentence that tells what they count. */
export type SidebarBadges = Readonly<Record<string, { readonly count: number; readonly text: string }>>;

/** Props of every level of the menu. */
export interface LevelProps {
  readonly entries: readonly MenuEntry[];
  /** The address of the present screen, without leading slash. */
  readonly path: string;
  readonly badges: SidebarBadges;
  /** Only icons: submenus are not shown. */
  readonly isRail: boolean;
  /** Told when a link is followed, to close the menu where it lies over the content. */
  onFollow(): void;
}

/** The entries of a heading, or of a submenu. */
export function SidebarLevel({ entries, ...level }: LevelProps) {
  const { path, isRail } = level;
  // An entry opened by the user stays open until the address changes; then the menu shows the present entry (R128).
  const [choice, setChoice] = useState<{ readonly at: string; readonly opened: string | null } | null>(null);
  const here = entryHere(path, entries)?.path ?? null;
  const opened = choice?.at === path ? choice.opened : here;
  return (
    <ul className={classes.level}>
      {entries.map((entry) => (
        <SidebarEntry
          key={entry.path}
          entry={entry}
          {...level}
          isHere={path === entry.path || ((entry.type !== 'sub' || isRail) && here === entry.path)}
          isOpen={opened === entry.path}
          onToggle={() => setChoice({ at: path, opened: opened === entry.path ? null : entry.path })}
        />
      ))}
    </ul>
  );
}

interface EntryProps extends Omit<LevelProps, 'entries'> {
  readonly entry: MenuEntry;
  readonly isHere: boolean;
  readonly isOpen: boolean;
  onToggle(): void;
}

function SidebarEntry({ entry, isHere, isOpen, onToggle, ...level }: EntryProps) {
  const { badges, isRail, onFollow } = level;
  const title = useMenuTitle();
  const badge = badges[entry.path];
  const isSub = entry.type === 'sub';
  const words = (
    <>
      {entry.icon && <MenuIcon name={entry.icon} />}
      <span className={classes.label}>{title(entry.title)}</span>
      {badge && !isRail && (
        <span className={classes.badge} aria-hidden>
          {badge.count}
        </span>
      )}
      {entry.type === 'extTabLink' && <IconExternalLink size={14} aria-hidden />}
      {isSub && !isRail && (
        <IconChevronRight size={14} className={classes.chevron} data-open={isOpen || undefined} aria-hidden />
      )}
    </>
  );
  return (
    <li className={classes.row}>
      <EntryLink
        entry={entry}
        isHere={isHere}
        isOpen={isSub && !isRail ? isOpen : undefined}
        tooltip={tooltipOf(entry, badge?.text ?? (isRail ? title(entry.title) : undefined))}
        onFollow={onFollow}
        onToggle={onToggle}
      >
        {words}
      </EntryLink>
      {isScreen(entry) && !isRail && <PinButton path={entry.path} name={title(entry.title)} />}
      {isSub && isOpen && !isRail && <SidebarLevel entries={entry.children} {...level} />}
    </li>
  );
}

/** Tooltip: words beyond the label, and the keys that lead here. */
function tooltipOf({ letter }: MenuEntry, words: string | undefined): string | undefined {
  const keys = letter && goWords(letter);
  return words && keys ? `${words} (${keys})` : (words ?? keys);
}
