// The map of beds with what the areas above it do there: patients are admitted to a bed, looked at, served and moved.
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { nursingMenu } from '@charaka/contract/stay/admission/admission-pages';
import { mayChangeBed } from '@charaka/rules/stay/admission-state';
import { mayTakeBed } from '@charaka/rules/stay/bed-state';
import { lazy, Suspense, useState } from 'react';
import { useRights } from '../kernel/rights.ts';
import { useBillMarks } from '../money/bill/row-marks.tsx';
import { factsOf } from '../stay/admission/admission-facts.ts';
import { useViewer } from '../stay/admission/use-viewer.ts';
import type { BedRow } from '../stay/bed/bed-facts.ts';
import ListBeds, { useBoardBeds } from '../stay/bed/list-beds.tsx';
import { BedStay } from './bed-stay.tsx';

const Admit = lazy(() => import('../stay/admission/admit.tsx'));
const ChangeBed = lazy(() => import('../stay/admission/change-bed.tsx'));
const MoveBed = lazy(() => import('../stay/admission/move-bed.tsx'));

type Open =
  | { readonly kind: 'admit'; readonly bed: BedRow }
  | { readonly kind: 'move'; readonly admissionId: number; readonly to: BedRow | null };

/**
 * Route bed-availability. Whoever may add admissions is offered them on free beds; the form begins with the bed (Q61). Patients are
 * moved by whoever may change the admission, as the lists offer it (R348).
 */
export default function BedDesk() {
  const { canAdd } = useRights(admissionMenu);
  const desk = useViewer();
  const ward = useViewer(nursingMenu);
  const beds = useBoardBeds();
  const [open, setOpen] = useState<Open | null>(null);
  const { markOf } = useBillMarks((beds ?? []).flatMap(({ admissionId }) => admissionId ?? []).slice(0, MOST_MARKS));
  const close = () => setOpen(null);
  const nowOf = (bed: BedRow) => beds?.find(({ bedId }) => bedId === bed.bedId) ?? bed;
  const mayMove = (bed: BedRow) =>
    bed.admissionId != null &&
    mayChangeBed(
      desk,
      factsOf({
        isDischargeInitiated: bed.isDischargeInitiated ?? false,
        isFinalBill: bed.isFinalBill ?? false,
        isDischarged: false,
        associationId: bed.associationId ?? null,
        finalAuthorized: null,
      }),
    );
  return (
    <>
      <ListBeds
        beds={beds}
        deeds={{
          ...(canAdd ? { onAdmit: (bed) => setOpen({ kind: 'admit', bed }) } : {}),
          ...(desk.canView || ward.canView
            ? { stayOf: (_bed, admissionId) => <BedStay admissionId={admissionId} /> }
            : {}),
          mayMove,
          mayTake: (from, to) => mayTakeBed(to, from.patientId ?? null),
          onMove: ({ admissionId }, to) => admissionId != null && setOpen({ kind: 'move', admissionId, to }),
          markOf: ({ admissionId }) => admissionId != null && markOf(admissionId),
        }}
      />
      <Suspense>
        {open?.kind === 'admit' && (
          <Admit
            origin={{
              kind: 'bed',
              bedTypeId: open.bed.bedTypeId,
              bedGroupId: open.bed.bedGroupId,
              bedId: open.bed.bedId,
            }}
            onClose={close}
          />
        )}
        {open?.kind === 'move' &&
          (open.to ? (
            <MoveBed admissionId={open.admissionId} bed={nowOf(open.to)} onClose={close} />
          ) : (
            <ChangeBed admissionId={open.admissionId} onClose={close} />
          ))}
      </Suspense>
    </>
  );
}

/** As many as the call takes at once. */
const MOST_MARKS = 1000;
