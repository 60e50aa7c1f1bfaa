import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import type { AdminCenter } from '#core/staff/center-editing.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { centerQuery } from './center-calls.ts';
import { CenterEditor } from './center-editor.tsx';

/** One center, to be changed. */
export function CenterEditorPage() {
  const text = centersEditor;
  const { id = '' } = useParams();
  const query = useQuery(centerQuery(id));
  if (query.data === undefined) {
    return (
      <div className="wrap pt-6">
        <Loaded query={query} failureTitle={text.failed}>
          {() => null}
        </Loaded>
      </div>
    );
  }
  const { center, mergedInto } = query.data;
  return (
    <AdminPage title={center.name} intro={`${center.city}, ${center.state}`} actions={<BackLink />}>
      {mergedInto ? <MergedNote into={mergedInto} /> : <CenterEditor key={id} center={center} />}
    </AdminPage>
  );
}

/** A center that is not there yet. */
export function NewCenterPage() {
  const text = centersEditor;
  return (
    <AdminPage title={text.newTitle} actions={<BackLink />}>
      <CenterEditor center={undefined} />
    </AdminPage>
  );
}

/** To the list, with the filters that it had. */
function BackLink() {
  const text = centersEditor;
  const { state } = useLocation() as { state: { back?: string } | null };
  return (
    <Link to={`/admin0323/centers${state?.back ? `?${state.back}` : ''}`} className="button button-secondary">
      {text.back}
    </Link>
  );
}

function MergedNote({ into }: { into: NonNullable<AdminCenter['mergedInto']> }) {
  const text = centersEditor;
  return (
    <div className="card space-y-3 p-6">
      <p>{text.merged(into.name)}</p>
      <Link to={`/admin0323/centers/${into.id}`} className="button button-primary">
        {text.openMerged}
      </Link>
    </div>
  );
}
