// The whole account of a stay so far, its lines to be changed or taken off where that may still be done.

import { useTranslation } from 'react-i18next';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { ChangeableCharges } from './changeable-charges.tsx';
import { ReadCharges } from './read-charges.tsx';

/** The lines that are not the hospital's own stand among them, marked. */
export function PostedCharges({ admission, mayChange }: { admission: Admission; mayChange: boolean }) {
  const { t } = useTranslation('charge');
  return (
    <OfPatient patient={admission}>
      <ReadCharges admission={admission}>
        {(charges) => (
          <ChangeableCharges
            admissionId={admission.admissionId}
            label={t('charges')}
            charges={charges}
            emptyText={t('noCharges')}
            mayChange={mayChange}
          />
        )}
      </ReadCharges>
    </OfPatient>
  );
}
