// The customizer: the choices of the look in a drawer beside the screen they change (R114-R118).
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsTopDialog } from '../ui/dialog/dialog-order.ts';
import { LookForm } from './look-form.tsx';

/** Opened from the header or the account menu. */
export function Customizer({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation('shell');
  const isTop = useIsTopDialog(isOpen);
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
      <LookForm />
    </Drawer>
  );
}
