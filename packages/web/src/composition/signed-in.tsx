// Frame around every screen of a signed-in user: the shell, the session watch, and the live connection.
import { Outlet } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { NewPassword } from '../foundation/access/new-password.tsx';
import { SecondStep } from '../foundation/access/second-step.tsx';
import { SessionWatch } from '../foundation/access/session-watch.tsx';
import { DemandedFactor } from '../foundation/access/set-up-factor.tsx';
import { StepUpHost } from '../foundation/access/step-up-dialog.tsx';
import { useRightsWatch } from '../foundation/access/use-rights-watch.ts';
import { LatestNotice } from '../foundation/message/latest-notice.tsx';
import { MessageBox } from '../foundation/message/message-box.tsx';
import { NotificationBell } from '../foundation/message/notification-bell.tsx';
import { receiveMessage } from '../foundation/message/receive-message.ts';
import { useAuthorityWatch } from '../foundation/staff/use-authority-watch.ts';
import { useHospitalWatch } from '../foundation/tenancy/use-hospital-watch.ts';
import { followNews } from '../kernel/live.ts';
import { queryClient } from '../kernel/query-client.ts';
import { useSession } from '../kernel/session.ts';
import { MemoPartsProvider } from '../money/account/memo-parts.tsx';
import { Shell } from '../shell/shell.tsx';
import { memoParts } from './memo-parts.ts';

const loadFinder = () => import('../desk/finder.tsx');
const Finder = lazy(loadFinder);

/** Unfinished parts of a log-in come first: its second step, a password of the user's own, a second factor. */
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
  // The search is to open at the first key.
  useEffect(() => {
    void loadFinder();
  }, []);
  useRightsWatch();
  useHospitalWatch();
  useAuthorityWatch();
  if (!session) return null;
  return (
    <MemoPartsProvider value={memoParts}>
      <Shell
        notice={<LatestNotice />}
        Finder={Finder}
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
    </MemoPartsProvider>
  );
}
