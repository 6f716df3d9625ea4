// Tells that the server knows no tenant of that name (R055, R069, R070, Q167).
import { Anchor, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryPage } from './entry-page.tsx';

export default function InvalidTenant() {
  const { t } = useTranslation('access');
  const { name } = useSearch({ strict: false }) as { name?: string };
  return (
    <EntryPage title={t('tenant.notFound')}>
      <Text>{t('tenant.oops', { name: name ?? '' })}</Text>
      {/* A plain link: the page is loaded anew, without the wrong name in its address. */}
      <Anchor href="/">{t('tenant.root')}</Anchor>
    </EntryPage>
  );
}
