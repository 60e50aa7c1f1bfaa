import type { Entry } from './entry.ts';

/** Words that stand for one another in the phrases below, by the name that stands there for them. */
export const crisisGroups: Readonly<Record<string, string>> = {
  SELF: 'myself|himself|herself|themselves|themself|yourself',
  HARM: 'kill|kills|killing|killed|kil|hang|hanging|hanged|shoot|shooting|shot|drown|drowning|stab|stabbing|poison|strangle|suffocate|throw|throwing|overdose|end',
  WANT: 'want|wants|wanted|wanting|wanna|wish|wishing|ready|going|gonna|trying|planning',
  NOT: 'dont|doesnt|didnt|not|no',
  CANT: 'cant|cannot|couldnt|wont',
  OWN: 'my|his|her|their|own',
  TOOK: 'took|taken|swallowed|swallow|ate|drank|downed',
  PILLS: 'pill|pills|bottle|meds|medication|medicine|xanax|tylenol|klonopin|fentanyl|heroin|oxy|percocet',
  POISON: 'bleach|antifreeze|poison|ammonia|gasoline|cleaner|lysol|windex|drano|detergent',
  BLUE: 'blue|purple|grey|gray|azul|azules|morado|morada|morados',
  HIT: 'hit|hits|hitting|beat|beats|beating|punch|punched|punches|slap|slaps|slapped|kicks|kicked|choke|chokes|choked|choking|strangled|strangles|strangling|attacked|attacking|attacks|raped|rapes|raping|threatens|threatening|threatened|stabbed',
  THEM: 'someone|somebody|others|people|everyone|everybody',
  KIN: 'husband|wife|family|kids|kid|child|children|baby|mom|mother|dad|father|sister|brother|parents|boyfriend|girlfriend',
  PARTNER:
    'him|husband|boyfriend|partner|wife|girlfriend|ex|dad|father|stepdad|son|brother|roommate|esposo|marido|novio|pareja|padre|padrastro|hijo',
  THREATENS: 'threatens|threatening|threatened',
  /** Behind "live": where or with whom, and no wish to be dead. */
  ELSEWHERE: 'in|with|at|there|near|on|sober|alone|like',
  ACHE: 'pain|guilt|shame|grief|agony|suffering|myself|voices',
  HABIT:
    'drinking|alcohol|booze|drug|drugs|heroin|fentanyl|opioid|opioids|meth|coke|cocaine|crack|addiction|habit|disease',
  VICIO: 'alcohol|trago|bebida|beber|tomar|droga|drogas|vicio|adiccion|cristal|heroina|fentanilo',
  AGO: 'year|month|summer|winter',
  PEGA: 'pega|pegan|pego|pegaba|golpea|golpean|golpeo|golpeaba|maltrata|maltratan|maltratando|amenaza|amenazan|amenazo|ahorca|ahorco|viola|violo|violando|apunalo',
  NINOS: 'hijos|hijo|hija|ninos|nino|nina|bebe|familia',
  QUIERO: 'quiero|queria|quisiera|kiero|deseo|pienso|voy',
  QUIERE: 'quiere|queria|quisiera|desea|piensa|va',
  MATAR: 'matar|ahorcar|colgar|suicidar|envenenar',
  /** Of somebody else: "trate de matarme" is one's own. */
  AMENAZA:
    'amenaza|amenazan|amenazo|amenazando|trata|trato|trataron|quiso|intenta|intento|jura|juro|quiere|quieren|va|van',
  TOMO: 'tomo|tome|trago|trague|bebio',
};

/**
 * What says that a life is in danger, in several words: "|" stands between words that each will do, "!" before those
 * that must not come next, "$" for the end. Small words may stand between: "gun head" is "gun to my head", too.
 */
