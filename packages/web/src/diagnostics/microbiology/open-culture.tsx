// The dialog of one culture: findings and isolates, and the actions on it; each action has its own dialog (LB059-LB064).

import { finishWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { benchMenu, mayVerify, reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { getCulture, releasePreliminary } from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologyMenu } from '@charaka/contract/diagnostics/microbiology/culture-menus';
import { Button, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useMayAsk, useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AmendmentWaits } from '../laboratory/amendment-waits.tsx';
import { AddCultureStage } from './add-culture-stage.tsx';
import { AmendCulture } from './amend-culture.tsx';
import { IsolateCard } from './isolate-card.tsx';
import { ReleaseSusceptibility } from './release-susceptibility.tsx';
import { SaveIsolate } from './save-isolate.tsx';
import { SaveSusceptibilities } from './save-susceptibilities.tsx';
import type { Culture } from './shown-culture.ts';

type Asked =
  | { readonly what: 'stage' }
  | { readonly what: 'isolate'; readonly isolateId: number | null }
  | { readonly what: 'tests'; readonly isolateId: number }
  | { readonly what: 'release'; readonly isolateId: number; readonly antibioticId: number };

/** Mounted while it is open. */
export function OpenCulture({ labWorkId, onClose }: { labWorkId: number; onClose(): void }) {
  const { t } = useTranslation('microbiology');
  const culture = useAnswer(laboratoryTopic, getCulture, { labWorkId }).data?.culture;
  const [asked, setAsked] = useState<Asked | null>(null);
  if (culture && asked)
    return (
      <OfPatient patient={culture}>
        <Deed culture={culture} asked={asked} onClose={() => setAsked(null)} />
      </OfPatient>
    );
  const title = culture ? `${culture.testNames}: ${patientLine(culture)}` : t('culture');
  return (
    <Dialog
      isOpen
      size="wide"
      title={title}
      onClose={onClose}
      footer={culture && <Deeds culture={culture} onAsk={setAsked} onClose={onClose} />}
    >
      {culture ? <Seen culture={culture} onAsk={setAsked} /> : <Skeleton h={240} radius="sm" />}
    </Dialog>
  );
}

function Deed({ culture, asked, onClose }: { culture: Culture; asked: Asked; onClose(): void }) {
  const { labWorkId, isolates } = culture;
  const isolate = 'isolateId' in asked ? isolates.find(({ isolateId }) => isolateId === asked.isolateId) : undefined;
  const isAmending = culture.status === 'Verified';
  if (asked.what === 'stage')
    return <AddCultureStage labWorkId={labWorkId} isAmending={isAmending} onClose={onClose} />;
  if (asked.what === 'isolate' && isAmending)
    return <AmendCulture labWorkId={labWorkId} isolate={isolate ?? null} onClose={onClose} />;
  if (asked.what === 'isolate')
    return <SaveIsolate labWorkId={labWorkId} isolate={isolate ?? null} onClose={onClose} />;
  if (!isolate) return null;
  return asked.what === 'tests' ? (
    <SaveSusceptibilities isolate={isolate} onClose={onClose} />
  ) : (
    <ReleaseSusceptibility isolate={isolate} antibioticId={asked.antibioticId} onClose={onClose} />
  );
}

interface DeedsProps {
  readonly culture: Culture;
  onAsk(asked: Asked): void;
  onClose(): void;
}

const isOpen = ({ status }: Culture) => status === 'Ready' || status === 'Entered';

function Deeds({ culture, onAsk, onClose }: DeedsProps) {
  const { t } = useTranslation('microbiology');
  const { canEdit } = useRights(microbiologyMenu);
  const mayFinish = useRights(benchMenu).canEdit;
  const mayRelease = useMayAsk(mayVerify);
  const finish = useCommand(finishWork, { onDone: onClose });
  const release = useCommand(releasePreliminary);
  if (culture.status === 'Verified') return culture.amendment ? null : <Amendments onAsk={onAsk} />;
  if (!isOpen(culture)) return null;
  const { labWorkId } = culture;
  return (
    <>
      {canEdit && (
        <>
          <Button variant="default" onClick={() => onAsk({ what: 'stage' })}>
            {t('addStage')}
          </Button>
          <Button variant="default" onClick={() => onAsk({ what: 'isolate', isolateId: null })}>
            {t('addIsolate')}
          </Button>
        </>
      )}
      {mayRelease && culture.isUnreleased && (
        <Button variant="default" loading={release.isPending} onClick={() => release.mutate({ labWorkId })}>
          {t('releasePreliminary')}
        </Button>
      )}
      {mayFinish && (
        <Button loading={finish.isPending} onClick={() => finish.mutate({ labWorkIds: [labWorkId] })}>
          {t('finish')}
        </Button>
      )}
    </>
  );
}

/** A user who may amend the report adds missing findings to a verified culture. */
function Amendments({ onAsk }: Pick<DeedsProps, 'onAsk'>) {
  const { t } = useTranslation('microbiology');
  const { canEdit } = useRights(reportMenu);
  if (!canEdit) return null;
  return (
    <>
      <Button variant="default" onClick={() => onAsk({ what: 'stage' })}>
        {t('amendStage')}
      </Button>
      <Button variant="default" onClick={() => onAsk({ what: 'isolate', isolateId: null })}>
        {t('amendAdd')}
      </Button>
    </>
  );
}

/** Stages in their order, then what grew. */
function Seen({ culture, onAsk }: Omit<DeedsProps, 'onClose'>) {
  const { t } = useTranslation('microbiology');
  const { canEdit } = useRights(microbiologyMenu);
  const mayAmend = useRights(reportMenu).canEdit && culture.status === 'Verified' && !culture.amendment;
  const facts = [
    `${culture.specimenName} ${culture.specimenNo}`,
    t('collectedOn', { at: formatDateTime(culture.collectedAt) }),
    culture.preliminaryAt && t('releasedOn', { at: formatDateTime(culture.preliminaryAt) }),
  ];
  return (
    <Stack>
      <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
      <AmendmentWaits amendment={culture.amendment} />
      <div>
        <Title order={3} size="h5">
          {t('stagesSeen')}
        </Title>
        {culture.stages.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('nothingYet')}
          </Text>
        ) : (
          <List size="sm">
            {culture.stages.map((one) => (
              <List.Item key={one.cultureStageId}>
                {one.hours == null ? t(`stages.${one.stage}`) : t('noGrowthAfter', { count: one.hours })}
                {one.note && `: ${one.note}`}
                <Text span size="xs" c="dimmed">
                  {` ${formatDateTime(one.enteredAt)}, ${one.enteredByName}`}
                </Text>
              </List.Item>
            ))}
          </List>
        )}
      </div>
      <Group align="stretch" grow preventGrowOverflow={false} wrap="wrap">
        {culture.isolates.map((isolate) => (
          <IsolateCard
            key={isolate.isolateId}
            isolate={isolate}
            canEdit={canEdit && isOpen(culture)}
            canAmend={mayAmend}
            onChange={() => onAsk({ what: 'isolate', isolateId: isolate.isolateId })}
            onTest={() => onAsk({ what: 'tests', isolateId: isolate.isolateId })}
            onRelease={(antibioticId) => onAsk({ what: 'release', isolateId: isolate.isolateId, antibioticId })}
          />
        ))}
      </Group>
    </Stack>
  );
}
