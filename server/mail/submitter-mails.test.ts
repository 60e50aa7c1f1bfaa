import { expect, it } from 'vitest';
import { ListingPayload } from '#core/messages/submission.ts';
import { confirmationSubject, decisionSubject } from './subjects.ts';
import { contact, listing, messages, received, submission } from './testing/message-rows.ts';
import { writeMailText } from './wording.ts';

const toSubmitter = { audience: 'submitter', kind: 'received' } as const;
const decided = { processed_at: '2026-11-24T09:00:00.000Z', processed_by: 'Robin Reviewer', change_id: 7 };
const approved = {
  ...submission('UPDATE_CENTER', ListingPayload.parse(listing), { ...decided, status: 'APPROVED' }),
  center: { slug: 'harbor-house-austin-tx' },
};
const rejected = submission('NEW_CENTER', ListingPayload.parse({ ...listing, type: 'NEW_CENTER' }), {
  ...decided,
  status: 'REJECTED',
  rejection_reason: 'We could not reach the phone.\r\nPlease call us back.',
});

it.each([
  ...Object.entries(messages).map(([type, message]) => [type, 'received', message] as const),
  ['UPDATE_CENTER', 'approved', approved] as const,
  ['NEW_CENTER', 'rejected', rejected] as const,
])('carries nothing that was typed to the address in a %s that is %s', (_type, kind, message) => {
  const { text, replyTo } = writeMailText(
    { audience: 'submitter', kind },
    message,
    'https://harborlight.example',
  );
  expect(replyTo).toBeNull();
  const typed = Object.values({ ...contact, ...listing })
    .flat()
    .filter((value) => !['TX', 'press'].includes(value));
  for (const value of typed) expect(text).not.toContain(value);
  expect(text).not.toContain(received.id);
  expect(text).toMatch(/Call 911 in an emergency\. Call or text 988.*\n$/);
});

it('tells the submitter of a listing that it is approved, with the way to it', () => {
  const mail = { audience: 'submitter', kind: 'approved' } as const;
  expect(writeMailText(mail, approved, 'https://harborlight.example').text).toMatchInlineSnapshot(`
    "Hello,

    Thank you for helping us keep the directory right. We have reviewed what you sent us about a center, and approved it. It is in the directory now.

    To see the listing: https://harborlight.example/centers/harbor-house-austin-tx

    We aim to check each listing again after 6 months. Please tell us when something changes before that.

    A listing is free. We never ask for money, and no one can pay for a better place.

    To tell us more: https://harborlight.example/contact

    Did you not write to us? Then someone else typed your address. You can ignore this mail. We keep no mailing list. We keep what you wrote, with your address, until we no longer need it. Write to us if you want it deleted.

    Harborlight
    https://harborlight.example

    If you or someone near you is in a crisis, please do not wait for us. Call 911 in an emergency. Call or text 988, the Suicide & Crisis Lifeline, day or night.
    "
  `);
  const { text } = writeMailText(mail, approved, null);
  expect(text).toContain('approved it. It is in the directory now.');
  expect(text).not.toMatch(/http|To see the listing/);
});

it('tells the submitter of a listing why it is not taken, in the words of who reviewed it', () => {
  const mail = { audience: 'submitter', kind: 'rejected' } as const;
  expect(writeMailText(mail, rejected, 'https://harborlight.example').text).toMatchInlineSnapshot(`
    "Hello,

    Thank you for writing to us about a center. We have reviewed what you sent us, and we cannot list it as it is.

    WHY
    We could not reach the phone.
    Please call us back.

    You can send it again once this is settled. If you think that we are wrong, please tell us.

    To send it again: https://harborlight.example/update-listing

    To tell us more: https://harborlight.example/contact

    Did you not write to us? Then someone else typed your address. You can ignore this mail. We keep no mailing list. We keep what you wrote, with your address, until we no longer need it. Write to us if you want it deleted.

    Harborlight
    https://harborlight.example

    If you or someone near you is in a crisis, please do not wait for us. Call 911 in an emergency. Call or text 988, the Suicide & Crisis Lifeline, day or night.
    "
  `);
});

it('has no words for a decision that has been taken back', () => {
  for (const kind of ['approved', 'rejected'] as const) {
    expect(() => writeMailText({ audience: 'submitter', kind }, messages.NEW_CENTER, null)).toThrow();
  }
  expect(() => writeMailText({ audience: 'submitter', kind: 'approved' }, rejected, null)).toThrow();
});

