import { type HTMLElement, parse } from 'node-html-parser';
import { featuresOfElement } from './elements.ts';
import { findInScript } from './scripts.ts';
import { findInStyles } from './styles.ts';
import { type Finding, findLack } from './support.ts';

/** What a built page has that one of the oldest browsers lacks: elements, attributes, and what is written into it. */
export function findInPage(html: string): Finding[] {
  const elements = parse(html, { comment: false }).querySelectorAll('*');
  return elements.flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const excerpt = element.outerHTML.slice(0, 120);
    const lacks = featuresOfElement(tag, Object.keys(element.attributes)).map((one) => findLack([one]));
    return [
      ...lacks.filter((lack) => lack !== undefined).map((lack) => ({ ...lack, excerpt })),
      ...findInside(element, tag),
    ];
  });
}

function findInside(element: HTMLElement, tag: string): Finding[] {
  if (tag === 'style') return findInStyles(element.text);
  if (tag === 'script')
    return /json/.test(element.getAttribute('type') ?? '') ? [] : findInScript(element.text);
  return findInStyles(`a{${element.getAttribute('style') ?? ''}}`);
}
