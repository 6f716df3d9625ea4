// Chooses the hospital to work in; only some may change it (R132-R139, Q179).

import { getHospital, listHospitals } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { maySwitchHospital } from '@charaka/rules/access/permission';
import { Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call, Refusal } from '../kernel/call.ts';
import { reportFailure } from '../kernel/report-failure.ts';
import { changeSession, endSession, useSignedIn } from '../kernel/session.ts';
import type { SessionHospital } from '../kernel/session-state.ts';
import { useAnswer } from '../kernel/use-answer.ts';
import { ownHospitals } from './own-hospitals.ts';

/** The change follows the choice after this long (R139). */
const pauseMilliseconds = 100;

/** The dropdown of the header; it shows the present hospital also to those who may not change it. */
export function HospitalSelect() {
  const { t } = useTranslation('shell');
  const { user, hospitalId, hospital } = useSignedIn();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mayChange = maySwitchHospital(user.roleId, user.isHospitalsVisible);
  const answer = useAnswer(hospitalTopic, listHospitals, ownHospitals, { freshMilliseconds: 5 * 60_000 });
  // Without hospitals there is no work to do: out, as when the session has ended (R137, Q168). A broken line is no reason.
  const isRefused = answer.error instanceof Refusal;
  useEffect(() => {
    if (!isRefused) return;
    endSession();
    void navigate({ to: '/checktenant' });
  }, [isRefused, navigate]);
  const hospitals: readonly SessionHospital[] = answer.data?.rows ?? (hospital ? [hospital] : []);
  const choose = async (id: number | null) => {
    const chosen = hospitals.find((candidate) => candidate.hospitalId === id);
    if (!chosen || chosen.hospitalId === hospitalId) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    // Home first: the open screen may show a record of the other hospital.
    await navigate({ to: '/' });
    changeSession({ hospitalId: chosen.hospitalId, hospital: chosen });
    // Menu, print settings, items: nothing of the other hospital stays (R138, Q179).
    await queryClient.resetQueries();
    try {
      const { hospital: asItIs } = await call(getHospital, { hospital: { hospitalId: chosen.hospitalId } });
      changeSession({ hospital: asItIs });
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Select<number>
      aria-label={t('header.hospital')}
      size="sm"
      w={270}
      // Names keep their own direction on a right-to-left page.
      dir="auto"
      data={hospitals.map(({ hospitalId: value, hospitalName: label }) => ({ value, label }))}
      value={hospitalId}
      disabled={!mayChange}
      allowDeselect={false}
      onChange={(id) => void choose(id)}
    />
  );
}
