// The settings for reading and matching an analyser's messages: its protocol, its codes, and the person responsible for its values.
import type { analyserProtocols } from '@charaka/contract/diagnostics/labtest/analyser';
import type { AnalyserPlaces } from '@charaka/rules/diagnostics/analyser-place';
import type { CodeMeaning } from '@charaka/rules/diagnostics/analyser-unit';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';
import type { LabDeed } from '../laboratory/lab-deed.ts';

/** The analyser of a message. */
export interface AnalyserSetting extends AnalyserPlaces {
  readonly analyserId: number;
  readonly analyserName: string;
  readonly hospitalId: number;
  readonly timezone: string;
  readonly protocol: (typeof analyserProtocols)[number];
  readonly characterSet: string;
  readonly qcPattern: string | null;
  /** A comma among the digits of a value is a decimal point (Q245). */
  readonly decimalComma: boolean;
  readonly map: readonly CodeMeaning[];
  readonly responsibleId: number;
  /** By the clock of the database. */
  readonly readAt: string;
}

/** One analyser of any hospital. */
export function findSetting(
  { tx, tenantId }: { readonly tx: Transaction; readonly tenantId: number },
  analyserId: number,
): Promise<AnalyserSetting> {
  return tx.single<AnalyserSetting>(sql`
    select a.analyser_id, a.analyser_name, a.hospital_id, h.timezone, a.protocol, a.character_set, a.qc_pattern, a.decimal_comma, a.map,
      a.responsible_id, a.specimen_place, a.specimen_trim, a.code_place, a.unit_place, a.status_place, a.question_place, a.control_marks,
      clock_timestamp() as read_at
    from analyser a join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
    where a.tenant_id = ${tenantId} and a.analyser_id = ${analyserId}`);
}

/** Automatic values are entered for the user who last changed the analyser's settings. */
export function deedOf(tx: Transaction, tenantId: number, analyser: AnalyserSetting): LabDeed {
  const { hospitalId, timezone, responsibleId, readAt } = analyser;
  return { tx, tenantId, userId: responsibleId, now: new Date(readAt), hospital: { hospitalId, timezone } };
}
