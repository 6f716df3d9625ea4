// A register on paper: a page for each day, numbered through the period (RP037, RP050).
import { firstLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import type { RegisterOf } from '@charaka/contract/insight/report/reports';
import { useTranslation } from 'react-i18next';
import { formatDay, wallClock } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { PrintedTable } from '../../ui/table/data-table-print.tsx';
import type { ReportRow } from './totals-row.ts';

interface RegisterPagesProps extends RegisterOf {
  readonly columns: readonly Column<ReportRow>[];
  readonly rows: readonly ReportRow[];
  onClose(): void;
}

/** The rows by the day of their page, the first day first. */
function rowsByDay({ of: { dataset }, register: { enteredAt }, rows }: RegisterPagesProps): [string, ReportRow[]][] {
  const { fields } = dataset;
  const instant = enteredAt ?? dataset.instant;
  const dayOf = (row: ReportRow) =>
    fields[instant]?.kind === 'day' ? String(row[instant]) : wallClock(String(row[instant])).day;
  const days = Map.groupBy(rows, dayOf);
  return [...days].toSorted(([left], [right]) => left.localeCompare(right));
}

/** A paper for each day with entries. */
export default function RegisterPages(props: RegisterPagesProps) {
  const { register, columns, onClose } = props;
  const { t } = useTranslation('report');
  const { hospital } = useSignedIn();
  const title = t(`registers.${register.code}`);
  const days = rowsByDay(props);
  return (
    <PrintSheet
      title={title}
      letterhead={{
        layout: { ...firstLayout, textSize: 'small' },
        hospital: { name: hospital?.hospitalName ?? '', address: '' },
      }}
      onClose={onClose}
      papers={days.map(([day, rows], place) => ({
        id: place,
        content: (
          <>
            <h1>{title}</h1>
            {register.isByLaw && <p>{t(`registerLaws.${register.code}`)}</p>}
            <p>
              {formatDay(day)} · {t('register.page', { page: place + 1, pages: days.length })}
            </p>
            <PrintedTable columns={columns as readonly Column<unknown>[]} rows={rows} />
            <p>{t('register.signature')}</p>
          </>
        ),
      }))}
    />
  );
}
