// The nursing station: the inpatients by bed type and ward with the orders due, and the next action of a nurse (R304, Q31, Q32).

import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWardDue } from '../clinic/order/row-marks.tsx';
import { useAnswer } from '../kernel/use-answer.ts';
import { useList } from '../kernel/use-list.ts';
import ListAdmissions from '../stay/admission/list-admissions.tsx';
import { usePageViewer, useViewer } from '../stay/admission/use-viewer.ts';
import { WardLines } from '../stay/bed/ward-lines.tsx';
import { Page } from '../ui/page/page.tsx';
import { nextOnWard, offeredOnWard, wardDeeds } from './inpatient-deeds.ts';
import { useRowActions } from './use-row-actions.tsx';

/** Deposits are no matter of the ward. */
const noMark = () => undefined;

/** Route nursing_station/nursing_dashboard: the specification's numeric value 0, so there is no Add Patient (R307, Q31). */
export default function NursingDesk() {
  const { t } = useTranslation('admission');
  const list = useList();
  const beds = useAnswer(bedTopic, listBeds, { pageNumber: 0, pageSize: 0 });
  const viewers = { own: usePageViewer(), desk: useViewer() };
  const [shown, setShown] = useState<readonly number[]>([]);
  const { dueOf, isDue, isKnown } = useWardDue(shown);
  const { actionsFor, dialogs } = useRowActions(
    wardDeeds,
    (row) => offeredOnWard(viewers, row),
    (found, { admissionId }) => nextOnWard(found, isDue(admissionId)),
    isKnown,
  );
  return (
    <Page title={t('nursingStation')}>
      <WardLines
        chosenId={list.filters.ward ? Number(list.filters.ward) : null}
        onChoose={(bedGroupId) => list.setFilter('ward', bedGroupId === null ? '' : String(bedGroupId))}
      />
      {/* Asked for at once, shown with the wards: they stand above and would push it down under the pointer. */}
      <div style={beds.isPending ? { display: 'none' } : undefined}>
        <ListAdmissions actionsFor={actionsFor} onShown={setShown} marks={{ markOf: noMark, dueOf }} isNursing />
      </div>
      {beds.isPending && <Skeleton height={320} />}
      {dialogs}
    </Page>
  );
}
