// A paper as it will be with the letterhead and sheet that are typed just now (R270, R276).
import { Select } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Letterhead } from '../../ui/paper/letterhead.ts';
import { PaperView } from '../../ui/paper/paper-view.tsx';
import type { PrintedPaper } from './printed-papers.ts';
import { useHospitalHead, usePaperLayout } from './use-letterhead.ts';

interface PaperPreviewProps {
  /** The name of the setting. */
  readonly settingFor: string;
  /** Undefined for a name that nothing is printed under. */
  readonly printed: PrintedPaper | undefined;
  readonly letterhead: Letterhead;
}

/** Returns the name of a previewed paper. */
export function useSampleName(): (name: string) => string {
  const { t } = useTranslation('paper');
  return (name) => t(`sample.${name}`);
}

/** The first paper of the setting; where there are several another one can be chosen. */
export function PaperPreview({ settingFor, printed, letterhead }: PaperPreviewProps) {
  const { t } = useTranslation('paper');
  const nameOf = useSampleName();
  const hospital = useHospitalHead();
  const keys = Object.keys(printed?.samples ?? {});
  const [chosen, setChosen] = useState(keys[0] ?? '');
  // The letterhead preview uses the saved layout; the layout preview uses the layout being edited.
  const kept = usePaperLayout(printed?.paperOf[chosen] ?? '');
  const layout = letterhead.layout ?? kept.layout;
  return (
    <>
      {keys.length > 1 && (
        <Select
          className="print-setting-sample"
          aria-label={t('setting.sample')}
          data={keys.map((value) => ({ value, label: nameOf(value) }))}
          value={chosen}
          onChange={(key) => key && setChosen(key)}
          allowDeselect={false}
        />
      )}
      <PaperView letterhead={{ ...letterhead, hospital, layout }}>
        {/* Parts of a paper are loaded with the first that shows them; the screen around it stays. */}
        <Suspense>
          {printed?.samples[chosen] ?? (
            <>
              <h1>{t(`names.${settingFor}`)}</h1>
              <p>{t('setting.notPrinted')}</p>
            </>
          )}
        </Suspense>
      </PaperView>
    </>
  );
}
