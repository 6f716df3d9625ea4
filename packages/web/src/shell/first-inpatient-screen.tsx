// The address of inpatient work as a whole opens the first of its screens that the user may see.

import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { dischargeMenu } from '@charaka/contract/stay/admission/admission-pages';
import { cancelledAdmissionMenu } from '@charaka/contract/stay/admission/cancelled-admission';
import { Navigate } from '@tanstack/react-router';
import { rightsOn, useAllRights } from '../kernel/rights.ts';

const children = [admissionMenu, dischargeMenu, cancelledAdmissionMenu];

/** Route ipd. */
export default function FirstInpatientScreen() {
  const { roleId, rights } = useAllRights();
  const first = children.find((path) => rightsOn(path, roleId, rights).canView);
  return <Navigate to={first ? `/${first}` : '/not-found'} replace />;
}
