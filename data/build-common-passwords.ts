import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const MOST = 10_000;

/**
 * Makes common-passwords.json from the list of a Django (see README.md beside this file), whose path is given:
 * `django/contrib/auth/common-passwords.txt.gz` in its wheel. The commonest stands first there.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Give the path of common-passwords.txt.gz.');
const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n').slice(0, MOST);
const list = lines.map((line) => JSON.stringify(line)).join(',\n');
writeFileSync(new URL('./common-passwords.json', import.meta.url), `[\n${list}\n]\n`);
