// The menu as a bar below the header: one drop-down for each heading (R115), never open beside the quick links (R126).
import { Group, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './level-menu.module.css';
import { isWithin, type MenuEntry, useHelpSection, useMenuSections, useMenuTitle } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';

interface LevelMenuProps {
  /** The open drop-down's heading, or that of another menu, or none. */
  readonly openMenu: string | null;
  onOpen(menu: string | null): void;
}

/** Stands in for the sidebar where there is room and the user has chosen so. */
export function LevelMenu({ openMenu, onOpen }: LevelMenuProps) {
  const { t } = useTranslation('shell');
  const title = useMenuTitle();
  const help = useHelpSection();
  const sections = [...useMenuSections(), ...(help.entries.length > 0 ? [help] : [])];
  const path = useLocation({ select: (location) => location.pathname.slice(1) });
  return (
    <Group component="nav" aria-label={t('sidebar.label')} gap={4} px="md" h={40} className={classes.bar}>
      {sections.map((section) => (
        <Menu
          key={section.title}
          position="bottom-start"
          opened={openMenu === section.title}
          onChange={(isOpen) => onOpen(isOpen ? section.title : null)}
        >
          <Menu.Target>
            <UnstyledButton
              className={classes.heading}
              data-active={section.entries.some((entry) => isWithin(path, entry)) || undefined}
            >
              {section.ownTitle ?? title(section.title)} <IconChevronDown size={14} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {section.entries.map((entry) => (
              <LevelEntry key={entry.path} entry={entry} />
            ))}
          </Menu.Dropdown>
        </Menu>
      ))}
    </Group>
  );
}

function LevelEntry({ entry }: { entry: MenuEntry }) {
  const title = useMenuTitle();
  const icon = entry.icon ? <MenuIcon name={entry.icon} /> : undefined;
  if (entry.type === 'extLink' || entry.type === 'extTabLink') {
    const tab = entry.type === 'extTabLink' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <Menu.Item component="a" href={entry.path} {...tab} leftSection={icon} rightSection={<External entry={entry} />}>
        {title(entry.title)}
      </Menu.Item>
    );
  }
  const own = (
    <Menu.Item component={Link} to={`/${entry.path}`} leftSection={icon}>
      {title(entry.title)}
    </Menu.Item>
  );
  if (entry.type !== 'sub') return own;
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icon}>{title(entry.title)}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {!entry.isHeadingOnly && own}
        {entry.children.map((child) => (
          <LevelEntry key={child.path} entry={child} />
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

function External({ entry }: { entry: MenuEntry }) {
  return entry.type === 'extTabLink' ? <IconExternalLink size={14} aria-hidden /> : null;
}
