// The menu at the side: headings, links, submenus, the version and a way back (R112, R115, R116, R118).
import { Box, Button, ScrollArea, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLook } from '../kernel/look.ts';
import { versionLabel } from '../kernel/site-config.ts';
import { useHelpSection, useMenuSections, useMenuTitle } from './menu-entries.ts';
import classes from './sidebar.module.css';
import { type SidebarBadges, SidebarLevel } from './sidebar-entry.tsx';
import { useInpatientCount } from './use-inpatient-count.ts';

/** `onFollow` is told when a link is followed, to close the menu on a phone. */
export function Sidebar({ onFollow }: { onFollow(): void }) {
  const { t } = useTranslation('shell');
  const title = useMenuTitle();
  const router = useRouter();
  const { sidebarSetting } = useLook();
  const help = useHelpSection();
  const sections = [...useMenuSections(), ...(help.entries.length > 0 ? [help] : [])];
  const path = useLocation({ select: (location) => location.pathname.slice(1) });
  const count = useInpatientCount();
  const badges: SidebarBadges = count
    ? { 'ipd/ipd_registration': { count, text: t('sidebar.inpatients', { count }) } }
    : {};
  return (
    <>
      <ScrollArea
        flex={1}
        component="nav"
        aria-label={t('sidebar.label')}
        className={classes.menu}
        data-setting={sidebarSetting}
      >
        <Stack gap="md" p="xs">
          {sections.map((section) => (
            <Box key={section.title}>
              <Text size="xs" fw={600} c="dimmed" tt="uppercase" px="xs" pb={4} component="h2">
                {section.ownTitle ?? title(section.title)}
              </Text>
              <SidebarLevel entries={section.entries} path={path} badges={badges} onFollow={onFollow} />
            </Box>
          ))}
        </Stack>
      </ScrollArea>
      <Box p="xs" style={{ borderTop: '1px solid var(--charaka-border)' }}>
        <Button
          variant="subtle"
          size="xs"
          fullWidth
          leftSection={<IconArrowBackUp size={16} className="along-line" aria-hidden />}
          onClick={() => router.history.back()}
        >
          {t('sidebar.back')}
        </Button>
        <Text size="xs" c="dimmed" ta="center">
          {t('sidebar.version', { version: versionLabel })}
        </Text>
      </Box>
    </>
  );
}