it('tells a submitter what happens next, and when', () => {
  expect(writeMailText(toSubmitter, messages.CONTACT, null).text).toMatchInlineSnapshot(`
    "Hello,

    Thank you for writing to Harborlight. Your message has reached us.

    WHAT HAPPENS NEXT
    One of us will read it. We aim to answer within 1-2 business days.

    Did you not write to us? Then someone else typed your address. You can ignore this mail. We keep no mailing list. We keep what you wrote, with your address, until we no longer need it. Write to us if you want it deleted.

    Harborlight

    If you or someone near you is in a crisis, please do not wait for us. Call 911 in an emergency. Call or text 988, the Suicide & Crisis Lifeline, day or night.
    "
  `);
  expect(
    writeMailText(toSubmitter, messages.NEW_CENTER, 'https://harborlight.example').text,
  ).toMatchInlineSnapshot(`
    "Hello,

    Thank you for helping us keep the directory right. What you sent us about a center has arrived.

    WHAT HAPPENS NEXT
    1. A member of our staff checks license, accreditation and contact details, and calls the center.
    2. Our staff decides.
    3. We write to you.

    In all, this can take 10-15 business days.

    A listing is free. We never ask for money, and no one can pay for a better place.

    To tell us more: https://harborlight.example/contact

    Did you not write to us? Then someone else typed your address. You can ignore this mail. We keep no mailing list. We keep what you wrote, with your address, until we no longer need it. Write to us if you want it deleted.

    Harborlight
    https://harborlight.example

    If you or someone near you is in a crisis, please do not wait for us. Call 911 in an emergency. Call or text 988, the Suicide & Crisis Lifeline, day or night.
    "
  `);
});

it.each(['CONTACT', 'NEW_CENTER'] as const)('has no line in English for who sent a %s in Spanish', (type) => {
  const url = 'https://harborlight.example/';
  const [english, spanish] = (['en', 'es'] as const).map((language) =>
    writeMailText(toSubmitter, messages[type], url, language).text.split('\n').filter(Boolean),
  );
  expect(spanish?.length).toBe(english?.length);
  expect(spanish?.filter((line) => english?.includes(line))).toEqual(['Harborlight']);
  expect(confirmationSubject(type, 'es')).toMatch(/^Recibimos (su|los) /);
});

it('confirms in Spanish with the same promise, and links to the pages in Spanish', () => {
  const { text } = writeMailText(toSubmitter, messages.NEW_CENTER, 'https://harborlight.example', 'es');
  expect(text).toMatchInlineSnapshot(`
    "Hola:

    Gracias por ayudarnos a mantener el directorio al día y sin errores. Ya recibimos lo que nos envió sobre un centro.

    QUÉ SIGUE
    1. Alguien de nuestro equipo comprueba la licencia, las acreditaciones y los datos de contacto, y llama al centro.
    2. Nuestro equipo decide.
    3. Le escribimos.

    En total, esto puede tomar de 10 a 15 días hábiles.

    Aparecer en el directorio es gratis. Nunca pedimos dinero, y nadie puede pagar por un lugar mejor.

    Para contarnos algo más: https://harborlight.example/es/contact

    ¿No nos escribió usted? Entonces otra persona escribió su dirección de correo. Puede ignorar este mensaje. No tenemos ninguna lista de correo. Guardamos lo que escribió, con su dirección, hasta que ya no lo necesitemos. Si quiere que lo borremos, escríbanos.

    Harborlight
    https://harborlight.example/es

    Si usted o alguien cercano está en una crisis, por favor no espere nuestra respuesta. En una emergencia, llame al 911. Para hablar con la Línea 988 de Prevención del Suicidio y Crisis, llame al 988 y oprima el 2, o envíe AYUDA al 988 por mensaje de texto, de día o de noche.
    "
  `);
});

it('tells of a decision in Spanish, the reason in the words of who reviewed it', () => {
  const url = 'https://harborlight.example';
  const approval = writeMailText({ audience: 'submitter', kind: 'approved' }, approved, url, 'es').text;
  expect(approval).toContain(`\nPara ver el centro: ${url}/es/centers/harbor-house-austin-tx\n`);
  const rejection = writeMailText({ audience: 'submitter', kind: 'rejected' }, rejected, url, 'es').text;
  expect(rejection).toContain('\nPOR QUÉ\nWe could not reach the phone.\nPlease call us back.\n');
  expect(rejection).toContain(`\nPara enviarlo otra vez: ${url}/es/update-listing\n`);
  const subjects = (['approved', 'rejected'] as const).map((kind) => decisionSubject(kind, 'es'));
  expect(subjects).toEqual(['Aprobamos los datos del centro', 'Sobre los datos que nos envió']);
});

it('writes to staff in English, whatever the language of who wrote to us', () => {
  const toStaff = { audience: 'staff', kind: 'received' } as const;
  const [english, spanish] = (['en', 'es'] as const).map((language) =>
    writeMailText(toStaff, messages.CONTACT, 'https://harborlight.example', language),
  );
  expect(spanish).toEqual(english);
});
