// A group of the side menu with its entries, which fold away and stay so (0119).
import { IconChevronRight } from '@tabler/icons-react';
import { useDesk } from '../kernel/desk.ts';
import { changeOwnDesk } from '../kernel/preferences.ts';
import { isFolded, withFold } from './menu-arrangement.ts';
import { entryHere, type MenuSection, useMenuTitle, withoutDepartments } from './menu-entries.ts';
import classes from './sidebar.module.css';
import { type LevelProps, SidebarLevel } from './sidebar-entry.tsx';
import { rovingStop } from './use-roving-stop.ts';

interface SidebarSectionProps extends Omit<LevelProps, 'entries'> {
  readonly section: MenuSection;
  /** The whole menu: a long one begins with some of its groups folded. */
  readonly sections: readonly MenuSection[];
}

/** The group of the present screen is open whatever was folded: where one is, is always in sight. */
export function SidebarSection({ section, sections, ...level }: SidebarSectionProps) {
  const title = useMenuTitle();
  const desk = useDesk();
  const name = section.ownTitle ?? title(section.title);
  // An address may begin like a screen of another group, as `opd/diagnosis` of Billing begins like `opd` of the clinic.
  const here = entryHere(
    level.path,
    sections.flatMap(({ entries }) => entries),
  );
  const isHere = here !== undefined && section.entries.includes(here);
  const isClosed = isFolded(section.title, desk, sections) && !isHere;
  return (
    <section className={classes.section} data-section>
      <h2 className={classes.heading}>
        <button
          type="button"
          {...rovingStop}
          className={classes.fold}
          aria-expanded={!isClosed}
          title={level.isRail ? name : undefined}
          onClick={() => changeOwnDesk(withFold(section.title, !isClosed, desk))}
        >
          <span className={classes.label}>{name}</span>
          {isClosed && !level.isRail && <span className={classes.count} data-count={section.entries.length} />}
          <IconChevronRight size={14} className={classes.chevron} data-open={!isClosed || undefined} aria-hidden />
        </button>
      </h2>
      {!isClosed && (
        <SidebarLevel
          {...level}
          path={isHere ? level.path : ''}
          entries={level.isRail ? withoutDepartments(section.entries) : section.entries}
        />
      )}
    </section>
  );
}
