// Sets or takes away one picture of a hospital.

import { setHospitalPicture as setHospitalPictureEndpoint } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { keepPicture } from '../../kernel/picture-file.ts';
import { writePicture } from './hospital-store.ts';

/** The picture was checked by its first bytes: PNG or JPEG, at most 5 MB (R240). */
export const setHospitalPicture = handle(setHospitalPictureEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const { hospitalId, kind, picture } = input.hospital;
  const fileId = await keepPicture(call, picture, 'hospital');
  await writePicture(tx, tenantId, hospitalId, { kind, fileId });
  call.say(picture ? tenancySentences.pictureSaved : tenancySentences.pictureRemoved);
  return {};
});
