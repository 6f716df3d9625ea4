// The Add Charge dialog: lines are held until Submit posts them all (R435-R446).
import { getAdmission } from '@charaka/contract/admission';
import { addCharges } from '@charaka/contract/charge';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdmissionHeading } from '../admission/admission-heading.tsx';
import { useAnswer, useCommand } from '../kernel/use-answer.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { HeldLine } from './held-line.ts';
import { HeldLines } from './held-lines.tsx';
import { LineForm } from './line-form.tsx';

interface AddChargesProps {
  readonly admissionId: number;
  onClose(): void;
}

/** Dialog to post charges to an admission; Ctrl+Enter submits from anywhere in it. */
export default function AddCharges({ admissionId, onClose }: AddChargesProps) {
  const { t } = useTranslation('charge');
  const admission = useAnswer('admission', getAdmission, { admission: { admissionId } }).data?.admission;
  const [lines, setLines] = useState<readonly HeldLine[]>([]);
  const command = useCommand(addCharges, { topics: ['charge', 'bill', 'payment', 'admission'], onDone: onClose });
  const submit = () => {
    if (lines.length === 0 || command.isPending) return;
    command.mutate({
      admissionId,
      lines: lines.map(({ charge, appliedCharge, itemDiscount, quantity }) => ({
        chargeId: charge.chargeId,
        appliedCharge,
        itemDiscount,
        quantity,
      })),
    });
  };
  useHotkeys([['mod+Enter', submit]], []);
  const hold = (line: HeldLine) => setLines((held) => [...held, { ...line, key: (held.at(-1)?.key ?? 0) + 1 }]);
  const drop = (key: number) => setLines((held) => held.filter((line) => line.key !== key));
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('addCharge')}
      onClose={onClose}
      isChanged={lines.length > 0}
      isSubmitting={command.isPending}
      footer={
        <>
          <Button variant="default" disabled={lines.length === 0 || command.isPending} onClick={() => setLines([])}>
            {t('clear')}
          </Button>
          <Button disabled={lines.length === 0} loading={command.isPending} onClick={submit}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <Stack>
        {admission ? <AdmissionHeading admission={admission} /> : <Skeleton h={20} maw={360} />}
        <LineForm associationId={admission?.associationId ?? null} onAdd={hold} />
        <HeldLines lines={lines} onRemove={drop} />
      </Stack>
    </Dialog>
  );
}
