import { MessageSquare, Phone } from 'lucide-react';
import { CRISIS_TEXT_LINE, EMERGENCY, LIFELINE } from '#core/facts/crisis-numbers.ts';
import { smsHref } from '../site/text-help.ts';
import { pageText, useText } from '../text.tsx';

const useFormsText = pageText('forms');

/** The numbers for an emergency or a crisis; `explained` says which is for what. */
export function CrisisLinks({ explained = false }: { explained?: boolean }) {
  const text = useFormsText().crisis;
  const { text988Word, textLineWord } = useText().layout.crisis;
  const numbers = [
    { when: text.emergency, links: [{ href: `tel:${EMERGENCY}`, label: text.call911 }] },
    {
      when: text.lifeline,
      links: [
        { href: `tel:${LIFELINE}`, label: text.call988 },
        { href: smsHref(LIFELINE, text988Word), label: text.text988 },
      ],
    },
    { when: text.textLine, links: [{ href: smsHref(CRISIS_TEXT_LINE, textLineWord), label: text.textHome }] },
  ];
  return (
    <ul className={explained ? 'space-y-3' : 'flex flex-wrap gap-2 sm:grid sm:grid-cols-2'}>
      {numbers.map(({ when, links }) => (
        <li key={when} className={explained ? 'space-y-1' : 'contents'}>
          {explained && <p>{when}</p>}
          <p className={explained ? 'flex flex-wrap gap-2' : 'contents'}>
            {links.map((link) => (
              <CrisisLink key={link.href} {...link} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function CrisisLink({ href, label }: { href: string; label: string }) {
  const Icon = href.startsWith('tel:') ? Phone : MessageSquare;
  return (
    <a
      href={href}
      className="button grow border-emergency bg-card px-3 text-emergency hover:bg-emergency-soft"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </a>
  );
}
