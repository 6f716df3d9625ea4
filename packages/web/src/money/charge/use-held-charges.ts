// The charge lines held until Submit posts them all, wherever they are typed (R436, R437).
import { addCharges, addNonHospitalCharges } from '@charaka/contract/money/charge/charge';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useCommand } from '../../kernel/use-answer.ts';
import type { HeldLine } from './held-line.ts';

interface HeldChargesOptions {
  /** Called when all are posted; none is held any more then. */
  readonly onPosted?: () => void;
  /** They are not the hospital's own (R331). */
  readonly isNonHospital?: boolean;
}

/** Ctrl+Enter submits from anywhere. */
export function useHeldCharges(admissionId: number, { onPosted, isNonHospital = false }: HeldChargesOptions = {}) {
  const [lines, setLines] = useState<readonly HeldLine[]>([]);
  const clear = () => setLines([]);
  const command = useCommand(isNonHospital ? addNonHospitalCharges : addCharges, {
    onDone: () => {
      clear();
      onPosted?.();
    },
  });
  /** As they are sent. */
  const entries = lines.map(({ charge, appliedCharge, itemDiscount, quantity }) => ({
    chargeId: charge.chargeId,
    appliedCharge,
    itemDiscount,
    quantity,
  }));
  const submit = () => {
    if (lines.length === 0 || command.isPending) return;
    command.mutate({ admissionId, lines: entries });
  };
  useHotkeys([['mod+Enter', submit]], []);
  const hold = (line: HeldLine) => setLines((held) => [...held, { ...line, key: (held.at(-1)?.key ?? 0) + 1 }]);
  const drop = (key: number) => setLines((held) => held.filter((line) => line.key !== key));
  return { lines, entries, hold, drop, clear, submit, isPosting: command.isPending, error: command.error };
}
