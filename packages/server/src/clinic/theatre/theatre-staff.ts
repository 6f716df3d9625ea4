// Whether everybody named for an operation is an active doctor who works here.

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Surgeon, assistants and anaesthetist; those left out are null. */
export interface Team {
  readonly doctorId: number;
  readonly assistant1Id?: number | null | undefined;
  readonly assistant2Id?: number | null | undefined;
  readonly anesthetistId?: number | null | undefined;
}

/** Refuses a team with somebody who is no active doctor here. */
export async function checkTeam(call: Call, team: Team): Promise<void> {
  const named = [team.doctorId, team.assistant1Id, team.assistant2Id, team.anesthetistId];
  const wanted = named.filter((id) => id != null);
  if (!(await areDoctorsHere(call, wanted))) refuse(fieldSentences.selectDoctor);
}
