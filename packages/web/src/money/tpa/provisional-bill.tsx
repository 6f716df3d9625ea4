// The provisional bill of an admission, with the way to freeze it for a payer from there (docs/decisions/0020).
import { settlementMenu } from '@charaka/contract/money/tpa/settlement';
import { useState } from 'react';
import { useRights } from '../../kernel/rights.ts';
import ViewBill from '../bill/view-bill.tsx';
import BillVersions from './bill-versions.tsx';

interface ProvisionalBillProps {
  readonly admissionId: number;
  onClose(): void;
}

/** Dialog on one admission. A user with the right to edit settlements freezes it; a frozen version leads back to the bill. */
export default function ProvisionalBill({ admissionId, onClose }: ProvisionalBillProps) {
  const { canEdit } = useRights(settlementMenu);
  const [isFreezing, setFreezing] = useState(false);
  if (isFreezing) return <BillVersions admissionId={admissionId} isFreezing onClose={() => setFreezing(false)} />;
  return (
    <ViewBill
      admissionId={admissionId}
      mode="provisional"
      onFreeze={canEdit ? () => setFreezing(true) : undefined}
      onClose={onClose}
    />
  );
}
