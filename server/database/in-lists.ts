import { type BinaryOperationNode, OperatorNode, type RawBuilder, SqliteQueryCompiler, sql } from 'kysely';

/**
 * The one rule for lists that may be empty, wherever a query is built: nothing is in one, and all is not. SQLite alone reads
 * `in ()`; other databases refuse it.
 */
export class ListsCompiler extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand } = node;
    const isEmpty =
      (rightOperand.kind === 'PrimitiveValueListNode' || rightOperand.kind === 'ValueListNode') &&
      (rightOperand as unknown as { values: readonly unknown[] }).values.length === 0;
    if (isEmpty && OperatorNode.is(operator) && operator.operator === 'in') this.append('1 = 0');
    else if (isEmpty && OperatorNode.is(operator) && operator.operator === 'not in') this.append('1 = 1');
    else super.visitBinaryOperation(node);
  }
}

/** The same for a condition in SQL of our own: whether a column holds one of these, however many they are. */
export function isOneOf(
  column: string | RawBuilder<unknown>,
  values: readonly (string | number)[],
): RawBuilder<boolean> {
  const held = typeof column === 'string' ? sql.ref(column) : column;
  return sql`${held} in (select value from json_each(${JSON.stringify(values)}))`;
}
