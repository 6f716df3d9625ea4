// The pictures of a hospital: each is saved the moment it is chosen (R240, R255).

import { pictureKinds, setHospitalPicture } from '@charaka/contract/foundation/tenancy/hospital';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { PictureField } from './picture-field.tsx';

/** All pictures of a hospital with the ways to change them. */
export function HospitalPictures({ hospitalId }: { hospitalId: number }) {
  const { t } = useTranslation('tenancy');
  const answer = useAnswer(hospitalTopic, getHospital, { hospital: { hospitalId }, isWithPictures: true });
  const command = useCommand(setHospitalPicture);
  return (
    <Columns cols={{ base: 1, xs: 3 }} spacing="md">
      {pictureKinds.map((kind) => (
        <PictureField
          key={kind}
          label={t(kind)}
          picture={answer.data?.hospital[kind] ?? null}
          isSaving={answer.isPending || command.isPending}
          onPicture={(picture) => command.mutate({ hospital: { hospitalId, kind, picture } })}
        />
      ))}
    </Columns>
  );
}
