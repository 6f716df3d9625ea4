// The calls on rounds of outside control (LB083).
import * as wire from '@charaka/contract/diagnostics/quality/eqa-round';
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import { zScore } from '@charaka/rules/diagnostics/westgard';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { type ListSource, readList } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

const ASKS = 2;
const BLOCKS = 3;
const LEAST_LETTERS = 5;

const row = wire.listEqaRounds.output.shape.rows.element;

/** The latest first. */
export const listEqaRounds = handle(wire.listEqaRounds, (call, input) => readList(call.tx, rounds(call), row, input));

function rounds(call: Call): ListSource {
  return {
    select: sql`e.eqa_round_id, e.scheme, e.round_name, e.lab_parameter_id, p.lab_parameter_name as parameter_name, e.sent_value,
      e.group_mean, e.group_sd, e.z_score as z, coalesce(abs(e.z_score) > ${ASKS}, false) as asks_for_action, e.action_text,
      e.closed_at`,
    from: sql`eqa_round e join lab_parameter p on p.tenant_id = e.tenant_id and p.lab_parameter_id = e.lab_parameter_id`,
    where: sql`e.tenant_id = ${call.tenantId} and e.hospital_id = ${call.hospital.hospitalId}`,
    counted: sql`eqa_round e`,
    columns: {
      scheme: { sql: sql`e.scheme`, kind: 'text' },
      roundName: { sql: sql`e.round_name`, kind: 'text' },
      parameterName: { sql: sql`p.lab_parameter_name`, kind: 'text' },
      closedAt: { sql: sql`e.closed_at`, kind: 'instant' },
    },
    tieBreak: sql`e.eqa_round_id desc`,
    defaultOrder: sql`e.eqa_round_id desc`,
  };
}

/** Of each scheme, round and parameter there is one. */
export const addEqaRound = handle(wire.addEqaRound, async (call, { round }) => {
  const added = await refuseOnConflict(
    call.tx.one<{ eqaRoundId: number }>(
      sql`insert into eqa_round (tenant_id, hospital_id, scheme, round_name, lab_parameter_id, sent_value)
        select ${call.tenantId}, ${call.hospital.hospitalId}, ${round.scheme}, ${round.roundName}, p.lab_parameter_id, ${round.sentValue}
        from lab_parameter p where p.tenant_id = ${call.tenantId} and p.hospital_id = ${call.hospital.hospitalId}
          and p.lab_parameter_id = ${round.labParameterId}
        returning eqa_round_id`,
      qualitySentences.roundDoesNotExist,
    ),
    { eqa_round_unique: qualitySentences.roundExists },
  );
  call.say(qualitySentences.roundAdded);
  return added;
});

/** Beyond three standard deviations it requires the corrective action. */
export const closeEqaRound = handle(
  wire.closeEqaRound,
  async (call, { eqaRoundId, groupMean, groupSd, actionText }) => {
    const round = await call.tx.one<{ sentValue: number; closedAt: string | null }>(
      sql`select sent_value, closed_at from eqa_round
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and eqa_round_id = ${eqaRoundId} for update`,
      qualitySentences.roundDoesNotExist,
    );
    if (round.closedAt !== null) refuse(qualitySentences.roundClosedAlready);
    const z = zScore(round.sentValue, groupMean, groupSd);
    const isActed = (actionText ?? '').trim().length >= LEAST_LETTERS;
    const wanted = qualitySentences.roundNeedsAction({ value: String(z) });
    if (Math.abs(z) > BLOCKS && !isActed) refuse(wanted, { actionText: wanted });
    await call.tx.rows(sql`
    update eqa_round set group_mean = ${groupMean}, group_sd = ${groupSd}, z_score = ${z}, action_text = ${actionText || null},
      closed_at = ${call.now}, closed_by = ${call.userId}
    where tenant_id = ${call.tenantId} and eqa_round_id = ${eqaRoundId}`);
    call.say(qualitySentences.roundClosed);
    return {};
  },
);
