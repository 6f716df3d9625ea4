// The inpatient desk: the list of inpatients with everything that can be done for one of them (R329-R336).

import { settlementMenu } from '@charaka/contract/money/tpa/settlement';
import type { AdmissionPage } from '@charaka/contract/stay/admission/admission-pages';
import { dischargeMenu } from '@charaka/contract/stay/admission/admission-pages';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../kernel/rights.ts';
import { useBillMarks } from '../money/bill/row-marks.tsx';
import ListAdmissions from '../stay/admission/list-admissions.tsx';
import { useViewer } from '../stay/admission/use-viewer.ts';
import { Page } from '../ui/page/page.tsx';
import { deskDeeds, offeredOnDesk } from './inpatient-deeds.ts';
import { useRowActions } from './use-row-actions.tsx';

const Admit = lazy(() => import('../stay/admission/admit.tsx'));

/** Routes ipd/ipd_registration, dental, emergency, day-care and ivf-care; rights are those on the page's own menu path. */
export default function InpatientDesk({ page }: { page: AdmissionPage }) {
  const { t } = useTranslation('admission');
  const { canAdd } = useRights(page.menu);
  const [isAdmitting, setAdmitting] = useState(false);
  const [shown, setShown] = useState<readonly number[]>([]);
  const marks = useBillMarks(shown);
  const viewers = {
    own: useViewer(page.menu),
    desk: useViewer(),
    discharger: useViewer(dischargeMenu),
    settler: useViewer(settlementMenu),
  };
  const { actionsFor, dialogs } = useRowActions(deskDeeds, (row) => offeredOnDesk(viewers, row));
  const admit = canAdd ? () => setAdmitting(true) : undefined;
  return (
    <Page
      title={t(`pages.${page.source}`)}
      action={
        admit && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={admit}>
            {t('admitPatient')}
          </Button>
        )
      }
    >
      <ListAdmissions page={page} actionsFor={actionsFor} onAdd={admit} onShown={setShown} marks={marks} />
      <Suspense>
        {isAdmitting && <Admit origin={{ kind: 'page', mode: page.mode }} onClose={() => setAdmitting(false)} />}
      </Suspense>
      {dialogs}
    </Page>
  );
}
