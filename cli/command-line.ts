/** Which directory a command works on: a server, or a database on this machine. */
export interface Target {
  server?: string;
  db?: string;
  local?: boolean;
}

let place = '';

/** What is worked on, where the command line says so: what is proposed next must say so, too. */
export function rememberTarget({ server, db, local }: Target): void {
  if (db !== undefined) place = ` --db ${quote(db)}`;
  else if (server !== undefined) place = ` --server ${quote(server)}`;
  else place = local ? ' --local' : '';
}

/** How to go on where this command works: "imports undo 1" → "harborlight imports undo 1 --db copy.db". */
export function toRun(words: string): string {
  return `harborlight ${words}${place}`;
}

/** For a shell. */
function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
