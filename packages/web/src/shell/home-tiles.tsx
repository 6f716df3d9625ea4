// A tile for each screen the user may open.
import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './home-tiles.module.css';
import { useMenuSections, useMenuTitle } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';

/** The tiles under the headings of the menu, or a sentence when the role has no screens. */
export function HomeTiles() {
  const { t } = useTranslation('shell');
  const title = useMenuTitle();
  const sections = useMenuSections();
  return (
    <>
      {sections.length === 0 && <Text>{t('home.nothing')}</Text>}
      <Stack gap="lg">
        {sections.map((section) => (
          <section key={section.title}>
            <Title order={2} mb="xs">
              {section.ownTitle ?? title(section.title)}
            </Title>
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="md">
              {section.entries.map((entry) => (
                <Paper
                  key={entry.path}
                  component={Link}
                  to={`/${entry.path}`}
                  withBorder
                  p="md"
                  className={classes.tile}
                >
                  <MenuIcon name={entry.icon} size={24} />
                  <Text fw={600}>{title(entry.title)}</Text>
                </Paper>
              ))}
            </SimpleGrid>
          </section>
        ))}
      </Stack>
    </>
  );
}
