// Shown after a visit was added: the token in large digits, and one key that prints its slip.
import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../people/patient/patient-facts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Visit } from './token-paper.tsx';

const PrintToken = lazy(() => import('./print-token.tsx'));

/** Enter prints the slip; it can be printed again from the row. */
export function TokenGiven({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const { t } = useTranslation('opd');
  const [isPrinting, setPrinting] = useState(false);
  if (isPrinting)
    return (
      <Suspense>
        <PrintToken visit={visit} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      isOpen
      title={t('slip.given', { name: fullName(visit) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button leftSection={<IconPrinter size={16} aria-hidden />} data-autofocus onClick={() => setPrinting(true)}>
            {t('slip.print')}
          </Button>
        </>
      }
    >
      <Text ta="center" fz={48} fw={600} lh={1.1} role="status">
        {visit.tokenNo}
      </Text>
      <Text ta="center">{visit.doctorName}</Text>
    </Dialog>
  );
}
