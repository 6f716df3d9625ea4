// The lines of the search: groups with their words above, one line active, the deeds of a person one press away.
import { IconDots } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './finder.module.css';
import type { FinderGroup, FinderLine } from './finder-lines.tsx';
import type { FoundPerson } from './found-people.ts';

interface FinderListProps {
  readonly id: string;
  readonly groups: readonly FinderGroup[];
  readonly activeKey: string | undefined;
  onMove(key: string): void;
  onChoose(line: FinderLine): void;
  onAsk(person: FoundPerson): void;
}

/** The focus stays in the field above: it names the active line. */
export function FinderList({ id, groups, activeKey, onMove, onChoose, onAsk }: FinderListProps) {
  const { t } = useTranslation('shell');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('search.title')} className={classes.list}>
      {groups.map(({ title, lines }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of options, which a fieldset is not
        <div key={title} role="group" aria-label={title}>
          <div className={classes.group} aria-hidden>
            {title}
          </div>
          {lines.map((line) => (
            // The keys are those of the field that has the focus.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <div
              key={line.key}
              id={`${id}-${line.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={line.key === activeKey}
              className={classes.line}
              data-dangerous={line.isDangerous || undefined}
              data-screen={line.person ? undefined : true}
              onMouseMove={() => line.key !== activeKey && onMove(line.key)}
              onClick={() => onChoose(line)}
            >
              {line.content}
              {line.person && <DeedsMark person={line.person} onAsk={onAsk} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** For the pointer alone; the Tab key does the same. */
function DeedsMark({ person, onAsk }: { person: FoundPerson; onAsk(person: FoundPerson): void }) {
  return (
    <span
      className={classes.more}
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onAsk(person);
      }}
    >
      <IconDots size={16} />
    </span>
  );
}
