// The letterhead the hospital has set for a kind of paper.

import { type DesignedPaper, designedPapers, paperDesigns } from '@charaka/contract/foundation/tenancy/paper-blocks';
import { getPaperLayout, type PaperLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import {
  listPrintSettings,
  type PaperName,
  sheetsOf,
  type smallPaperNames,
} from '@charaka/contract/foundation/tenancy/print-setting';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic, printSettingTopic } from '@charaka/contract/foundation/tenancy/topics';
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

/** The paper of that name, where it can be laid out. */
const designedPaper = (paper: string): DesignedPaper | undefined => designedPapers.find((name) => name === paper);

/** The name of the setting a paper is printed under. */
export function settingOf(paper: string): string {
  const designed = designedPaper(paper);
  return designed ? paperDesigns[designed].setting : paper;
}

/** How the hospital lays out a paper; undefined for one that cannot be laid out, and while loading. */
export function usePaperLayout(paper: string): { readonly layout: PaperLayout | undefined; readonly isReady: boolean } {
  const designed = designedPaper(paper);
  const answer = useAnswer(
    printSettingTopic,
    getPaperLayout,
    { settingFor: designed ?? designedPapers[0] },
    { isEnabled: designed !== undefined, isOnlyLogged: true },
  );
  // A bill is printed as it was declared rather than not at all.
  return designed ? { layout: answer.data?.layout, isReady: !answer.isPending } : { layout: undefined, isReady: true };
}

/**
 * The setting a paper is printed under, with its layout; `settingFor` names another setting than its own. Undefined while loading. Without one the picture of the hospital, and without that its name and address
 * set in type (R276, 0128).
 */
export function useLetterhead(paper: DesignedPaper | PaperName, settingFor?: string): Letterhead | undefined {
  const hospitalId = useSignedIn().hospitalId;
  const head = useHospitalHead();
  const settings = useAnswer(printSettingTopic, listPrintSettings, {
    filterParams: [isEqualTo('settingFor', settingFor ?? settingOf(paper))],
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
export function usePlainSheet(settingFor: (typeof smallPaperNames)[number]): Letterhead | undefined {
  const settings = useAnswer(printSettingTopic, listPrintSettings, {
    filterParams: [isEqualTo('settingFor', settingFor)],
  });
  const { layout, isReady } = usePaperLayout(settingFor);
  const setting = settings.data?.rows.find((row) => row.isActive);
  if (settings.isPending || !isReady) return undefined;
  if (!setting) return { paperSize: sheetsOf(settingFor)[0], isPlain: true, layout };
  const { paperSize, marginMillimetres } = setting;
  return { paperSize, marginMillimetres, isPlain: true, layout };
}
