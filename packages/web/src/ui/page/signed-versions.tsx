// The signed versions of a document: signer, time and reason of each, and the choice of the version that is shown.
import { Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';

/** A version; without `signedAt` it is a draft. */
export interface ShownVersion {
  readonly versionNo: number;
  readonly signedAt?: string | null | undefined;
  readonly signedByName?: string | null | undefined;
  readonly amendmentReason?: string | null | undefined;
}

/** A line for each signed version. */
export function SignedVersions({ versions }: { readonly versions: readonly ShownVersion[] }) {
  const { t } = useTranslation('kernel');
  const signed = versions.flatMap(({ signedAt, ...version }) => (signedAt ? [{ ...version, signedAt }] : []));
  return signed.map(({ versionNo, signedByName, signedAt, amendmentReason }) => (
    <Text key={versionNo} size="sm" c="dimmed">
      {[
        versions.length > 1 && t('versions.number', { number: versionNo }),
        t('versions.signedBy', { name: signedByName, at: formatDateTime(signedAt) }),
        amendmentReason && t('versions.because', { reason: amendmentReason }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  ));
}

interface VersionChoiceProps {
  readonly versions: readonly ShownVersion[];
  readonly shownNo: number;
  onShow(versionNo: number): void;
}

/** Renders nothing for a document with one version. */
export function VersionChoice({ versions, shownNo, onShow }: VersionChoiceProps) {
  const { t } = useTranslation('kernel');
  if (versions.length < 2) return null;
  const labelOf = ({ versionNo: number, signedAt }: ShownVersion) =>
    signedAt ? t('versions.choice', { number, at: formatDateTime(signedAt) }) : t('versions.number', { number });
  return (
    <Select
      aria-label={t('versions.label')}
      w={240}
      data={versions.map((version) => ({ value: String(version.versionNo), label: labelOf(version) }))}
      value={String(shownNo)}
      onChange={(versionNo) => versionNo && onShow(Number(versionNo))}
      allowDeselect={false}
      // Above the sheet on which a paper is shown.
      comboboxProps={{ zIndex: 360 }}
    />
  );
}
