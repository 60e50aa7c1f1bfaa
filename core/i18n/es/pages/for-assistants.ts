import type { forAssistants as english } from '../../en/pages/for-assistants.ts';
import { formatNumber as formatIn, formatLongDate } from '../../format.ts';
import type { Passage } from '../../policy-text.ts';
import type { Translated } from '../../translated.ts';

const formatNumber = (value: number) => formatIn(value, 'es-US');

/** /es/for-chatgpt and the like. */
export const forAssistants: Translated<typeof english> = {
  title: (assistant) => `Acceso por API para ${assistant} y otros asistentes de IA`,
  intro: (assistant) =>
    `¿Alguien le pregunta a ${assistant} dónde encontrar tratamiento? Aquí está lo que puede leer de nuestro directorio y cómo compartirlo sin poner a nadie en riesgo.`,
  notConnected:
    'No tenemos relación con las empresas que hacen los asistentes. Todo esto es gratis, y no hace falta clave ni cuenta.',
  forPeople: [
    '¿Busca ayuda para usted? ',
    { to: '/directory', label: 'Busque en el directorio' },
    ' o ',
    { to: '/live-matching', label: 'pídanos ayuda para buscar' },
    '.',
  ],
  contents: 'En esta página',
  sample: {
    title: 'Este es un directorio de muestra',
    text: (count) =>
      `${count === 1 ? 'Su único centro es inventado' : `Sus ${formatNumber(count)} centros son inventados`}, para que pueda ver cómo funciona. No repita nada de él como si fuera real: ni nombres, ni números de teléfono, ni direcciones.`,
  },
  directory: {
    id: 'directory',
    title: 'Información del directorio',
    centers: (count) => {
      if (count === 0) return 'Todavía no hay ningún centro de tratamiento en la lista.';
      const rounded = count < 1000 ? count : Math.floor(count / 1000) * 1000;
      const centers = count === 1 ? 'centro' : 'centros';
      return `${rounded < count ? 'Más de ' : ''}${formatNumber(rounded)} ${centers} de tratamiento para adicciones y salud mental.`;
    },
    sampleCenters: (count) =>
      `${formatNumber(count)} ${count === 1 ? 'centro inventado' : 'centros inventados'} para hacer pruebas.`,
    states: (count, ofAll, others) => {
      const states = count === ofAll ? `los ${ofAll} estados` : `${count} de los ${ofAll} estados`;
      if (others.length === 0) return `Centros en ${states}.`;
      return count === 0
        ? `Centros en: ${others.join(', ')}.`
        : `Centros en ${states}, y también en: ${others.join(', ')}.`;
    },
    levels: (levels) => `Niveles de atención: ${levels.join(', ')}.`,
    verified: (verified, centers) => {
      if (verified === 0) return 'Nuestro equipo todavía no ha verificado ningún centro.';
      return verified === centers
        ? 'Nuestro equipo ha verificado todos los centros al menos una vez.'
        : `Nuestro equipo ha verificado ${formatNumber(verified)} de ${formatNumber(centers)} centros al menos una vez.`;
    },
    eachListing: [
      'De cada centro decimos cuándo lo verificó nuestro equipo por última vez, o que todavía nadie lo ha verificado. Si los datos vienen de una lista pública, decimos de cuál. ',
      { to: '/editorial-policy#verified', label: 'Qué quiere decir aquí “verificado”' },
      '.',
    ],
    independent: [
      'Ningún centro puede pagar por aparecer, por subir en la lista ni para que lo recomendemos. La persona que dirige este sitio trabaja para una empresa de centros de tratamiento, y lo dirige aparte de ella. ',
      { to: '/transparency', label: 'Qué hacemos al respecto' },
      '.',
    ],
    noAds: 'Sin anuncios, y sin cargos para las personas o los programas.',
  },
  freshness: {
    id: 'freshness',
    title: 'Qué tan recientes son los datos',
    lastUpdated: 'Última actualización',
    lastUpdatedNotes: {
      verified: 'La revisión más reciente de un centro por nuestro equipo.',
      source:
        'El año de nuestra fuente más reciente. Desde entonces pueden haber cambiado teléfonos y programas.',
      changed: 'Se agregó o se cambió un centro.',
    },
    neverUpdated: 'Todavía no hay ningún centro en la lista.',
    lastVerified: 'Última verificación',
    lastVerifiedNote:
      'La revisión más reciente de un centro por nuestro equipo. Cada centro lleva su propia fecha.',
    neverVerified: 'Todavía no: nuestro equipo no ha verificado ningún centro.',
    sampleVerified: 'Nunca: los centros son inventados.',
    date: (iso) => formatLongDate(iso, 'es-US'),
    sources: 'Fuentes',
    publisher: 'Quién lo publica',
    noPublisher: 'Quien opera este sitio no lo ha dicho.',
    note: 'Los datos que vienen de una fuente son tan recientes como diga esa fuente. El día en que los tomamos no cuenta como verificación.',
    unknown:
      'No se pudieron cargar las fechas aquí. Cada respuesta de la API las dice: generatedAt, lastVerifiedAt y source.',
  },
  ask: {
    id: 'ask',
    title: 'Una sola llamada por pregunta',
    intro:
      'Ponga las palabras de la persona en q tal como son, en español o en inglés: qué necesita, para quién, quién paga, un lugar, un nombre o un teléfono. Primero vienen los mejores centros. La respuesta dice cómo se entendieron las palabras, y dónde no tenemos ninguno.',
    crisis: '¿La respuesta trae “crisis”? Entonces dé esos números antes que todo lo demás.',
  },
  api: {
    id: 'api',
    title: 'Direcciones de la API en JSON',
    intro:
      'Se leen con GET, desde cualquier sitio web. Cada respuesta dice cuándo se hizo, cuál es su fuente, cuándo se verificó por última vez, cuál es su licencia y cuáles son los números para una crisis.',
    example: 'Por ejemplo:',
    slug: 'Las listas dan el {slug} de cada centro y de cada guía.',
    whole: 'Todo de una vez',
    files: 'En archivos para descargar:',
    compressed: (size) => `unos ${size} en forma comprimida`,
  },
  mcp: {
    id: 'mcp',
    title: 'Conectarse por MCP',
    intro:
      'Con el Model Context Protocol, un asistente puede buscar por sí mismo: por nombre, por lugar o cerca de un código postal. Lee centros y guías, y no puede cambiar nada.',
    steps: [
      'En la configuración del asistente, busque servidores MCP o conectores personalizados.',
      'Agregue un servidor remoto, por Streamable HTTP, con esta dirección:',
    ],
    config: 'Muchos programas guardan estos servidores en un archivo JSON:',
  },
  others: {
    id: 'others',
    title: 'Otras maneras de leerlo',
    intro: 'Para otros programas y para índices:',
  },
  passingOn: {
    id: 'passing-on',
    title: 'Cómo compartirlo',
    licence: ({ name, url }): Passage => [
      'Puede compartir y usar todo esto, también para ganar dinero, si nos nombra. La licencia es ',
      { to: url, label: name },
      '.',
    ],
    cite: 'Nómbrenos así, junto con la fuente y el día en que lo leyó:',
    citation: (credit, origin) => `${credit}, ${origin}/centers/{slug}, consultado el {fecha}`,
    rules: [
      'Con cada centro, dé también los números para una crisis que están más abajo.',
      'Diga cuándo se verificó el centro por última vez. Si todavía nadie lo ha verificado, dígalo, y pídale a la persona que llame primero.',
      'Lo que está vacío (null) no se sabe. No lo adivine.',
      'Esto es información, no consejo médico.',
    ],
  },
  safety: {
    id: 'safety',
    title: 'Aviso de seguridad importante',
    intro: '¿Alguien está en peligro ahora o en una crisis? Estos números van antes que cualquier centro:',
    live: 'Ayuda en vivo, de día y de noche (las 24 horas, los 7 días)',
    helpline:
      'Para hablar de tratamiento, llame a la línea gratuita de SAMHSA, las 24 horas. Empieza en inglés: elija la opción 2, “national representative”, y pida español:',
  },
  dataset: {
    name: 'Harborlight: centros de tratamiento para adicciones y salud mental en Estados Unidos',
    description:
      'Dónde está cada centro, cómo comunicarse con él, qué atención da, a quién atiende y cómo se puede pagar, con la fuente y la fecha de la última verificación.',
  },
  copy: 'Copiar',
  copyOf: (what) => `Copiar ${what}`,
  copied: 'Copiado',
  notCopied: 'Por favor, cópielo a mano',
};
