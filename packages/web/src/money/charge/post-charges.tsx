// The charges of an admission on a page of the nursing station: lines to post, and what was posted so far (R331, R435-R446).
import { useTranslation } from 'react-i18next';
import { AdmissionPage } from '../../stay/admission/admission-page.tsx';
import { ChargePage } from './charge-page.tsx';
import { PostedCharges } from './posted-charges.tsx';

/** Route nursing_station/bed_note/charge?id=, where the Charges action of the list leads. */
export default function PostCharges() {
  const { t } = useTranslation('charge');
  return (
    <AdmissionPage title={t('charges')}>
      {({ admission }) => (
        <ChargePage admission={admission}>
          {(mayChange) => <PostedCharges admission={admission} mayChange={mayChange} />}
        </ChargePage>
      )}
    </AdmissionPage>
  );
}
