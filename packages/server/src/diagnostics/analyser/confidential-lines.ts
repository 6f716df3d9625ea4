// Lines of analysers about confidential tests: hidden from readers without the right (LB056, Q270).
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { readsConfidential } from '../laboratory/confidence.ts';
import type { AnalyserSetting } from './analyser-setting.ts';

type Codes = Pick<AnalyserSetting, 'map'>;

/** The codes of an analyser whose parameters a confidential test measures. */
async function secretCodes(call: Call, { map }: Codes): Promise<ReadonlySet<string>> {
  const rows = await call.tx.rows<{ labParameterId: number }>(sql`
    select distinct l.lab_parameter_id from lab_test_parameter l
    join lab_test t on t.tenant_id = l.tenant_id and t.lab_test_id = l.lab_test_id and t.is_confidential
    where l.tenant_id = ${call.tenantId}
      and l.lab_parameter_id = any(${map.map(({ labParameterId }) => labParameterId)}::bigint[])`);
  const secret = new Set(rows.map(({ labParameterId }) => labParameterId));
  return new Set(map.flatMap(({ analyserCode, labParameterId }) => (secret.has(labParameterId) ? [analyserCode] : [])));
}

/** The specimens of some numbers, and whether a confidential test is done on each. */
async function findSpecimens(call: Call, numbers: readonly string[]) {
  return call.tx.rows<{ specimenNo: string; isSecret: boolean }>(sql`
    select s.specimen_no, exists (select from lab_work w
        join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.is_confidential
        where w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id) as is_secret
    from specimen s where s.tenant_id = ${call.tenantId} and s.specimen_no = any(${[...new Set(numbers)]}::text[])`);
}

/** A line of a message that was matched. */
interface MatchedLine {
  readonly specimenNo: string;
  readonly code: string;
}

/** Which lines are hidden from the caller; a code or a specimen that is not known may be confidential, so its line is hidden. */
export async function hiddenLines(
  call: Call,
  codes: Codes,
  lines: readonly MatchedLine[],
): Promise<(line: MatchedLine) => boolean> {
  if (readsConfidential(call)) return () => false;
  const [secret, specimens] = await Promise.all([
    secretCodes(call, codes),
    findSpecimens(
      call,
      lines.map(({ specimenNo }) => specimenNo),
    ),
  ]);
  const openCodes = new Set(codes.map.map(({ analyserCode }) => analyserCode).filter((code) => !secret.has(code)));
  const openNumbers = new Set(specimens.flatMap(({ specimenNo, isSecret }) => (isSecret ? [] : [specimenNo])));
  return ({ specimenNo, code }) => !openCodes.has(code) || !openNumbers.has(specimenNo);
}

/** True when a text contains a specimen with a confidential test or a code of one, at any position: positions being set up may be wrong. */
export async function isTextHidden(call: Call, codes: Codes, text: string): Promise<boolean> {
  if (readsConfidential(call)) return false;
  const words = new Set(text.match(/[^\s|^\\&~]+/g));
  const secret = await secretCodes(call, codes);
  if ([...secret].some((code) => words.has(code))) return true;
  return (await findSpecimens(call, [...words])).some(({ isSecret }) => isSecret);
}
