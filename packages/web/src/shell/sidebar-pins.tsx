// The pinned screens above the menu: their order is changed by dragging them or with Alt and an arrow (0119).
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../kernel/desk.ts';
import { changeOwnDesk } from '../kernel/preferences.ts';
import { withMoved } from './menu-arrangement.ts';
import { type MenuEntry, useMenuTitle } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';
import classes from './sidebar.module.css';
import type { LevelProps } from './sidebar-entry.tsx';
import { EntryLink, PinButton } from './sidebar-link.tsx';

interface SidebarPinsProps extends Omit<LevelProps, 'entries'> {
  readonly pins: readonly MenuEntry[];
}

/** A navigation of its own, so that screen readers tell it from the menu. */
export function SidebarPins({ pins, badges, isRail, onFollow }: SidebarPinsProps) {
  const { t } = useTranslation('shell');
  const title = useMenuTitle();
  const desk = useDesk();
  const [dragged, setDragged] = useState<string | null>(null);
  const move = (path: string, to: string | undefined) => {
    if (to !== undefined && to !== path) changeOwnDesk({ pins: withMoved(path, desk.pins.indexOf(to), desk.pins) });
  };
  const moveByKey = (event: KeyboardEvent, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(pins[place]?.path ?? '', pins[place + step]?.path);
  };
  const dragging = (path: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(path);
    },
    onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged) move(dragged, path);
      setDragged(null);
    },
    onDragEnd: () => setDragged(null),
  });
  return (
    <nav aria-label={t('sidebar.pinned')} className={classes.section}>
      {!isRail && <h2 className={classes.quietHeading}>{t('sidebar.pinned')}</h2>}
      <ul className={classes.level}>
        {pins.map((entry, place) => (
          <li
            key={entry.path}
            className={classes.row}
            {...dragging(entry.path)}
            onKeyDown={(event) => moveByKey(event, place)}
          >
            <EntryLink
              entry={{ ...entry, type: 'link' }}
              isHere={false}
              tooltip={isRail ? title(entry.title) : undefined}
              onFollow={onFollow}
              onToggle={onFollow}
            >
              <MenuIcon name={entry.icon} />
              <span className={classes.label}>{title(entry.title)}</span>
              {badges[entry.path] && !isRail && (
                <span className={classes.badge} aria-hidden>
                  {badges[entry.path]?.count}
                </span>
              )}
            </EntryLink>
            {!isRail && <PinButton path={entry.path} name={title(entry.title)} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
