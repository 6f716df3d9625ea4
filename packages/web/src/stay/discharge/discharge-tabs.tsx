// The two lists of the discharge desk: who is on the way out, and who has left.
import { useTranslation } from 'react-i18next';
import { SiblingLinks } from '../../ui/page/sibling-links.tsx';

const lists = { underWay: '/ipd/discharge_patient', discharged: '/ipd/discharge_patient/discharged' } as const;
const names = ['underWay', 'discharged'] as const;

/** Above both. */
export function DischargeTabs({ here }: { here: keyof typeof lists }) {
  const { t } = useTranslation('discharge');
  const links = names.map((name) => ({ to: lists[name], title: t(`lists.${name}`), isHere: name === here }));
  return <SiblingLinks label={t('lists.title')} links={links} mb="sm" />;
}
