// Reports in words: what a template asks for, phrases that a code stands for, and fields that are kept coded (LB066, LB067).

/** A section or a field that a template asks for. */
export interface TemplateSection {
  readonly code: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly defaultText: string;
  readonly phrases: readonly { readonly code: string; readonly text: string }[];
  /** Choices of the field, stored by code. Without choices the field is free text. */
  readonly choices: readonly { readonly code: string; readonly label: string }[];
}

const codeOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

/**
 * Reads what a template asks for: `## Label *` begins a section, with a star one that must not stay empty; `;code text` is a phrase,
 * `= code: label` something to choose, any other line is what stands there at first.
 */
export function readTemplate(text: string): TemplateSection[] {
  const sections: { -readonly [K in keyof TemplateSection]: TemplateSection[K] }[] = [];
  for (const line of text.split('\n')) {
    const heading = /^##\s+(.+?)\s*(\*?)\s*$/.exec(line);
    if (heading) {
      const [, label = '', star] = heading;
      const known = sections.filter((one) => one.code.replace(/-\d+$/, '') === codeOf(label)).length;
      const code = known === 0 ? codeOf(label) || 'section' : `${codeOf(label)}-${known + 1}`;
      sections.push({ code, label, isRequired: star === '*', defaultText: '', phrases: [], choices: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) continue;
    const phrase = /^;(\S+)\s+(.+)$/.exec(line);
    const choice = /^=\s*([^:]+?)\s*:\s*(.+?)\s*$/.exec(line);
    if (phrase) section.phrases = [...section.phrases, { code: phrase[1] ?? '', text: phrase[2] ?? '' }];
    else if (choice) section.choices = [...section.choices, { code: choice[1] ?? '', label: choice[2] ?? '' }];
    else section.defaultText = [section.defaultText, line].filter(Boolean).join('\n');
  }
  return sections;
}

/** Puts the phrase in the place of a `;code` that was just ended with a blank or a line end (LB066). */
export function withPhrases(text: string, phrases: TemplateSection['phrases']): string {
  return text.replace(/(^|\s);(\S+)(?=\s)/g, (whole, before: string, code: string) => {
    const found = phrases.find((one) => one.code.toLowerCase() === code.toLowerCase());
    return found ? before + found.text : whole;
  });
}

/** A section as it is written: words, or the chosen code with its label at that time. */
export interface WrittenSection {
  readonly code: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly text: string;
  readonly choiceCode?: string | null | undefined;
}

/** The sections that must not be empty and are (LB066). */
export function emptySections(sections: readonly WrittenSection[]): string[] {
  return sections.filter(({ isRequired, text }) => isRequired && text.trim() === '').map(({ label }) => label);
}

/** The letter of a part of a specimen: what lies in one vessel. */
export const specimenPart = /^[A-Z]$/;
