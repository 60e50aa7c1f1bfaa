import { expect, it } from 'vitest';
import { lexicon } from './lexicon.ts';
import { guessWord, phraseAt, stem } from './match-phrases.ts';

/** Names of drugs and medicines, of which the lexicon has some. */
const drugs = `
  methylone mephedrone methedrone ethylone butylone pentylone eutylone methcathinone cathinone khat
  methaqualone quaalude methylphenidate concerta dexedrine dextroamphetamine modafinil provigil
  armodafinil atomoxetine strattera clonidine guanfacine lofexidine lucemyra nalmefene naloxegol
  naltrexol butorphanol nalbuphine pentazocine oxymorphone hydromorphone levorphanol meperidine
  tapentadol nucynta propoxyphene darvocet carfentanil sufentanil remifentanil alfentanil
  acetylfentanyl desomorphine krokodil dextromethorphan promethazine loperamide imodium etizolam
  bromazolam flualprazolam clonazolam phenazepam temazepam restoril triazolam halcion estazolam
  oxazepam serax chlordiazepoxide librium clorazepate tranxene flurazepam midazolam versed nitrazepam
  flunitrazepam rohypnol zolpidem zaleplon sonata eszopiclone lunesta phenobarbital secobarbital
  pentobarbital butalbital fioricet carisoprodol soma cyclobenzaprine flexeril baclofen tizanidine
  zanaflex pregabalin topiramate topamax carbamazepine tegretol oxcarbazepine lamotrigine lamictal
  valproate depakote lithium lithobid quetiapine seroquel olanzapine zyprexa risperidone risperdal
  aripiprazole abilify ziprasidone geodon clozapine clozaril haloperidol haldol chlorpromazine
  thorazine paliperidone invega lurasidone latuda sertraline zoloft fluoxetine prozac paroxetine paxil
  citalopram celexa escitalopram lexapro venlafaxine effexor duloxetine cymbalta bupropion wellbutrin
  mirtazapine remeron trazodone desyrel amitriptyline elavil nortriptyline imipramine doxepin
  hydroxyzine vistaril buspirone buspar propranolol inderal prazosin melatonin doxylamine
  diphenhydramine metformin metolazone methazolamide methimazole methotrexate metoprolol prednisone
  ibuprofen acetaminophen naproxen celecoxib meloxicam ketorolac lisinopril losartan atorvastatin
  omeprazole levothyroxine albuterol gabaergic ketoprofen nandrolone testosterone oxandrolone
  clenbuterol mescaline peyote psilocybin ayahuasca ibogaine salvia ecstacy molly tusi mda mdea mcpp
  pma 2cb dmt dxm datura scopolamine amanita nbome cocaethylene crackcocaine benzocaine lidocaine
  novocaine procaine levamisole medetomidine xylazine nitazene isotonitazene etonitazene phenibut
  tianeptine kratom mitragynine kava cannabidiol delta8 dronabinol marinol nabilone poppers butane
  toluene freon nicotine varenicline chantix cytisine disulfiram acamprosate campral
`
  .trim()
  .split(/\s+/);
/** What stands for a drug or a medicine in the lexicon. */
const ofDrugs = [
  'topic:BUPRENORPHINE',
  'topic:METHADONE',
  'topic:NALTREXONE',
  'topic:ALCOHOL_MEDICATION',
  'topic:NALOXONE',
  'topic:BENZODIAZEPINE_DETOX',
  'care:OPIOID_USE',
];

it.each(drugs)('takes %s for no other drug', (name) => {
  const known = phraseAt([name], 0, () => true);
  expect(known ? undefined : guessWord(name)).toBeUndefined();
});

it('takes no drug of the lexicon for another', () => {
  const names = lexicon
    .filter(([, ...meanings]) => meanings.some((meaning) => ofDrugs.includes(meaning)))
    .flatMap(([list]) => list.split(', '))
    .filter((name) => !name.includes(' '));
  expect(names.filter((name) => guessWord(name) !== undefined && guessWord(name) !== stem(name))).toEqual([]);
});
