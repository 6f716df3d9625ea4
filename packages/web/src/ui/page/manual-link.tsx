// The way from a screen to its part of the manual.
import { ActionIcon, Anchor } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkSearch } from '../../kernel/link-search.ts';

interface ManualLinkProps {
  /** A question mark, beside the way to the screen; else the words. */
  readonly isIcon?: boolean;
  onFollow?(): void;
}

/** Which page of the manual tells of the screen is found out there, so that no screen carries the manual along. */
export function ManualLink({ isIcon = false, onFollow }: ManualLinkProps) {
  const { t } = useTranslation('kernel');
  const screen = useLocation({ select: ({ pathname }) => pathname });
  const target = { to: '/manual', search: linkSearch({ screen }), onClick: onFollow };
  if (!isIcon)
    return (
      <Anchor component={Link} size="sm" {...target}>
        {t('page.manual')}
      </Anchor>
    );
  // It reaches over its line, which is no higher for it.
  return (
    <ActionIcon
      component={Link}
      variant="subtle"
      color="gray"
      size={24}
      my={-4}
      aria-label={t('page.manual')}
      {...target}
    >
      <IconHelp size={16} aria-hidden />
    </ActionIcon>
  );
}
