// The menu at the side: pins, recent screens, headings that fold, the version and a way back (R112, R115, R116, R118, 0119).
import { Button, ScrollArea, Text } from '@mantine/core';
import { IconArrowBackUp, IconSearch } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../kernel/desk.ts';
import { useLook } from '../kernel/look.ts';
import { versionLabel } from '../kernel/site-config.ts';
import { pinnedLinks } from './menu-arrangement.ts';
import { entryHere, linksOf, useHelpSection, useMenuSections } from './menu-entries.ts';
import { noteScreen, useRecentScreens } from './recent-screens.ts';
import classes from './sidebar.module.css';
import type { SidebarBadges } from './sidebar-entry.tsx';
import { SidebarPins } from './sidebar-pins.tsx';
import { SidebarRecent } from './sidebar-recent.tsx';
import { SidebarSection } from './sidebar-section.tsx';
import { useInpatientCount } from './use-inpatient-count.ts';
import { useRovingStop } from './use-roving-stop.ts';

interface SidebarProps {
  /** Only icons, their words as tooltips. */
  readonly isRail: boolean;
  /** Lies over the content of a phone, where the header has no room for the search. */
  readonly isDrawer: boolean;
  /** Told when a link is followed, to close the menu where it lies over the content. */
  onFollow(): void;
  onSearch(): void;
}

/** One stop of the Tab key; arrows move in it, and the present screen is always in sight. */
export function Sidebar({ isRail, isDrawer, onFollow, onSearch }: SidebarProps) {
  const { t } = useTranslation('shell');
  const { sidebarSetting } = useLook();
  const desk = useDesk();
  const help = useHelpSection();
  const shown = useMenuSections();
  const sections = [...shown, ...(help.entries.length > 0 ? [help] : [])];
  const path = useLocation({ select: (location) => location.pathname.slice(1) });
  const pins = pinnedLinks(desk.pins, shown);
  const recent = useRecentLinks(shown, path, desk.pins);
  const count = useInpatientCount();
  const badges: SidebarBadges = count
    ? { 'ipd/ipd_registration': { count, text: t('sidebar.inpatients', { count }) } }
    : {};
  const roving = useRovingStop();
  const { root } = roving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another present entry
  useEffect(() => {
    root.current?.querySelector('[data-section] [aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [path, root]);
  const shared = { path, badges, isRail, onFollow };
  return (
    <>
      {isDrawer && (
        <Button
          variant="default"
          m="xs"
          justify="start"
          fw={400}
          leftSection={<IconSearch size={16} aria-hidden />}
          onClick={onSearch}
        >
          {t('finder.prompt')}
        </Button>
      )}
      <ScrollArea flex={1} className={classes.menu} data-setting={sidebarSetting} data-rail={isRail || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the links inside, which bubble up */}
        <div ref={root} onKeyDown={roving.onKeyDown} onFocus={roving.onFocus} className={classes.list}>
          {pins.length > 0 && <SidebarPins pins={pins} {...shared} />}
          {!isRail && recent.length > 0 && <SidebarRecent links={recent} onFollow={onFollow} />}
          <nav aria-label={t('sidebar.label')}>
            {sections.map((section) => (
              <SidebarSection key={section.title} section={section} sections={sections} {...shared} />
            ))}
          </nav>
        </div>
      </ScrollArea>
      {!isRail && <SidebarFoot />}
    </>
  );
}

/** The screens before this one that the user may still see and has not pinned. */
function useRecentLinks(sections: ReturnType<typeof useMenuSections>, path: string, pins: readonly string[]) {
  const links = linksOf(sections.flatMap(({ entries }) => entries));
  const here = entryHere(path, links)?.path;
  useEffect(() => noteScreen(here), [here]);
  return useRecentScreens().flatMap((recent) => {
    const link = links.find((candidate) => candidate.path === recent);
    return link && !pins.includes(recent) && recent !== here ? [link] : [];
  });
}

function SidebarFoot() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  return (
    <div className={classes.foot}>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconArrowBackUp size={16} className="along-line" aria-hidden />}
        onClick={() => router.history.back()}
      >
        {t('sidebar.back')}
      </Button>
      <Text size="xs" c="dimmed">
        {t('sidebar.version', { version: versionLabel })}
      </Text>
    </div>
  );
}
