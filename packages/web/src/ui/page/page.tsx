// The frame of a screen: one title, where it stands, one primary action, and the content.

import { Anchor, Breadcrumbs, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenAddress } from '../../kernel/screen-address.ts';
import { productName } from '../../kernel/site-config.ts';
import { ManualLink } from './manual-link.tsx';
import classes from './page.module.css';

/** A step of the way to a screen; without `to` it is only told. */
export interface Crumb {
  readonly label: string;
  readonly to?: ScreenAddress;
}

interface PageProps {
  readonly title: string;
  /** Pages between home and this screen. */
  readonly crumbs?: readonly Crumb[];
  /** The one primary action, usually a Button; further quiet ones may stand beside it. */
  readonly action?: ReactNode;
  /** The content has the first heading itself. */
  readonly hasOwnHeading?: boolean;
  readonly children: ReactNode;
}

/** Every screen inside the shell stands in a Page (R123). */
export function Page({ title, crumbs = [], action, hasOwnHeading = false, children }: PageProps) {
  const { t } = useTranslation('kernel');
  useDocumentTitle(`${title} · ${productName}`);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end" gap="md">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {/* The name of a patient may be longer than a phone is wide. */}
          <Group gap={6}>
            <Breadcrumbs
              component="nav"
              aria-label={t('page.breadcrumb')}
              separatorMargin={6}
              fz="sm"
              styles={{ root: { flexWrap: 'wrap' }, breadcrumb: { whiteSpace: 'normal' } }}
            >
              <Anchor component={Link} to="/" aria-label={t('page.home')} className={classes.home} c="dimmed">
                <IconHome size={16} aria-hidden />
              </Anchor>
              {crumbs.map((crumb) =>
                crumb.to ? (
                  <Anchor
                    key={crumb.label}
                    component={Link}
                    to={crumb.to}
                    // Only the last step is the page itself; the steps before it are not current.
                    activeOptions={{ exact: true }}
                    className={classes.crumb}
                    c="dimmed"
                    fz="sm"
                  >
                    {crumb.label}
                  </Anchor>
                ) : (
                  <Text key={crumb.label} c="dimmed" fz="sm">
                    {crumb.label}
                  </Text>
                ),
              )}
              <Text fz="sm" aria-current="page">
                {title}
              </Text>
            </Breadcrumbs>
            <ManualLink isIcon />
          </Group>
          {!hasOwnHeading && (
            <Title order={1} mt={4}>
              {title}
            </Title>
          )}
        </div>
        {action && <Group gap="sm">{action}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
