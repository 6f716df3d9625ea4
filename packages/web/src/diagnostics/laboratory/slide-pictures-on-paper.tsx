// The pictures of slides that a report was signed with, below it (LB024).
import { getReportPictures } from '@charaka/contract/diagnostics/histopathology/slide-picture';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import { pictureSource } from '../../ui/picture/picture-source.ts';

/** Each with its slide and what it shows. */
export function SlidePicturesOnPaper({ reportId }: { reportId: number }) {
  const { pictures = [] } = useAnswer(laboratoryTopic, getReportPictures, { reportId }).data ?? {};
  return pictures.map((one) => {
    const words = [`${one.slideNo} ${one.stain}`, one.caption].filter(Boolean).join(': ');
    return (
      <p key={one.slidePictureId} className="paper-keep">
        <img src={pictureSource(one.image)} alt={words} style={{ maxWidth: '100%', maxHeight: '80mm' }} />
        <br />
        {words}
      </p>
    );
  });
}
