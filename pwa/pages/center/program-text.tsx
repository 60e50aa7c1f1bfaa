import { languages } from '#core/i18n/languages.ts';
import { latePart } from '../../site/late-part.tsx';
import { useLanguage } from '../../text.tsx';
import { ProgramLine } from './program-line.tsx';

/** Who reads the language in which the sources write has no use for it. */
const TranslatedProgram = latePart(() => import('./translated-program.tsx'), 'h-11');

/** A program text in the language of the page, as far as it is of phrases that we know; else in English. */
export function ProgramText({ text }: { text: string }) {
  const language = useLanguage();
  if (language !== languages[0]) return <TranslatedProgram text={text} />;
  return (
    <div className="space-y-2">
      {text.split('\n').map((line) => (
        <p key={line}>
          <ProgramLine line={line} />
        </p>
      ))}
    </div>
  );
}
