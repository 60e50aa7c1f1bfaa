import { Link } from 'react-router-dom';
import { pageText } from '../../text.tsx';

const useGuidesText = pageText('guides');

/** The ways from reading to help. */
export function NextSteps() {
  const { next: text } = useGuidesText();
  return (
    <section aria-labelledby="next-steps" className="card space-y-4 p-6 sm:p-8 print:hidden">
      <div className="space-y-2">
        <h2 id="next-steps" className="text-xl">
          {text.title}
        </h2>
        <p className="prose-width text-muted">{text.text}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <Link to="/live-matching" className="button button-primary max-sm:w-full">
          {text.match}
        </Link>
        <Link to="/directory" className="button button-secondary max-sm:w-full">
          {text.directory}
        </Link>
      </p>
    </section>
  );
}
