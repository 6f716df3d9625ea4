// The first day of a user: the screens of their role, ticked as they are opened; gone for good when it is put away (0133).

import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../kernel/desk.ts';
import { changeOwnDesk } from '../kernel/preferences.ts';
import { useAllRights } from '../kernel/rights.ts';
import { linksOf, useMenuSections, useMenuTitle } from '../shell/menu-entries.ts';
import classes from './first-day.module.css';

const overseen = ['bed-availability', 'hospital-charges', 'finance', 'finance/gst', 'user_Collection_Report'];
const governed = [
  'add_hospital',
  'human_resource/administration',
  'role-permission',
  'hospital-charges',
  'bed-settings',
];
const sold = ['Pharmacy/pharmacy_stock_received', 'Pharmacy/sales', 'Pharmacy/sales-return', 'user_Collection_Report'];
const bought = ['Pharmacy/grn', 'Pharmacy/supplier', 'Pharmacy/supplier_payment', 'Pharmacy/pharmacy_stock_received'];

const measured = [
  'investigation/collection',
  'investigation/accession',
  'investigation/bench',
  'investigation/verify',
  'investigation/report',
];

/** The first screens of a role by their paths in the menu, in the order of a day. */
const firstScreens = new Map<number, readonly string[]>([
  [
    defaultRoles.frontDesk.roleId,
    ['patient_registration', 'provisional-booking', 'opd', 'ipd/ipd_registration', 'bed-availability'],
  ],
  [
    defaultRoles.nurse.roleId,
    ['nursing_station/nursing_dashboard', 'bed-availability', 'investigation', 'ipd/discharge_patient'],
  ],
  [defaultRoles.doctor.roleId, ['opd', 'ipd/ipd_registration', 'investigation', 'ot-booking', 'ipd/discharge_patient']],
  [
    defaultRoles.billing.roleId,
    ['ipd/ipd_registration', 'ipd/discharge_patient', 'bill/dues', 'user_Collection_Report'],
  ],
  [
    defaultRoles.approver.roleId,
    ['approval', 'tpa/authorization', 'tpa/inpatient-settlement', 'tpa/patient-outstanding', 'tpa/view-bill'],
  ],
  [defaultRoles.pharmacist.roleId, sold],
  [defaultRoles.storeKeeper.roleId, bought],
  [defaultRoles.purchaseOfficer.roleId, ['Pharmacy/pharmacy-po', ...bought]],
  [defaultRoles.labTechnician.roleId, measured],
  [defaultRoles.pathologist.roleId, measured],
  [defaultRoles.regionalHead.roleId, overseen],
  [defaultRoles.viewer.roleId, overseen],
  [defaultRoles.administrator.roleId, governed],
  [defaultRoles.superAdministrator.roleId, governed],
]);

/** Of a role of a tenant's own as many of the first screens of its menu. */
const MOST_OF_OWN_ROLE = 5;

/** The steps of this user: of the screens of their role those that their rights leave. */
function useSteps() {
  const { roleId } = useAllRights();
  const links = useMenuSections().flatMap(({ entries }) => linksOf(entries));
  const paths = firstScreens.get(roleId);
  if (!paths) return links.slice(0, MOST_OF_OWN_ROLE);
  return paths.flatMap((path) => links.find((link) => link.path === path) ?? []);
}

/** The card on the home page, until it is put away. */
export function FirstDay() {
  const { t } = useTranslation('shell');
  const { toured, isTourOver } = useDesk();
  const opened = toured ?? [];
  const titleOf = useMenuTitle();
  const steps = useSteps();
  if (isTourOver || steps.length === 0) return null;
  return (
    <Paper withBorder component="section" aria-labelledby="first-day-title" p="md">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          <Title order={2} id="first-day-title">
            {t('firstDay.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('firstDay.text')}
          </Text>
        </div>
        <Button variant="default" size="xs" flex="none" onClick={() => changeOwnDesk({ isTourOver: true })}>
          {t('firstDay.putAway')}
        </Button>
      </Group>
      <ol className={classes.steps}>
        {steps.map(({ path, title }) => {
          const isDone = opened.includes(path);
          const Mark = isDone ? IconCircleCheck : IconCircle;
          return (
            <li key={path} className={classes.step}>
              <Mark size={18} aria-hidden />
              <Anchor
                component={Link}
                to={`/${path}`}
                size="sm"
                onClick={() => isDone || changeOwnDesk({ toured: [...opened, path] })}
              >
                {titleOf(title)}
              </Anchor>
              {isDone && (
                <Text span size="xs" c="dimmed">
                  {t('firstDay.opened')}
                </Text>
              )}
            </li>
          );
        })}
      </ol>
      <Anchor component={Link} to="/manual" size="sm">
        {t('manual.title')}
      </Anchor>
    </Paper>
  );
}
