/**
 * The shape of a catalog in any language: the same keys, and functions of the same values, as the English one. A
 * missing key does not pass the type check. Where English has a list, another language may have a longer one.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : T extends number | boolean | null | undefined
      ? T
      : { readonly [Key in keyof T]: Translated<T[Key]> };
