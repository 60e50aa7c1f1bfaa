import { type Promised, promisesToPrograms } from './promises-to-programs.ts';

/** The words that promise, by language. A sentence with one of them must be listed below. */
export const promising = {
  en: /\b(never|always|ever|every|free|verified|reviewed|guarantee[sd]?|trust(ed)?|quality|private|within \S+ (\S+ )?(hours|days))\b/i,
  es: /(?<!\p{L})(nunca|jamás|siempre|tod[oa]s|cada un[oa]|gratis|gratuit[oa]s?|(verific|revis)(ad[oa]s?|ó|amos)|garant\p{L}*|confianza|calidad|privad[oa]|(en menos|plazo) de .*(horas|días))(?!\p{L})/iu,
};

/** Who speaks, by language: in a guide only that is a promise of ours. All else there is advice, with its sources. */
export const ours: Record<keyof typeof promising, RegExp> = {
  en: /\b(we|us|ours?|Harborlight)\b/i,
  es: /(?<!\p{L})(nos|nosotros|nuestr[oa]s?|Harborlight|\p{L}+[aei]mos)(?!\p{L})/iu,
};

export const promises: readonly Promised[] = [
  {
    says: /^(We aim to|Our aim is|Procuramos|Nuestra meta es)/,
    keptBy: { because: 'It is an aim, and says so.' },
  },
  {
    says: /^(We never ask for money|Nunca pedimos dinero)/,
    keptBy: { because: 'Nothing here can take a payment.' },
  },
  {
    says: /^(We never see them|Nosotros nunca los vemos)/,
    keptBy: { test: 'pwa/e2e/keep-a-list.e2e.ts' },
  },
  {
    says: /^(Ours never stores it|It is never written to disk|El nuestro nunca la almacena|Nunca se escribe)/,
    keptBy: { test: 'server/http/client-limits.test.ts' },
  },
  {
    says: /^(We wipe (your ZIP|comments)|Borramos (su código|de nuestro servidor|los comentarios))/,
    keptBy: { test: 'server/maintenance/retention.test.ts' },
  },
  {
    says: /(What you typed|Lo que escribió|Se borrará|se borrarán|Se borran)/,
    keptBy: { test: 'pwa/e2e/leave.e2e.ts' },
  },
  {
    says: /^(Free, private, and|Es gratis y privado|Private$|Privado$)/,
    keptBy: { test: 'pwa/e2e/find-detox-offline.e2e.ts' },
  },
  { says: /no garantiza/, keptBy: { because: 'It says what we cannot promise.' } },
  {
    says: /(What we never kept|Lo que nunca guardamos)/,
    keptBy: { because: 'It follows from what is not kept, which is tested above.' },
  },
  {
    says: /(private window|ventana privada|private tab|Private Window|“Privado”|“Private”)/,
    keptBy: { because: 'It is a name in a browser.' },
  },
  {
    says: /(adult you trust|adulta de confianza|must stay private|mantenerse privada|private details|médico privado)/,
    keptBy: { because: 'It speaks of others.' },
  },
  {
    says: /^(Clinical quality|Calidad clínica|Quality standards|Normas de calidad|Why Trust Our Directory)$/,
    keptBy: { because: 'It is a heading: what we look at, or ask for.' },
  },
  {
    says: /^(Never: the centers are made up|Nunca: los centros son inventados)/,
    keptBy: { because: 'It is a rule for assistants.' },
  },

  // Free
  {
    says: /(helpline|línea gratuita|Línea gratuita|llame gratis)|^(Free, (confidential, )?day and night|It is free, and a trained|Es gratis, de día|Es gratis y le responde)/,
    keptBy: { because: 'It is of a helpline: the sources in core/facts/helplines.ts say so.' },
  },
  {
    says: /^(free of charge|gratis)$/i,
    keptBy: { because: 'It is what a center says of itself, as its source has it.' },
  },
  {
    says: /^(A|Harborlight is a|Un|Harborlight es una) (free|directorio gratuito|guía gratuita)|^Free(, no ads)?\.$|^Gratis y sin anuncios|^(It|All of it) is free\.$|^(Es|Todo es) gratis\.$|^(Both are|Las dos cosas son|A listing is|Aparecer en el directorio es) (free|gratis)|^(Searching, guides|Buscar, leer las guías)/,
    keptBy: { because: 'Nothing here can take a payment.' },
  },
  {
    says: /^(All of this is free, and needs no key|Todo esto es gratis, y no hace falta clave)/,
    keptBy: { test: 'server/open-data/open-data.test.ts' },
  },
  {
    says: /^Every public call of the Harborlight API/,
    keptBy: { test: 'server/open-data/openapi-document.test.ts' },
  },

  // Verified and reviewed
  {
    says: /^(Quality Centers|Centros de calidad)$/,
    keptBy: { test: 'server/pages/trust-strip.test.ts' },
  },
  {
    says: /^(“|- ")?(Listed|En la lista|Estar en la lista)("|,) .*(verified|verificado)|^(Listed|Estar en la lista) (is|no es) |^“?(Verified|Verificado)”?$|(What|Qué) .*“(verified|verificado)”|^(Verified Center|Centro verificado)$/,
    keptBy: { test: 'core/center/freshness.test.ts' },
  },
  {
    says: /^“?(Not yet verified by|Aún no (los|hemos)|Last verified|Verificado: 5|Verificado”, con |Verification due: last|Harborlight (todavía no ha verificado|verificó)|Each listing says when|De cada centro decimos|Nuestro equipo (todavía no (la|lo|ha)|revisó)|Ese día nuestro equipo|La fecha le dice cuándo revisamos|Many listings come from|Los datos de muchos centros|Until (our staff has|we have) called|The card says “Not yet|Then the card says “Not yet)|^“?Not yet verified”?$/i,
    keptBy: { test: 'core/center/freshness.test.ts' },
  },
  {
    says: /^(The card says “Last verified”|La tarjeta dice “Verificado”|La tarjeta le dice en qué|La página del centro dice también|Una vez que revisamos un centro|Reviewed by 5$|Revisad[oa] por 5$)/,
    keptBy: { test: 'pwa/e2e/review-a-listing.e2e.ts' },
  },
  {
    says: /(has verified every|has not verified any|ha verificado todos los centros|no ha verificado ningún)/,
    keptBy: { test: 'pwa/pages/for-assistants/for-assistants.test.tsx' },
  },
  {
    says: /^(5 verified treatment centers|5 centros de tratamiento verificados)/,
    keptBy: {
      because:
        'pwa/pages/states/state-page.tsx says so only where the oldest verification of all is not due.',
    },
  },
  {
    says: /^(We have not checked every center|Todavía no hemos revisado todos|No recently verified|Por ahora no hay centros verificados)/,
    keptBy: { because: 'It says what is missing.' },
  },
  {
    says: /^(We have reviewed what you sent|Revisamos (y aprobamos )?lo que nos envió|About a center, we send another|Si es sobre un centro, le enviamos otro)/,
    keptBy: { test: 'server/submissions/submissions-mail.test.ts' },
  },
  {
    says: /^(It is shown once our staff has reviewed|Lo mostramos cuando nuestro equipo)/,
    keptBy: { test: 'server/submissions/approval.test.ts' },
  },
  {
    says: /^(If an expert has reviewed|No name means|Si una persona experta|Si no hay ningún nombre|Not yet reviewed by a clinician|Aún no la ha revisado un profesional|Last reviewed 5|Reviewed by 5 on 5|last reviewed on 5)/,
    keptBy: { test: 'server/guides/guide-writes.test.ts' },
  },
  {
    says: /(added or verified|agregados o verificados)/,
    keptBy: { test: 'server/discovery/feed.test.ts' },
  },
  {
    says: /^(Cómo (elegimos|revisamos)|Agregamos y corregimos|Lo dejamos, lo marcamos|¿Ha revisado su trabajo|Lantern House en)/,
    keptBy: { because: 'It says what a page or a section is about, or what staff do.' },
  },
  {
    says: /^Our staff (last verified|has verified none)/,
    keptBy: { test: 'server/discovery/text-files.test.ts' },
  },

  // Every
  {
    says: /^(We ask every center the same|A todos los centros les preguntamos|Cuando revisamos un centro, le hacemos)/,
    keptBy: {
      because: 'Staff confirm the same facts of each center: those that the queue of what is due shows.',
    },
  },
  {
    says: /^(The same rules hold|Las reglas son iguales|Las mismas normas|La búsqueda sigue reglas|Si varios coinciden|Los resultados tienen un solo|Después van los centros)/,
    keptBy: { test: 'core/search/search-rules.test.ts' },
  },
  {
    says: /^Todas las tarjetas tienen/,
    keptBy: { because: 'One component, pwa/centers/center-card.tsx, draws all of them.' },
  },
  {
    says: /^(Search every center|Busque entre todos|Choose a state to see every|Elija un estado para ver todos)/,
    keptBy: { test: 'core/search/directory.test.ts' },
  },
  {
    says: /^(The list has every center|Todos los centros están en la lista)/,
    keptBy: { test: 'pwa/e2e/browse.e2e.ts' },
  },
  {
    says: /^(Every center(,| as)|Todos los centros,)/,
    keptBy: { test: 'server/open-data/center-files.test.ts' },
  },
  {
    says: /^(Todos los centros (con|de)|Todas las guías de|Each answer says|Cada respuesta dice)/,
    keptBy: { test: 'server/open-data/open-data.test.ts' },
  },
  {
    says: /^Este sitio es para todas las personas/,
    keptBy: { test: 'pwa/e2e/every-hand.e2e.ts' },
  },
  {
    says: /^Todas las páginas públicas están en inglés/,
    keptBy: { test: 'server/pages/spanish-pages.test.ts' },
  },
  {
    says: /^Es igual para todas las personas/,
    keptBy: { test: 'server/directory/snapshot-routes.test.ts' },
  },
  { says: /^OpenAPI 3\.1/, keptBy: { test: 'server/open-data/openapi-document.test.ts' } },
  {
    says: /^(Every page, with the day|Todas las páginas, con el día)/,
    keptBy: { test: 'server/discovery/sitemap.test.ts' },
  },
  {
    says: /^Every page is there in Spanish/,
    keptBy: { test: 'server/pages/spanish-pages.test.ts' },
  },
  { says: /^Crisis help on every page/, keptBy: { test: 'server/pages/page-routes.test.ts' } },
  { says: /^Todas las páginas tienen arriba un enlace/, keptBy: { test: 'pwa/e2e/leave.e2e.ts' } },
  {
    says: /^(We need every answer|Necesitamos todas las respuestas)/,
    keptBy: { test: 'core/messages/submission.test.ts' },
  },
  {
    says: /^Enviamos cada uno en cuanto/,
    keptBy: { test: 'pwa/e2e/send-from-a-tunnel.e2e.ts' },
  },
  {
    says: /^Nosotros mismos escribimos nuestras guías/,
    keptBy: { test: 'data/guides.test.ts' },
  },
  {
    says: /(every ((five|three) seconds|2 to 3 minutes))|^One every five/,
    keptBy: { because: 'It is a step of first aid, and says how often.' },
  },
  {
    says: /^(I drink every day|Bebo todos los días)/,
    keptBy: { because: 'It is what a person says on the phone.' },
  },
  {
    says: /^(Todos los (estados|niveles)|Todas las edades|(Todos los centros|Todas las guías)$|Ver todos los|Quitar todos|Programas y servicios: todos|Marque todos|Todos ya están|What the center must offer|Samsung Internet)/,
    keptBy: { because: 'It is a choice, a button or a filter.' },
  },

  // Guides
  {
    says: /^(We list centers for free|Nosotros mostramos los centros gratis)/,
    keptBy: { because: 'Nothing here can take a payment.' },
  },
  {
    says: /^(Lee todos los pasos|No pudimos confirmar|Jugadores Anónimos)/,
    keptBy: { because: 'It says what to read, what we do not know, or what others do.' },
  },

  ...promisesToPrograms,
];
