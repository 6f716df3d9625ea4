// The button that opens Change Bed, for whoever may and as long as it can be done (R341, R348).
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { mayChangeBed } from '@charaka/rules/stay/admission-state';
import { Button, type ButtonProps } from '@mantine/core';
import { IconBed } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factsOf } from './admission-facts.ts';
import ChangeBed from './change-bed.tsx';
import type { Admission } from './paper-facts.tsx';
import { usePageViewer } from './use-viewer.ts';

interface ChangeBedButtonProps {
  readonly admission: Admission;
  readonly size?: NonNullable<ButtonProps['size']>;
}

/** Renders nothing for IVF and Dental, whose patients have no bed of their own. */
export function ChangeBedButton({ admission, size = 'sm' }: ChangeBedButtonProps) {
  const { t } = useTranslation('admission');
  const viewer = usePageViewer();
  const [isOpen, setOpen] = useState(false);
  if (isVirtualBedMode(admission.admissionMode) || !mayChangeBed(viewer, factsOf(admission))) return null;
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconBed size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('changeBed.title')}
      </Button>
      {isOpen && <ChangeBed admissionId={admission.admissionId} onClose={() => setOpen(false)} />}
    </>
  );
}
