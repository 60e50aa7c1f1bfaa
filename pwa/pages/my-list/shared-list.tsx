import { Link, useNavigate } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { notify } from '../../components/notices.ts';
import { SourceLine } from '../../components/source-line.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { useMyList } from '../../my-list/list-state.ts';
import { changeList } from '../../my-list/list-store.ts';
import { addCenters, MOST_CENTERS } from '../../my-list/my-list.ts';
import { pageText } from '../../text.tsx';
import { CenterLine } from './center-line.tsx';
import type { SharedSlugs } from './shared-slugs.ts';
import { useListedCenters } from './use-listed-centers.ts';

const useMyListText = pageText('myList');

/** A list that came with a link. It changes nothing on this device unless the person wants it. */
export function SharedList({ shared }: { shared: SharedSlugs }) {
  const all = useMyListText();
  const { shared: text, save } = all;
  const navigate = useNavigate();
  const answers = useListedCenters(shared.slugs, { own: false });
  const centers = answers.flatMap(({ center }) => center ?? []);
  const gone = answers.filter(({ center }) => center === null).map(({ slug }) => slug);
  const failed = answers.filter(({ center, failed }) => failed && center === undefined);
  const pending = answers.filter((answer) => answer.pending).length;

  const keep = async () => {
    const before = useMyList.getState().list?.centers.length ?? 0;
    await changeList(addCenters(centers));
    const kept = useMyList.getState().list?.centers ?? [];
    const added = kept.length - before;
    const full = centers.some(({ slug }) => !kept.some((other) => other.slug === slug));
    navigate('/my-list', { replace: true });
    if (full) notify({ title: save.full.title, text: save.full.text(MOST_CENTERS), tone: 'destructive' });
    else notify({ title: added > 0 ? text.kept(added) : text.keptAlready });
  };
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <h1 className="max-sm:text-xl">{text.title}</h1>
      <p role="status" className={pending > 0 ? 'text-muted' : 'sr-only'}>
        {pending > 0 ? text.loading : all.found(centers.length)}
      </p>
      {pending === 0 && failed.length === 0 && centers.length === 0 && <p>{text.none}</p>}
      <p className="prose-width print:hidden">{text.intro}</p>
      <p className="flex flex-wrap items-center gap-3 print:hidden">
        {centers.length > 0 && (
          <button
            type="button"
            className="button button-primary"
            disabled={pending > 0}
            onClick={() => void keep()}
          >
            {text.keep}
          </button>
        )}
        <Link to="/my-list" className="button button-secondary">
          {text.own}
        </Link>
      </p>
      {centers.length > 0 && <SharedCenters centers={centers} />}
      {pending === 0 && <Names title={text.notFound} names={[...gone, ...shared.wrong]} />}
      <Names title={text.unreachable} names={failed.map(({ slug }) => slug)} />
      {shared.tooMany && <p>{text.tooMany(MOST_CENTERS)}</p>}
    </>
  );
}

function SharedCenters({ centers }: { centers: readonly Center[] }) {
  const text = useMyListText();
  return (
    <section aria-labelledby="shared-centers" className="space-y-4">
      <h2 id="shared-centers" className="text-xl">
        {text.found(centers.length)}
      </h2>
      <SourceLine centers={centers} />
      <ol className="space-y-4">
        {centers.map((center) => (
          <li key={center.slug}>
            <article className="card p-3 sm:p-5">
              <CenterLine center={center} listed />
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="space-y-1">
      <p>{title}</p>
      <ul className="list-disc pl-6 text-muted">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
