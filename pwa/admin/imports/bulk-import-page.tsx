import { Link } from 'react-router-dom';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { useStaffText } from '../text.tsx';
import { Batches } from './bulk-import/batches.tsx';
import { ChooseFile } from './bulk-import/choose-file.tsx';
import { ImportDone } from './bulk-import/import-done.tsx';
import { JobProgress } from './bulk-import/job-progress.tsx';
import { Preview } from './bulk-import/preview.tsx';
import { Refused } from './bulk-import/refused.tsx';
import { TemplateCard } from './bulk-import/template-card.tsx';
import { useUnderWay } from './bulk-import/under-way.ts';
import { UndoOutcome } from './bulk-import/undo-outcome.tsx';
import { useBulkImport } from './bulk-import/use-bulk-import.ts';
import { useUndo } from './bulk-import/use-undo.ts';
import { AdminPage } from './parts/admin-page.tsx';
import { useSession } from './session.ts';

/** Imports centers from a CSV file: a preview first, and an undo afterwards. */
export function BulkImportPage() {
  const { adminsOnly } = useStaffText(adminFrame);
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
  const text = useStaffText(bulkImport);
  const { step, choose, send } = useBulkImport();
  const undo = useUndo();
  const working = step.name === 'working' || undo.isPending;
  const underWay = useUnderWay({ expected: working });
  const others = !working && underWay;
  const free = !working && !underWay;
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
      {others && <JobProgress title={text.progress.others(others)} progress={others.progress} />}
      {!working && (
        <ChooseFile
          another={step.name !== 'choose'}
          onChoose={(files) => {
            undo.reset();
            void choose(files);
          }}
        />
      )}
      {step.name === 'preview' && (
        <Preview
          answer={step.answer}
          choices={step.choices}
          onImport={() => void send(step.file, step.choices, 'import')}
          onAgain={(choices) => void send(step.file, choices, 'preview')}
        />
      )}
      {step.name === 'refused' && (
        <Refused
          {...step}
          onAgain={
            step.file && ((choices) => void send(step.file!, { ...step.choices, ...choices }, 'preview'))
          }
        />
      )}
      {step.name === 'done' && undo.data?.importId !== step.answer.importId && (
        <ImportDone
          answer={step.answer}
          onUndo={
            free && step.answer.importId !== null
              ? () => undo.mutate({ id: step.answer.importId!, file: step.answer.file })
              : undefined
          }
        />
      )}
      <Batches onUndo={free ? undo.mutate : undefined} />
    </AdminPage>
  );
}
