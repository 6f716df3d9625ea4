// Stands once near the root of the program and asks for a reason where a chart is shut.
import { lazy, Suspense, useEffect, useState } from 'react';
import { onClosedChart } from '../../kernel/closed-chart.ts';
import { currentSession, onSessionChange } from '../../kernel/session.ts';

const BreakGlass = lazy(() => import('./break-glass.tsx'));

/** Several calls refused for one chart ask once. */
export function BreakGlassHost() {
  const [patientId, setPatientId] = useState<number | null>(null);
  useEffect(() => onClosedChart(setPatientId), []);
  useEffect(
    () =>
      onSessionChange(() => {
        if (currentSession() === null) setPatientId(null);
      }),
    [],
  );
  if (patientId === null) return null;
  return (
    <Suspense>
      <BreakGlass key={patientId} patientId={patientId} onClose={() => setPatientId(null)} />
    </Suspense>
  );
}
