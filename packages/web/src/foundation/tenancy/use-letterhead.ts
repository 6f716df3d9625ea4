// The letterhead the hospital has set for a kind of paper.

import { listPrintSettings } from '@charaka/contract/foundation/tenancy/print-setting';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic, printSettingTopic } from '@charaka/contract/foundation/tenancy/topics';
import { isEqualTo } from '../../kernel/filters.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { Letterhead } from '../../ui/paper/letterhead.ts';

/** The setting of that name; undefined while loading. Without one the picture of the hospital, null when there is none (R276). */
export function useLetterhead(settingFor: string): Letterhead | null | undefined {
  const hospitalId = useSignedIn().hospitalId;
  const settings = useAnswer(printSettingTopic, listPrintSettings, {
    filterParams: [isEqualTo('settingFor', settingFor)],
  });
  const setting = settings.data?.rows.find((row) => row.isActive);
  const isNeeded = settings.isSuccess && !setting;
  const hospital = useAnswer(
    hospitalTopic,
    getHospital,
    { hospital: { hospitalId }, isWithPictures: true },
    { isEnabled: isNeeded, isSilent: true },
  );
  if (settings.isError || hospital.isError) return null;
  if (setting) return setting;
  if (!hospital.data) return undefined;
  const headerImage = hospital.data.hospital.image;
  return headerImage ? { headerImage } : null;
}
