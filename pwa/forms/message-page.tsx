import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FormKind, THANKS } from '#core/messages/form-messages.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLoading } from '../layout/page-loading.tsx';
import { useScripted } from '../site/environment.ts';
import { usePageData } from '../site/page-data.ts';
import { pageText } from '../text.tsx';
import { type OpenedMessage, useOpenedMessage } from './use-opened-message.ts';

const useFormsText = pageText('forms');

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
  const { wrongTitle } = useFormsText();
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
      {opened.status === 'loading' ? <PageLoading /> : <Form key={key} opened={opened} />}
    </>
  );
}
