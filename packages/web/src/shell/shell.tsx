// The frame of all screens: header, sidebar or bar of headings, content, footer (R046, R114, R115, R124-R126, R129).
import { Anchor, AppShell, Box, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLook } from '../kernel/look.ts';
import { versionLabel } from '../kernel/site-config.ts';
import { Customizer } from './customizer.tsx';
import { Header } from './header.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HospitalSelect } from './hospital-select.tsx';
import { LevelMenu } from './level-menu.tsx';
import { LocalDates } from './local-dates.tsx';
import classes from './shell.module.css';
import { ShortcutList, useShortcuts } from './shortcuts.tsx';
import sidebarClasses from './sidebar.module.css';
import { Sidebar } from './sidebar.tsx';
import { useViewport } from './use-viewport.ts';

interface ShellProps {
  /** What runs by in the header where there is room, and tools of other areas in it. */
  readonly ticker: ReactNode;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** Screens stand inside the shell. */
export function Shell({ ticker, tools, children }: ShellProps) {
  const { t } = useTranslation('shell');
  const look = useLook();
  const room = useViewport();
  const sidebar = useSidebarState(room.hasSidebar);
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const [isSearching, search] = useDisclosure(false);
  const [isListing, listing] = useDisclosure(false);
  const [isCustomizing, customizing] = useDisclosure(false);
  useShortcuts(search.open, listing.open);
  const main = useFocusOnNewScreen();
  // The bar of headings needs room; without it the sidebar is there.
  const isHorizontal = look.sidebarType === 'horizontal' && room.hasSidebar;
  const isFolded = isHorizontal || !sidebar.isOpen;
  return (
    <LocalDates>
      <AppShell
        header={{ height: isHorizontal ? 96 : 56 }}
        navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: isFolded, desktop: isFolded } }}
        padding="md"
        className={look.layout === 'box' ? classes.box : undefined}
      >
        <Anchor href="#content" className={classes.skip}>
          {t('header.skip')}
        </Anchor>
        <AppShell.Header className={classes.header}>
          <Header
            isMenuOpen={sidebar.isOpen}
            hasToggle={!isHorizontal}
            hasMegaMenu={room.hasMegaMenu}
            openMenu={openMenu}
            onOpenMenu={setOpenMenu}
            onToggleMenu={sidebar.toggle}
            onSearch={search.open}
            onShowShortcuts={listing.open}
            onCustomize={customizing.open}
            ticker={ticker}
            tools={tools}
          />
          {isHorizontal && <LevelMenu openMenu={openMenu} onOpen={setOpenMenu} />}
        </AppShell.Header>
        <AppShell.Navbar
          className={look.mix === 'dark-sidebar' ? `${classes.navbar} ${sidebarClasses.dark}` : classes.navbar}
          data-folded={isFolded || undefined}
        >
          <Box hiddenFrom="sm" p="xs">
            <HospitalSelect />
          </Box>
          {!isHorizontal && <Sidebar onFollow={room.hasSidebar ? nothing : sidebar.close} />}
        </AppShell.Navbar>
        <AppShell.Main {...asFrame} className={classes.main}>
          <main id="content" ref={main} tabIndex={-1} className={classes.content}>
            {children}
          </main>
          <footer className={classes.footer}>
            <Text size="xs" c="dimmed">
              {t('footer', { version: versionLabel })}
            </Text>
          </footer>
        </AppShell.Main>
        <HeaderSearch isOpen={isSearching} onClose={search.close} />
        <ShortcutList isOpen={isListing} onClose={listing.close} />
        <Customizer isOpen={isCustomizing} onClose={customizing.close} />
      </AppShell>
    </LocalDates>
  );
}

function nothing(): void {}

/** What Mantine calls main holds the footer too; only the screen itself is the main part of the page. */
const asFrame = { component: 'div' };

/** The sidebar folds when the window gets too narrow for it, and comes back with the room (R125, R129). */
function useSidebarState(hasRoom: boolean) {
  const [isOpen, { toggle, close, open }] = useDisclosure(hasRoom);
  useEffect(() => (hasRoom ? open() : close()), [hasRoom, open, close]);
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
