// The page of one's own settings: language and look, second factors, where one is logged in.
import { OwnSecurity } from '../foundation/access/own-security.tsx';
import { ProfileSettings } from '../shell/profile-settings.tsx';

/** Route profile/setting. */
export default function Profile() {
  return (
    <ProfileSettings>
      <OwnSecurity />
    </ProfileSettings>
  );
}
