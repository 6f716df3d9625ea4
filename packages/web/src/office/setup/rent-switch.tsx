// Whether bills hold the days in bed by themselves; a fact of the hospital that belongs beside the rates.

import { updateHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { useTranslation } from 'react-i18next';
import { formOfHospital, type HospitalInput } from '../../foundation/tenancy/hospital-form.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { SwitchField } from '../../ui/field/form-fields.tsx';

/** Saved at once. */
export function RentSwitch() {
  const { t } = useTranslation('tenancy');
  const { hospitalId } = useSignedIn();
  const answer = useAnswer(hospitalTopic, getHospital, { hospital: { hospitalId } });
  const command = useCommand(updateHospital);
  const hospital = answer.data?.hospital;
  if (!hospital) return null;
  const turn = (isBedRentAutomatic: boolean) => {
    if (command.isPending) return;
    const typed = { ...formOfHospital(hospital, null), isBedRentAutomatic } as HospitalInput;
    command.mutate({ hospital: { ...typed, hospitalId } });
  };
  return (
    <SwitchField
      label={t('isBedRentAutomatic')}
      description={t('isBedRentAutomaticHint')}
      value={command.isPending ? command.variables.hospital.isBedRentAutomatic : hospital.isBedRentAutomatic}
      onChange={(isOn) => turn(isOn === true)}
    />
  );
}
