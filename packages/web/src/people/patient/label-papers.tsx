// The wristband and the labels of a patient as papers, each laid out by its sheet: a label printer's, or A4 to cut.
import { isSmallSheet } from '@charaka/contract/kernel/paper';
import { Fragment } from 'react';
import { Barcode } from '../../ui/paper/barcode.tsx';
import { useSheet } from '../../ui/paper/paper-sheet.ts';
import { QrCode } from '../../ui/paper/qr-code.tsx';
import type { LabelFacts } from './label-facts.ts';
import './label-papers.css';

/** Labels of one A4 sheet. */
const LABELS_OF_SHEET = 12;

/** One band: its code at the beginning, who wears it, where they lie, and what they do not bear at the end. */
export function WristbandPaper({ facts }: { facts: LabelFacts }) {
  const sheet = useSheet();
  return (
    <div className={`wristband label-on-${isSmallSheet(sheet) ? sheet : 'cut'}`}>
      <QrCode value={facts.uhid} label={facts.uhid} size={76} />
      <div className="wristband-who">
        <strong className="label-name" dir="auto">
          {facts.name}
        </strong>
        <Unbroken words={[facts.ageAndSex, facts.birth, facts.blood]} />
        <Unbroken words={[facts.uhid, facts.stayNumber]} />
        <Unbroken words={[facts.place]} />
      </div>
      <div className="wristband-end">
        <span className="wristband-hospital">{facts.hospital}</span>
        {facts.allergies && <strong className="wristband-allergies">{facts.allergies}</strong>}
      </div>
    </div>
  );
}

/** As many labels as wanted, one a page; of an A4 sheet always twelve. */
export function LabelsPaper({ facts, copies = 1 }: { facts: LabelFacts; copies?: number }) {
  const sheet = useSheet();
  const isSmall = isSmallSheet(sheet);
  const labels = Array.from({ length: isSmall ? copies : LABELS_OF_SHEET }, (_, index) => index);
  return (
    <div className={isSmall ? 'labels' : 'labels labels-of-sheet'}>
      {labels.map((index) => (
        <div key={index} className={`label label-on-${isSmall ? sheet : 'cut'}`}>
          <strong className="label-name" dir="auto">
            {facts.name}
          </strong>
          <Unbroken words={[facts.uhid, facts.ageAndSex, facts.blood]} />
          <Unbroken words={facts.stayNumber ? [facts.stayNumber, facts.bed] : [facts.birth]} />
          {!isSmall && <Unbroken words={[facts.phone]} />}
          <Barcode value={facts.uhid} height={isSmall ? 28 : 40} isBare />
        </div>
      ))}
    </div>
  );
}

/** Words with a dot between them; a line breaks between them only, so that 'B-' stays beside what is before it. */
function Unbroken({ words }: { words: readonly string[] }) {
  const told = words.filter(Boolean);
  return (
    <div>
      {told.map((word, index) => (
        <Fragment key={word}>
          <span className="label-fact">
            {word}
            {index < told.length - 1 && ' ·'}
          </span>{' '}
        </Fragment>
      ))}
    </div>
  );
}
