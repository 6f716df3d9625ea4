// Settings of the site for the screens, read once from /config.json (R039, Q159, Q160, Q181).
import { useEffect, useState } from 'react';

/** Settings of the site; all may be missing. */
export interface SiteConfig {
  /** Address of the help-desk link on the log-in page; without it there is no link. */
  readonly helpDeskUrl?: string;
  /** Whether codes for forgotten passwords can be mailed. */
  readonly hasMail?: boolean;
  /** Whether the log-in page offers the log-ins of the demo, and those of each tenant. */
  readonly demoLogin?: boolean;
  readonly demoLogins?: readonly {
    readonly tenantName: string;
    readonly loginName: string;
    readonly identity: string;
    readonly password: string;
  }[];
}

let reading: Promise<SiteConfig> | undefined;

/** The site's settings; an unreadable answer is as good as an empty one. */
function siteConfig(): Promise<SiteConfig> {
  reading ??= fetch('/config.json')
    .then((response) => response.json() as Promise<SiteConfig>)
    .catch(() => ({}));
  return reading;
}

/** The site's settings as React sees them; null until they are there. */
export function useSiteConfig(): SiteConfig | null {
  const [config, setConfig] = useState<SiteConfig | null>(null);
  useEffect(() => {
    void siteConfig().then(setConfig);
  }, []);
  return config;
}

/** The version label of log-in page and sidebar (R073, Q180). */
export const versionLabel = '1.4';

/** The name of the product; it is the same in every language. */
export const productName = 'Charaka';
