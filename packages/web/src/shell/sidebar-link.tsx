// An entry of the side menu as something to press: a link, a page elsewhere or an opener; and the pin beside it.
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../kernel/desk.ts';
import { changeOwnDesk } from '../kernel/preferences.ts';
import { withPin } from './menu-arrangement.ts';
import type { MenuEntry } from './menu-entries.ts';
import classes from './sidebar.module.css';
import { rovingStop } from './use-roving-stop.ts';

interface EntryLinkProps {
  readonly entry: MenuEntry;
  readonly isHere: boolean;
  /** Whether its submenu is open; undefined where it shows none. */
  readonly isOpen?: boolean | undefined;
  readonly tooltip?: string | undefined;
  onFollow(): void;
  onToggle(): void;
  readonly children: ReactNode;
}

/** An entry with a submenu opens and closes it, by a click, Enter or the arrows; its own screen is pinned, or found by the search. */
export function EntryLink({ entry, isHere, isOpen, tooltip, onFollow, onToggle, children }: EntryLinkProps) {
  const { t } = useTranslation('shell');
  const isSub = isOpen !== undefined;
  const shared = {
    ...rovingStop,
    className: classes.link ?? '',
    title: tooltip,
    ...(isHere ? { 'aria-current': 'page' as const } : {}),
    ...(isSub ? { 'aria-expanded': isOpen } : {}),
  };
  const foldByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if (isArrow && isSub && (event.key === forward) !== isOpen) onToggle();
  };
  if (entry.type === 'extLink' || entry.type === 'extTabLink') {
    const tab = { target: '_blank', rel: 'noopener noreferrer', title: t('sidebar.newTab') };
    return (
      <a {...shared} href={entry.path} {...(entry.type === 'extTabLink' ? tab : {})} onClick={onFollow}>
        {children}
      </a>
    );
  }
  if (entry.isHeadingOnly)
    return (
      <button {...shared} type="button" onClick={onToggle} onKeyDown={foldByArrow}>
        {children}
      </button>
    );
  return (
    <Link
      {...shared}
      to={`/${entry.path}`}
      activeOptions={{ exact: true }}
      onKeyDown={foldByArrow}
      onClick={(event) => {
        if (!isSub) return onFollow();
        event.preventDefault();
        onToggle();
      }}
    >
      {children}
    </Link>
  );
}

/** Puts a screen among the pins or takes it away; the arrow along the line leads to it from its entry. */
export function PinButton({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation('shell');
  const { pins } = useDesk();
  const isPinned = pins.includes(path);
  const label = t(isPinned ? 'sidebar.unpin' : 'sidebar.pin', { name });
  return (
    <button
      type="button"
      tabIndex={-1}
      data-beside
      className={classes.pin}
      aria-label={label}
      title={label}
      onClick={() => changeOwnDesk({ pins: withPin(path, !isPinned, pins) })}
    >
      {isPinned ? <IconPinnedOff size={14} aria-hidden /> : <IconPin size={14} aria-hidden />}
    </button>
  );
}
