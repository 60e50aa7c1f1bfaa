import { fold } from '#core/fold-text.ts';
import type { Program, SourceRecord } from './source-record.ts';

/**
 * The center's name, and the programs that its text still has to name. SAMHSA gives an organization (name1) and
 * mostly a program or a site (name2): one program joins the name, of several none does.
 */
export function nameCenter({ name, programs = [], phones = [] }: SourceRecord): {
  name: string;
  programs: Program[];
} {
  const distinct = withoutNearRepeats(programs, phones[0]);
  const [first, ...rest] = distinct;
  if (!first) return { name, programs: [] };
  // A name that breaks off ("Western Arkansas Counseling and") goes on in name2, whatever else is there.
  if (rest.length === 0 || BREAKS_OFF.test(name))
    return { name: joinNames(name, first.name), programs: rest };
  return { name, programs: distinct };
}

/** "Gavin Foundation" and "Gavin House" → "Gavin Foundation - Gavin House". */
export function joinNames(name: string, second: string): string {
  const [whole, part] = [` ${fold(name)} `, ` ${fold(second)} `];
  if (whole.includes(part)) return name;
  if (part.startsWith(whole)) return second;
  const other = OTHER_NAME.exec(second);
  if (other) {
    const relation = /^d/i.test(other[1]!) ? 'doing business as' : 'formerly';
    return `${name} (${relation} ${other[2]})`;
  }
  if (BREAKS_OFF.test(name) || GOES_ON.test(second)) {
    // "(BCDBH)/Chico" is an abbreviation of the name, and then the program.
    return `${name} ${second.replace(/^(\([^)]*\))\s*\/\s*/, '$1 - ')}`;
  }
  return `${name} - ${second}`;
}

const BREAKS_OFF = /(^|[\s/])(a|an|and|at|by|for|from|in|of|on|or|the|to|with|&|-|de|del|la)$|[,/&-]$/i;
const GOES_ON = /^(\(|(and|at|by|for|from|in|of|on|or|the|to|with)\s|&)/;
const OTHER_NAME = /^(d\.?\/?b\.?\/?a\.?|f\.?\/?k\.?\/?a\.?)[\s:]+(.+)$/i;

/**
 * The two directories spell a program now and then differently: "Hillside" and "Hillside Center" at one phone are
 * one program, by its longer name.
 */
function withoutNearRepeats(programs: readonly Program[], mainPhone: string | undefined): Program[] {
  const kept: (Program & { folded: string; digits: string })[] = [];
  for (const program of programs) {
    const folded = fold(program.name);
    const digits = phoneDigits(program.phone ?? mainPhone);
    const same = kept.findIndex(
      (each) =>
        each.folded === folded ||
        (each.digits === digits &&
          (`${each.folded} `.startsWith(`${folded} `) || `${folded} `.startsWith(`${each.folded} `))),
    );
    if (same === -1) kept.push({ ...program, folded, digits });
    else if (folded.length > kept[same]!.folded.length) {
      kept[same] = { ...kept[same]!, name: program.name, folded };
    }
  }
  return kept.map(({ name, phone }) => ({ name, phone }));
}

/** Without its extension; '' where there is none. */
export function phoneDigits(phone: string | undefined): string {
  return (phone ?? '').replace(/x.*$/i, '').replace(/\D/g, '');
}
