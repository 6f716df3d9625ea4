// A paper as it will be with the letterhead and sheet that are typed just now (R270, R276).
import { Select } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import type { Letterhead } from '../../ui/paper/letterhead.ts';
import { PaperView } from '../../ui/paper/paper-view.tsx';
import { usePaperNames } from './printed-papers.ts';
import { useHospitalHead, usePaperLayout } from './use-letterhead.ts';

interface PaperPreviewProps {
  /** The name of the setting. */
  readonly settingFor: string;
  /** None for a name that nothing is printed under. */
  readonly printed: readonly AreaPaper[];
  /** Whether the hospital's own last record is shown, where there is one. */
  readonly isOwn?: boolean;
  readonly letterhead: Letterhead;
}

/** The first paper of the setting; where there are several another one can be chosen. */
export function PaperPreview({ settingFor, printed, isOwn = false, letterhead }: PaperPreviewProps) {
  const { t } = useTranslation('paper');
  const { nameOf, settingName } = usePaperNames();
  const hospital = useHospitalHead();
  const [index, setIndex] = useState(0);
  const chosen = printed[index];
  // The letterhead preview uses the saved layout; the layout preview uses the layout being edited.
  const kept = usePaperLayout(chosen?.paper);
  const layout = letterhead.layout ?? kept.layout;
  return (
    <>
      {printed.length > 1 && (
        <Select
          className="print-setting-sample"
          aria-label={t('setting.sample')}
          data={printed.map((one, place) => ({ value: String(place), label: nameOf(one) }))}
          value={String(index)}
          onChange={(place) => place && setIndex(Number(place))}
          allowDeselect={false}
        />
      )}
      <PaperView letterhead={{ ...letterhead, hospital, layout }}>
        {/* Parts of a paper are loaded with the first that shows them; the screen around it stays. */}
        <Suspense>
          {(isOwn && chosen?.own) || chosen?.sample || (
            <>
              <h1>{settingName(settingFor)}</h1>
              <p>{t('setting.notPrinted')}</p>
            </>
          )}
        </Suspense>
      </PaperView>
    </>
  );
}
