// The Quick Link of the header: the screens a clerk goes to all day, one click away (R106, R126).
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Columns } from '../ui/page/columns.tsx';
import { linksOf, useMenuSections, useMenuTitle } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';

/** The quick links in the order of a patient's way; what is not in the user's menu is left out. */
const quickPaths: readonly string[] = [
  'patient_registration',
  'clinic-booking',
  'opd',
  'opd/diagnosis',
  'investigation/collection',
  'investigation/bench',
  'investigation/verify',
  'ipd/ipd_registration',
  'bed-availability',
  'nursing_station/nursing_dashboard',
  'ipd/discharge_patient',
];

/** Name of the open menu among the menus of the header. */
const megaMenuName = 'mega';

interface MegaMenuProps {
  readonly openMenu: string | null;
  onOpen(menu: string | null): void;
}

/** Open while no other menu of the header is. */
export function MegaMenu({ openMenu, onOpen }: MegaMenuProps) {
  const { t } = useTranslation('shell');
  const title = useMenuTitle();
  const links = linksOf(useMenuSections().flatMap((section) => section.entries));
  const quickLinks = quickPaths.flatMap((path) => links.filter((link) => link.path === path));
  return (
    <Menu
      position="bottom-start"
      width={480}
      opened={openMenu === megaMenuName}
      onChange={(isOpen) => onOpen(isOpen ? megaMenuName : null)}
    >
      <Menu.Target>
        <Button variant="subtle" size="sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('header.quickLink')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Columns cols={2} spacing={4} verticalSpacing={4}>
          <Menu.Item component={Link} to="/" leftSection={<IconHome size={18} stroke={1.6} aria-hidden />}>
            {t('home.title')}
          </Menu.Item>
          {quickLinks.map((link) => (
            <Menu.Item
              key={link.path}
              component={Link}
              to={`/${link.path}`}
              leftSection={<MenuIcon name={link.icon} />}
            >
              {title(link.title)}
            </Menu.Item>
          ))}
        </Columns>
      </Menu.Dropdown>
    </Menu>
  );
}
