// What surrounds every screen of a signed-in user: the shell, the watch over the session, and the live line.
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NewPassword } from './access/new-password.tsx';
import { SecondStep } from './access/second-step.tsx';
import { SessionWatch } from './access/session-watch.tsx';
import { DemandedFactor } from './access/set-up-factor.tsx';
import { StepUpHost } from './access/step-up-dialog.tsx';
import { useRightsWatch } from './access/use-rights-watch.ts';
import { followNews } from './kernel/live.ts';
import { queryClient } from './kernel/query-client.ts';
import { useSession } from './kernel/session.ts';
import { MessageBox } from './message/message-box.tsx';
import { MessageTicker } from './message/message-ticker.tsx';
import { NotificationBell } from './message/notification-bell.tsx';
import { receiveMessage } from './message/receive-message.ts';
import { Shell } from './shell/shell.tsx';
import { useAuthorityWatch } from './staff/use-authority-watch.ts';
import { useHospitalWatch } from './tenancy/use-hospital-watch.ts';

/** What a log-in still asks for comes before everything else: its second step, a password of one's own, a second factor. */
export default function SignedIn() {
  const user = useSession()?.user;
  if (user?.factorNeed === 'code') return <SecondStep />;
  if (user?.mustChangePassword) return <NewPassword />;
  if (user?.factorNeed === 'enrolment') return <DemandedFactor />;
  return <Frame />;
}

function Frame() {
  const session = useSession();
  const hospitalId = session?.hospitalId;
  // Another hospital means another line, and after the end of the session there is none.
  useEffect(() => (hospitalId === undefined ? undefined : followNews(queryClient, receiveMessage)), [hospitalId]);
  useRightsWatch();
  useHospitalWatch();
  useAuthorityWatch();
  if (!session) return null;
  return (
    <Shell
      ticker={<MessageTicker />}
      tools={
        <>
          <MessageBox />
          <NotificationBell />
        </>
      }
    >
      {/* Another hospital: screens begin anew. */}
      <Outlet key={hospitalId} />
      <SessionWatch />
      <StepUpHost />
    </Shell>
  );
}
