import type { Entry } from './entry.ts';

/** How people pay, who they are, what else helps them, and what they speak. */
export const peopleWords: readonly Entry[] = [
  // Payers and money
  [
    'medicaid, medical card, medicade, medicad, medacaid, healthy connections, cmolina, amerigroup, caresource, care source, centene, buckeye health, state insurance, medical assistance, amerihealth caritas, sunshine health, star plus, hip, keystone first, superior health, seguro estado, straight medicaid',
    'insurance:MEDICAID',
  ],
  ['masshealth, mass health', 'insurance:MEDICAID', 'state:MA'],
  ['tenncare', 'insurance:MEDICAID', 'state:TN'],
  ['medi cal, la care, iehp', 'insurance:MEDICAID', 'state:CA'],
  ['badgercare', 'insurance:MEDICAID', 'state:WI'],
  ['soonercare, sooner care', 'insurance:MEDICAID', 'state:OK'],
  ['ahcccs, access arizona', 'insurance:MEDICAID', 'state:AZ'],
  ['husky health, husky', 'insurance:MEDICAID', 'state:CT'],
  ['mainecare', 'insurance:MEDICAID', 'state:ME'],
  ['peachcare', 'insurance:MEDICAID', 'state:GA'],
  ['kancare', 'insurance:MEDICAID', 'state:KS'],
  ['mo healthnet', 'insurance:MEDICAID', 'state:MO'],
  ['ohp, oregon health plan', 'insurance:MEDICAID', 'state:OR'],
  ['apple health', 'insurance:MEDICAID', 'state:WA'],
  ['health first colorado', 'insurance:MEDICAID', 'state:CO'],
  ['nj familycare', 'insurance:MEDICAID', 'state:NJ'],
  ['iowa total care', 'insurance:MEDICAID', 'state:IA'],
  ['dr dynasaur, green mountain care', 'insurance:MEDICAID', 'state:VT'],
  ['medicare, medicair, medcare, medicare advantage, medigap', 'insurance:MEDICARE'],
  [
    'commercial insurance, health insurance, insurance, insured, bcbs, blue cross, blue shield, bluecross, anthem, aetna, etna, cigna, united healthcare, united health, unitedhealthcare, uhc, humana, kaiser, kaiser permanente, oscar, optum, umr, ambetter, highmark, carefirst, magellan, beacon health, florida blue, premera, regence, tufts, harvard pilgrim, geisinger, upmc, wellcare, emblem, emblemhealth, health net, healthnet, medical mutual, wellpoint, ppo, hmo, obamacare, marketplace, employer insurance, seguro, seguro privado, aseguranza, meritain, multiplan, first health, cobra, priority health, oxford health, empire blue',
    'insurance:COMMERCIAL',
  ],
  ['tricare, tri care, champva, champus, military insurance', 'insurance:TRICARE'],
  ['va, veterans affair, va benefit, va insurance, va healthcare, va medical center', 'insurance:VA'],
  ['self pay, cash, out pocket, private pay, efectivo, pagar efectivo, pago propio', 'insurance:SELFPAY'],
  [
    'sliding scale, sliding, no insurance, without insurance, uninsured, dont have insurance, do not have insurance, lost insurance, no health insurance, low income, low cost, lowcost, cheap, affordable, inexpensive, poor, broke, no money, cant afford, can not afford, cannot afford, income based, reduced fee, sin seguro, no seguro, no tengo seguro, sin aseguranza, sin dinero, no tengo dinero, bajo costo, bajos ingresos, barato, barata, economico, escala movil, budget, unemployed, homeless no insurance',
    'topic:SLIDING_SCALE',
  ],
  [
    'free, no cost, charity, gratis, gratuito, gratuita, sin costo, state funded, no charge, nonprofit free, free or low cost, pay nothing, free no insurance',
    'topic:FREE',
  ],
  [
    'payment assistance, payment plan, financial assistance, financial aid, scholarship, grant, beca, ayuda financiera, financing, help paying, help pay, plan pagos',
    'topic:PAYMENT_ASSISTANCE',
  ],
  // People
  [
    'teen, teenager, teenage, adolescent, adolescente, adolecente, youth, juvenile, minor, under 18, child, children, kid, pediatric, young people, young person, joven menor, nino, nina, hijo adolescente, menor edad, juvenil, high school, high schooler, middle school, tween, troubled teen',
    'population:ADOLESCENT',
  ],
  ['adult, adulto', 'population:ADULT'],
  [
    'young adult, college, college student, college age, transition age, transitional age youth, twenties, joven, jovenes, adulto joven, university student, early twenties',
    'topic:YOUNG_ADULTS',
  ],
  [
    'senior, senior citizen, elderly, elder, older adult, older people, older person, geriatric, over 65, over 60, over 50, aging, retiree, grandmother, grandfather, grandma, grandpa, grandparent, abuelo, abuela, adulto mayor, tercera edad, anciano, anciana, persona mayor, elderly mother',
    'topic:SENIORS',
  ],
  ['woman, women, female, ladies, mujer, femenino, girls only', 'population:WOMEN'],
  ['men, man, male, gentlemen, hombre, varon, masculino', 'population:MEN'],
  [
    'pregnant, pregnancy, prenatal, postpartum, expecting mother, expectant mother, new mom, new mother, mother and baby, mommy and me, embarazada, embarazo, posparto, perinatal, newborn, having baby, pregnant woman, pregnant women, mujer embarazada, mujeres embarazadas, expecting',
    'topic:PREGNANT',
  ],
  [
    'bring kid, bring child, bring children, bring baby, bring son, take kid, keep kid, kid with me, kid come, kid can stay, child can stay, children can stay, live with kid, stay with kid, with my kid, with my child, with my children, con hijos, llevar hijos',
    'topic:CHILDREN_STAY',
  ],
  [
    'women kid, woman kid, women child, women children, woman children, mother kid, mom kid, mother child, mothers children, mom child, mom children, single mother, single mom, mujeres con ninos, mujeres con hijos, madres hijos, madre soltera, rehab mother, mother rehab, program mother, mother program, treatment mother',
    'population:WOMEN',
    'topic:CHILDREN_STAY',
  ],
  ['child care, childcare, daycare, day care, guarderia, cuidado ninos, babysitting', 'topic:CHILD_CARE'],
  [
    'veteran, vet, ex military, former military, veterano, combat veteran, iraq, afghanistan, vietnam vet',
    'population:VETERAN',
  ],
  [
    'active duty, military, army, navy, marine, air force, soldier, service member, national guard, militar, ejercito, coast guard',
    'topic:MILITARY',
  ],
  [
    'military family, army wife, military wife, military spouse, military husband, military kid, navy wife, army spouse, marine wife, air force wife, familia militar, esposa militar, army husband, army family, military dependent',
    'topic:MILITARY_FAMILIES',
  ],
  [
    'lgbt, lgbtq, lgbtqia, gay, lesbian, bisexual, trans, transgender, queer, nonbinary, non binary, homosexual, transgenero, lesbiana, pride, gender affirming, same sex',
    'population:LGBTQ',
  ],
  [
    'court ordered, court order, court, mandated, drug court, probation, probation officer, parole, parolee, felon, ex con, jail, prison, criminal justice, justice involved, incarcerated, released from prison, reentry, re entry, orden judicial, orden corte, corte, probatoria, libertad condicional, carcel, prision, judge ordered, judge, pretrial, diversion',
    'topic:COURT_ORDERED',
  ],
  [
    'dui, dwi, owi, ovi, drunk driving, dui school, dui evaluation, impaired driving, manejar borracho, manejo bajo influencia, clase dui, alcohol class, conducir ebrio',
    'topic:DUI',
  ],
  [
    'domestic violence, domestic abuse, abusive husband, abusive partner, abusive boyfriend, abusive relationship, battered, battered women, violencia domestica, partner violence, batterer, violencia familiar, violencia pareja, maltrato, husband hits me, spousal abuse',
    'topic:DOMESTIC_VIOLENCE',
  ],
  [
    'sexual abuse, sexual assault, sexual trauma, rape, raped, rape survivor, molested, incest, abuso sexual, violacion, violada, agresion sexual, sexual violence, military sexual trauma, mst, trafficking, trata',
    'topic:SEXUAL_ABUSE',
  ],
  ['hiv, aids, vih, sida, hiv positive', 'topic:HIV'],
  [
    'chronic pain, pain management, dolor cronico, pain clinic, back pain, manejo dolor',
    'topic:CHRONIC_PAIN',
  ],
  [
    'tribal, tribe, american indian, alaska native, indigenous, native, ihs, indian health, nativo americano, indigena, reservation, navajo, cherokee',
    'topic:TRIBAL',
  ],
  [
    'couple, couples therapy, marriage, marital, relationship counseling, husband and wife, pareja, terapia pareja, matrimonial, both of us, boyfriend and girlfriend',
    'topic:COUPLES',
  ],
  [
    'family therapy, familia, family, whole family, terapia familiar, terapia familia, multifamily, consejeria familiar',
    'modality:FAMILY_THERAPY',
  ],
  [
    'christian, christ, faith, faith based, religious, bible, biblical, catholic, church, jewish, spiritual, god, jesus, gospel, ministry, cristiano, cristiana, catolico, iglesia, fe, religioso, dios, celebrate recovery, christ centered, basado fe',
    'population:FAITH_BASED',
  ],
  // Therapies
  [
    'cbt, cognitive behavioral, cognitive behavioral therapy, cognitive therapy, terapia cognitiva, cognitivo conductual, terapia cognitivo conductual, cognitive behavior therapy',
    'modality:CBT',
  ],
  [
    'dbt, dialectical, dialectical behavior, dialectical behavior therapy, dialectical behavioral therapy, dialectica, terapia dialectico conductual, terapia dialectica',
    'modality:DBT',
  ],
  ['emdr, eye movement, eye movement desensitization', 'modality:EMDR'],
  ['motivational interviewing, motivational, entrevista motivacional', 'modality:MI'],
  [
    '12 step, twelve step, aa, alcoholics anonymous, na meeting, na group, narcotics anonymous, alcoholicos anonimos, narcoticos anonimos, doce paso, 12 paso, al anon, support group meeting, 12step',
    'modality:TWELVE_STEP',
  ],
  [
    'holistic, holistico, holistica, acupuncture, acupuntura, yoga, meditation, alternative therapy, natural, mindfulness',
    'modality:HOLISTIC',
  ],
  [
    'ect, electroconvulsive, electroconvulsive therapy, shock therapy, electroshock, electrochoque, terapia electroconvulsiva',
    'topic:ECT',
  ],
  ['tms, transcranial, magnetic stimulation, estimulacion magnetica', 'topic:TMS'],
  ['ketamine, ketamine therapy, ketamine infusion, ketamina, spravato, esketamine', 'topic:KETAMINE'],
  // What else helps
  [
    'telehealth, tele health, telemedicine, teletherapy, virtual, online, video visit, zoom, by phone, over phone, remote, telesalud, telemedicina, en linea, por telefono, por video, from home, videollamada',
    'topic:TELEHEALTH',
  ],
  ['peer, recovery coach, support group, grupo apoyo, apoyo pares', 'topic:PEER_SUPPORT'],
  [
    'housing, supportive housing, homeless, homelessness, place to live, place to stay, shelter, vivienda, sin hogar, sin techo, lugar vivir, living on the street, group home',
    'topic:HOUSING_HELP',
  ],
  [
    'transportation, transport, ride, no car, pick me up, transporte, no license, picks you up, without a car, pickup',
    'topic:TRANSPORTATION',
  ],
  // Languages
  [
    'spanish, espanol, hispanic, latino, latina, hablan espanol, hispano, bilingual, bilingue, latinx, hispanohablante',
    'language:Spanish',
  ],
  [
    'asl, sign language, deaf, hard of hearing, hearing impaired, american sign language, sordo, sorda, lenguaje senas, lengua senas',
    'language:American Sign Language',
  ],
  ['russian, ruso, ukrainian', 'language:Russian'],
  ['french, frances', 'language:French'],
  ['creole, haitian, kreyol, criollo', 'language:Creole'],
  ['chinese, mandarin, cantonese, chino', 'language:Chinese'],
  ['portuguese, portugues, brazilian', 'language:Portuguese'],
  ['hindi', 'language:Hindi'],
  ['arabic, arabe, arab', 'language:Arabic'],
  ['tagalog, filipino', 'language:Tagalog'],
  ['farsi, persian, persa, dari', 'language:Farsi'],
  ['vietnamese, vietnamita', 'language:Vietnamese'],
  ['korean, coreano', 'language:Korean'],
  ['polish, polaco', 'language:Polish'],
  ['hebrew, hebreo', 'language:Hebrew'],
  ['italian, italiano', 'language:Italian'],
  ['german, aleman', 'language:German'],
  ['japanese, japones', 'language:Japanese'],
  ['hmong', 'language:Hmong'],
  ['greek, griego', 'language:Greek'],
  ['ojibwa, ojibwe', 'language:Ojibwa'],
  ['yupik', 'language:Yupik'],
  // Around the person
  [
    'near me, around me, near here, my area, around here, next to me, cerca de mi, cerca aqui, where i live, my location, mi zona, mi area',
    'position',
    'here',
  ],
  ['nearby, close by, closest, nearest, cerca, cercano, cercana, local, walking distance', 'position'],
];
