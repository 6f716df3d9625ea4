// The SQL of the consultant register.

import type { instruction, instructionInput } from '@charaka/contract/stay/instruction/instruction';
import { instructionSentences } from '@charaka/contract/stay/instruction/instruction-sentences';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { staffName } from '../../kernel/staff-name.ts';

/** An instruction as the contract names it. */
export type Instruction = z.output<typeof instruction>;
/** An instruction to be entered; its day is settled. */
export type NewInstruction = z.output<typeof instructionInput> & { readonly instructionDate: string };

const selectFor = ({ userId, session }: Call): Sql => sql`
  select i.instruction_id, i.admission_id, i.applied_at, i.consultant_id,
    ${staffName(sql`s`)} as consultant_name, i.instruction, i.instruction_date, i.is_active,
    (i.created_by = ${userId} or i.consultant_id = ${session.staffId ?? 0}) as is_own,
    u.name as created_by_name, i.created_at
  from consultant_instruction i
  join admission a on a.tenant_id = i.tenant_id and a.admission_id = i.admission_id
  join staff s on s.tenant_id = i.tenant_id and s.staff_id = i.consultant_id
  join app_user u on u.tenant_id = i.tenant_id and u.user_id = i.created_by`;

/** The register of an admission of this hospital, the instruction applied last first. */
export function readInstructions(call: Call, admissionId: number): Promise<Instruction[]> {
  return call.tx.rows<Instruction>(sql`${selectFor(call)}
    where i.tenant_id = ${call.tenantId} and i.admission_id = ${admissionId} and i.is_active
      and a.hospital_id = ${call.hospital.hospitalId}
    order by i.applied_at desc, i.instruction_id desc`);
}

/** One instruction of this hospital. Refuses when there is none of that number, or it was taken back. */
export function readInstruction(call: Call, instructionId: number): Promise<Instruction> {
  return call.tx.one<Instruction>(
    sql`${selectFor(call)}
      where i.tenant_id = ${call.tenantId} and i.instruction_id = ${instructionId} and i.is_active
        and a.hospital_id = ${call.hospital.hospitalId}`,
    instructionSentences.instructionDoesNotExist,
  );
}

/** Writes an instruction and answers its number. */
export async function insertInstruction(call: Call, entry: NewInstruction): Promise<number> {
  const { instructionId } = await call.tx.one<{ instructionId: number }>(
    sql`insert into consultant_instruction
        (tenant_id, admission_id, applied_at, consultant_id, instruction, instruction_date, created_by, created_at)
      values (${call.tenantId}, ${entry.admissionId}, ${entry.appliedAt}, ${entry.consultantId}, ${entry.instruction},
        ${entry.instructionDate}, ${call.userId}, ${call.now}) returning instruction_id`,
    instructionSentences.instructionNotWritten,
  );
  return instructionId;
}

/** Takes an instruction off the register. */
export async function hideInstruction(call: Call, instructionId: number): Promise<void> {
  await call.tx.rows(sql`
    update consultant_instruction set is_active = false, updated_by = ${call.userId}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and instruction_id = ${instructionId}`);
}
