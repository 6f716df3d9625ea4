// The way back and on below every step.
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Previous and next step; the first step has no previous one. */
export interface Ways {
  readonly onBack?: (() => void) | undefined;
  onNext(): void;
}

interface StepButtonsProps extends Ways {
  /** Steps that are one form save it on the way on, and can be left out. */
  readonly isForm?: boolean;
  readonly isBusy?: boolean;
  readonly isBlocked?: boolean;
}

/** Inside a form the way on is its submit button. */
export function StepButtons({ onBack, onNext, isForm = false, isBusy = false, isBlocked = false }: StepButtonsProps) {
  const { t } = useTranslation('setup');
  return (
    <Group justify="space-between" mt="xs">
      {onBack ? (
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          {t('back')}
        </Button>
      ) : (
        <span />
      )}
      <Group gap="sm">
        {isForm && (
          <Button variant="subtle" onClick={onNext} disabled={isBusy}>
            {t('skip')}
          </Button>
        )}
        <Button
          type={isForm ? 'submit' : 'button'}
          onClick={isForm ? undefined : onNext}
          loading={isBusy}
          disabled={isBlocked}
        >
          {t(isForm ? 'saveAndContinue' : 'continue')}
        </Button>
      </Group>
    </Group>
  );
}
