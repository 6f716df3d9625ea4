// Parts of a report in words and tables, such as a culture, on screen: a heading, its paragraphs, its table (LB054).
import type { getWork } from '@charaka/contract/diagnostics/laboratory/verify';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Stack, Table, Text, Title } from '@mantine/core';
import { WideTable } from '../../ui/table/wide-table.tsx';

/** A part as answered. */
export type ReportPart = OutputOf<typeof getWork>['work']['parts'][number];

const ROOM_OF_COLUMN = 90;

interface ReportPartsProps {
  readonly parts: readonly ReportPart[];
  /** Label after the heading of a part that is new in this version. */
  readonly changedLabel: string;
  /** The heading above the parts. */
  readonly level: 2 | 3;
}

/** Marked text is bold, never distinguished by colour alone. */
export function ReportParts({ parts, changedLabel, level }: ReportPartsProps) {
  return (
    <Stack gap="sm">
      {parts.map((part) => (
        <section key={part.heading} aria-label={part.heading}>
          <Title order={level} size="h5">
            {part.heading}
            {part.isChanged && ` (${changedLabel})`}
          </Title>
          {part.paragraphs.map((text) => (
            <Text key={text} size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          ))}
          {part.columns.length > 0 && <PartTable part={part} />}
        </section>
      ))}
    </Stack>
  );
}

function PartTable({ part }: { part: ReportPart }) {
  return (
    <WideTable label={part.heading} minWidth={ROOM_OF_COLUMN * part.columns.length} verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          {part.columns.map((column) => (
            <Table.Th key={column}>{column}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {part.rows.map(({ cells, isMarked }) => (
          <Table.Tr key={cells.join('/')}>
            {cells.map((cell, index) => (
              <Table.Td key={part.columns[index]} fw={isMarked ? 700 : undefined}>
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
