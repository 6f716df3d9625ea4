// The consultation fees of the hospital, and how it collects them.

import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { getFeeSetting } from '@charaka/contract/clinic/counter/opd-fee';
import { specialization } from '@charaka/contract/foundation/masters/specialization';
import { visitKinds } from '@charaka/rules/clinic/opd-queue';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices, wordChoices } from '../../kernel/choices.ts';
import { today } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { RecordScreen } from '../../resource/record-screen.tsx';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { FeeChargeField } from './fee-charge-field.tsx';
import { SaveFeeSetting } from './save-fee-setting.tsx';

/** Route settings/consultation-fee. */
export default function ListConsultationFees() {
  const { t } = useTranslation(['counter', 'queue']);
  const [isSetting, setSetting] = useState(false);
  const specializations = useMasterChoices(specialization);
  const kindOf = (kind: (typeof visitKinds)[number]) => t(`queue:kinds.${kind}`);
  const { topic } = consultationFees;
  const setting = useAnswer(topic, getFeeSetting, {});
  // A note that came after the list would push it down.
  if (setting.isPending) return null;
  return (
    <>
      {setting.data?.feeSetting.isFreeWithoutRule && (
        <Alert color="yellow" role="note" mb="md">
          {t('feeSetting.freeWithoutRuleNote', { setting: t('feeSetting.title') })}
        </Alert>
      )}
      <RecordScreen
        record={consultationFees}
        begin={{ visitKind: 'New', validFrom: today() }}
        fields={{
          visitKind: (input) => <SelectField {...input} choices={wordChoices(visitKinds, kindOf)} />,
          chargeId: (input, opened) => <FeeChargeField {...input} name={opened?.chargeName ?? ''} />,
          doctorId: (input) => <DoctorField {...input} />,
          specializationId: (input) => <SelectField {...input} {...specializations} />,
        }}
        columns={{
          visitKind: { value: ({ visitKind }) => kindOf(visitKind) },
          doctorId: {
            id: 'whose',
            title: t('consultationFee.whose'),
            value: ({ doctorName, specializationName }) =>
              doctorName ?? specializationName ?? t('consultationFee.everybody'),
            minWidth: 150,
          },
          chargeName: { minWidth: 160 },
        }}
        moreActions={
          <Button variant="default" onClick={() => setSetting(true)}>
            {t('feeSetting.title')}
          </Button>
        }
      />
      {isSetting && <SaveFeeSetting onClose={() => setSetting(false)} />}
    </>
  );
}
