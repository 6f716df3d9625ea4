// Tells that typed values were brought back, with a way to start anew.
import { Alert, Button, Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';

interface DraftNoticeProps<V extends object> {
  /** The result of `useDraft`. */
  readonly draft: { readonly isRestored: boolean; drop(): void };
  readonly form: UseFormReturnType<V>;
}

/** Shown at the top of a form with drafts. */
export function DraftNotice<V extends object>({ draft, form }: DraftNoticeProps<V>) {
  const { t } = useTranslation('kernel');
  if (!draft.isRestored) return null;
  const startAnew = () => {
    draft.drop();
    form.reset();
  };
  return (
    <Alert mb="md" role="status">
      <Group justify="space-between">
        {t('form.restored')}
        <Button size="xs" variant="default" onClick={startAnew}>
          {t('form.startAnew')}
        </Button>
      </Group>
    </Alert>
  );
}
