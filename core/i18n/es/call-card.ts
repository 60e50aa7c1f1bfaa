import type { callCard as english } from '../en/call-card.ts';
import type { Translated } from '../translated.ts';

export const callCard: Translated<typeof english> = {
  title: 'Qué decir cuando llame',
  say: 'Léalo en voz alta, o cámbielo:',
  other: '¿Llama por otra persona? Diga por quién: “Llamo por mi hijo”.',
  need: {
    topic: {
      BUPRENORPHINE: 'Quiero preguntar cómo empezar con buprenorfina.',
      METHADONE: 'Quiero preguntar cómo empezar con metadona.',
      NALTREXONE: 'Quiero preguntar por la naltrexona.',
      ALCOHOL_DETOX: 'Bebo todos los días y quiero dejarlo sin peligro.',
      OPIOID_DETOX: 'Consumo opioides y quiero dejarlos sin peligro.',
      BENZODIAZEPINE_DETOX: 'Tomo benzodiacepinas y quiero dejarlas sin peligro.',
      PREGNANT: 'Estoy embarazada y necesito ayuda.',
      GAMBLING: 'Necesito ayuda para dejar las apuestas.',
      EATING_DISORDERS: 'Necesito ayuda con un trastorno de la alimentación.',
      SOBER_HOME: 'Busco una casa de vida sobria.',
      COURT_ORDERED: 'Un juez me mandó a tratamiento.',
      DUI: 'Necesito un programa por un DUI (manejar bajo los efectos).',
    },
    level: {
      DETOX: 'Necesito desintoxicación.',
      RESIDENTIAL: 'Busco un tratamiento donde me pueda quedar.',
      PHP: 'Busco un programa de día.',
      IOP: 'Busco un programa ambulatorio intensivo.',
      OUTPATIENT: 'Busco atención ambulatoria.',
      HOSPITAL_INPATIENT: 'Creo que necesito estar en un hospital.',
      OVERNIGHT_DETOX: 'Necesito desintoxicación donde me pueda quedar de noche.',
      OUTPATIENT_DETOX: 'Necesito desintoxicación, y dormir en mi casa.',
    },
    care: {
      ALCOHOL_USE: 'Bebo demasiado y quiero ayuda.',
      OPIOID_USE: 'Consumo opioides y quiero ayuda.',
      SUBSTANCE_USE: 'Necesito ayuda por el alcohol o las drogas.',
      MENTAL_HEALTH: 'Necesito ayuda con mi salud mental.',
    },
    any: 'Busco tratamiento.',
  },
  pay: {
    by: {
      MEDICAID: 'Tengo Medicaid. ¿Lo aceptan?',
      MEDICARE: 'Tengo Medicare. ¿Lo aceptan?',
      COMMERCIAL: 'Mi seguro es (léalo de su tarjeta). ¿Lo aceptan?',
      SELFPAY: 'No tengo seguro. ¿Cuánto pagaría?',
      TRICARE: 'Tengo TRICARE. ¿Lo aceptan?',
      VA: 'Me atiende el VA. ¿Trabajan con el VA?',
    },
    any: 'Mi seguro es (léalo de su tarjeta, o diga: no tengo).',
  },
  place: {
    bed: '¿Tienen una cama esta semana?',
    visit: '¿Cuándo tienen la primera cita libre?',
  },
  ask: 'Pregunte antes de colgar:',
  questions: {
    cost: '¿Cuánto voy a pagar en total?',
    medicine: '¿Puedo empezar o seguir con medicamentos, como la buprenorfina o la metadona?',
    prescriber: '¿Puedo ver a alguien que recete medicamentos?',
    firstDay: '¿Qué pasa el primer día?',
    elsewhere: 'Si no tienen lugar, ¿a quién más puedo llamar hoy? ¿Puedo esperar sin peligro?',
  },
  have: 'Tenga a la mano:',
  things: 'La tarjeta del seguro, una identificación, la lista de sus medicamentos y con qué escribir.',
  answers: 'Qué le dijeron',
  answersHint: 'Se queda en este dispositivo, con este centro en Mi lista.',
  interpreter: {
    title: 'Si contestan en inglés, diga:',
    sentence: 'Spanish interpreter, please.',
    sound: 'Suena así: “spánish intérpreter, plis”.',
    help: 'Luego espere en la línea. Los centros que reciben dinero federal deben darle un intérprete sin cobrarle.',
  },
};
