// An address that does not exist, or that the user's rights do not reach (R049, R051).
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryPage } from './entry-page.tsx';

export default function NotFound() {
  const { t } = useTranslation('access');
  return (
    <EntryPage title={t('notFound.title')}>
      <Text>{t('notFound.text')}</Text>
      <Anchor component={Link} to="/">
        {t('notFound.home')}
      </Anchor>
    </EntryPage>
  );
}
