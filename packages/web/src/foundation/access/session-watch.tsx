// Watches the token's end: renews it silently for somebody at work, else asks with a countdown (R095-R103, Q165).
import { logOut, refreshToken } from '@charaka/contract/foundation/access/access';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, lastAnswerTime, TransportFailure } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { currentSession, endSession, renewToken, useSession } from '../../kernel/session.ts';
import { useIsTopDialog } from '../../ui/dialog/dialog-order.ts';
import { useSubmitKey } from '../../ui/dialog/submit-key.ts';
import { toastSuccess } from '../../ui/page/toast.ts';
import { nextStep } from './session-step.ts';

const countdownMilliseconds = 30_000;

async function renew(): Promise<void> {
  const user = currentSession()?.user;
  const { token, tokenExpiry } = await call(refreshToken, { user: { name: user?.name } });
  renewToken(token, tokenExpiry);
}

/** Stands inside the shell; shows nothing until it has to ask. */
export function SessionWatch() {
  const endsAt = useSession()?.tokenEndsAt ?? Number.NaN;
  /** Until when the question may be answered; null while nothing is asked. */
  const [deadline, setDeadline] = useState<number | null>(null);
  useEffect(() => {
    // A fresh token, from here or from another tab, has answered the question.
    setDeadline(null);
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const step = nextStep(endsAt, Date.now(), lastAnswerTime());
      if (step.kind === 'expired') endSession();
      else if (step.kind === 'wait') timer = setTimeout(look, step.milliseconds);
      else if (step.kind === 'ask') setDeadline(Math.min(endsAt, Date.now() + countdownMilliseconds));
      else
        renew().catch((error: unknown) => {
          // A line that is broken for a moment refuses nothing: there is time to try again.
          if (error instanceof TransportFailure) timer = setTimeout(look, step.retryMilliseconds);
          else endAfterFailure(error);
        });
    };
    look();
    return () => clearTimeout(timer);
  }, [endsAt]);
  return deadline === null ? null : <ExpiryQuestion deadline={deadline} />;
}

/** A silent renewal that was refused: logged, and the user is led home (R100, R104, Q163). */
function endAfterFailure(error: unknown): void {
  console.warn('The session could not be renewed', error);
  endSession();
}

/** Unlike the end of the countdown this is somebody's word: the server forgets the session too. */
function logOutHere(): void {
  void call(logOut, {}).catch(() => undefined);
  endSession();
}

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

function ExpiryQuestion({ deadline }: { deadline: number }) {
  const { t } = useTranslation('access');
  const [seconds, setSeconds] = useState(secondsUntil(deadline));
  const [isWorking, setWorking] = useState(false);
  const isTop = useIsTopDialog(true);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useSubmitKey(content, isTop);
  useEffect(() => {
    // By the clock and not by counting: a tab in the background is woken seldom.
    const timer = setInterval(() => setSeconds(secondsUntil(deadline)), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  useEffect(() => {
    if (seconds <= 0 && !isWorking) endSession();
  }, [seconds, isWorking]);
  const carryOn = async () => {
    if (isWorking) return;
    setWorking(true);
    try {
      await renew();
      toastSuccess(t('session.carryOn'));
    } catch (error) {
      reportFailure(error);
      // Without an answer nothing was refused; while the seconds run it may be tried again (R100, R104).
      if (!(error instanceof TransportFailure)) endSession();
      setWorking(false);
    }
  };
  return (
    <Modal
      opened
      onClose={() => void carryOn()}
      title={t('session.title')}
      zIndex={500}
      closeOnEscape={isTop}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Text mb="lg" role="timer" aria-live="off">
        {t('session.countdown', { count: seconds })}
      </Text>
      <Group justify="flex-end" ref={setContent}>
        <Button variant="default" onClick={logOutHere}>
          {t('session.logOut')}
        </Button>
        <Button onClick={() => void carryOn()} loading={isWorking} data-autofocus>
          {t('session.continue')}
        </Button>
      </Group>
    </Modal>
  );
}
