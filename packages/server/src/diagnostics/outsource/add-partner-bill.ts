// Looks at a partner's bill before it is entered, and enters it once (LB073).
import { outsourceChecks, outsourceSentences } from '@charaka/contract/diagnostics/outsource/outsource-sentences';
import * as wire from '@charaka/contract/diagnostics/outsource/partner-bill';
import { totalPartnerBill } from '@charaka/rules/diagnostics/partner-bill';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { judgeLines } from './partner-bill-store.ts';
import { readBillFile } from './read-bill-file.ts';

/** Bills of a partner that is not in use any more still come. */
function needProvider(call: Call, thirdPartyProviderId: number): Promise<unknown> {
  return call.tx.one(
    sql`select 1 from third_party_provider
      where tenant_id = ${call.tenantId} and third_party_provider_id = ${thirdPartyProviderId}`,
    outsourceSentences.providerDoesNotExist,
  );
}

/** A file takes the place of lines that were typed. */
export const previewPartnerBill = handle(
  wire.previewPartnerBill,
  async (call, { thirdPartyProviderId, lines: typed, file }) => {
    await needProvider(call, thirdPartyProviderId);
    const { lines, badRows } = file ? await readBillFile(file) : { lines: typed, badRows: [] };
    const verdicts = await judgeLines(call, thirdPartyProviderId, lines);
    const shown = lines.flatMap((line, place) => {
      const verdict = verdicts[place];
      if (!verdict) return [];
      const { outsourceLineId: _, ...said } = verdict;
      return [{ ...said, ...line }];
    });
    return {
      ...totalPartnerBill(shown.map((line) => ({ ...line, isRefused: false }))),
      lines: shown,
      badRows: [...badRows],
    };
  },
);

/** Each line takes the test it means, so that no other bill has it; the database refuses a number twice. */
export const addPartnerBill = handle(wire.addPartnerBill, async (call, { bill }) => {
  const { thirdPartyProviderId, billNo, billedDay, lines } = bill;
  if (billedDay > todayOf(call))
    refuse(outsourceChecks.billInFuture, { 'bill.billedDay': outsourceChecks.billInFuture });
  await needProvider(call, thirdPartyProviderId);
  const verdicts = await judgeLines(call, thirdPartyProviderId, lines);
  const { partnerBillId } = await refuseOnConflict(
    call.tx.single<{ partnerBillId: number }>(sql`
      insert into partner_bill (tenant_id, hospital_id, third_party_provider_id, bill_no, billed_on, entered_at, entered_by)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${thirdPartyProviderId}, ${billNo}, ${billedDay}, ${call.now}, ${call.userId})
      returning partner_bill_id`),
    { partner_bill_no_unique: ['bill.billNo', outsourceChecks.billExists] },
  );
  const written = lines.map((line, place) => ({
    lineNo: place + 1,
    dispatchNo: line.dispatchNo ?? null,
    specimenNo: line.specimenNo || null,
    testCode: line.testCode,
    amountPaise: line.amountPaise,
    outsourceLineId: verdicts[place]?.outsourceLineId ?? null,
  }));
  await refuseOnConflict(
    call.tx.rows(sql`
      insert into partner_bill_line (tenant_id, partner_bill_id, line_no, dispatch_no, specimen_no, test_code, amount_paise, outsource_line_id)
      select ${call.tenantId}, ${partnerBillId}, line."lineNo", line."dispatchNo", line."specimenNo", line."testCode", line."amountPaise",
        line."outsourceLineId"
      from json_to_recordset(${JSON.stringify(written)}::json) as line ("lineNo" integer, "dispatchNo" bigint, "specimenNo" text,
        "testCode" text, "amountPaise" bigint, "outsourceLineId" bigint)`),
    { partner_bill_line_once: outsourceSentences.billTestTaken },
  );
  call.say(outsourceSentences.billEntered({ billNo, count: lines.length }));
  return { partnerBillId };
});
