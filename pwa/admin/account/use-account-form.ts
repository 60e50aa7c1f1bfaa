import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { toOneLine } from '#core/tidy-text.ts';
import type { Problem } from '../../forms/error-summary.tsx';
import { toProblems } from '../../forms/server-problems.ts';
import { describeFailure, readRefusal } from '../staff-reply.ts';

/** Text, or whether a box is checked. */
type Values = Record<string, string | boolean>;

/** A form about an account: checked here, sent at once, and kept as it was typed where it is refused. */
export type AccountFormState = ReturnType<typeof useAccountForm>;

/** What is no secret, of which every character counts. */
const PASTED = ['email', 'name', 'device', 'code'];

export function tidyPasted(values: Values): Values {
  const tidy = ([name, value]: [string, string | boolean]) =>
    [name, typeof value === 'string' && PASTED.includes(name) ? toOneLine(value) : value] as const;
  return Object.fromEntries(Object.entries(values).map(tidy));
}

/** `send` gets what the schema has made of the inputs; what it throws is shown on top of the form. */
export function useAccountForm<S extends z.ZodType<object>>({
  id,
  schema,
  blank,
  send,
}: {
  /** Begins the ids of the fields. */
  id: string;
  schema: S;
  /** What the inputs hold at first, in their order on the page. */
  blank: Values;
  send: (values: z.output<S>) => Promise<void>;
}) {
  const names = Object.keys(blank);
  const check = zodResolver(schema as never) as unknown as Resolver<Values, unknown, z.output<S>>;
  const form = useForm<Values, unknown, z.output<S>>({
    resolver: (values, ...rest) => check(tidyPasted(values), ...rest),
    defaultValues: blank,
    // The summary does it, in the order of the page.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [sending, setSending] = useState(false);
  const [found, setFound] = useState<{ attempts: number; problems: { name?: string; message: string }[] }>({
    attempts: 0,
    problems: [],
  });
  const report = (problems: (typeof found)['problems']) =>
    setFound(({ attempts }) => ({ attempts: attempts + 1, problems }));

  const deliver = async (values: z.output<S>) => {
    setSending(true);
    try {
      await send(values);
      setFound({ attempts: 0, problems: [] });
    } catch (failure) {
      const issues = (readRefusal(failure)?.issues ?? []).map(({ path, message }) => ({
        field: path,
        message,
      }));
      const problems = toProblems({ message: describeFailure(failure), issues }, names);
      for (const { name, message } of problems) if (name) form.setError(name, { type: 'server', message });
      report(problems);
    } finally {
      setSending(false);
    }
  };

  const underWay = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const checked = form.handleSubmit(deliver, (wrong) =>
      report(
        names.flatMap((name) => {
          const message = wrong[name]?.message;
          return typeof message === 'string' ? [{ name, message }] : [];
        }),
      ),
    );
    void checked(event).finally(() => {
      underWay.current = false;
    });
  };

  return {
    /** Connects an input. */
    field: (name: string) => ({
      id: `${id}-${name}`,
      error: errors[name]?.message as string | undefined,
      ...form.register(name, {
        onChange: () => {
          if (errors[name]?.type === 'server') form.clearErrors(name);
        },
      }),
    }),
    submit,
    sending,
    problems: found.problems.map(
      ({ name, message }): Problem => ({
        fieldId: name && `${id}-${name}`,
        message,
        fixed: name !== undefined && !errors[name],
      }),
    ),
    attempts: found.attempts,
    /** Empties the form. */
    clear: () => form.reset(blank),
  };
}
