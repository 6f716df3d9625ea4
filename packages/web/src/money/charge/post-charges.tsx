// The charges of an admission on a page of the nursing station: lines to post, and what was posted so far (R331, R435-R446).
import { useTranslation } from 'react-i18next';
import { AdmissionPage } from '../../stay/admission/admission-page.tsx';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { ChangeableCharges } from './changeable-charges.tsx';
import { ChargePage } from './charge-page.tsx';
import { ReadCharges } from './read-charges.tsx';

/** Route nursing_station/bed_note/charge?id=, where the Charges action of the list leads. */
export default function PostCharges() {
  const { t } = useTranslation('charge');
  return (
    <AdmissionPage title={t('charges')}>
      {({ admission }) => (
        <ChargePage admission={admission}>
          {(mayChange) => <Posted admission={admission} mayChange={mayChange} />}
        </ChargePage>
      )}
    </AdmissionPage>
  );
}

/** The whole account, the lines that are not the hospital's own among them, marked. */
function Posted({ admission, mayChange }: { admission: Admission; mayChange: boolean }) {
  const { t } = useTranslation('charge');
  return (
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
  );
}