export const crisisWords: readonly Entry[] = [
  [
    [
      'HARM SELF, HARM my|him|her|them self|selves, THREATENS HARM my|him|her|them self|selves, WANT hurt|harm|cut SELF, WANT die|dead, wish never|not|wouldnt wake|born, wish disappear, rather die|dead, like dying, thinking|thoughts dying',
      'better off dead, better off without me, longer want|wants here, NOT WANT wake',
      'NOT|longer WANT live|alive|exist !ELSEWHERE, NOT|longer WANT live with ACHE, NOT|longer WANT live like this, CANT live like this, CANT live anymore, NOT WANT here|around anymore|$, NOT WANT go on $',
      'no|nothing|without|lost reason|point|purpose|will live|living, nothing live, not|isnt|aint worth living|live, life isnt|not worth',
      'tired|sick|done|exhausted life|living|alive|existing !in|with|on|at|sober|insurance|coaching|skills, fed up life|living',
      'CANT go on $|like|living|life|anymore|longer|without|alone|tired|please|help, CANT do|take|handle|bear anymore|longer, give|giving|gave|given up life|living',
      'end|ending|ended !of OWN life|lives, end|ending it all|$, take|takes|taking|took OWN life|lives !back|over|away|insurance|skills|savings|in',
      'kms, unalive|unaliving, sewerslide, ideation|ideations, goodbye|goodbyes forever|everyone|everybody|world, 988 $, call 988',
      'jump|jumping|jumped off|front|out|from bridge|roof|building|balcony|cliff|train|car|truck|bus|window, hotline|lifeline|line|number suicide',
      'gun|pistol|rifle|knife|rope|noose|blade head|mouth|throat|neck|chest, cut|cuts|cutting|slit|slitting|slash|slashed wrist|wrists|veins|throat',
      'me QUIERO MATAR, se QUIERE MATAR, matarme|matarse|ahorcarme|ahorcarse|colgarme|colgarse|suicidarme|suicidarse|suicidar|suicidarce|suisidio|sucidio',
      'QUIERO|QUIERE morir|morirme|morirse|desaparecer|muerto|muerta, no QUIERO|QUIERE vivir|vivo|viva|viviendo|despertar|existir !en|con|sola|solo|sin|aqui, no QUIERO|QUIERE vivir con dolor, no QUIERO|QUIERE vivir con este|tanto dolor, no quiero|quiere aqui $',
      'no puedo|aguanto|soporto mas, no aguanto|soporto $, cansado|cansada|harto|harta vivir|vida !en|con|asi, quitarme|quitarse|acabar|terminar|quitar vida',
      'acabar|terminar con todo $|esto, no vale pena vivir, sin|no razon|sentido vivir, mejor muerto|muerta, ojala muera|muriera',
      'pegarme|pegarse|darme|darse tiro|balazo, cortarme|cortarse|cortar venas|munecas, desaparecer siempre',
      'tirarme|aventarme|lanzarme|tirarse|aventarse|lanzarse|saltar puente|tren|edificio|techo|balcon|ventana, linea|telefono|numero prevencion|prevenir suicidio',
    ].join(', '),
    'crisis:suicide',
    'topic:SUICIDE_PREVENTION',
  ],
  [
    [
      'over dose|dosed|dosing|doses, overdoes|overdosis|sobredocis|sobredosifico, sobre dosis, took|taken|did|shot|snorted too much|many, too many PILLS, too much fentanyl|heroin|xanax|oxy|percocet|dope|meth|coke',
      'TOOK all|whole|entire|bunch|bottle|handful|lot|many PILLS, swallowed PILLS|drugs|baggie|bag, took pills !for|every|daily|when, drank|drink|drinking|swallowed POISON',
      'NOT|isnt|aint|stopped|quit|barely|hardly|CANT breathing|breathe, CANT|not|isnt|doesnt wake|waking, no|faint|weak pulse|heartbeat',
      'turning|turned BLUE, BLUE lips|face|fingers, lips|face|fingers BLUE, gurgling, foaming|foam mouth, choking vomit',
      'seizure|seizures|seizing|convulsing|convulsions, having heart attack, heart attack from|after, chest pain|pains, bad trip, shaking seeing, seeing things after, poisoned|poisoning',
      'baby|toddler|child|kid|son|daughter ate|swallowed|drank PILLS|gummy|gummies|edible|edibles|weed|drugs, narcan|naloxone now|fast|quick|asap',
      'what does too much, odd last night, odd tonight|fentanyl|heroin|xanax|oxy|percocet, im|hes|shes|is|are|am|theyre dying !of|from|to|for, life death, sos $, 911 $, call 911',
      'se|me paso|pase droga|drogas, paso|fue mano, intoxicado|intoxicada|intoxicacion, congestion alcoholica, envenenado|envenenada|envenenamiento',
      'no|dejo respira|respirar|respirando|despierta, no puedo|puede|pueden respirar, no responde|reacciona $, sin|no pulso, labios|cara BLUE',
      'poniendo|pone|puso BLUE, echando|echa|saca|sacando espuma, convulsion|convulsiones|convulsiona|convulsionando|convulsiono, desmayo|desmayado|desmayada',
      'TOMO muchas|todas|demasiadas pastillas|pildoras|medicinas, TOMO frasco|veneno|cloro|raticida|insecticida, tome pastillas !para|por, trago|trague !y|o|con drogas|pastillas',
      'esta|estoy muriendo|muriendose, se muere !de|por, se|me va|voy morir, vida muerte, auxilio',
    ].join(', '),
    'crisis:overdose',
    'usually:SUBSTANCE_USE',
  ],
  [
    [
      'HIT me|us, HIT KIN, pushed|shoved|threw me !to|toward|towards|into|out|away|off, pushed|shoved|threw me wall|door|floor|table|stairs|window|car, hurts|hurting me !to|that|when|seeing|watching, hurt|harm|harming|shake|shook baby, hurts kids|children',
      'afraid|scared|terrified of PARTNER !relapsing|relapse|using|drinking|dying|going|leaving|losing|ending|not, afraid|scared|terrified go|going|return home, afraid|scared|terrified go|going back home',
      'unsafe home, not safe home, NOT feel safe home|PARTNER, in danger !of, in danger dying|death|killed, THREATENS kill !SELF',
      'will|going|gonna|wants|tried|trying kill me|us, has|have|with|got|holding|pulled gun|knife|weapon !to|in|against, wont let leave|out, locked me in',
      'being abused, dv emergency, AMENAZA matarme|matarnos, me|nos AMENAZA matarme|matarnos, esta|estan tratando|intentando matarme|matarnos, me|nos quiere|va|van|quieren matar, por VICIO me|nos va|van matar',
      'me|nos|le|les PEGA !la|el, me|nos PEGA PARTNER|papa|mama, golpea|pega|maltrata NINOS, miedo de !que PARTNER, miedo volver|regresar casa, tengo|tiene|tenemos miedo a !que PARTNER, le tengo|tiene miedo $, le tengo|tiene miedo a el|ella $, no deja salir, tiene encerrada|encerrado|encerradas',
      'tiene|trae|con pistola|cuchillo|arma|navaja, en peligro !de, en peligro muerte',
    ].join(', '),
    'crisis:violence',
    'topic:DOMESTIC_VIOLENCE',
  ],
  [
    [
      'kill|stab|shoot|murder THEM|KIN, want|wants|wanna kill|hurt|stab|shoot him|her|them !self|selves, hurt|hurting|harm|harming THEM, homicidal, is|gets|getting|became|becomes|becoming|turned violent',
      'quiero|quiere|va matar|lastimar|danar alguien|gente|NINOS, lastimar bebe|NINOS, es|esta|pone|puso violento|violenta',
    ].join(', '),
    'crisis:violence',
    'usually:MENTAL_HEALTH',
  ],
];

