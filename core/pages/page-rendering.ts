import type { Center, StateCount } from '../center/center.ts';
import type { GuideSummary } from '../guide/guide.ts';
import type { GuideOnPage } from '../guide/guide-languages.ts';
import type { Language } from '../i18n/languages.ts';
import type { Jurisdiction } from '../lists/public-lists.ts';
import type { ReturnedForm } from '../messages/form-messages.ts';
import type { CenterQuery, SearchResult } from '../search/center-query.ts';
import type { SiteInfo } from '../snapshot/snapshot.ts';
import type { StateCenters } from './state-centers.ts';
import type { WholeFile } from './whole-file.ts';

/** What the public pages ask of the directory, by the name under which the browser keeps the answer. */
export interface DirectoryQuestions {
  search(query: CenterQuery): SearchResult;
  /** Null where there is no such center. */
  center(slug: string): Center | null;
  state(state: Jurisdiction, page: number): StateCenters;
  states(): StateCount[];
  recent(): Center[];
  /** Those that are not there in the language are in English. */
  guides(language: Language): GuideSummary[];
  /** In English where it is not there in the language; null where there is no such guide. */
  guide(slug: string, language: Language): GuideOnPage | null;
  /** Those of the whole directory. */
  files(): WholeFile[];
}

/** Answers the questions of pages, now or a moment later. */
export type DirectoryAnswers = {
  [Name in keyof DirectoryQuestions]: (
    ...question: Parameters<DirectoryQuestions[Name]>
  ) => ReturnType<DirectoryQuestions[Name]> | Promise<ReturnType<DirectoryQuestions[Name]>>;
};

/** A page that somebody asked the server for. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  /** Where people reach the server, e.g. "https://harborlight.example". */
  origin: string;
  /** Undefined in the first seconds of a new instance. */
  site: SiteInfo | undefined;
  /** The UTC day, as 2026-11-21: what is due is due by that day. */
  today: string;
  /** True where a phone draws it without a network, of a copy that lacks nothing. */
  offline?: boolean;
  /** Where the page answers a form that was not taken. */
  form?: ReturnedForm | undefined;
}

/** What the server writes into a page beside its content, so that the browser takes over without asking again. */
export interface PageData extends Partial<Omit<PageRequest, 'address'>> {
  /** What the page asked, by its key, and the answer; undefined where only the frame was written. */
  answers?: [key: readonly unknown[], answer: unknown][];
}

/** A page as HTML. */
export interface RenderedPage {
  status: 200 | 404;
  language: Language;
  /** For the document's head: title, description, canonical link and the like. */
  head: string;
  /** For the element that the browser's app takes over. */
  content: string;
  /** Its PageData, as JSON. */
  data: string;
}

/**
 * Renders the page at an address; undefined for one that only a browser can show, such as what waits on a phone, and
 * `busy` where so many are asked for that this one comes without its content.
 */
export type RenderPage = (
  request: PageRequest,
  directory: DirectoryAnswers,
) => Promise<RenderedPage | 'busy' | undefined>;

/** A page that somebody asked for, and the PWA's index.html, into which it is written. */
export interface DocumentRequest extends PageRequest {
  template: string;
}

/** A page as a whole document, in UTF-8. */
export interface RenderedDocument {
  status: RenderedPage['status'];
  html: Uint8Array<ArrayBuffer>;
}

/** As RenderPage, and writes what that has rendered. */
export type RenderDocument = (
  request: DocumentRequest,
  directory: DirectoryAnswers,
) => Promise<RenderedDocument | 'busy' | undefined>;
