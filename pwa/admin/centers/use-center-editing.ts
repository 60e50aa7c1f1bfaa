import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Center, CenterFields } from '#core/center/center.ts';
import {
  blankCenterInputs,
  CenterForm,
  type CenterInputs,
  toCenterInputs,
} from '#core/center/center-inputs.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import type { EditedCenter } from '#core/staff/center-editing.ts';
import { isConflict } from '#core/staff/conflict.ts';
import { type Edits, mergeEdits } from '#core/staff/merge-edits.ts';
import { fillIn } from '../../forms/fields/inputs.ts';
import { queryClient } from '../../query-client.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { describeFailure, type Refusal, readRefusal } from '../staff-reply.ts';
import type { Draft } from '../unsaved/drafts.ts';
import { useDraft } from '../unsaved/use-draft.ts';
import { centerQuery, forgetLists, rememberCenter } from './center-calls.ts';

type Field = keyof CenterFields;
const fieldNames = Object.keys(centerFieldLabels) as Field[];

/** What somebody made of the center meanwhile. */
interface Conflict {
  message: string;
  /** True where it was oneself, in another tab or a terminal. */
  own: boolean;
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
 * else was faster, `conflict` has what they made of it beside that. `listed` has those that a new center looks like.
 */
export function useCenterEditing({ center, idPrefix, onSaved }: Settings) {
  const form = useForm<CenterInputs, unknown, CenterFields>({
    defaultValues: inputsOf(center),
    resolver: zodResolver(CenterForm),
    // The summary moves the keyboard to the first of what is wrong.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [seen, setSeen] = useState(center);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [listed, setListed] = useState<Refusal>();
  const [found, setFound] = useState<{ attempts: number; problems: { field?: Field; message: string }[] }>({
    attempts: 0,
    problems: [],
  });
  const report = (problems: typeof found.problems) =>
    setFound(({ attempts }) => ({ attempts: attempts + 1, problems }));

  const inputs = form.watch();
  const draft = useDraft({
    about: `center-${center?.id ?? 'new'}`,
    seen: seen ?? null,
    inputs,
    before: inputsOf(seen),
    unsaved: form.formState.isDirty,
  });
  /** Takes a draft up again, over the center as it was then: where it has changed since, saving says so. */
  const takeUp = ({ seen: then, values }: Draft) => {
    const before = (then ?? undefined) as Center | undefined;
    form.reset(inputsOf(before));
    setSeen(before);
    for (const [name, value] of Object.entries(fillIn(inputsOf(before), { ...inputsOf(before), ...values })))
      form.setValue(name as Field, value as CenterInputs[Field], { shouldDirty: true });
    draft.close();
  };

  /** Shows a center as it now is, under what was typed and is not saved. */
  const show = (now: Center, { keepTyped }: { keepTyped: boolean }) => {
    form.reset(toCenterInputs(now), keepTyped ? { keepDirtyValues: true } : undefined);
    setSeen(now);
    setConflict(undefined);
    setFound(({ attempts }) => ({ attempts, problems: [] }));
  };

  /** What both have made of it is what is typed here, over the center as it now is. */
  const takeOver = (now: Center, values: Edits) => {
    show(now, { keepTyped: false });
    for (const [name, value] of Object.entries(values))
      form.setValue(name as Field, value as CenterInputs[Field], { shouldDirty: true });
  };

  /** True where there is something to look at first: what somebody else made of it, or what it looks like. */
  const refuse = async (error: unknown): Promise<boolean> => {
    const refusal = readRefusal(error);
    if (refusal?.code === 'listed_already') {
      setListed(refusal);
      return true;
    }
    if (!refusal || !isConflict(refusal.code) || !seen) return false;
    const { center: now } = await queryClient.fetchQuery(centerQuery(seen.id));
    setConflict({ message: refusal.message, own: refusal.code === 'changed_by_you', now });
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
    setListed(undefined);
    try {
      const edited = await call();
      show(edited.center, { keepTyped });
      if (!keepTyped) draft.saved();
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
    draft: { draft: draft.offered, onTake: takeUp, onDiscard: draft.discard },
    seen,
    show,
    save,
    run,
    busy,
    conflict: conflict &&
      seen && {
        message: conflict.message,
        own: conflict.own,
        fields: mergeEdits(inputsOf(seen), inputsOf(conflict.now), inputs),
        onTakeOver: (values: Edits) => takeOver(conflict.now, values),
      },
    listed,
    attempts: found.attempts,
    problems: found.problems.map(({ field, message }) => ({
      fieldId: field && `${idPrefix}-${field}`,
      message,
      fixed: field !== undefined && !errors[field],
    })),
  };
}

function inputsOf(center: Center | undefined): CenterInputs {
  return center ? toCenterInputs(center) : blankCenterInputs;
}

/** An input that takes what was typed when it is left, takes it now. */
function finishTyping(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
