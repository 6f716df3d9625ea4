// The button of a next step after registration: all of them look alike, and the first that is drawn has the focus.
import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface OfferStepProps {
  readonly label: string;
  readonly icon: Icon;
  onChoose(): void;
}

/** Button of an area's `Offer`, rendered when the user may take the step. */
export function OfferStep({ label, icon: StepIcon, onChoose }: OfferStepProps) {
  return (
    <Button data-autofocus variant="default" leftSection={<StepIcon size={16} aria-hidden />} onClick={onChoose}>
      {label}
    </Button>
  );
}
