// Pages of the user's own profile: the staff record, and the look of the screens (R065).
import { useTranslation } from 'react-i18next';
import { LinkCards } from '../ui/page/link-cards.tsx';
import { Page } from '../ui/page/page.tsx';

/** Route profile. */
export default function Profile() {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('profile.title')}>
      <LinkCards
        links={[
          { to: 'staff-profile', label: t('profile.own'), hint: t('profile.ownHint') },
          { to: 'profile/setting', label: t('profile.settings'), hint: t('profile.settingsHint') },
        ]}
      />
    </Page>
  );
}
