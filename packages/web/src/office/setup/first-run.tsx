// The wizard of a new tenant: hospital, wards, people, prices, clinic, laboratory, letterhead; each step saves by itself and may be left out.

import { type FirstRunStep, firstRunSteps, getFirstRun, updateFirstRun } from '@charaka/contract/office/setup/setup';
import { firstRunTopic } from '@charaka/contract/office/setup/topics';
import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintedPapers } from '../../foundation/tenancy/printed-papers.ts';
import { changeSession, currentSession } from '../../kernel/session.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Page } from '../../ui/page/page.tsx';
import { ClinicStep } from './clinic-step.tsx';
import { HospitalStep } from './hospital-step.tsx';
import { LaboratoryStep } from './laboratory-step.tsx';
import { LetterheadStep } from './letterhead-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PriceStep } from './price-step.tsx';
import type { Progress } from './progress.ts';
import { ReadyStep } from './ready-step.tsx';
import { StepBar } from './step-bar.tsx';
import { WardStep } from './ward-step.tsx';

interface FirstRunProps {
  /** Every paper the product prints, as a sample. */
  readonly papers: PrintedPapers;
}

/** Setup wizard; reports that there is nothing to do for a tenant that was not made by `tenant:create`. */
export function FirstRun({ papers }: FirstRunProps) {
  const { t } = useTranslation('setup');
  const answer = useAnswer(firstRunTopic, getFirstRun, {});
  const progress = answer.data?.firstRun;
  if (progress) return <Wizard progress={progress} papers={papers} />;
  return (
    <Page title={t('title')}>
      {answer.isPending ? <Skeleton h={320} /> : <Alert role="status">{t('notNeeded')}</Alert>}
    </Page>
  );
}

/** From now on the home page is the home page: until the next log-in, or for good. */
function leaveFirstRun(): void {
  const user = currentSession()?.user;
  if (user) changeSession({ user: { ...user, isSettingUp: false } });
}

function Wizard({ progress, papers }: FirstRunProps & { readonly progress: Progress }) {
  const { t } = useTranslation('setup');
  const navigate = useNavigate();
  const [step, setStep] = useState<FirstRunStep>(progress.step);
  const heading = useHeadingOf(step);
  const remembering = useCommand(updateFirstRun);
  const go = (next: FirstRunStep) => {
    setStep(next);
    remembering.mutate({ firstRun: { step: next, isFinished: false } });
  };
  const position = firstRunSteps.indexOf(step);
  const [before, after] = [firstRunSteps[position - 1], firstRunSteps[position + 1]];
  const ways = { onBack: before && (() => go(before)), onNext: () => after && go(after) };
  const leave = () => {
    leaveFirstRun();
    void navigate({ to: '/' });
  };
  const steps: Readonly<Record<FirstRunStep, ReactNode>> = {
    hospital: <HospitalStep hospitalId={progress.hospitalId} {...ways} />,
    wards: <WardStep {...ways} />,
    people: <PeopleStep {...ways} />,
    prices: <PriceStep {...ways} />,
    clinic: <ClinicStep progress={progress} {...ways} />,
    laboratory: <LaboratoryStep progress={progress} {...ways} />,
    letterhead: <LetterheadStep papers={papers} {...ways} />,
    ready: <ReadyStep progress={progress} onStep={go} onFinish={leaveFirstRun} />,
  };
  return (
    <Page
      title={t('title')}
      action={
        progress.isFinished ? undefined : (
          <Button variant="default" onClick={leave}>
            {t('later')}
          </Button>
        )
      }
    >
      <StepBar progress={progress} step={step} onStep={go} />
      <Stack gap="md">
        <div>
          <Title order={2} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {t(`step.${step}`)}
          </Title>
          <Text c="dimmed">{t(`lead.${step}`)}</Text>
        </div>
        {steps[step]}
      </Stack>
    </Page>
  );
}

/** The heading of the step, which has the focus when another step begins: whoever hears the page hears where they are. */
function useHeadingOf(step: FirstRunStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}
