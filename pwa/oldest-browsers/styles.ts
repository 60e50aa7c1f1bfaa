import compat from '@mdn/browser-compat-data/forLegacyNode';
import { type CssNode, type Declaration, generate, parse, walk } from 'css-tree';
import { excerptOf, type Feature, type Finding, featureAt, findLack, type Lack } from './support.ts';

/**
 * What built styles have that one of the oldest browsers lacks. Not counted is what stands after another value of the
 * same property, which stays in force, what the condition of an `@supports` around it names, what `:is` and `:where`
 * pass over, and what is for one engine alone by its prefix.
 */
export function findInStyles(source: string): Finding[] {
  const found: Finding[] = [];
  const around: CssNode[] = [];
  walk(parse(source, { positions: true, parseCustomProperty: true }), {
    enter(node: CssNode) {
      const declaration = [...around].reverse().find((one) => one.type === 'Declaration');
      const lack = findLack(featuresOf(node, declaration));
      if (lack && node.loc && !isAskedFor(lack, around) && !hasFallback(declaration, around))
        found.push({ ...lack, excerpt: excerptOf(source, node.loc.start.offset, node.loc.end.offset) });
      around.push(node);
    },
    leave: () => void around.pop(),
  });
  return found;
}

/** What a node may stand for in MDN's data. */
function featuresOf(node: CssNode, declaration: Declaration | undefined): (Feature | undefined)[] {
  switch (node.type) {
    case 'Atrule':
      return [featureAt('css', 'at-rules', node.name)];
    case 'Feature':
      return [featureAt('css', 'at-rules', node.kind, node.name)];
    case 'FeatureRange':
      return [featureAt('css', 'at-rules', node.kind, 'range_syntax')];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [node.name.startsWith('-') ? undefined : featureAt('css', 'selectors', node.name)];
    case 'NestingSelector':
      return [featureAt('css', 'selectors', 'nesting')];
    case 'Declaration':
      return [featureAt('css', 'properties', node.property)];
    case 'Identifier':
      return declaration ? [featureAt('css', 'properties', declaration.property, node.name)] : [];
    case 'Function':
      return [
        featureAt('css', 'types', node.name),
        ...Object.keys(compat.css.types!).map((type) => featureAt('css', 'types', type, node.name)),
      ];
    case 'Dimension':
      return [featureAt('css', 'types', 'length', UNITS[node.unit.slice(0, 2)] ?? node.unit)];
    default:
      return [];
  }
}

/** Units that MDN's data names by their family. */
const UNITS: Record<string, string> = {
  dv: 'viewport_percentage_units_dynamic',
  sv: 'viewport_percentage_units_small',
  lv: 'viewport_percentage_units_large',
  cq: 'container_query_length_units',
};

function isAskedFor({ feature }: Lack, around: readonly CssNode[]): boolean {
  const name = feature.split('.').at(-1)!;
  return around.some(
    (one) =>
      (one.type === 'Atrule' &&
        one.name === 'supports' &&
        one.prelude &&
        generate(one.prelude).includes(name)) ||
      (one.type === 'PseudoClassSelector' && /^(is|where)$/.test(one.name)),
  );
}

/** A custom property has none: what it holds is judged only where it is used. */
function hasFallback(declaration: Declaration | undefined, around: readonly CssNode[]): boolean {
  if (!declaration || declaration.property.startsWith('--')) return false;
  const block = around[around.indexOf(declaration) - 1];
  if (block?.type !== 'Block') return false;
  const siblings = block.children.toArray();
  return siblings
    .slice(0, siblings.indexOf(declaration))
    .some((one) => one.type === 'Declaration' && one.property === declaration.property);
}
