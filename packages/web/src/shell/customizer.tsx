// The customizer: the choices of the look in a drawer beside the screen they change (R114-R118).
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsTopDialog } from '../ui/dialog/dialog-order.ts';
import { useSubmitKey } from '../ui/dialog/submit-key.ts';
import { LookForm } from './look-form.tsx';

/** Opened from the header or the account menu. */
export function Customizer({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation('shell');
  const isTop = useIsTopDialog(isOpen);
  const [inside, setInside] = useState<HTMLElement | null>(null);
  useSubmitKey(inside, isTop);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={t('look.title')}
      position="right"
      size={320}
      closeOnEscape={isTop}
      closeButtonProps={{ 'aria-label': t('search.close') }}
    >
      {/* The focus rests above the first choice, not on the cross. */}
      <span ref={setInside} tabIndex={-1} data-autofocus />
      <LookForm />
    </Drawer>
  );
}
