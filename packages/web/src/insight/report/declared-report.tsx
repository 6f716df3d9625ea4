// The screen of every declared report.
import { reports } from '@charaka/contract/insight/report/reports';
import { useScreenPath } from '../../kernel/screen-path.ts';
import { ReportScreen } from './report-screen.tsx';

/** Finds its report by the address. */
export default function DeclaredReport() {
  const path = useScreenPath();
  const report = reports.find(({ menu }) => menu === path);
  return report && <ReportScreen key={report.menu} of={report} />;
}
