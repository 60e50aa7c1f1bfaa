/** What a person looks for: what it is, and what stands on it, or is read out of it. */
export type Role =
  | 'text'
  | 'heading'
  | 'link'
  | 'button'
  | 'searchbox'
  | 'textbox'
  | 'checkbox'
  | 'option'
  | 'article';

/** A text to the letter, or a regular expression. */
export type Name = string | RegExp;

/** A name as data, for the way into the page. */
export interface SentName {
  exact?: string;
  source?: string;
  flags?: string;
}

export function sendName(name: Name): SentName {
  return typeof name === 'string' ? { exact: name } : { source: name.source, flags: name.flags };
}

/** Runs in the page, so it stands for itself: the first that can be seen, of that role and name. */
export function findInPage(role: Role, { exact, source, flags }: SentName): Element | undefined {
  const selectors: Record<Role, string> = {
    text: '#root *, body > *',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    button: 'button, summary',
    searchbox: 'input[type=search]',
    textbox: 'textarea, input:not([type=checkbox], [type=radio], [type=search], [type=hidden])',
    checkbox: 'input[type=checkbox]',
    option: 'option',
    article: 'article',
  };
  const pattern = source === undefined ? undefined : new RegExp(source, flags);
  const fits = (text: string | null | undefined) => {
    const plain = text?.replace(/\s+/g, ' ').trim() ?? '';
    return pattern ? pattern.test(plain) : plain === exact;
  };
  const isNamed = (element: Element): boolean => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return fits(label);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return [...(element.labels ?? [])].some((each) => fits(each.textContent));
    return fits(element.textContent);
  };
  const isSeen = (element: Element): boolean => {
    if (element instanceof HTMLOptionElement) return true;
    const { visibility } = getComputedStyle(element);
    return visibility === 'visible' && element.getClientRects().length > 0;
  };
  const open = document.querySelector('dialog:modal') ?? document;
  const found = [...open.querySelectorAll(selectors[role])].filter(
    (element) => isNamed(element) && isSeen(element),
  );
  // A text is also all that is around it: the innermost is meant.
  return role === 'text'
    ? found.find((each) => !found.some((other) => each !== other && each.contains(other)))
    : found[0];
}
