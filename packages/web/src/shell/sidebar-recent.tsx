// The last three screens, between the pins and the menu; going to and fro between two moves none of them (0119).
import { useTranslation } from 'react-i18next';
import { type MenuEntry, useMenuTitle } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';
import classes from './sidebar.module.css';
import { EntryLink } from './sidebar-link.tsx';

interface SidebarRecentProps {
  readonly links: readonly MenuEntry[];
  onFollow(): void;
}

/** Room for all three is kept from the first on: the menu below does not move when one is added. */
export function SidebarRecent({ links, onFollow }: SidebarRecentProps) {
  const { t } = useTranslation('shell');
  const title = useMenuTitle();
  return (
    <nav aria-label={t('sidebar.recent')} className={classes.section}>
      <h2 className={classes.quietHeading}>{t('sidebar.recent')}</h2>
      <ul className={classes.recent}>
        {links.map((entry, place) => (
          // By its place: what changes are the words of a line, and no line moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
          <li key={place} className={classes.row}>
            <EntryLink entry={{ ...entry, type: 'link' }} isHere={false} onFollow={onFollow} onToggle={onFollow}>
              <MenuIcon name={entry.icon} />
              <span className={classes.label}>{title(entry.title)}</span>
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
