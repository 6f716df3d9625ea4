// Charge lines with the buttons that change one or take it off.
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { ChargeTable } from './charge-table.tsx';
import { isPosted } from './posted-line.ts';
import type { ServiceCharge } from './service-charge.ts';

const dialogs = {
  edit: lazy(() => import('./update-charge.tsx')),
  delete: lazy(() => import('./delete-charge.tsx')),
};

interface ChangeableChargesProps {
  readonly admissionId: number;
  readonly label: string;
  readonly charges: readonly ServiceCharge[];
  readonly emptyText: string;
  /** Whether the admission still takes charges, from this user. */
  readonly mayChange: boolean;
}

/** A table of charges; where they may be changed each posted line has its two buttons, rent has none. */
export function ChangeableCharges({ admissionId, mayChange, ...table }: ChangeableChargesProps) {
  const { t } = useTranslation('charge');
  const { canDelete } = useRights(admissionMenu);
  const [open, setOpen] = useState<{ deed: keyof typeof dialogs; charge: ServiceCharge } | null>(null);
  const Chosen = open && dialogs[open.deed];
  const buttons = (charge: ServiceCharge) => {
    if (!isPosted(charge)) return null;
    const name = charge.chargeDescription;
    return (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <ActionIcon
          variant="subtle"
          aria-label={t('editLine', { name })}
          onClick={() => setOpen({ deed: 'edit', charge })}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        {canDelete && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('deleteLine', { name })}
            onClick={() => setOpen({ deed: 'delete', charge })}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    );
  };
  return (
    <>
      <ChargeTable {...table} {...(mayChange ? { actions: buttons } : {})} />
      <Suspense>
        {Chosen && <Chosen admissionId={admissionId} charge={open.charge} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
