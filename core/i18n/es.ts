import { type Catalog, en } from './en.ts';

export const es: Catalog = en;
