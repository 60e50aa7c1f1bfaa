import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Center, CenterFields } from '#core/center.ts';
import type { EditedCenter } from '#core/center-editing.ts';
import { blankCenterInputs, CenterForm, type CenterInputs, toCenterInputs } from '#core/center-inputs.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { queryClient } from '../../query-client.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { describeFailure, readRefusal } from '../staff-reply.ts';
import { centerQuery, forgetLists, rememberCenter } from './center-calls.ts';

type Field = keyof CenterFields;
const fieldNames = Object.keys(centerFieldLabels) as Field[];

/** What somebody else made of the center meanwhile. */
export interface Conflict {
  message: string;
  now: Center;
}

interface Settings {
  /** The center as it is; undefined for a new one. */
  center: Center | undefined;
  idPrefix: string;
  onSaved: (edited: EditedCenter) => void;
}

/**
 * A center in a form: what is wrong with it, and saving it. What was typed stays, whatever goes wrong: where somebody
 * else was faster, `conflict` has what they made of it, and `takeOver` puts that under what was typed here.
 */
export function useCenterEditing({ center, idPrefix, onSaved }: Settings) {
  const form = useForm<CenterInputs, unknown, CenterFields>({
    defaultValues: center ? toCenterInputs(center) : blankCenterInputs,
    resolver: zodResolver(CenterForm),
    // The summary moves the keyboard to the first of what is wrong.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [seen, setSeen] = useState(center);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [found, setFound] = useState<{ attempts: number; problems: { field?: Field; message: string }[] }>({
    attempts: 0,
    problems: [],
  });
  const report = (problems: typeof found.problems) =>
    setFound(({ attempts }) => ({ attempts: attempts + 1, problems }));

  /** Shows a center as it now is, under what was typed and is not saved. */
  const show = (now: Center, { keepTyped }: { keepTyped: boolean }) => {
    form.reset(toCenterInputs(now), keepTyped ? { keepDirtyValues: true } : undefined);
    setSeen(now);
    setConflict(undefined);
    setFound(({ attempts }) => ({ attempts, problems: [] }));
  };

  /** True where it was because somebody else was faster. */
  const refuse = async (error: unknown): Promise<boolean> => {
    const refusal = readRefusal(error);
    if (refusal?.code !== 'changed_meanwhile' || !seen) return false;
    const { center: now } = await queryClient.fetchQuery(centerQuery(seen.id));
    setConflict({ message: refusal.message, now });
    return true;
  };

  const underWay = useRef(false);
  /** One call at a time; `failed` hears of what is no conflict. */
  const run = async (
    call: () => Promise<EditedCenter>,
    failed: (error: unknown) => void,
    keepTyped: boolean,
  ) => {
    if (underWay.current) return;
    underWay.current = true;
    const giveFocusBack = keepFocus();
    setBusy(true);
    try {
      const edited = await call();
      show(edited.center, { keepTyped });
      rememberCenter(queryClient, edited.center);
      forgetLists(queryClient);
      onSaved(edited);
    } catch (error) {
      if (!(await refuse(error).catch(() => false))) failed(error);
    } finally {
      underWay.current = false;
      setBusy(false);
      giveFocusBack();
    }
  };

  const reportFailure = (error: unknown) => {
    const issues = (readRefusal(error)?.issues ?? []).flatMap(({ path, message }) => {
      const field = fieldNames.find((name) => name === path.split('.')[1]);
      if (field) form.setError(field, { type: 'server', message });
      return field ? [{ field, message }] : [];
    });
    report(issues.length > 0 ? issues : [{ message: describeFailure(error) }]);
  };

  /** Checks the form, and sends it. */
  const save = (send: (fields: CenterFields) => Promise<EditedCenter>) => {
    finishTyping();
    return form.handleSubmit(
      (fields) => run(() => send(fields), reportFailure, false),
      (wrong) =>
        report(
          fieldNames.flatMap((field) => {
            const message = wrong[field]?.message as string | undefined;
            return message ? [{ field, message }] : [];
          }),
        ),
    )();
  };

  return {
    form,
    seen,
    show,
    save,
    run,
    busy,
    conflict,
    attempts: found.attempts,
    problems: found.problems.map(({ field, message }) => ({
      fieldId: field && `${idPrefix}-${field}`,
      message,
      mended: field !== undefined && !errors[field],
    })),
  };
}

export type CenterEditing = ReturnType<typeof useCenterEditing>;

/** An input that takes what was typed when it is left, takes it now. */
function finishTyping(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
