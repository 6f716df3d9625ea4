// Clear and Submit below held charge lines (R437).
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { useHeldCharges } from './use-held-charges.ts';

/** Neither does anything while no line is held. */
export function HeldButtons({ held }: { held: ReturnType<typeof useHeldCharges> }) {
  const { t } = useTranslation('charge');
  const isEmpty = held.lines.length === 0;
  return (
    <>
      <Button variant="default" disabled={isEmpty || held.isPosting} onClick={held.clear}>
        {t('clear')}
      </Button>
      <Button disabled={isEmpty} loading={held.isPosting} onClick={held.submit}>
        {t('submit')}
      </Button>
    </>
  );
}
