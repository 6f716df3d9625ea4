// The board of beds with what the areas above it do there: a patient is admitted to a free bed.
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { lazy, Suspense, useState } from 'react';
import { useRights } from '../kernel/rights.ts';
import type { BedRow } from '../stay/bed/bed-facts.ts';
import ListBeds from '../stay/bed/list-beds.tsx';

const Admit = lazy(() => import('../stay/admission/admit.tsx'));

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
