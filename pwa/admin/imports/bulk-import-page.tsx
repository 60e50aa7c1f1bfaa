import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { useSession } from '../session.ts';
import { Batches } from './batches.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import { JobProgress } from './job-progress.tsx';
import { MappingStep } from './mapping/mapping-step.tsx';
import { Preview } from './preview.tsx';
import { Refused } from './refused.tsx';
import { useUnderWay } from './under-way.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { UndoOutcome } from './undo-outcome.tsx';
import { useBulkImport } from './use-bulk-import.ts';
import { type Asked, useUndo } from './use-undo.ts';

/** Imports centers from a CSV file: a preview first, and an undo afterwards. */
export function BulkImportPage() {
  const { adminsOnly } = adminFrame;
  const { data: staff } = useSession();
  if (staff?.role === 'admin') return <BulkImport />;
  return (
    <AdminPage title={adminsOnly.title} intro={adminsOnly.text}>
      <Link to="/admin0323" className="link">
        {adminsOnly.back}
      </Link>
    </AdminPage>
  );
}

function BulkImport() {
  const text = bulkImport;
  const { step, choose, map, send } = useBulkImport();
  const undo = useUndo();
  const [asked, setAsked] = useState<Asked>();
  const working = step.name === 'working' || undo.isPending;
  const underWay = useUnderWay({ expected: working });
  // What an undo would do is a piece of work, too.
  const others = !working && !asked && underWay;
  const free = !working && !others;
  return (
    <AdminPage title={text.title} intro={text.intro}>
      {step.name === 'choose' && <TemplateCard />}
      {undo.isPending && (
        <JobProgress
          title={text.progress.undo(undo.variables.file)}
          progress={underWay?.progress ?? { phase: 'undoing', done: 0, total: 0 }}
        />
      )}
      {undo.isSuccess && <UndoOutcome answer={undo.data} onClose={undo.reset} />}
      {step.name === 'working' && (
        <JobProgress
          title={text.progress[step.kind](step.file.name)}
          upload={step}
          progress={underWay?.job === step.job ? underWay.progress : undefined}
          note={step.kind === 'import' ? text.progress.leave : undefined}
        />
      )}
      {others && <JobProgress others title={text.progress.others(others)} progress={others.progress} />}
      {!working && (
        <ChooseFile
          another={step.name !== 'choose'}
          onChoose={(files) => {
            undo.reset();
            void choose(files);
          }}
        />
      )}
      {step.name === 'mapping' && (
        <MappingStep
          key={step.file.name}
          fileName={step.file.name}
          draft={step.draft}
          given={step.choices.map}
          onDone={(map) => void send(step.file, { ...step.choices, map }, 'preview')}
        />
      )}
      {step.name === 'preview' && (
        <Preview
          file={step.file}
          answer={step.answer}
          choices={step.choices}
          onImport={() => void send(step.file, step.choices, 'import', step.answer.fingerprint)}
          onAgain={(choices) => void send(step.file, choices, 'preview')}
          onMap={() => void map(step.file, step.choices)}
        />
      )}
      {step.name === 'refused' && (
        <Refused
          {...step}
          onAgain={
            step.file && ((choices) => void send(step.file!, { ...step.choices, ...choices }, 'preview'))
          }
          onMap={step.file && (() => void map(step.file!, step.choices ?? {}))}
        />
      )}
      {step.name === 'done' && undo.data?.importId !== step.answer.importId && (
        <ImportDone
          answer={step.answer}
          onUndo={
            free && step.answer.importId !== null
              ? () => setAsked({ id: step.answer.importId!, file: step.answer.file })
              : undefined
          }
        />
      )}
      <Batches onUndo={free ? setAsked : undefined} />
      <UndoDialog asked={asked} onUndo={undo.mutate} onClose={() => setAsked(undefined)} />
    </AdminPage>
  );
}

/** What a file has to look like. */
function TemplateCard() {
  const text = bulkImport.template;
  return (
    <section className="card space-y-3 p-5">
      <h2 className="text-xl">{text.title}</h2>
      <p className="prose-width text-muted">{text.text}</p>
      <p className="prose-width text-muted">{text.edits}</p>
      <a href="/api/admin/bulk-import/template.csv" download className="button button-secondary">
        <Download aria-hidden="true" className="size-5" />
        {text.download}
      </a>
    </section>
  );
}
