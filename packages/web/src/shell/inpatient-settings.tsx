// The settings that inpatient work hangs on, from one place: those of beds, of the hospital's rules, of prices and papers, and how each stands.
import { useTranslation } from 'react-i18next';
import { rightsOn, useAllRights } from '../kernel/rights.ts';
import { LinkCards } from '../ui/page/link-cards.tsx';
import { Page } from '../ui/page/page.tsx';
import { type CountedSetting, LastChange, NumberInUse, RulesState } from './setting-state.tsx';

interface Setting {
  readonly to: string;
  /** The menu path its rights hang on. */
  readonly menu: string;
  /** The key of its words. */
  readonly key: CountedSetting | 'rules';
  /** The table its changes are found under. */
  readonly table: string;
}

const settings: readonly Setting[] = [
  { to: 'bed-settings/bed', menu: 'bed-settings', key: 'beds', table: 'bed' },
  { to: 'bed-settings/ward', menu: 'bed-settings', key: 'wards', table: 'bed_group' },
  { to: 'bed-settings/floor', menu: 'bed-settings', key: 'floors', table: 'bed_floor' },
  { to: 'add_hospital', menu: 'add_hospital', key: 'rules', table: 'hospital' },
  { to: 'hospital-charges/package', menu: 'hospital-charges', key: 'packages', table: 'package_master' },
  { to: 'tpa/organisation', menu: 'tpa/organisation', key: 'payers', table: 'association' },
  { to: 'print-settings', menu: 'print-settings', key: 'papers', table: 'print_setting' },
];

/** Route ipd_settings: what the user may open of it. */
export default function InpatientSettings() {
  const { t } = useTranslation('shell');
  const { roleId, rights } = useAllRights();
  const open = settings.filter(({ menu }) => rightsOn(menu, roleId, rights).canView);
  return (
    <Page title={t('menu.IPD Settings')}>
      <LinkCards
        links={open.map(({ to, key, table }) => ({
          to,
          label: t(`inpatientSettings.${key}.title`),
          hint: t(`inpatientSettings.${key}.hint`),
          state: (
            <>
              {key === 'rules' ? <RulesState /> : <NumberInUse of={key} />}
              <LastChange table={table} />
            </>
          ),
        }))}
      />
    </Page>
  );
}
