// The settings that inpatient work hangs on, from one place: those of beds, of the hospital's rules, of prices and papers.
import { useTranslation } from 'react-i18next';
import { rightsOn, useAllRights } from '../kernel/rights.ts';
import { LinkCards } from '../ui/page/link-cards.tsx';
import { Page } from '../ui/page/page.tsx';

/** A screen, the menu path its rights hang on, and the key of its words. */
const settings = [
  { to: 'bed-settings/bed', menu: 'bed-settings', key: 'beds' },
  { to: 'bed-settings/ward', menu: 'bed-settings', key: 'wards' },
  { to: 'bed-settings/floor', menu: 'bed-settings', key: 'floors' },
  { to: 'add_hospital', menu: 'add_hospital', key: 'rules' },
  { to: 'hospital-charges/package', menu: 'hospital-charges', key: 'packages' },
  { to: 'tpa/organisation', menu: 'tpa/organisation', key: 'payers' },
  { to: 'print-settings', menu: 'print-settings', key: 'papers' },
] as const;

/** Route ipd_settings: what the user may open of it. */
export default function InpatientSettings() {
  const { t } = useTranslation('shell');
  const { roleId, rights } = useAllRights();
  const open = settings.filter(({ menu }) => rightsOn(menu, roleId, rights).canView);
  return (
    <Page title={t('menu.IPD Settings')}>
      <LinkCards
        links={open.map(({ to, key }) => ({
          to,
          label: t(`inpatientSettings.${key}.title`),
          hint: t(`inpatientSettings.${key}.hint`),
        }))}
      />
    </Page>
  );
}
