// Analysers of journeys: one that the product listens for, and the simulated machine that calls it.
import { expect } from '@playwright/test';
import { listAnalyserStates } from '../../packages/contract/src/diagnostics/analyser/analyser-message.ts';
import { analysers } from '../../packages/contract/src/diagnostics/labtest/analyser.ts';
import { labParameters } from '../../packages/contract/src/diagnostics/labtest/lab-parameter.ts';
import { masterNamed } from '../../packages/contract/src/foundation/masters/all.ts';
import { masterEndpoints } from '../../packages/contract/src/kernel/resource.ts';
import type { SimulatedProfile } from '../../packages/rules/src/diagnostics/simulated-profile.ts';
import { SimulatedAnalyser } from '../../packages/server/src/diagnostics/analyser/simulated-analyser.ts';
import type { Api } from './api.ts';
import { findFreePort } from './free-port.ts';

/** Adds an analyser of a profile, waits until its port is open, and answers it with the machine that speaks for it. */
export async function openAnalyser(
  api: Api,
  analyserName: string,
  profile: SimulatedProfile,
): Promise<{ analyserId: number; machine: SimulatedAnalyser }> {
  const section = masterNamed('labSection');
  const sections = (await api.ask(masterEndpoints(section).list, {})) as { rows: Record<string, number>[] };
  const { rows } = await api.ask(labParameters.list, { pageNumber: 0, pageSize: 0 });
  const port = await findFreePort();
  const map = profile.codes.map(({ analyserCode, parameterCode, factor }) => ({
    analyserCode,
    factor,
    labParameterId: rows.find(({ code }) => code === parameterCode)?.labParameterId ?? 0,
  }));
  const { analyser } = await api.ask(analysers.add, {
    analyser: {
      analyserName,
      port,
      protocol: profile.protocol,
      characterSet: 'latin1',
      isBidirectional: true,
      labSectionId: sections.rows[0]?.[section.key] ?? 0,
      silentMinutes: 60,
      map,
    },
  });
  const isHeard = async () =>
    (await api.ask(listAnalyserStates, {})).analysers.some((one) => one.port === port && one.isListening);
  await expect.poll(isHeard, { timeout: 60_000 }).toBe(true);
  return { analyserId: analyser.analyserId, machine: new SimulatedAnalyser({ profile, port }) };
}
