import { type Feature, featureAt } from './support.ts';

/** What MDN's data has of an element and its attributes, by the names of HTML or React. */
export function featuresOfElement(tag: string, attributes: readonly string[]): Feature[] {
  return [
    featureAt('html', 'elements', tag),
    ...attributes.map((name) => {
      const attribute = name === 'className' ? 'class' : name.toLowerCase();
      return (
        featureAt('html', 'elements', tag, attribute) ?? featureAt('html', 'global_attributes', attribute)
      );
    }),
  ].filter((feature) => feature !== undefined);
}
