// The bar on top: menu toggle, name, quick links, search, hospital, language, light or dark, full screen, look, account (R106).
import { Anchor, Box, Burger, Group, Kbd, UnstyledButton } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import { IconMaximize, IconMoon, IconPalette, IconSearch, IconSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { searchKeys } from '../kernel/keys.ts';
import { productName } from '../kernel/site-config.ts';
import { AccountMenu } from './account-menu.tsx';
import { useDarkSwitch } from './color-scheme.ts';
import classes from './header.module.css';
import { HeaderTool } from './header-tool.tsx';
import { HospitalSelect } from './hospital-select.tsx';
import LanguageMenu from './language-menu.tsx';
import { MegaMenu } from './mega-menu.tsx';

interface HeaderProps {
  readonly isMenuOpen: boolean;
  /** The menu stands beside the content and covers nothing: its button is then no cross, which would read as Close. */
  readonly isMenuBeside: boolean;
  /** Whether there is a sidebar to open; the bar of headings needs no toggle. */
  readonly hasToggle: boolean;
  readonly hasMegaMenu: boolean;
  /** The one open menu of the header (R126). */
  readonly openMenu: string | null;
  readonly notice: ReactNode;
  readonly tools: ReactNode;
  onOpenMenu(menu: string | null): void;
  onToggleMenu(): void;
  onSearch(): void;
  onShowShortcuts(): void;
  onCustomize(): void;
}

/** The header of the shell. */
export function Header(props: HeaderProps) {
  const { t } = useTranslation('shell');
  const { isDark, toggle: toggleScheme } = useDarkSwitch();
  const { toggle: toggleFullscreen } = useFullscreenDocument();
  return (
    <Group h={56} px="md" gap="sm" justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap">
        {props.hasToggle && (
          <Burger
            size="sm"
            opened={props.isMenuOpen && !props.isMenuBeside}
            onClick={props.onToggleMenu}
            aria-label={t('header.menu')}
            aria-expanded={props.isMenuOpen}
          />
        )}
        <Anchor component={Link} to="/" fw={700} fz="lg" underline="never" aria-label={t('header.home')}>
          {productName}
        </Anchor>
        {props.hasMegaMenu && <MegaMenu openMenu={props.openMenu} onOpen={props.onOpenMenu} />}
      </Group>
      <Group visibleFrom="md" flex={1} miw={0} wrap="nowrap" gap="md">
        <UnstyledButton
          className={classes.search}
          aria-label={t('header.search')}
          title={t('finder.prompt')}
          onClick={props.onSearch}
        >
          <IconSearch size={16} aria-hidden />
          <span className={classes.words}>{t('finder.prompt')}</span>
          <Kbd size="xs">{searchKeys.join(' ')}</Kbd>
        </UnstyledButton>
        <Box visibleFrom="lg" flex={1} miw={0}>
          {props.notice}
        </Box>
      </Group>
      <Group gap="xs" wrap="nowrap">
        <Box hiddenFrom="md">
          <HeaderTool label={t('header.search')} onClick={props.onSearch}>
            <IconSearch size={18} aria-hidden />
          </HeaderTool>
        </Box>
        <Box visibleFrom="sm">
          <HospitalSelect />
        </Box>
        {props.tools}
        <LanguageMenu label={t('header.language')} />
        <Group gap="xs" wrap="nowrap" visibleFrom="sm">
          <HeaderTool label={t('header.scheme')} onClick={toggleScheme}>
            {isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
          </HeaderTool>
          <HeaderTool label={t('header.fullscreen')} onClick={() => void toggleFullscreen()}>
            <IconMaximize size={18} aria-hidden />
          </HeaderTool>
          <HeaderTool label={t('look.title')} onClick={props.onCustomize}>
            <IconPalette size={18} aria-hidden />
          </HeaderTool>
        </Group>
        <AccountMenu
          onToggleScheme={toggleScheme}
          onToggleFullscreen={() => void toggleFullscreen()}
          onShowShortcuts={props.onShowShortcuts}
          onCustomize={props.onCustomize}
        />
      </Group>
    </Group>
  );
}
