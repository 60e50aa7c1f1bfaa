import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AnyNode, PropertyDefinition } from 'acorn';

/**
 * The edition of the language that is read at all: whatever is newer is a finding as such. The paths below are for
 * what is in it and yet lacks somewhere, or did so a few years ago; everything before ES2020 all our browsers have.
 */
export const ECMA_VERSION = 2022;

/** The path in MDN's data, below "javascript", of the newer syntax that a node is. `around`: it, and all that it is in. */
export function syntaxOf(node: AnyNode, around: readonly AnyNode[]): string | undefined {
  switch (node.type) {
    case 'AwaitExpression':
      return around.some(isFunction) ? undefined : 'operators.await.top_level';
    case 'StaticBlock':
      return 'classes.static.initialization_blocks';
    case 'PropertyDefinition':
      if (node.static) return 'classes.static.class_fields';
      return node.key.type === 'PrivateIdentifier'
        ? 'classes.private_class_fields'
        : 'classes.public_class_fields';
    case 'MethodDefinition':
      return node.key.type === 'PrivateIdentifier' ? 'classes.private_class_methods' : undefined;
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? 'classes.private_class_fields_in' : undefined;
    case 'ChainExpression':
      return 'operators.optional_chaining';
    case 'LogicalExpression':
      return node.operator === '??' ? 'operators.nullish_coalescing' : undefined;
    case 'AssignmentExpression':
      return ASSIGNMENTS[node.operator];
    case 'ImportExpression':
      return 'operators.import';
    case 'MetaProperty':
      return node.meta.name === 'import' ? 'operators.import_meta' : undefined;
    case 'ExportAllDeclaration':
      return node.exported ? 'statements.export.namespace' : undefined;
    case 'ForOfStatement':
      return node.await ? 'statements.for_await_of' : undefined;
    case 'Literal':
      return node.bigint ? 'builtins.BigInt' : undefined;
    default:
      return undefined;
  }
}

function isFunction({ type }: AnyNode): boolean {
  return (
    type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
  );
}

const ASSIGNMENTS: Record<string, string> = {
  '??=': 'operators.nullish_coalescing_assignment',
  '||=': 'operators.logical_or_assignment',
  '&&=': 'operators.logical_and_assignment',
};

/** The paths in MDN's data, below "javascript", of the newer parts of a regular expression. */
export function regexSyntaxOf(pattern: string, flags: string): Set<string> {
  const found = new Set<string>();
  if (flags.includes('v')) found.add('builtins.RegExp.unicodeSets');
  if (flags.includes('d')) found.add('builtins.RegExp.hasIndices');
  const parser = new RegExpParser();
  const [unicode, unicodeSets] = [flags.includes('u'), flags.includes('v')];
  const names = new Set<string>();
  visitRegExpAST(parser.parsePattern(pattern, 0, pattern.length, { unicode, unicodeSets }), {
    onAssertionEnter({ kind }) {
      if (kind === 'lookbehind') found.add('regular_expressions.lookbehind_assertion');
    },
    onCapturingGroupEnter({ name }) {
      if (!name) return;
      const group = 'regular_expressions.named_capturing_group';
      found.add(names.has(name) ? `${group}.duplicate_named_capturing_groups` : group);
      names.add(name);
    },
    onModifiersEnter: () => void found.add('regular_expressions.modifier'),
    onCharacterSetEnter({ kind }) {
      if (kind === 'property') found.add('regular_expressions.unicode_character_class_escape');
    },
  });
  return found;
}

/**
 * Whether a field's initial value may meet the fault of Safari before 16: a name of an outer scope in an expression
 * with parentheses is not found when it runs (https://webkit.org/b/236843). Which forms are safe, functions and `this`
 * above all, is what Babel's plugin-bugfix-safari-class-field-initializer-scope takes to be so.
 * @param isOuter whether names between two places of the source are the file's own, not the browser's
 */
export function losesNames(
  field: PropertyDefinition,
  source: string,
  isOuter: (start: number, end: number) => boolean,
): boolean {
  const { value } = field;
  if (!value || isSafe(value)) return false;
  return source.slice(field.key.end, field.end).includes('(') && isOuter(value.start, value.end);
}

function isSafe(node: AnyNode | null): boolean {
  switch (node?.type) {
    case undefined:
    case 'Literal':
    case 'ThisExpression':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ClassExpression':
      return true;
    case 'CallExpression':
    case 'NewExpression':
      return isSafe(node.callee) && node.arguments.every(isSafe);
    case 'ChainExpression':
      return isSafe(node.expression);
    case 'MemberExpression':
      return isSafe(node.object) && !(node.computed && !isSafe(node.property));
    case 'ArrayExpression':
      return node.elements.every(isSafe);
    case 'TemplateLiteral':
      return node.expressions.every(isSafe);
    default:
      return false;
  }
}
