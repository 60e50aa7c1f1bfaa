import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FormKind, THANKS } from '#core/form-messages.ts';
import { forms } from '#core/i18n/en/forms.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLoading } from '../layout/page-loading.tsx';
import { usePageData } from '../site/page-data.ts';
import { useScripted } from '../site/use-scripted.ts';
import { usePageText } from '../text.tsx';
import { type OpenedMessage, useOpenedMessage } from './use-opened-message.ts';

/** The page of a form: for a new message, a waiting one, or the thanks for one that came without a script. */
export function MessagePage({
  kind,
  title,
  intro,
  thanks,
  Form,
}: {
  kind: FormKind;
  title: string;
  intro: string;
  /** The title where it says thanks. */
  thanks: string;
  Form: ComponentType<{ opened: OpenedMessage }>;
}) {
  const { key, ...opened } = useOpenedMessage(kind);
  const { wrongTitle } = usePageText({ en: forms, es: formsEs });
  const [parameters] = useSearchParams();
  // Without a script the title is the first that a screen reader says, and nothing else tells that it was not sent.
  const wrong = usePageData().form?.kind === kind;
  const scripted = useScripted();
  return (
    <>
      {parameters.has(THANKS) ? (
        <PageHead title={thanks} index={false} />
      ) : (
        <PageHead title={wrong && !scripted ? wrongTitle(title) : title} description={intro} />
      )}
      {/* Else a browser that has no Sec-Fetch-Site would say of its own form that it comes from nowhere. The app's
          requests say nothing of the address that they come from: it may hold a search. */}
      <noscript>
        <meta name="referrer" content="same-origin" />
      </noscript>
      {opened.status === 'loading' ? <PageLoading /> : <Form key={key} opened={opened} />}
    </>
  );
}
