import { languages } from '#core/i18n/languages.ts';
import { pageText } from '../../text.tsx';
import { ProgramLine, WithPhoneLinks } from './program-line.tsx';
import { translateLine } from './translate-program.ts';

const useProgramWords = pageText('programText');

/** A program text in the language of the page; what its source says in words of its own stays in English. */
export default function TranslatedProgram({ text }: { text: string }) {
  const words = useProgramWords();
  return (
    <div className="space-y-2">
      {text.split('\n').map((line) => {
        const said = translateLine(line, words);
        if (!said) {
          return (
            <p key={line}>
              <span lang={languages[0]}>
                <ProgramLine line={line} />
              </span>{' '}
              {line.trim() && words.inEnglish}
            </p>
          );
        }
        return (
          <p key={line}>
            <strong>{said.heading}:</strong> <WithPhoneLinks text={said.text} />
          </p>
        );
      })}
    </div>
  );
}
