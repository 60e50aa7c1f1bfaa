import { fold } from '../fold-text.ts';

/**
 * A street as two listings of one building have it in common, whoever wrote it: "100 W. Main Street, Suite 4" and
 * "100 West Main St #4" are "100 w main st 4". To compare, never to show, and never a key that is stored: keys of centers
 * that were imported before would change with it.
 */
export function foldStreet(street: string): string {
  const words = fold(street).replace(PO_BOX, 'po box').split(' ');
  const folded: string[] = [];
  for (const [index, word] of words.entries()) {
    // Of "Suite 4" and "#4" the number is what both say.
    if (isUnit(word) && index > 0) continue;
    const short = shortOf(word);
    // "N.E." and "North East" are one direction.
    const before = folded.at(-1);
    if ((before === 'n' || before === 's') && (short === 'e' || short === 'w'))
      folded.push(folded.pop()! + short);
    else folded.push(short);
  }
  return folded.join(' ');
}

const PO_BOX = /^p ?o box\b|^post office box\b/;

/** One folded word as it is shortened: "street" → "st"; any other as it is. */
export function shortOf(word: string): string {
  return SHORT.get(word) ?? word;
}

/** True for what comes before the number of a part of a building, such as "suite". */
export function isUnit(word: string): boolean {
  return UNITS.has(word);
}

/** True for a shortened direction, such as "ne". */
export function isDirection(short: string): boolean {
  return DIRECTIONS.has(short);
}

/** True for a shortened word that ends the name of a street, such as "st". */
export function isSuffix(short: string): boolean {
  return SUFFIXES.has(short);
}

/**
 * Secondary unit designators (USPS Publication 28, appendix C2). "Trailer" is also a suffix of C1, and hardly ever one.
 */
const UNITS = new Set(
  'apartment apt department dept room rm space spc suite ste trailer trlr trlrs unit'.split(' '),
);

/** Each abbreviation with all that is written for it: directionals (USPS Publication 28, appendix B). */
const DIRECTION_TABLE =
  'n north; s south; e east; w west; ne northeast; nw northwest; se southeast; sw southwest';

/** Of unit designators those that belong to a building (C2), and what stands before a name. */
const OTHER_TABLE = 'bldg building; fl floor; st saint';

/**
 * Street suffixes with their common variants: USPS Publication 28, appendix C1, "Street Suffix Abbreviations", with which
 * it was compared word by word (https://pe.usps.com/text/pub28/28apc_002.htm).
 */
const SUFFIX_TABLE = `
aly allee alley ally; anx anex annex annx; arc arcade; ave av aven avenu avenue avn avnue; byu bayoo bayou; bch beach
bnd bend; blf bluf bluff; blfs bluffs; btm bot bottm bottom; blvd boul boulevard boulv; br brnch branch; brg brdge bridge
brk brook; brks brooks; bg burg; bgs burgs; byp bypa bypas bypass byps; cp camp cmp; cyn canyn canyon cnyn; cpe cape
cswy causeway causwa; ctr cen cent center centr centre cnter cntr; ctrs centers; cir circ circl circle crcl crcle
cirs circles; clf cliff; clfs cliffs; clb club; cmn common; cmns commons; cor corner; cors corners; crse course; ct court
cts courts; cv cove; cvs coves; crk creek; cres crescent crsent crsnt; crst crest; xing crossing crssng; xrd crossroad
xrds crossroads; curv curve; dl dale; dm dam; dv div divide dvd; dr driv drive drv; drs drives; est estate; ests estates
expy exp expr express expressway expw; ext extension extn extnsn; exts extensions; fls falls; fry ferry frry; fld field
flds fields; flt flat; flts flats; frd ford; frds fords; frst forest forests; frg forg forge; frgs forges; frk fork
frks forks; ft fort frt; fwy freeway freewy frway frwy; gdn garden gardn grden grdn; gdns gardens grdns
gtwy gateway gatewy gatway gtway; gln glen; glns glens; grn green; grns greens; grv grov grove; grvs groves
hbr harb harbor harbr hrbor; hbrs harbors; hvn haven; hts ht heights; hwy highway highwy hiway hiwy hway; hl hill
hls hills; holw hllw hollow hollows holws; inlt inlet; is island islnd; iss islands islnds; isle isles
jct jction jctn junction junctn juncton; jcts jctns junctions; ky key; kys keys; knl knol knoll; knls knolls; lk lake
lks lakes; lndg landing lndng; ln lane; lgt light; lgts lights; lf loaf; lck lock; lcks locks; ldg ldge lodg lodge
loop loops; mnr manor; mnrs manors; mdw meadow; mdws meadows medows; ml mill; mls mills; msn mission missn mssn
mtwy motorway; mt mnt mount; mtn mntain mntn mountain mountin mtin; mtns mntns mountains; nck neck; orch orchard orchrd
oval ovl; opas overpass; park prk parks; pkwy parkway parkwy pkway pky parkways pkwys; psge passage; path paths; pike pikes
pne pine; pnes pines; pl place; pln plain; plns plains; plz plaza plza; pt point; pts points; prt port; prts ports
pr prairie prr; radl rad radial radiel; rnch ranch ranches rnchs; rpd rapid; rpds rapids; rst rest; rdg rdge ridge
rdgs ridges; riv river rivr rvr; rd road; rds roads; rte route; shl shoal; shls shoals; shr shoar shore
shrs shoars shores; skwy skyway; spg spng spring sprng; spgs spngs springs sprngs; spur spurs; sq sqr sqre squ square; sqs sqrs squares
sta station statn stn; stra strav straven stravenue stravn strvn strvnue; strm stream streme; st saint str street strt
sts streets; smt sumit sumitt summit; ter terr terrace; trwy throughway; trce trace traces; trak track tracks trk trks
trfy trafficway; trl trail trails trls; tunl tunel tunls tunnel tunnels tunnl; tpke trnpk turnpike turnpk; upas underpass
un union; uns unions; vly valley vally vlly; vlys valleys; via vdct viadct viaduct; vw view; vws views
vlg vill villag village villg villiage; vlgs villages; vl ville; vis vist vista vst vsta; walk walks; way wy; wl well; wls wells
`;

const [DIRECTION_WORDS, SUFFIX_WORDS, OTHER_WORDS] = [
  readTable(DIRECTION_TABLE),
  readTable(SUFFIX_TABLE),
  readTable(OTHER_TABLE),
];
const SHORT: ReadonlyMap<string, string> = new Map([...DIRECTION_WORDS, ...SUFFIX_WORDS, ...OTHER_WORDS]);
const DIRECTIONS = new Set(DIRECTION_WORDS.values());
/** With those that are not shortened. */
const SUFFIXES = new Set([
  ...SUFFIX_WORDS.values(),
  ...'fall land mall mews pass ramp row rue run wall ways'.split(' '),
]);

function readTable(table: string): Map<string, string> {
  return new Map(
    table
      .trim()
      .split(/[;\n]/)
      .flatMap((line) => {
        const [short = '', ...written] = line.trim().split(' ');
        return written.map((word) => [word, short] as const);
      }),
  );
}
