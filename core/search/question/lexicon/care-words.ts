import type { Entry } from './entry.ts';

/** Drugs, levels of care, conditions, and words of crisis. */
export const careWords: readonly Entry[] = [
  // No identity card; what drinking does.
  ['no id, without id, kill me, me va matar, me van matar'],
  // Drugs, and what using them is called
  [
    'alcohol, alcoholic, alcoholism, alcoholismo, alcoholico, alcoholica, drink, drinking, drunk, booze, binge drinking, liquor, beer, wine, vodka, aud, beber, bebe, bebo, beben, bebia, bebiendo, tomar, toma, tomando, borracho, borracha, bebedor, wino, whiskey, stay sober, alchol, alcohal, acohol, alcol, alchool, alcholic',
    'care:ALCOHOL_USE',
  ],
  [
    'drug, drogas, drogadiccion, drogadicto, drogadicta, drogo, druggie, junkie, addict, addicted, addiction, adiccion, adicto, adicta, addition, adicction, addicton, substance, sustancia, sud, sober, sobriety, sobriedad, using, get clean, getting clean, clean and sober, relapse, relapsed, relapsing, recaida, recayo, withdrawal, withdrawing, abstinencia, high, strung out, dependency, chemical dependency, dependencia quimica, dependence, recovery, recuperacion, cravings, vice, vicio, dopesick, intervention, interventionist, narcotics, narcotico, stimulant, estimulante, hooked on, polysubstance, pill, pastilla, prescription medication, dope, shooting up, needle',
    'care:SUBSTANCE_USE',
  ],
  [
    'heroin, heroina, opiod, opoid, opiode, smack, black tar, chiva, fentanyl, fentanilo, fentynal, fetanyl, fent, fenty, opioid, opiate, opioide, opiaceo, oud, oxycontin, oxycodone, oxy, oxi, percocet, perc, roxy, vicodin, norco, hydrocodone, dilaudid, hydromorphone, morphine, morfina, codeine, codeina, lean, demerol, tramadol, tramadolo, kratom, painkiller, pain killer, pain medication, pastillas dolor, tranq, xylazine, nitazene, tianeptine, opium, opana, oxymorphone, lortab, tapentadol, nucynta, carfentanil, krokodil, nodding off',
    'care:OPIOID_USE',
  ],
  [
    'meth, crystal, methamphetamine, metanfetamina, cristal, ice, tweaking, tweaker, crank, speed, amphetamine, anfetamina, adderall, ritalin, vyvanse, cocaine, cocaina, coke, crack, perico, k2, spice, bath salts, flakka, marijuana, marihuana, mariguana, mota, weed, pot, cannabis, thc, edibles, dab, ketamine addiction, ketamine abuse, methylone, mephedrone, methedrone, ethylone, eutylone, cathinone, khat, quaalude, concerta, methylphenidate, dexedrine, focalin, mdma, ecstasy, ecstacy, molly, lsd, acid, mushrooms, shrooms, pcp, ghb, inhalant, huffing, whippet, nitrous, gabapentin, gabapentina, neurontin, lyrica, pregabalin, barbiturate, phenobarbital, pentobarbital, benadryl, hallucinogen, steroids, phenibut',
    'care:SUBSTANCE_USE',
  ],
  // What is smoked is not always tobacco.
  [
    'smoking weed, smoking pot, smoking marijuana, smoking crack, smoking meth, smoking ice, smoking dope, vaping thc, weed smoker, pot smoker, fumar marihuana, fumar mota, fumar crack, fumar cristal',
    'care:SUBSTANCE_USE',
  ],
  ['smoking heroin, smoking fentanyl, fumar heroina, fumar fentanilo', 'care:OPIOID_USE'],
  [
    'alcohol detox, alcohol withdrawal, dts, delirium tremens, desintoxicacion alcohol',
    'level:DETOX',
    'topic:ALCOHOL_DETOX',
    'care:ALCOHOL_USE',
  ],
  [
    'opioid detox, opiate detox, lofexidine, lucemyra, heroin detox, fentanyl detox, oxy detox, pain pill detox, opioid withdrawal, opiate withdrawal, heroin withdrawal, fentanyl withdrawal, desintoxicacion opioides, desintoxicacion heroina',
    'level:DETOX',
    'topic:OPIOID_DETOX',
    'care:OPIOID_USE',
  ],
  ['cocaine detox, crack detox, coke detox', 'level:DETOX', 'topic:COCAINE_DETOX'],
  ['meth detox, crystal meth detox, methamphetamine detox', 'level:DETOX', 'topic:METHAMPHETAMINE_DETOX'],
  [
    'gambling, gambler, gamble, betting, sports betting, casino, slot machines, juego apuestas, apuesta, ludopatia, ludopata, juego patologico, juegos azar, gam anon, gamblers anonymous',
    'topic:GAMBLING',
  ],
  [
    'sex addiction, sex addict, sexual addiction, porn, porn addiction, pornography, pornografia, internet addiction, gaming addiction, video game addiction, video game, videojuego, gamer, shopping addiction, phone addiction, food addiction, social media addiction, behavioral addiction, process addiction, adiccion sexo, adiccion internet, love addiction',
    'topic:OTHER_ADDICTIONS',
  ],
  [
    'smoking cessation, smoking, smoker, tobacco, tabaco, nicotine, nicotina, vaping, vape, juul, cigarette, cigarro, cigarrillo, fumar, chantix, varenicline, zyban, nicorette, nicoderm, chew',
    'topic:QUIT_SMOKING',
  ],
  // Levels, settings and their names
  [
    'detox, detoxification, detoxing, detocks, detos, desintoxicacion, desintoxicar, desintoxicarse, desintoxicarme, detoxificacion, medical detox, non medical detox, nonmedical detox, withdrawal management, medically managed withdrawal, dry out, drying out, get clean tonight',
    'level:DETOX',
  ],
  ['inpatient detox, overnight detox, residential detox, hospital detox', 'level:OVERNIGHT_DETOX'],
  ['outpatient detox, ambulatory detox, home detox, desintoxicacion ambulatoria', 'level:OUTPATIENT_DETOX'],
  [
    'residential, residencial, sleep away, inpatient rehab, rehab inpatient, inpatient drug, inpatient addiction, rtc, therapeutic community, internado, anexo, stay overnight, 28 day, 30 day, 60 day, live there',
    'level:RESIDENTIAL',
  ],
  [
    'inpatient, in patient, hospitalizado, internamiento, interno, internar, ingreso, hospitalizacion, impatient, inpacient',
    'level:RESIDENTIAL',
    'level:HOSPITAL_INPATIENT',
  ],
  ['hospital inpatient, hospitalization, inpatient hospital', 'level:HOSPITAL_INPATIENT'],
  [
    'long term, long term residential, long term rehab, 90 day, 120 day, six month, 6 month, year long, one year, 12 month, largo plazo, largo tiempo',
    'topic:LONG_TERM_RESIDENTIAL',
  ],
  [
    'short term, short term residential, short stay, short term rehab, corto plazo',
    'topic:SHORT_TERM_RESIDENTIAL',
  ],
  ['iop, intensive outpatient, ambulatorio intensivo, evening iop, intensivo ambulatorio', 'level:IOP'],
  [
    'php, partial hospitalization, partial hospital, day treatment, day program, partial program, day hospital, hospitalizacion parcial, hospital dia',
    'level:PHP',
  ],
  [
    'outpatient, out patient, ambulatorio, ambulatoria, outpacient, paciente externo, aftercare, after care, live at home',
    'level:OUTPATIENT',
  ],
  [
    'rehab, rehabilitation, rehabilitacion, rehabilitar, rehabilitarme, reab, rehabb, drug rehab',
    'usually:SUBSTANCE_USE',
  ],
  [
    'sober living, sober house, sober home, halfway, half way house, transitional housing, transitional living, recovery house, recovery home, recovery residence, oxford house, three quarter house, casa sobriedad, casa sobria, casa media camino, casa transicion, casa recuperacion',
    'topic:SOBER_HOME',
  ],
  // Mental health
  [
    'mental health, mental, mentally, mental illness, salud mental, enfermedad mental, behavioral health, emotional, emocional, depression, depressed, depressive, depresion, deprimido, deprimida, postpartum depression, anxiety, anxious, ansiedad, ansioso, ansiosa, panic, panic attack, panico, worry, stress, estres, ocd, obsessive compulsive, obsesivo compulsivo, toc, phobia, fobia, bipolar, bpd, borderline, personality disorder, trastorno personalidad, limite personalidad, mood swings, adhd, add, tdah, autism, autistic, autismo, asperger, odd, conduct disorder, grief, bereavement, duelo, self harm, self harming, cutting, cutter, cuts herself, cuts himself, autolesion, insomnia, nervous breakdown, breakdown, mania, manic, sad, lonely, tristeza, triste, nervios, crying, hopeless, loneliness, mood',
    'care:MENTAL_HEALTH',
  ],
  [
    'therapy, therapist, terapia, terapeuta, psychotherapy, psychotherapist, psicoterapia, psychologist, psychology, psicologo, psicologa, psicologia, shrink, someone to talk to, talk to someone, individual therapy, terapia individual, cmhc, community mental health',
    'usually:MENTAL_HEALTH',
  ],
  [
    'psychiatrist, psychiatry, psychiatric, psych, psiquiatra, psiquiatria, psiquiatrico, psychiatric evaluation, psych eval, antidepressant, medication management, antidepresivo, meds, sychiatrist, physciatrist, phychiatrist',
    'modality:PSYCHIATRY',
  ],
  [
    'psychiatric hospital, psych hospital, mental hospital, psych ward, psychiatric ward, psychiatric unit, psych unit, mental ward, mental institution, behavioral hospital, hospital psiquiatrico, hospital mental, psychiatric inpatient, inpatient psychiatric, inpatient psych, manicomio, inpatient mental health, inpatient mental, inpatient depression, inpatient bipolar, asylum',
    'topic:PSYCHIATRIC_HOSPITAL',
  ],
  [
    'schizophrenia, schizophrenic, schizo, schizoaffective, esquizofrenia, esquizofrenico, serious mental illness, severe mental illness, smi, psychotic, hearing voices, hears voices, voices, escucha voces, oye voces, delusion, hallucination, paranoia, paranoid, alucinaciones, enfermedad mental grave',
    'topic:SERIOUS_MENTAL_ILLNESS',
  ],
  [
    'first episode, psychosis, early psychosis, psicosis, coordinated specialty care',
    'topic:FIRST_PSYCHOSIS',
  ],
  [
    'eating disorder, anorexia, anorexic, bulimia, bulimic, binge eating, arfid, ed treatment, trastorno alimenticio, trastorno alimentario, desorden alimenticio, trastorno alimentacion, overeating, purging',
    'topic:EATING_DISORDERS',
  ],
  [
    'dementia, alzheimer, demencia, memory loss, memory care, aricept, donepezil, namenda, memantine',
    'topic:DEMENTIA',
  ],
  [
    'brain injury, tbi, traumatic brain injury, head injury, concussion, lesion cerebral, dano cerebral',
    'topic:BRAIN_INJURY',
  ],
  [
    'ptsd, trauma, traumatic, traumatized, tept, estres postraumatico, post traumatic, post traumatic stress, postraumatico, complex trauma, cptsd, c ptsd, flashbacks, trauma informed, childhood abuse, child abuse',
    'population:TRAUMA',
  ],
  [
    'dual diagnosis, dual, co occurring, cooccurring, comorbid, addiction and mental health, mental health and addiction, drugs and mental health, mental health and substance abuse, substance abuse and mental health, doble diagnostico, diagnostico dual, patologia dual, mentally ill chemically addicted, mica',
    'population:DUAL_DX',
  ],
  [
    'anger management, anger, rage, ira, enojo, control ira, manejo ira, manejo enojo, violent outbursts, temper',
    'topic:ANGER_MANAGEMENT',
  ],
  // Crisis: what takes several words, and what is none though it has one of these, is in crisis-words.ts
  [
    'suicide, suicidal, suicidio, suicida, sucide, suiside, suicidle, sucidal, suicidial, suecide, pensamientos suicidas, suicide attempt, ideacion suicida, kill myself, want to die, quiero morir',
    'crisis:suicide',
    'topic:SUICIDE_PREVENTION',
  ],
  [
    'overdose, overdosed, overdosing, sobredosis, od, oded, oding, unresponsive, unconscious, inconsciente',
    'crisis:overdose',
    'usually:SUBSTANCE_USE',
  ],
  [
    'crisis, crisis team, crisis line, emergency mental health, mental health emergency, mental health crisis, emergencia, emergency, linea crisis, hotline, stabilization, emergencia salud mental, urgent',
    'topic:CRISIS_TEAM',
  ],
  ['emergency detox, detox emergency, emergency rehab, urgent detox', 'level:DETOX'],
  ['mobile crisis, mobile crisis team, crisis come house, equipo movil', 'topic:MOBILE_CRISIS'],
  [
    'walk in, walk in psychiatric, walk in crisis, psychiatric emergency, psych emergency, psychiatric er, psych er, walk in emergency, sin cita, psychiatric urgent care, mental health urgent care, emergencia psiquiatrica, urgencias psiquiatricas',
    'topic:WALK_IN_CRISIS',
  ],
];
