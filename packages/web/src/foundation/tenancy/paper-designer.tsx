// Lays out a paper: its blocks, their order, their fields and the sizes of its text, beside the paper as it will be (0137).

import { designedPapers, isPlainSetting, sheetsOf } from '@charaka/contract/composition/papers';
import {
  firstLayout,
  getPaperLayout,
  type PaperLayout,
  savePaperLayout,
  textSizes,
} from '@charaka/contract/foundation/tenancy/paper-layout';
import { PRINT_SETTINGS_MENU_PATH } from '@charaka/contract/foundation/tenancy/print-setting';
import { printSettingTopic } from '@charaka/contract/foundation/tenancy/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { Paper } from '@charaka/contract/kernel/paper';
import { Button, Group, NativeSelect, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Page } from '../../ui/page/page.tsx';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { PaperBlocksList } from './paper-blocks-list.tsx';
import { PaperPreview } from './paper-preview.tsx';
import { type PrintedPapers, usePaperNames } from './printed-papers.ts';
import { useLetterhead } from './use-letterhead.ts';
import './print-setting-dialog.css';

type Kept = OutputOf<typeof getPaperLayout>;

/** A layout that is not saved yet, and the version it was made from. */
interface Draft {
  readonly layout: PaperLayout;
  readonly versionNo: number;
}

interface PaperDesignerProps {
  /** The contents to look at, by the name of the paper. */
  readonly papers: PrintedPapers;
  /** Shown until another paper is chosen. */
  readonly first: Paper;
}

/** Route print-settings/layout, `?paper=` one of the papers. */
export function PaperDesigner({ papers, first }: PaperDesignerProps) {
  const { t } = useTranslation('paper');
  const named = useLocation({ select: (location) => new URLSearchParams(location.searchStr).get('paper') });
  const navigate = useNavigate();
  const { nameOf } = usePaperNames();
  const paper = designedPapers.find(({ name }) => name === named) ?? first;
  const kept = useAnswer(printSettingTopic, getPaperLayout, { settingFor: paper.name });
  const printed = papers[paper.name];
  const titleOf = ({ name }: Paper) => (papers[name] ?? []).map(nameOf).join(', ');
  return (
    <Page title={t('design.title')} crumbs={[{ label: t('setting.title'), to: `/${PRINT_SETTINGS_MENU_PATH}` }]}>
      <NativeSelect
        label={t('setting.paper')}
        maw={480}
        data={designedPapers.map((designed) => ({ value: designed.name, label: titleOf(designed) }))}
        value={paper.name}
        // A draft is not left without a question.
        onChange={(event) => void navigate({ to: '.', search: linkSearch({ paper: event.currentTarget.value }) })}
      />
      {kept.data && printed ? (
        <Designer key={paper.name} paper={paper} kept={kept.data} printed={printed} />
      ) : (
        <Skeleton h={480} />
      )}
    </Page>
  );
}

interface DesignerProps {
  readonly paper: Paper;
  readonly kept: Kept;
  readonly printed: readonly AreaPaper[];
}

function Designer({ paper, kept, printed }: DesignerProps) {
  const { t } = useTranslation('paper');
  const { canEdit } = useRights(PRINT_SETTINGS_MENU_PATH);
  const [draft, setDraft] = useState<Draft | null>(null);
  const saving = useCommand(savePaperLayout, { onDone: () => setDraft(null) });
  useLeaveGuard(draft !== null);
  const { layout, versionNo } = draft ?? kept;
  const change = (changed: PaperLayout) => setDraft({ layout: changed, versionNo });
  return (
    <div className="print-setting">
      <Stack gap="md">
        <FormSection title={t('design.blocks')}>
          <PaperBlocksList paper={paper} layout={layout} isLocked={!canEdit} onChange={change} />
        </FormSection>
        {(['textSize', 'headingSize'] as const).map((name) => (
          <SizeChoice
            key={name}
            label={t(`design.${name}`)}
            size={layout[name]}
            isLocked={!canEdit}
            onChange={(size) => change({ ...layout, [name]: size })}
          />
        ))}
        {canEdit && (
          <Group>
            <Button
              disabled={!draft}
              loading={saving.isPending}
              onClick={() => saving.mutate({ settingFor: paper.name, layout, versionNo })}
            >
              {t('design.save')}
            </Button>
            <Button variant="default" disabled={!draft} onClick={() => setDraft(null)}>
              {t('design.discard')}
            </Button>
            <Button variant="default" onClick={() => change(firstLayout)}>
              {t('design.reset')}
            </Button>
          </Group>
        )}
        <Versions versions={kept.versions} isLocked={!canEdit} onRestore={change} />
      </Stack>
      <Preview paper={paper} printed={printed} layout={layout} />
    </div>
  );
}

interface SizeChoiceProps {
  readonly label: string;
  readonly size: PaperLayout['textSize'];
  readonly isLocked: boolean;
  onChange(size: PaperLayout['textSize']): void;
}

function SizeChoice({ label, size, isLocked, onChange }: SizeChoiceProps) {
  const { t } = useTranslation('paper');
  return (
    <FormSection title={label}>
      <SegmentedControl
        aria-label={label}
        data={textSizes.map((value) => ({ value, label: t(`design.size.${value}`) }))}
        value={size}
        disabled={isLocked}
        onChange={(value) => {
          const chosen = textSizes.find((one) => one === value);
          if (chosen) onChange(chosen);
        }}
      />
    </FormSection>
  );
}

interface VersionsProps {
  readonly versions: Kept['versions'];
  readonly isLocked: boolean;
  onRestore(layout: PaperLayout): void;
}

/** A version that is restored is seen on the paper first, and is the newest once it is saved. */
function Versions({ versions, isLocked, onRestore }: VersionsProps) {
  const { t } = useTranslation('paper');
  return (
    <FormSection title={t('design.versions')}>
      {versions.length === 0 && <Text fz="sm">{t('design.noVersions')}</Text>}
      <Stack gap="xs">
        {versions.map((version, index) => (
          <Group key={version.versionNo} justify="space-between" wrap="nowrap">
            <Text fz="sm">
              {t('design.version', {
                number: version.versionNo,
                name: version.madeByName ?? t('design.takenOver'),
                time: formatDateTime(version.madeAt),
              })}
            </Text>
            {index > 0 && !isLocked && (
              <Button
                size="xs"
                variant="default"
                aria-label={t('design.restoreNumber', { number: version.versionNo })}
                onClick={() => onRestore(version.layout)}
              >
                {t('design.restore')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </FormSection>
  );
}

function Preview({ paper, printed, layout }: Omit<DesignerProps, 'kept'> & { readonly layout: PaperLayout }) {
  const { t } = useTranslation('paper');
  const head = useLetterhead(paper);
  const letterhead = isPlainSetting(paper.setting)
    ? { paperSize: sheetsOf(paper.setting)[0], ...head, isPlain: true }
    : head;
  const [isSample, setIsSample] = useState(false);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys
    <section className="print-setting-preview" aria-label={t('design.preview')} tabIndex={0}>
      {printed.some(({ own }) => own) && (
        <SegmentedControl
          className="print-setting-sample"
          aria-label={t('design.preview')}
          data={[
            { value: 'own', label: t('design.own') },
            { value: 'sample', label: t('design.sample') },
          ]}
          value={isSample ? 'sample' : 'own'}
          onChange={(value) => setIsSample(value === 'sample')}
        />
      )}
      <PaperPreview
        settingFor={paper.setting}
        printed={printed}
        isOwn={!isSample}
        letterhead={{ ...letterhead, layout }}
      />
    </section>
  );
}
