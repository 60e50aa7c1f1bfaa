import { useEffect, useRef, useState } from 'react';
import type { MappedField } from '#core/staff/import-mapping.ts';
import type { MappingDraft, MappingTrial, TriedMapping } from '#core/staff/mapping-draft.ts';
import { api } from '../../staff-api.ts';
import { describeFailure, staffReply } from '../../staff-reply.ts';

/** While somebody types, the mapping is tried once they pause. */
const PAUSE_MS = 500;

/** A mapping while it is written: its text, what the first rows become by it, and what is wrong with it. */
export function useMappingTrial(fileName: string, { rows, map: drafted }: MappingDraft, given = drafted) {
  const [text, setText] = useState(given);
  const [tried, setTried] = useState<TriedMapping>();
  /** Why it was not tried. */
  const [failure, setFailure] = useState<string>();
  const [isTrying, setTrying] = useState(true);
  const latest = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function attempt(map: string, set?: MappingTrial['set']): Promise<void> {
    clearTimeout(pause.current);
    latest.current += 1;
    const number = latest.current;
    setTrying(true);
    try {
      const json = { file: fileName, rows, map, ...(set && { set }) };
      const answer = await staffReply<TriedMapping>(api.admin['bulk-import'].mapping.trial.$post({ json }));
      if (number !== latest.current) return;
      // The form stays while the text is no YAML.
      setTried((before) =>
        before && answer.fields.length === 0 ? { ...answer, ...formOf(before) } : answer,
      );
      setFailure(undefined);
      setText(answer.map);
    } catch (error) {
      if (number === latest.current) setFailure(describeFailure(error));
    } finally {
      if (number === latest.current) setTrying(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what it begins with
  useEffect(() => {
    void attempt(given);
    return () => {
      clearTimeout(pause.current);
      latest.current += 1;
    };
  }, []);

  return {
    text,
    tried,
    failure,
    isTrying,
    /** Another text: it is tried after a pause, or at once. */
    write(map: string, { atOnce = false } = {}): void {
      setText(map);
      // What is under way was asked of another text.
      latest.current += 1;
      setTrying(true);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void attempt(map), atOnce ? 0 : PAUSE_MS);
    },
    /** Another column for a field, or none. */
    choose: (field: MappedField, column: string | null) => void attempt(text, { field, column }),
  };
}

function formOf({ fields, columns }: TriedMapping): Pick<TriedMapping, 'fields' | 'columns'> {
  return { fields, columns };
}
