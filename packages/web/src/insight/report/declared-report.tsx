// The screen of every declared report.
import { screenPathOf } from '@charaka/contract/insight/report/report-declaration';
import { reports } from '@charaka/contract/insight/report/reports';
import { useScreenPath } from '../../kernel/screen-path.ts';
import { ReportScreen } from './report-screen.tsx';

/** Finds its report by the address. */
export default function DeclaredReport() {
  const path = useScreenPath();
  const report = reports.find((of) => screenPathOf(of) === path);
  return report && <ReportScreen key={report.name} of={report} />;
}
