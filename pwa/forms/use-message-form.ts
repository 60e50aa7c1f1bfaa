import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { translateRefusal } from '#core/i18n/translate-problem.ts';
import type { Refusal } from '#core/messages/form-messages.ts';
import { type FormKind, formAddresses, formAnchors, THANKS } from '#core/messages/form-messages.ts';
import { type NoticeContent, notify, useExpectNotices } from '../components/notices.ts';
import { useProblemWords } from '../components/problem-words.ts';
import type { Messages } from '../outbox/message-kinds.ts';
import { send } from '../outbox/outbox.ts';
import type { WaitReason } from '../outbox/outbox-store.ts';
import { useScripted } from '../site/environment.ts';
import { useLanguage } from '../text.tsx';
import { checkForm } from './check-form.ts';
import type { Problem } from './error-summary.tsx';
import { fillIn, type Inputs } from './fields/inputs.ts';
import type { FieldName, FieldValues } from './form-schemas.ts';
import { toProblems } from './server-problems.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useOnRevisit } from './use-on-revisit.ts';
import type { OpenedMessage } from './use-opened-message.ts';
import { useTypedEarly } from './use-typed-early.ts';
import { useWrittenForm } from './use-written-form.ts';

interface Settings<K extends FormKind> {
  kind: K;
  /** The form before anything is typed, its fields in their order on the page. */
  blank: FieldValues<K>;
  /** What this device knows already. */
  known?: Partial<FieldValues<K>>;
  opened: OpenedMessage;
  /** What to say once it has arrived. */
  sent: NoticeContent;
  /** What to say where it was not taken; `why` are the server's words, if it had any. */
  failed: (why: string | undefined) => Required<Pick<NoticeContent, 'title' | 'text'>>;
}

/** A form whose message goes through the outbox. */
export interface MessageForm<K extends FormKind = FormKind> {
  opened: OpenedMessage;
  /** Connects an input: its id, name and handlers, and what is wrong with it. */
  field: (name: FieldName<K>, onChange?: () => void) => ConnectedField;
  /**
   * What an input holds; the form is drawn again when it changes. Undefined where no script runs, which could not
   * follow it.
   */
  watch: (name: FieldName<K>) => unknown;
  /** Takes back what was said to be wrong with a field. */
  clearError: (name: FieldName<K>) => void;
  /** Where a browser without a script posts it. */
  action: string;
  submit: (event: FormEvent) => void;
  sending: boolean;
  /** What was wrong at the last try, and how many tries went wrong. */
  problems: readonly Problem[];
  attempts: number;
  /** Heads a failure that is no field's. */
  failureTitle: string;
  /** What became of the message; undefined while the form is to be filled in. */
  done: 'sent' | 'waiting' | undefined;
  /** Why it waits. */
  waitsFor: WaitReason;
  startOver: () => void;
  draft: Draft;
  /** Empties the form and wipes its draft. */
  clear: () => void;
  /** The honeypot's input. */
  trap: RefObject<HTMLInputElement | null>;
}

interface ConnectedField extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
  /** What the server writes into the inputs. */
  written: Inputs[string] | undefined;
}

/** What was found wrong at a try; a problem without a name is about the whole. */
interface Findings {
  attempts: number;
  problems: readonly { name?: string; message: string }[];
}

/** In the browser the form fills in its inputs by itself; React would take away what somebody has typed there. */
const onServer = typeof document === 'undefined';

