import { crisisLines, ownTextLine } from '#core/i18n/en/mcp/crisis-lines.ts';
import { stateGuides } from '#core/open-data/data-statement.ts';
import type { DirectorySource } from './directory-source.ts';
import { withStatement } from './statement-text.ts';

/** The numbers to call and to text, with the text line of this instance where it has one. */
export function describeCrisisLines({ live, textHelpPhone }: DirectorySource): string {
  const lines = [...crisisLines, ...(textHelpPhone ? [ownTextLine(textHelpPhone)] : [])];
  const text = lines.map(({ name, how, when }) => `- **${name}**: ${how} ${when}`).join('\n');
  return withStatement(text, stateGuides(live, []), { kind: 'crisis' });
}
