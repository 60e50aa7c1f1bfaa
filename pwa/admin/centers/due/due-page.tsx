import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { centersQueue } from '#core/i18n/en/admin/centers-queue.ts';
import { parseJurisdiction } from '#core/lists/public-lists.ts';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { stateChoices } from '../list-address.ts';
import { DueQueue } from './due-queue.tsx';
import { useFirstDue } from './use-due-queue.ts';

/** What is due for verification, to be worked through call by call. */
export function DuePage() {
  const text = centersQueue;
  const [params, setParams] = useSearchParams();
  const state = parseJurisdiction(params.get('state')) ?? '';
  const first = useFirstDue(state);
  const [changing, setChanging] = useState(false);
  return (
    <AdminPage
      title={text.title}
      intro={text.intro}
      actions={
        <Link to="/admin0323/centers" className="button button-secondary">
          {text.back}
        </Link>
      }
    >
      <div className="max-w-xs">
        <SelectField
          id="due-state"
          label={text.state}
          list={stateChoices}
          any={text.allStates}
          // Another list would take away what is being typed.
          disabled={changing}
          value={state}
          onChange={({ target }) => setParams(target.value ? { state: target.value } : {})}
        />
      </div>
      <Loaded query={first} failureTitle={text.failed}>
        {(page) =>
          page.total === 0 ? (
            <Empty title={text.empty.title} text={text.empty.text} />
          ) : (
            <DueQueue
              // A new list begins at its top.
              key={`${state} ${first.dataUpdatedAt}`}
              state={state}
              first={page}
              changing={changing}
              setChanging={setChanging}
              onAgain={() => void first.refetch()}
            />
          )
        }
      </Loaded>
    </AdminPage>
  );
}
