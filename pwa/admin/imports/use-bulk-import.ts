import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { formatBytes } from '#core/i18n/format.ts';
import { isTableFile, MAX_FILE_BYTES } from '#core/staff/bulk-import.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import type { MappingDraft } from '#core/staff/mapping-draft.ts';
import { notify } from '../../components/notices.ts';
import { refreshPages } from '../session.ts';
import { describeFailure, type Refusal, readRefusal } from '../staff-reply.ts';
import { forgetDecisions } from './review/use-kept-decisions.ts';
import { type ImportChoices, sendFile, sendForDraft } from './send-file.ts';

interface Chosen {
  /** Its content is held here: what was previewed is what is imported. */
  file: File;
  choices: ImportChoices;
}

type ImportStep =
  | { name: 'choose' }
  | (Chosen & { name: 'working'; kind: 'preview' | 'import'; job: string; sent: number; size: number })
  | (Chosen & { name: 'mapping'; draft: MappingDraft })
  | (Chosen & { name: 'preview'; answer: ImportAnswer })
  | (Partial<Chosen> & {
      name: 'refused';
      kind: 'preview' | 'import';
      fileName: string;
      refusal: Pick<Refusal, 'code' | 'message' | 'issues'>;
    })
  | { name: 'done'; answer: ImportAnswer };

/** The way of a file: chosen, previewed, imported. */
export function useBulkImport() {
  const text = bulkImport;
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const queries = useQueryClient();
  const preview = useRef<AbortController>(undefined);
  /** Of the file that is at hand: the same rows are there when somebody comes back to its mapping. */
  const drafted = useRef<{ file: File; draft: MappingDraft }>(undefined);
  // Nobody waits any longer for the preview of a page that was left. An import goes on.
  useEffect(() => () => preview.current?.abort(), []);
  useLeaveWarning(step.name === 'working' && step.kind === 'import');

  async function choose(given: readonly File[]): Promise<void> {
    const [file] = given;
    if (!file) return;
    if (given.length > 1) return notify({ ...text.notices.oneFile, tone: 'destructive' });
    if (!isTableFile(file)) return notify({ ...text.notices.invalidType, tone: 'destructive' });
    const refuseFile = (code: string, message: string) =>
      setStep({
        name: 'refused',
        kind: 'preview',
        fileName: file.name,
        refusal: { code, message, issues: [] },
      });
    if (file.size > MAX_FILE_BYTES) {
      return refuseFile('file_too_large', text.tooLarge(formatBytes(file.size), formatBytes(MAX_FILE_BYTES)));
    }
    const held = await hold(file);
    if (!held) return refuseFile('unreadable_file', text.unreadable);
    await send(held, {}, 'preview');
  }

  /** `previewed`: what an import is to do, or nothing. */
  async function send(
    file: File,
    choices: ImportChoices,
    kind: 'preview' | 'import',
    previewed?: string,
  ): Promise<void> {
    const { signal, ...upload } = begin(file, choices, kind);
    try {
      const answer = await sendFile({ ...upload, signal, dryRun: kind === 'preview', previewed, ...choices });
      await seeWhatIs(kind);
      setStep(kind === 'preview' ? { name: 'preview', file, choices, answer } : { name: 'done', answer });
      if (kind === 'import') {
        forgetDecisions();
        tellImported(answer);
      }
    } catch (error) {
      if (signal.aborted) return;
      await seeWhatIs(kind);
      const message = refuse(file, choices, kind, error);
      if (kind === 'import') notify({ title: text.notices.failed, text: message, tone: 'destructive' });
    }
  }

  /** Opens the mapping of a file: the one that it was previewed with, or a first draft. */
  async function map(file: File, choices: ImportChoices): Promise<void> {
    if (drafted.current?.file === file) {
      return setStep({ name: 'mapping', file, choices, draft: drafted.current.draft });
    }
    const { signal, ...upload } = begin(file, choices, 'preview');
    try {
      const draft = await sendForDraft({ ...upload, signal });
      drafted.current = { file, draft };
      setStep({ name: 'mapping', file, choices, draft });
    } catch (error) {
      if (!signal.aborted) refuse(file, choices, 'preview', error);
    }
  }

  /** Shows that the file is on its way. */
  function begin(file: File, choices: ImportChoices, kind: 'preview' | 'import') {
    const job = crypto.randomUUID();
    const abort = new AbortController();
    preview.current?.abort();
    preview.current = kind === 'preview' ? abort : undefined;
    setStep({ name: 'working', kind, file, choices, job, sent: 0, size: file.size });
    const onSent = (sent: number, size: number) =>
      setStep((now) => (now.name === 'working' && now.job === job ? { ...now, sent, size } : now));
    return { file, job, onSent, signal: abort.signal };
  }

  /** Returns what is said. */
  function refuse(file: File, choices: ImportChoices, kind: 'preview' | 'import', error: unknown): string {
    const message = describeFailure(error);
    const refusal = readRefusal(error) ?? { code: 'failed', message, issues: [] };
    setStep({ name: 'refused', kind, file, choices, fileName: file.name, refusal });
    return message;
  }

  /** Before the buttons are back: nobody is to undo another import than the one that they see. */
  async function seeWhatIs(kind: 'preview' | 'import'): Promise<void> {
    if (kind === 'import') await refreshPages(queries);
  }

  function tellImported({ success }: ImportAnswer): void {
    if (success > 0) notify({ title: text.notices.successful, text: text.notices.imported(success) });
    else notify({ title: text.notices.failed, text: text.preview.noneUsable, tone: 'destructive' });
  }

  return { step, choose, map, send };
}

/** The file as it is now, in memory; undefined where it cannot be read. */
async function hold(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return undefined;
  }
}

/** Asks before the page is left with something on it that would be lost. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