export function useMessageForm<K extends FormKind>({
  kind,
  blank: given,
  known,
  opened,
  sent,
  failed,
}: Settings<K>): MessageForm<K> {
  useExpectNotices();
  const [blank] = useState<Inputs>({ ...given, ...known });
  const { waiting } = opened;
  const language = useLanguage();
  const problemWords = useProblemWords();
  const { values: written, wrong } = useWrittenForm(kind, given);
  const form = useForm<Inputs, unknown, Messages[K]>({
    resolver: checkForm(kind, problemWords),
    defaultValues: waiting ? fillIn(blank, waiting.message) : wrong ? written : blank,
    errors: wrong?.errors,
    // The summary does it, in the order of the page.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const seeInput = useTypedEarly(form, written);
  const scripted = useScripted();
  const thanks = useSearchParams()[0].has(THANKS);
  const draft = useDraft(form, kind, blank, {
    writes: waiting === undefined,
    reads: waiting === undefined && !wrong && !thanks,
  });
  const trap = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [waitsFor, setWaitsFor] = useState<WaitReason>('offline');
  const [done, setDone] = useState<'sent' | 'waiting' | undefined>(thanks ? 'sent' : undefined);
  const [found, setFound] = useState<Findings>({
    attempts: wrong ? 1 : 0,
    problems: wrong?.problems ?? [],
  });
  const report = (problems: Findings['problems']) =>
    setFound(({ attempts }) => ({ attempts: attempts + 1, problems }));
  const startOver = useOnRevisit(() => setDone(undefined));

  const empty = () => {
    setFound({ attempts: 0, problems: [] });
    form.reset(blank);
    draft.discard();
  };

  const showRefusal = (refusal: Refusal) => {
    const problems = toProblems(refusal, Object.keys(blank));
    for (const { name, message } of problems) if (name) form.setError(name, { type: 'server', message });
    // Where the browser filled in what people do not see, the next try goes through.
    if (trap.current) trap.current.value = '';
    report(problems);
  };

  const deliver = async (message: Messages[K]) => {
    const fax = trap.current?.value;
    const outcome = await send(kind, { ...message, language, ...(fax && { fax }) }, waiting?.id);
    setSending(false);
    if (outcome.status === 'sent' || outcome.status === 'waiting') {
      empty();
      if (outcome.status === 'waiting') setWaitsFor(outcome.reason);
      setDone(outcome.status);
      if (outcome.status === 'sent') notify(sent);
      return;
    }
    const refusal = outcome.status === 'refused' ? translateRefusal(outcome, problemWords) : undefined;
    const notice = failed(refusal?.message);
    if (refusal) showRefusal(refusal);
    else report([{ message: notice.text }]);
    notify({ ...notice, tone: 'destructive' });
  };

  const underWay = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setDone(undefined);
    const check = form.handleSubmit(
      (message) => {
        setSending(true);
        return deliver(message);
      },
      (wrong) =>
        report(
          Object.keys(blank).flatMap((name) => {
            const message = wrong[name]?.message;
            return message ? [{ name, message }] : [];
          }),
        ),
    );
    void check(event).finally(() => {
      underWay.current = false;
    });
  };

  // A refused message says at once what the server found wrong with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    if (waiting?.trouble?.reason === 'refused') {
      showRefusal(translateRefusal(waiting.trouble, problemWords));
    }
  }, []);

  return {
    opened,
    field: (name, onChange) => {
      const changed = () => {
        if (errors[name]?.type === 'server') form.clearErrors(name);
        onChange?.();
      };
      const id = `${kind}-${name}`;
      const { ref, ...registered } = form.register(name, { onChange: changed });
      return {
        id,
        error: errors[name]?.message,
        written: onServer ? written[name] : undefined,
        ...registered,
        ref: (input) => {
          if (input) seeInput(name, input);
          ref(input);
        },
      };
    },
    watch: (name) => {
      const value = form.watch(name);
      return scripted ? value : undefined;
    },
    clearError: (name) => form.clearErrors(name),
    action: `${formAddresses[kind]}#${formAnchors.form}`,
    submit,
    sending,
    problems: found.problems.map(({ name, message }) => ({
      fieldId: name && `${kind}-${name}`,
      message,
      fixed: name !== undefined && !errors[name],
    })),
    attempts: found.attempts,
    failureTitle: failed(undefined).title,
    done,
    waitsFor,
    startOver,
    draft,
    clear: empty,
    trap,
  };
}
