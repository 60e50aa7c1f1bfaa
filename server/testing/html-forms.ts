import type { HTMLElement } from 'node-html-parser';

/** What stands in the inputs of a form, by name. */
export type Fields = Record<string, string | readonly string[]>;

/** As a browser sends what stands in the inputs. */
export function encodeForm(fields: Fields, as: 'multipart' | 'urlencoded'): FormData | URLSearchParams {
  const body = as === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) body.append(name, String(each));
  return body;
}

/** What the inputs of the page's form hold, as a browser would send it. */
export function readForm(page: HTMLElement): Fields {
  const fields: Record<string, string[]> = {};
  const add = (name: string | undefined, value: string) => {
    if (name) fields[name] = [...(fields[name] ?? []), value];
  };
  for (const input of page.querySelectorAll('form input')) {
    const { type, name, value } = input.attributes;
    const isChoice = type === 'radio' || type === 'checkbox';
    if (!isChoice || input.hasAttribute('checked')) add(name, value ?? (isChoice ? 'on' : ''));
  }
  for (const select of page.querySelectorAll('form select')) {
    add(select.getAttribute('name'), select.querySelector('option[selected]')?.getAttribute('value') ?? '');
  }
  for (const area of page.querySelectorAll('form textarea')) add(area.getAttribute('name'), area.text);
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [name, values.length > 1 ? values : values[0]!]),
  );
}
