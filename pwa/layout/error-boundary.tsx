import { Component, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useText } from '../text.tsx';

/** Shows a way on where a page fails. Going to another page tries again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const { failure } = useText().layout;
  return (
    <div className="wrap prose-width space-y-4 py-12">
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          {failure.reload}
        </button>
        <a href={useHref('/')} className="button button-secondary">
          {failure.home}
        </a>
      </p>
    </div>
  );
}
