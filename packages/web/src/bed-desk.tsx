// The board of beds with what the areas above it do there: a patient is admitted to a free bed.
import { admissionMenu } from '@charaka/contract/admission';
import { lazy, Suspense, useState } from 'react';
import type { BedRow } from './bed/bed-facts.ts';
import ListBeds from './bed/list-beds.tsx';
import { useRights } from './kernel/rights.ts';

const Admit = lazy(() => import('./admission/admit.tsx'));

/** Route bed-availability. Whoever may add admissions is offered them on free beds; the form begins with the bed (Q61). */
export default function BedDesk() {
  const { canAdd } = useRights(admissionMenu);
  const [bed, setBed] = useState<BedRow | null>(null);
  return (
    <>
      <ListBeds {...(canAdd ? { onAdmit: setBed } : {})} />
      <Suspense>
        {bed && (
          <Admit
            origin={{ kind: 'bed', bedTypeId: bed.bedTypeId, bedGroupId: bed.bedGroupId, bedId: bed.bedId }}
            onClose={() => setBed(null)}
          />
        )}
      </Suspense>
    </>
  );
}
