// The screen of every declared report.
import { reports } from '@charaka/contract/insight/report/reports';
import { useLocation } from '@tanstack/react-router';
import { ReportScreen } from './report-screen.tsx';

/** Finds its report by the address. */
export default function DeclaredReport() {
  const path = useLocation({ select: (location) => location.pathname.replace(/^\/+|\/+$/g, '') });
  const report = reports.find(({ menu }) => menu === path);
  return report && <ReportScreen key={report.menu} of={report} />;
}
