import compat, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { type Feature, featureAt } from './support.ts';

/** Where the names lie that a script uses as they are, in a page or a worker. */
const GLOBAL_SCOPES = [
  'Window',
  'WorkerGlobalScope',
  'DedicatedWorkerGlobalScope',
  'ServiceWorkerGlobalScope',
];

/** What a global name may stand for: `structuredClone`, `Map`. */
export function globalsNamed(name: string): (Feature | undefined)[] {
  return [
    featureAt('javascript', 'builtins', name),
    featureAt('api', name),
    ...GLOBAL_SCOPES.map((scope) => featureAt('api', scope, name)),
  ];
}

/** What a member of a global object may stand for: `Object.groupBy`, `navigator.locks`, `Intl.Segmenter`. */
export function membersOfGlobal(object: string, name: string): (Feature | undefined)[] {
  return [
    featureAt('javascript', 'builtins', object, name),
    featureAt('api', object, `${name}_static`),
    featureAt('api', INSTANCES[object] ?? object, name),
  ];
}

/** Global objects whose interface has another name. */
const INSTANCES: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
  CSS: 'CSS',
};

/** What a method of that name may stand for on whatever object the language makes: `list.toSorted()`. */
export function methodsNamed(name: string): readonly Feature[] {
  return METHODS.get(name) ?? [];
}

/** What a member of that name may stand for on whatever object the platform makes: `dialog.requestClose`. */
export function platformMembersNamed(name: string): readonly Feature[] {
  const features = PLATFORM_MEMBERS.get(name) ?? [];
  // It may as well be the language's: both have a byteLength.
  return features.length > 0 ? [...features, ...(BUILTIN_MEMBERS.get(name) ?? [])] : [];
}

const { Intl: international, Temporal: _, ...builtins } = compat.javascript.builtins!;
const METHODS = byName('javascript.builtins', { ...builtins, ...international }, isMethod);
const BUILTIN_MEMBERS = byName('javascript.builtins', { ...builtins, ...international }, () => true);
const PLATFORM_MEMBERS = byName('api', compat.api, () => true);

/** All members of the classes of a part of MDN's data, but not what is static, an event, or said of a class as a whole. */
function byName(path: string, classes: Identifier, isWanted: (member: Identifier) => boolean) {
  const found = new Map<string, Feature[]>();
  for (const [owner, members] of Object.entries(classes)) {
    for (const [name, entry] of Object.entries(members)) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(name) || !entry.__compat || !isWanted(entry)) continue;
      found.set(name, [...(found.get(name) ?? []), { path: `${path}.${owner}.${name}`, entry }]);
    }
  }
  return found;
}

/** The data does not tell a static function from a method; the addresses of the specification do. */
function isMethod({ __compat: { spec_url: address = '' } = {} as CompatStatement }: Identifier): boolean {
  return [address].flat().some((one) => /#sec-(?!get-).*\.prototype\./.test(one));
}
