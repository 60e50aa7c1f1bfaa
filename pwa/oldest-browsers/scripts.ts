import {
  type AnyNode,
  type CallExpression,
  type MemberExpression,
  type MethodDefinition,
  type Program,
  type Property,
  type PropertyDefinition,
  parse,
} from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { analyze } from 'eslint-scope';
import { featuresOfElement } from './elements.ts';
import { globalsNamed, membersOfGlobal, methodsNamed, platformMembersNamed } from './names.ts';
import { excerptOf, type Feature, type Finding, featureAt, findLack, type Lack, lackOf } from './support.ts';
import { ECMA_VERSION, losesNames, regexSyntaxOf, syntaxOf } from './syntax.ts';

/** The names that a script gives to properties and methods of its own. */
export function ownNamesOf(source: string): Set<string> {
  return namesGivenIn(parseScript(source));
}

/**
 * What a built script has that one of the oldest browsers lacks: syntax, names of the language and of the platform.
 * What is asked of an object that nobody knows counts as the platform's where no script gives it that name itself.
 * @throws where the script is newer than they can read
 */
export function findInScript(source: string, givenElsewhere: ReadonlySet<string> = new Set()): Finding[] {
  const tree = parseScript(source);
  const names = namesIn(tree, givenElsewhere);
  const found: Finding[] = [];
  fullAncestor(tree, (visited, _state, path) => {
    const node = visited as AnyNode;
    const around = path as AnyNode[];
    const lacks = [
      findLackOfSyntax(node, around),
      findLackOfName(node, around),
      ...patternsOf(node, names.free).flatMap(findInPattern),
      ...featuresOfJsx(node).map((feature) => findLack([feature])),
    ];
    for (const lack of lacks)
      if (lack) found.push({ ...lack, excerpt: excerptOf(source, node.start, node.end) });
  });
  return found;

  function findLackOfSyntax(node: AnyNode, around: AnyNode[]): Lack | undefined {
    const path = syntaxOf(node, around);
    if (!path || node.type !== 'PropertyDefinition') return path ? findLack([javascript(path)]) : undefined;
    const isFaulty = losesNames(node, source, names.areOwn);
    const feature = javascript(isFaulty ? 'classes.public_class_fields' : path);
    const lacking = lackOf(feature, isFaulty ? 'lacks' : 'is enough');
    return lacking.length > 0 ? { feature: feature.path, lacking } : undefined;
  }

  function findLackOfName(node: AnyNode, around: AnyNode[]): Lack | undefined {
    const lack = findLack(featuresOfName(node, around.at(-2), names));
    return lack && !isAskedFor(node, around.slice(0, -1), source) ? lack : undefined;
  }
}

function parseScript(source: string): Program {
  return parse(source, { ecmaVersion: ECMA_VERSION, sourceType: 'module', ranges: true });
}

/** The names of a script: the browser's, and those that it gives to something of its own. */
interface Names {
  free: ReadonlySet<unknown>;
  given: ReadonlySet<string>;
  givenAnywhere: ReadonlySet<string>;
  /** Whether any name between two places is the script's own. */
  areOwn: (start: number, end: number) => boolean;
}

function namesIn(tree: Program, givenElsewhere: ReadonlySet<string>): Names {
  const { scopes, globalScope } = analyze(tree as never, {
    ecmaVersion: ECMA_VERSION,
    sourceType: 'module',
  });
  const own = scopes
    .flatMap(({ references }) => references)
    .filter(({ resolved }) => resolved)
    .map(({ identifier }) => identifier as unknown as AnyNode);
  const given = namesGivenIn(tree);
  return {
    free: new Set<unknown>(globalScope?.through.map(({ identifier }) => identifier)),
    given,
    givenAnywhere: new Set([...given, ...givenElsewhere]),
    areOwn: (start, end) => own.some((name) => name.start >= start && name.end <= end),
  };
}

function namesGivenIn(tree: Program): Set<string> {
  const given = new Set<string>();
  const add = (name: string | undefined) => name && given.add(name);
  full(tree, (visited) => {
    const node = visited as AnyNode;
    if (node.type === 'ObjectExpression')
      for (const property of node.properties) if (property.type === 'Property') add(keyOf(property));
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') add(keyOf(node));
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      add(nameOfMember(node.left));
  });
  return given;
}

