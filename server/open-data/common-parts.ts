type Json = Readonly<Record<string, unknown>>;

/** Parts of a document by their names. */
export type Parts = Record<string, Json>;

/** What several places have alike, and how each of them refers to it. */
interface Common {
  parts: Parts;
  /** The part itself where it is the only one of its form. */
  refer: (part: Json) => Json;
}

/** What is shorter takes no less room as a reference. */
const SHORT = 80;

/**
 * The parts that stand in at least two places, to be kept among the components of a `kind`, such as "parameters". Each
 * comes with the name that it is to have; further ones of a name, and of one that is `taken`, get a number.
 */
export function findCommon(
  kind: string,
  parts: readonly (readonly [string, Json])[],
  taken: readonly string[] = [],
): Common {
  const uses = new Map<string, { name: string; part: Json; count: number }>();
  for (const [name, part] of parts) {
    const key = JSON.stringify(part);
    uses.set(key, { name, part, count: (uses.get(key)?.count ?? 0) + 1 });
  }
  const found: Parts = {};
  const names = new Map<string, string>();
  const mostUsedFirst = [...uses].sort(([, a], [, b]) => b.count - a.count);
  for (const [key, { name, part, count }] of mostUsedFirst) {
    if (count < 2 || key.length < SHORT) continue;
    let own = name;
    for (let number = 2; own in found || taken.includes(own); number++) own = `${name}-${number}`;
    found[own] = part;
    names.set(key, own);
  }
  return {
    parts: found,
    refer: (part) => {
      const name = names.get(JSON.stringify(part));
      return name === undefined ? part : { $ref: `#/components/${kind}/${name}` };
    },
  };
}
