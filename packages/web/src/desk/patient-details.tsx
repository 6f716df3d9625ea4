// The workspace of one stay: who it is, what may be done now, and everything that is known of the stay in tabs (R341-R347).
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { linkSearch } from '../kernel/link-search.ts';
import { AdmissionPage, type ShownAdmission } from '../stay/admission/admission-page.tsx';
import { PatientBanner } from '../stay/admission/patient-banner.tsx';
import { type StayTab, stayTabs } from '../stay/admission/stay-tab.ts';
import { AdmissionTabs } from './admission-panels.tsx';
import { WorkspaceDeeds } from './workspace-deeds.tsx';

/** Route ipd/ipd_registration/patient-details?id=, and below every other list of inpatients (R062); `tab` names the open tab. */
export default function PatientDetails() {
  return <AdmissionPage hasOwnHeading>{(shown) => <Workspace {...shown} />}</AdmissionPage>;
}

/** The open tab stands in the address; a step back leads to the list, not through the tabs. */
function useStayTab(): [StayTab, (tab: StayTab) => void] {
  const { tab: named } = useSearch({ strict: false }) as { tab?: string };
  const navigate = useNavigate();
  const now = stayTabs.find((tab) => tab === named) ?? 'overview';
  const open = (tab: StayTab) => {
    if (tab === now) return;
    void navigate({ to: '.', search: linkSearch(({ id }) => ({ id: String(id), tab })), replace: true });
  };
  return [now, open];
}

function Workspace({ admission, patient }: ShownAdmission) {
  const [tab, openTab] = useStayTab();
  const [entering, setEntering] = useState(0);
  const enter = (wanted: StayTab) => {
    setEntering((times) => times + 1);
    openTab(wanted);
  };
  const look = (wanted: StayTab) => {
    setEntering(0);
    openTab(wanted);
  };
  return (
    <>
      <PatientBanner admission={admission} place="workspace">
        <WorkspaceDeeds admission={admission} onEnter={enter} />
      </PatientBanner>
      <AdmissionTabs admission={admission} patient={patient} entering={entering} tab={tab} onTab={look} />
    </>
  );
}
