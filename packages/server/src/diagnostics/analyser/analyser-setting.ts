// An analyser as its messages are read and matched: how it speaks, what its codes mean, and who stands for what it enters.
import type { analyserProtocols } from '@charaka/contract/diagnostics/labtest/analyser';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';
import type { LabDeed } from '../laboratory/lab-deed.ts';

/** What a code of the analyser means. */
export interface CodeMeaning {
  readonly analyserCode: string;
  readonly labParameterId: number;
  readonly factor: number | null;
}

/** The analyser of a message. */
export interface AnalyserSetting {
  readonly analyserId: number;
  readonly hospitalId: number;
  readonly timezone: string;
  readonly protocol: (typeof analyserProtocols)[number];
  readonly characterSet: string;
  readonly qcPattern: string | null;
  readonly map: readonly CodeMeaning[];
  readonly responsibleId: number;
}

/** One analyser, whatever its hospital. */
export function findSetting(
  { tx, tenantId }: { readonly tx: Transaction; readonly tenantId: number },
  analyserId: number,
): Promise<AnalyserSetting> {
  return tx.single<AnalyserSetting>(sql`
    select a.analyser_id, a.hospital_id, h.timezone, a.protocol, a.character_set, a.qc_pattern, a.map, a.responsible_id
    from analyser a join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
    where a.tenant_id = ${tenantId} and a.analyser_id = ${analyserId}`);
}

/** What is entered by itself is entered for whoever last said how the analyser works. */
export function deedOf(tx: Transaction, tenantId: number, analyser: AnalyserSetting): LabDeed {
  const { hospitalId, timezone, responsibleId } = analyser;
  return { tx, tenantId, userId: responsibleId, now: new Date(), hospital: { hospitalId, timezone } };
}
