import { MessageSquare, Phone } from 'lucide-react';
import { forms } from '#core/i18n/en/forms.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { smsHref } from '../site/sms-href.ts';
import { usePageText, useText } from '../text.tsx';

/** The numbers for an emergency or a crisis; `explained` says which is for what. */
export function CrisisLinks({ explained = false }: { explained?: boolean }) {
  const text = usePageText({ en: forms, es: formsEs }).crisis;
  const { text988Word, textLineWord } = useText().layout.crisis;
  const numbers = [
    { when: text.emergency, links: [{ href: 'tel:911', label: text.call911 }] },
    {
      when: text.lifeline,
      links: [
        { href: 'tel:988', label: text.call988 },
        { href: smsHref('988', text988Word), label: text.text988 },
      ],
    },
    { when: text.textLine, links: [{ href: smsHref('741741', textLineWord), label: text.textHome }] },
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