/**
 * What has words of a danger and tells of none of now, such as of grief: nobody is to be alarmed by it. No "he", "she",
 * "they" or "and" may stand between: "depression hits me", but not "depression, he hits me".
 */
export const noCrisis = [
  'seizure|seizures disorder|medication|meds|history|free, history seizure|seizures, food|lead poisoning, heart attack survivor, narcan|naloxone training|kit|class',
  'suicide prevention !hotline|lifeline|line|number|phone|help, suicide loss|grief|bereavement, suicide risk assessment|assessments|screening|training, prevencion|prevenir suicidio',
  'lost KIN|THEM|son|daughter|friend suicide|overdose, committed suicide, HARM SELF last AGO, overdosed last AGO, overdosed twice|once last AGO, overdosed before|years',
  'died|death of|from overdose|suicide, survived overdose, perdi NINOS|PARTNER|hermano|hermana|amigo suicidio|sobredosis, murio|sobrevivio|clase sobredosis',
  'hit me up, reality|depression|anxiety|panic|grief|sadness|withdrawal|withdrawals|cravings|breakup|divorce hit|hits|hitting me|us, panic|anxiety|heart|asthma attacks',
  'back|head|tooth|teeth|stomach|knee|leg|foot|neck|shoulder|body|it hurts|hurting me, HABIT will|going|gonna|trying kill me|us, HABIT !to kill|kills THEM|KIN',
  'VICIO !el|ella|y me|nos va matar, drogas !el|ella|y me|nos van matar, VICIO !el|ella|y va matarme|matarnos, does|uses|smokes|snorts too much|many',
  'manejar|manejando|manejo|conducir|conduciendo intoxicado|intoxicada',
].join(', ');