function keyOf({ key, computed }: Property | MethodDefinition | PropertyDefinition): string | undefined {
  return !computed && key.type === 'Identifier' ? key.name : textOf(key as AnyNode);
}

function featuresOfName(
  node: AnyNode,
  parent: AnyNode | undefined,
  { free, given, givenAnywhere }: Names,
): (Feature | undefined)[] {
  if (node.type === 'Identifier') return free.has(node) ? globalsNamed(node.name) : [];
  const name = node.type === 'MemberExpression' ? nameOfMember(node) : undefined;
  if (node.type !== 'MemberExpression' || !name) return [];
  const { object } = node;
  if (object.type === 'Identifier' && free.has(object)) {
    const members = GLOBAL_OBJECTS.has(object.name) ? globalsNamed(name) : membersOfGlobal(object.name, name);
    if (members.some(Boolean)) return members;
  }
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  const methods = isCalled && !given.has(name) ? methodsNamed(name) : [];
  return [...methods, ...(givenAnywhere.has(name) ? [] : platformMembersNamed(name))];
}

const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self']);

function nameOfMember({ property, computed }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return textOf(property);
}

/** A plain text, also between backquotes, as the minifier writes it. */
function textOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/**
 * Whether the script itself asks if there is such a thing, or puts it there: `typeof A`, `a.b?.()`, `a.b = c`,
 * `a.b && a.b()`, `'A' in self ? new A() : c`.
 */
function isAskedFor(node: AnyNode, around: readonly AnyNode[], source: string): boolean {
  const parent = around.at(-1);
  if (parent?.type === 'UnaryExpression') return parent.operator === 'typeof' || parent.operator === '!';
  if (parent?.type === 'AssignmentExpression' && parent.left === node) return parent.operator === '=';
  if (parent?.type === 'CallExpression' && parent.optional && parent.callee === node) return true;
  if (parent?.type === 'MemberExpression' && parent.optional && parent.object === node) return true;
  const name = node.type === 'MemberExpression' ? nameOfMember(node) : (node as { name?: string }).name;
  const asks = new RegExp(`(typeof |\\.)${name}(?![\\w$(\`.])|[\`'"]${name}[\`'"] ?in `);
  return around.some((one) => {
    const test = testOf(one);
    return test !== undefined && asks.test(source.slice(test.start, test.end));
  });
}

function testOf(node: AnyNode): AnyNode | undefined {
  if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') return node.test;
  return node.type === 'LogicalExpression' && node.operator !== '??' ? node.left : undefined;
}

interface Pattern {
  pattern: string;
  flags: string;
}

/** Of `/a/v`, and of `new RegExp('a', 'v')` as far as it stands there. */
function patternsOf(node: AnyNode, free: ReadonlySet<unknown>): Pattern[] {
  if (node.type === 'Literal') return node.regex ? [node.regex] : [];
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return [];
  const { callee } = node;
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || !free.has(callee)) return [];
  const [pattern, flags] = node.arguments.map(textOf);
  return [{ pattern: pattern ?? '', flags: flags ?? '' }];
}

function findInPattern({ pattern, flags }: Pattern): (Lack | undefined)[] {
  return [...regexSyntaxOf(pattern, flags)].map((path) => findLack([javascript(path)]));
}

/** Of an element that a component makes: `jsx('dialog', { inert: true })`. */
function featuresOfJsx(node: AnyNode): Feature[] {
  const tag = node.type === 'CallExpression' && isJsx(node) ? textOf(node.arguments[0]) : undefined;
  if (!tag) return [];
  const props = (node as CallExpression).arguments[1];
  const names =
    props?.type === 'ObjectExpression'
      ? props.properties.map((property) => property.type === 'Property' && property.key)
      : [];
  const attributes = names.map((key) =>
    key && key.type === 'Identifier' ? key.name : textOf(key || undefined),
  );
  return featuresOfElement(
    tag,
    attributes.filter((name) => name !== undefined),
  );
}

function isJsx({ callee }: CallExpression): boolean {
  const called = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee;
  const name = called?.type === 'MemberExpression' ? nameOfMember(called) : undefined;
  return name === 'jsx' || name === 'jsxs';
}

function javascript(path: string): Feature {
  const feature = featureAt('javascript', ...path.split('.'));
  if (!feature) throw new Error(`MDN's data has no javascript.${path} any more.`);
  return feature;
}
