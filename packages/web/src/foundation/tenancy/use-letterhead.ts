// The letterhead the hospital has set for a kind of paper.

import { sheetsOf } from '@charaka/contract/composition/papers';
import { getPaperLayout, type PaperLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import { listPrintSettings } from '@charaka/contract/foundation/tenancy/print-setting';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic, printSettingTopic } from '@charaka/contract/foundation/tenancy/topics';
import type { Paper } from '@charaka/contract/kernel/paper';
import { isEqualTo } from '../../kernel/filters.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { HospitalHead, Letterhead } from '../../ui/paper/letterhead.ts';
import { headOf } from './hospital-head.ts';

/** The hospital of the session as papers name it; null while it is not known. */
export function useHospitalHead(): HospitalHead | null {
  const { hospital } = useSignedIn();
  return hospital && headOf(hospital);
}

/** How the hospital lays out a paper; undefined for one that cannot be laid out, and while loading. */
export function usePaperLayout(paper: Paper | undefined): {
  readonly layout: PaperLayout | undefined;
  readonly isReady: boolean;
} {
  const isDesigned = paper !== undefined && paper.blocks.length > 0;
  const answer = useAnswer(
    printSettingTopic,
    getPaperLayout,
    { settingFor: paper?.name ?? '' },
    { isEnabled: isDesigned, isOnlyLogged: true },
  );
  // A bill is printed as it was declared rather than not at all.
  return isDesigned
    ? { layout: answer.data?.layout, isReady: !answer.isPending }
    : { layout: undefined, isReady: true };
}

/**
 * The setting a paper is printed under, with its layout; `settingFor` names another setting than its own. Undefined while loading. Without one the picture of the hospital, and without that its name and address
 * set in type (R276, 0128).
 */
export function useLetterhead(paper: Paper, settingFor?: string): Letterhead | undefined {
  const hospitalId = useSignedIn().hospitalId;
  const head = useHospitalHead();
  const settings = useAnswer(printSettingTopic, listPrintSettings, {
    filterParams: [isEqualTo('settingFor', settingFor ?? paper.setting)],
  });
  const { layout, isReady } = usePaperLayout(paper);
  const setting = settings.data?.rows.find((row) => row.isActive);
  const isNeeded = settings.isSuccess && !setting;
  const hospital = useAnswer(
    hospitalTopic,
    getHospital,
    { hospital: { hospitalId }, isWithPictures: true },
    { isEnabled: isNeeded, isSilent: true },
  );
  if (!isReady) return undefined;
  if (settings.isError || hospital.isError) return { hospital: head, layout };
  if (setting) return { ...setting, hospital: head, layout };
  if (!hospital.data) return undefined;
  return { headerImage: hospital.data.hospital.image, hospital: head, layout };
}

/** Sheet, margin and layout of a label or a slip, which has no letterhead; undefined while loading. */
export function usePlainSheet(paper: Paper): Letterhead | undefined {
  const settings = useAnswer(printSettingTopic, listPrintSettings, {
    filterParams: [isEqualTo('settingFor', paper.setting)],
  });
  const { layout, isReady } = usePaperLayout(paper);
  const setting = settings.data?.rows.find((row) => row.isActive);
  if (settings.isPending || !isReady) return undefined;
  if (!setting) return { paperSize: sheetsOf(paper.setting)[0], isPlain: true, layout };
  const { paperSize, marginMillimetres } = setting;
  return { paperSize, marginMillimetres, isPlain: true, layout };
}
