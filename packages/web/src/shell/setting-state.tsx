// How a setting stands: how much of it is in use, what the hospital's rules say, and who changed it last.

import { AUDIT_MENU_PATH, listAuditLog } from '@charaka/contract/foundation/access/audit';
import { auditTopic } from '@charaka/contract/foundation/access/topics';
import { association } from '@charaka/contract/foundation/masters/association';
import { listPrintSettings } from '@charaka/contract/foundation/tenancy/print-setting';
import { printSettingTopic } from '@charaka/contract/foundation/tenancy/topics';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { listAssociations, listPackages } from '@charaka/contract/money/tariff/tariff';
import { packageTopic } from '@charaka/contract/money/tariff/topics';
import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { onlyActive } from '../kernel/filters.ts';
import { formatDateTime } from '../kernel/format.ts';
import { rightsOn, useAllRights } from '../kernel/rights.ts';
import { useSignedIn } from '../kernel/session.ts';
import { useAnswer } from '../kernel/use-answer.ts';

const lists = {
  beds: [bedTopic, listBeds],
  wards: [bedTopic, bedGroups.list],
  floors: [bedTopic, bedFloors.list],
  packages: [packageTopic, listPackages],
  payers: [masterTopic(association), listAssociations],
  papers: [printSettingTopic, listPrintSettings],
} as const;

/** A setting that is a list. */
export type CountedSetting = keyof typeof lists;

/** A line whose room is there before its words are. */
function Line({ isQuiet, children }: { isQuiet?: boolean; children: ReactNode }) {
  return (
    <Text size={isQuiet ? 'xs' : 'sm'} mt={4} {...(isQuiet ? { c: 'dimmed' } : {})} style={{ minHeight: '1.55em' }}>
      {children}
    </Text>
  );
}

/** How many rows of a list are in use. */
export function NumberInUse({ of }: { of: CountedSetting }) {
  const { t } = useTranslation('shell');
  const [topic, list] = lists[of];
  const { data } = useAnswer(topic, list, { pageNumber: 1, pageSize: 1, filterParams: [onlyActive] });
  return <Line>{data && t('inpatientSettings.inUse', { number: data.totalCount })}</Line>;
}

/** The rules of the hospital one works in that change what an inpatient pays. */
export function RulesState() {
  const { t } = useTranslation('shell');
  const { hospital } = useSignedIn();
  if (!hospital) return <Line>{null}</Line>;
  const state = t(hospital.isBedRentAutomatic ? 'inpatientSettings.on' : 'inpatientSettings.off');
  const rules = [
    t('inpatientSettings.bedRent', { state }),
    ...(hospital.lowDepositPercent > 0
      ? [t('inpatientSettings.lowDeposit', { percent: hospital.lowDepositPercent })]
      : []),
  ];
  return <Line>{rules.join(' · ')}</Line>;
}

/** Time and user of the last change of a setting; only for users who may read the audit log. */
export function LastChange({ table }: { table: string }) {
  const { t } = useTranslation(['shell', 'audit']);
  const { roleId, rights } = useAllRights();
  const isEnabled = rightsOn(AUDIT_MENU_PATH, roleId, rights).canView;
  const asked = { pageNumber: 1, pageSize: 1, tableName: table };
  const last = useAnswer(auditTopic, listAuditLog, asked, { isEnabled }).data?.rows[0];
  if (!isEnabled) return null;
  const name = last?.userName ?? t('audit:system');
  return <Line isQuiet>{last && t('inpatientSettings.changed', { moment: formatDateTime(last.at), name })}</Line>;
}
