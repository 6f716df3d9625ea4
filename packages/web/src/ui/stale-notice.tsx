// Tells at once that somebody else was faster with the record in a form, and offers to go on from there.
import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface StaleNoticeProps {
  /** Who changed it; a system job has no name. */
  readonly who: string | null | undefined;
  onTakeOver(): void;
}

/** The first thing in a form that has become out of date. */
export function StaleNotice({ who, onTakeOver }: StaleNoticeProps) {
  const { t } = useTranslation('kernel');
  return (
    <Alert color="orange" role="alert" title={t('stale.title', { who: who ?? t('stale.somebody') })}>
      <Group justify="space-between">
        {t('stale.hint')}
        <Button size="xs" variant="default" onClick={onTakeOver}>
          {t('stale.takeOver')}
        </Button>
      </Group>
    </Alert>
  );
}
