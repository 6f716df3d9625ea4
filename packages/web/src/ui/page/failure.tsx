// Shown in place of a screen that broke; the cause goes to the console, a sentence to the user.
import { Button, Center, EmptyState } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** A sentence and a way to try again. */
export function Failure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation('kernel');
  useEffect(() => console.error(error), [error]);
  return (
    <Center mih="60vh" role="alert">
      <EmptyState title={t('failure.title')} description={t('failure.text')}>
        <Button onClick={onRetry}>{t('failure.again')}</Button>
      </EmptyState>
    </Center>
  );
}
