// The frame of all screens: header, sidebar or bar of headings, content, footer (R046, R114, R115, R124-R126, R129).
import { Anchor, AppShell, Box, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLook } from '../kernel/look.ts';
import { versionLabel } from '../kernel/site-config.ts';
import { Customizer } from './customizer.tsx';
import { Header } from './header.tsx';
import { HospitalSelect } from './hospital-select.tsx';
import { LevelMenu } from './level-menu.tsx';
import { LocalDates } from './local-dates.tsx';
import { usePageFocus } from './page-focus.ts';
import classes from './shell.module.css';
import { ShortcutList } from './shortcuts.tsx';
import sidebarClasses from './sidebar.module.css';
import { Sidebar } from './sidebar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useViewport } from './use-viewport.ts';

interface ShellProps {
  /** Notice in the header where there is room, and tools of other areas in it. */
  readonly notice: ReactNode;
  readonly tools: ReactNode;
  /** The search over everything. */
  readonly Finder: ComponentType<{ readonly isOpen: boolean; onClose(): void }>;
  readonly children: ReactNode;
}

/** Screens stand inside the shell. */
export function Shell({ notice, tools, Finder, children }: ShellProps) {
  const { t } = useTranslation('shell');
  const look = useLook();
  const room = useViewport();
  const sidebar = useSidebarState(room.hasSidebar, room.hasMegaMenu);
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const [isSearching, search] = useDisclosure(false);
  const [isListing, listing] = useDisclosure(false);
  const [isCustomizing, customizing] = useDisclosure(false);
  useShortcuts(search.open, listing.open);
  // The bar of headings needs room; without it the sidebar is there.
  const isHorizontal = look.sidebarType === 'horizontal' && room.hasSidebar;
  // Beside the content a folded sidebar is a rail of icons; over it, on a phone, it is away.
  const isRail = room.hasSidebar && !sidebar.isOpen;
  const isAway = isHorizontal || (!room.hasSidebar && !sidebar.isOpen);
  return (
    <LocalDates>
      <AppShell
        header={{ height: isHorizontal ? 96 : 56 }}
        navbar={{ width: isRail ? 56 : 248, breakpoint: 'md', collapsed: { mobile: isAway, desktop: isAway } }}
        padding="md"
        className={look.layout === 'box' ? classes.box : undefined}
      >
        <Anchor href="#content" className={classes.skip}>
          {t('header.skip')}
        </Anchor>
        <AppShell.Header className={classes.header}>
          <Header
            isMenuOpen={sidebar.isOpen}
            isMenuBeside={room.hasSidebar}
            hasToggle={!isHorizontal}
            hasMegaMenu={room.hasMegaMenu}
            openMenu={openMenu}
            onOpenMenu={setOpenMenu}
            onToggleMenu={sidebar.toggle}
            onSearch={search.open}
            onShowShortcuts={listing.open}
            onCustomize={customizing.open}
            notice={notice}
            tools={tools}
          />
          {isHorizontal && <LevelMenu openMenu={openMenu} onOpen={setOpenMenu} />}
        </AppShell.Header>
        <AppShell.Navbar
          className={look.mix === 'dark-sidebar' ? `${classes.navbar} ${sidebarClasses.dark}` : classes.navbar}
          data-folded={isAway || undefined}
        >
          <Box hiddenFrom="sm" p="xs">
            <HospitalSelect />
          </Box>
          {!isHorizontal && (
            <Sidebar
              isRail={isRail}
              isDrawer={!room.hasSidebar}
              onFollow={room.hasSidebar ? nothing : sidebar.close}
              onSearch={search.open}
            />
          )}
        </AppShell.Navbar>
        <Content>{children}</Content>
        <Suspense>
          <Finder isOpen={isSearching} onClose={search.close} />
        </Suspense>
        <ShortcutList isOpen={isListing} onClose={listing.close} />
        <Customizer isOpen={isCustomizing} onClose={customizing.close} />
      </AppShell>
    </LocalDates>
  );
}

function nothing(): void {}

/** The screen, and the footer below it. */
function Content({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const main = useFocusOnNewScreen();
  usePageFocus(main);
  return (
    <AppShell.Main {...asFrame} className={classes.main}>
      <main id="content" ref={main} tabIndex={-1} className={classes.content}>
        {/* A part that is loaded late and has no waiting place of its own must not take the menu away, too. */}
        <Suspense>{children}</Suspense>
      </main>
      <footer className={classes.footer}>
        <Text size="xs" c="dimmed">
          {t('footer', { version: versionLabel })}
        </Text>
      </footer>
    </AppShell.Main>
  );
}

/** Mantine's main element contains the footer too; only the screen itself is the main part of the page. */
const asFrame = { component: 'div' };

/**
 * The sidebar has its words where there is room for quick links, too; with less room it is a rail of icons, and with little it is
 * away. It comes back with the room (R125, R129, 0119).
 */
function useSidebarState(hasRoom: boolean, hasAmpleRoom: boolean) {
  const [isOpen, { toggle, close, open }] = useDisclosure(hasAmpleRoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the room it begins anew
  useEffect(() => (hasAmpleRoom ? open() : close()), [hasRoom, hasAmpleRoom, open, close]);
  return { isOpen, toggle, close };
}

/** After a move to another screen readers of the screen begin at its content, not at the link that was followed. */
function useFocusOnNewScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
