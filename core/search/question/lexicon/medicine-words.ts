import type { Entry } from './entry.ts';

/**
 * Medicines by their names and brands: those for opioid and alcohol use that the FDA has approved, sedatives, and the
 * commonest of psychiatry. Most Spanish names are typos of these (match-phrases.ts).
 */
export const medicineWords: readonly Entry[] = [
  [
    'suboxone, subutex, sublocade, brixadi, zubsolv, bunavail, buprenorphine, buprenorfina, buprenorphine naloxone, buprenorfina naloxona, belbuca, buprenex, probuphine, suboxona, suboxin, suboxen, suboxon, bupe, subs, saboxin, saboxon',
    'topic:BUPRENORPHINE',
  ],
  ['methadone, metadona, methadose, methodon, metadon, dolophine', 'topic:METHADONE'],
  [
    'vivitrol, naltrexone, naltrexona, revia, depade, antabuse implant, vivatrol, sinclair method',
    'topic:NALTREXONE',
  ],
  [
    'antabuse, disulfiram, acamprosate, campral, medicine alcohol, medication alcohol, alcohol medication, pills to stop drinking, shot alcohol, craving alcohol',
    'topic:ALCOHOL_MEDICATION',
  ],
  [
    'narcan, naloxone, naloxona, kloxxado, evzio, zimhi, rextovy, nalmefene, opvee, overdose kit, overdose prevention, overdose education, overdose awareness, overdose training, prevencion sobredosis, harm reduction, fentanyl test strip, reduccion danos',
    'topic:NALOXONE',
  ],
  [
    'mat, moud, medication assisted, medically assisted, medication opioid, medicine opioid, opioid treatment, tratamiento asistido medicamento, medicamento adiccion',
    'modality:MAT',
    'usually:SUBSTANCE_USE',
  ],
  [
    'otp, opioid treatment program, opiate treatment program, opioid program, dosing clinic, narcotic treatment program',
    'topic:OPIOID_TREATMENT_PROGRAM',
  ],
  [
    'benzo, benzodiazepine, benzodiazepina, xanax, xanex, klonopin, clonazepam, ativan, lorazepam, valium, diazepam, alprazolam, clonazolam, temazepam, restoril, halcion, librium, chlordiazepoxide, tranxene, triazolam, midazolam, oxazepam, estazolam, etizolam, rohypnol, ambien, zolpidem, zaleplon, lunesta, eszopiclone, benzos taper, benzo detox, xanax withdrawal, benzodiazepine detox',
    'topic:BENZODIAZEPINE_DETOX',
  ],
  // Of psychiatry: their classes, then those for depression, mood, psychosis, and anxiety or attention
  [
    'antipsychotic, anti psychotic, antipsicotico, mood stabilizer, estabilizador animo, ssri, psychiatric medication, medicamento psiquiatrico',
    'modality:PSYCHIATRY',
    'usually:MENTAL_HEALTH',
  ],
  [
    'zoloft, sertraline, prozac, fluoxetine, paxil, paroxetine, celexa, citalopram, lexapro, escitalopram, luvox, fluvoxamine, effexor, venlafaxine, pristiq, cymbalta, duloxetine, wellbutrin, bupropion, remeron, mirtazapine, trazodone, trintellix, vortioxetine, viibryd, vilazodone, auvelity, elavil, amitriptyline, nortriptyline, anafranil, clomipramine, doxepin, nardil',
    'modality:PSYCHIATRY',
    'usually:MENTAL_HEALTH',
  ],
  [
    'lithium, lithobid, litio, lamictal, lamotrigine, depakote, divalproex, valproic acid, tegretol, carbamazepine, trileptal, oxcarbazepine',
    'modality:PSYCHIATRY',
    'usually:MENTAL_HEALTH',
  ],
  [
    'abilify, aripiprazole, rexulti, brexpiprazole, vraylar, cariprazine, seroquel, quetiapine, zyprexa, olanzapine, lybalvi, perseris, aristada, risperdal, risperidone, invega, paliperidone, geodon, ziprasidone, latuda, lurasidone, clozapine, clozaril, haldol, haloperidol, thorazine, chlorpromazine, caplyta, lumateperone, cobenfy, fanapt, saphris',
    'modality:PSYCHIATRY',
    'usually:MENTAL_HEALTH',
  ],
  [
    'buspar, buspirone, vistaril, hydroxyzine, hidroxizina, prazosin, strattera, atomoxetine, intuniv, guanfacine, qelbree',
    'modality:PSYCHIATRY',
    'usually:MENTAL_HEALTH',
  ],
  // For what else they are given, too: no center is listed by them, and none of them is a typo of one above.
  ['naltrexol, contrave, provigil, clonidine, baclofen, topamax', 'unlisted'],
];
