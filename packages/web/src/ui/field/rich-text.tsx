// Text with headings, lists and links that a user has written, as it is shown.
import { Typography } from '@mantine/core';
import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';

/** Shows stored html, cleaned (Q158, R161). A long word breaks rather than widening the page. */
export function RichText({ html }: { html: string | null | undefined }) {
  const cleaned = useMemo(() => cleanHtml(html), [html]);
  return (
    <Typography style={{ overflowWrap: 'anywhere' }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above (Q158) */}
      <div dir="auto" dangerouslySetInnerHTML={{ __html: cleaned }} />
    </Typography>
  );
}
