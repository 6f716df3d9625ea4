// The columns of the inpatient list as a row shows them: by mode, with the payer's dot, and that a discharge is under way.
import { admissionPages } from '@charaka/contract/stay/admission/admission-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { atAddress } from '../../../test-support/read-form.ts';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { useAdmissionColumns } from './admission-columns.tsx';
import type { AdmissionRow } from './admission-facts.ts';
import { sampleAdmission } from './sample-admission.ts';

beforeAll(() => signIn());

const admitted = {
  ...sampleAdmission,
  doctorFirstName: 'Rina',
  doctorLastName: 'Das',
  admissionMode: 'General',
  isDischargeInitiated: false,
  isDischarged: false,
  isFinalBill: false,
} as unknown as AdmissionRow;

function Row({ row, source }: { row: AdmissionRow; source: string }) {
  const columns = useAdmissionColumns(admissionPages.find((page) => page.source === source));
  return (
    <table>
      <tbody>
        <tr>
          {columns.map(({ id, title }) => (
            <th key={id}>{title}</th>
          ))}
        </tr>
        <tr>
          {columns.map(({ id, cell, value }) => (
            <td key={id}>{cell ? cell(row) : value(row)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const rowOf = (different: Partial<AdmissionRow> = {}, source = 'IPD') =>
  atAddress('/ipd/ipd_registration', <Row row={{ ...admitted, ...different }} source={source} />);
const titlesOf = (source: string) => renderPaper(rowOf({}, source)).rows[0];
const bedOf = (different: Partial<AdmissionRow>) => renderPaper(rowOf(different)).rows[1]?.[7];

it('are those of the specification; dental has cases, procedures and no beds, day care a number of its own (R319, R327)', () => {
  const facts = ['Name', 'UHID', 'Gender', 'Phone', 'Consultant'];
  const rest = ['TPA', 'Admission Mode'];
  expect(titlesOf('IPD')).toEqual(['IPD No', 'Admission Date', ...facts, 'Bed', ...rest]);
  expect(titlesOf('Dental')).toEqual(['Case No', 'Procedure Start Date', ...facts, ...rest]);
  expect(titlesOf('DayCareManagement')?.[0]).toBe('Day Care No');
});

it('have a dot in the colour of the payer, who is named where it is pointed at; without a payer there is none (R325)', () => {
  const dot = renderToStaticMarkup(rowOf({ associationName: 'Sunrise Health TPA', colorCode: '#3366cc' }));
  expect(dot).toMatch(/role="img" aria-label="Sunrise Health TPA" style="[^"]*background:#3366cc/);
  expect(renderToStaticMarkup(rowOf())).not.toContain('role="img"');
});

it('always show the bed, and beside it that the discharge is under way (R326, Q221)', () => {
  expect(bedOf({})).toBe('B-12');
  expect(bedOf({ isDischargeInitiated: true })).toMatch(/^B-12\s*discharge initiated$/i);
  expect(bedOf({ isDischargeInitiated: true, isDischarged: true })).toBe('B-12');
});
