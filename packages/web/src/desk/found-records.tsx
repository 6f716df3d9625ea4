// Records that the search found by their number, as lines that open them on their screens.
import { counterMenu } from '@charaka/contract/clinic/counter/counter-bill';
import { orderMenu } from '@charaka/contract/clinic/order/order';
import { collectionMenu, reportMenu, specimenMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { admissionPages } from '@charaka/contract/stay/admission/admission-pages';
import type { findPeople } from '@charaka/contract/stay/admission/find-people';
import { returnMenu } from '@charaka/contract/supply/pharmacy/sales-return';
import { saleMenu } from '@charaka/contract/supply/pharmacy/stock';
import { IconFileText } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type LinkSearch, linkSearch } from '../kernel/link-search.ts';
import { rightsOn, useAllRights } from '../kernel/rights.ts';
import { ageOfPatient, fullName, uhidOf } from '../people/patient/patient-facts.ts';
import classes from './finder.module.css';
import type { FinderGroup } from './finder-lines.tsx';

/** A record that the search has found. */
export type FoundRecord = OutputOf<typeof findPeople>['records'][number];

interface Place {
  readonly menu: string;
  readonly search: LinkSearch;
}

/** The screen of a record and what opens it there; `stays` is the first list of inpatients that the user sees. */
function placeOf({ kind, recordId, number, admissionId }: FoundRecord, stays: string, specimens: string): Place {
  const stay = (tab: string) => ({ menu: `${stays}/patient-details`, search: { id: admissionId ?? 0, tab } });
  switch (kind) {
    case 'counterBill':
    case 'counterReceipt':
    case 'counterPayout':
    case 'creditNote':
      return { menu: counterMenu, search: { bill: String(recordId) } };
    case 'finalBill':
      return stay('bill');
    case 'stayReceipt':
    case 'stayRefund':
      return stay('payments');
    case 'medicineBill':
      return { menu: saleMenu, search: { sale: String(recordId) } };
    case 'medicineReturn':
      return { menu: returnMenu, search: { q: number } };
    case 'order':
      return { menu: orderMenu, search: { order: String(recordId) } };
    case 'specimen':
      return { menu: specimens, search: { q: number } };
    case 'labReport':
      return { menu: reportMenu, search: { report: String(recordId) } };
  }
}

/** Each record with its kind, number and patient; a restricted patient's name is hidden by the server. */
export function useRecordsGroup(records: readonly FoundRecord[]): FinderGroup {
  const { t } = useTranslation(['shell', 'patient']);
  const navigate = useNavigate();
  const { roleId, rights } = useAllRights();
  const maySee = (menu: string) => rightsOn(menu, roleId, rights).canView;
  const stays = admissionPages.map(({ menu }) => menu).find(maySee) ?? '';
  const specimens = [specimenMenu, collectionMenu].find(maySee) ?? specimenMenu;
  const lines = records.map((record) => {
    const { menu, search } = placeOf(record, stays, specimens);
    const age = ageOfPatient(record);
    const facts = [
      fullName(record),
      record.sex ? `${age} / ${t(`patient:sex.${record.sex}`)}` : age,
      uhidOf(record.patientId),
    ];
    return {
      key: `${record.kind}-${record.recordId}-${record.number.replace(/\W+/g, '-')}`,
      content: (
        <>
          <IconFileText size={18} stroke={1.6} aria-hidden />
          <span className={classes.who}>
            <span className={classes.name}>{`${t(`shell:finder.kinds.${record.kind}`)} ${record.number}`}</span>
            <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
          </span>
        </>
      ),
      choose: () => void navigate({ to: `/${menu}`, search: linkSearch(search) }),
    };
  });
  return { title: t('shell:finder.records'), lines };
}
