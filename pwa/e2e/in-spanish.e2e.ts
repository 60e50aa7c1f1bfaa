import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEnglishWords } from '#core/i18n/testing/english-leftovers.ts';
import { expectPage } from './expect-page.ts';
import { OutsideWorld } from './outside-world.ts';
import { Phone } from './phone.ts';

let world: OutsideWorld;
let phone: Phone;

beforeEach(() => {
  world = new OutsideWorld();
  phone = new Phone(world.server);
});
afterEach(() => world.remove());

it('finds a center, writes to us and reads a guide offline, all in Spanish', async () => {
  const findEnglish = await openEnglishWords();
  await world.start();
  const page = await phone.openBrowser();
  /** What a center says of itself, and what it is called, stays as it was written. */
  const saysNoEnglish = async () => {
    const shown = await page.evaluate<string>(`[
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel),
    ].join('\\n')`);
    expect(findEnglish(shown), page.url()).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  };

  await phone.visit('/es');
  await saysNoEnglish();
  await page.getByText('Por estado y nivel de atención', { exact: true }).click();
  await page.getByLabel('Estado', { exact: true }).selectOption('Texas');
  await page.getByRole('button', { name: 'Buscar centros' }).click();
  await phone.seesHeading('Buscar ayuda');
  await expectPage(page).toHaveURL(/\/es\/directory\?state=TX$/);
  await phone.opensSearch();
  await phone.searchBox.fill('desintoxicación');
  await phone.searchBox.press('Enter');
  await expectPage(page.getByText(/centros? encontrados?/).first()).toBeVisible();
  await page.goto(`${world.server.origin}/es${await phone.addressOfSomeCenter()}`);
  await phone.isReady();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');

  await phone.visit('/es/contact');
  await page.getByLabel('Nombre', { exact: true }).fill('Robin Ejemplo');
  const email = page.getByLabel('Correo electrónico', { exact: true });
  await email.fill('robin');
  await page.getByLabel('Motivo del mensaje').selectOption({ index: 1 });
  await page.getByLabel('Mensaje', { exact: true }).fill('El teléfono de un centro cambió.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expectPage(email).toBeFocused();
  await expectPage(email).toHaveAccessibleDescription(/Escriba un correo electrónico válido/);
  await expectPage(page.getByRole('link', { name: 'Escriba un correo electrónico válido' })).toBeVisible();
  await saysNoEnglish();
  await phone.isAccessible();
  await email.fill('robin@mail.example');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await phone.seesNotice('Su mensaje se envió', 'Procuramos responder en 1 o 2 días hábiles.');
  await saysNoEnglish();
  const { submissions } = await world.stored();
  expect(submissions.map(({ language }) => language)).toEqual(['es']);
  await world.untilMailIsDone();
  const [mail] = world.mail.mailsTo('robin@mail.example');
  expect(mail?.headers.get('subject')).toBe('Recibimos su mensaje');

  await phone.visit('/es/guides');
  await expectPage(page.getByText(/centros en este dispositivo, actualizados/).first()).toBeVisible({
    timeout: 30_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const guide = await page.locator('#content a[href^="/es/guides/"]').first().getAttribute('href');
  await world.server.stop();
  await phone.visit(guide ?? '');
  await page.reload();
  await phone.isReady();
  await phone.seesHeading();
  await saysNoEnglish();

  await phone.visit('/es/contact');
  await page.getByLabel('Nombre', { exact: true }).fill('Robin Ejemplo');
  await email.fill('robin@mail.example');
  await page.getByLabel('Motivo del mensaje').selectOption({ index: 1 });
  await page.getByLabel('Mensaje', { exact: true }).fill('Escrito sin conexión.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await phone.seesHeading('Aún no se envió');
  await saysNoEnglish();
  await page.getByRole('link', { name: 'En espera de envío', exact: true }).click();
  await phone.seesHeading('En espera de envío');
  await saysNoEnglish();
  await world.startServer();
  // Whatever page is open when it goes: it stays in the language in which it was written.
  await phone.visit('/waiting');
  await expectPage(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  const all = (await world.stored()).submissions;
  expect(all.map(({ language }) => language)).toEqual(['es', 'es']);
  await phone.closeBrowser();
});

it('takes a search along into the other language, of which the server learns nothing, also without a service worker', async () => {
  await world.start();
  phone = new Phone(world.server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await phone.visit('/directory');
  await expectPage(page.getByText(/centers on this device, updated/)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  await phone.search('lantern');
  await page.getByRole('link', { name: 'Español' }).click();
  await phone.seesHeading('Buscar ayuda');
  await expectPage(page.getByRole('button', { name: 'Cambiar la búsqueda: “lantern”' })).toBeVisible();
  await expectPage(page).toHaveURL(/\/es\/directory\?q=lantern$/);
  await expectPage(page.getByText(/centros? encontrados?/).first()).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expectPage(page).toHaveURL(/\/directory\?q=lantern$/);
  await phone.seesHeading('Find Help');
  await phone.isAccessible();
  expect(asked.filter((said) => said.includes('lantern'))).toEqual([]);
  await phone.closeBrowser();
});

it('keeps the guides of the languages in which it was used, and no others', { tags: 'variant' }, async () => {
  await world.start();
  const page = await phone.openBrowser();
  const isKept = (files: number) => expectPage.poll(() => page.evaluate(countGuideFiles)).toBe(files);
  await phone.open('/guides');
  await phone.hasCopy();
  await isKept(1);
  await phone.open('/es/guides');
  await isKept(2);
  await world.server.stop();
  await phone.visit('/es/guides/overdose-and-naloxone');
  await phone.seesHeading('Sobredosis y naloxona');
  await phone.open('/guides/overdose-and-naloxone');
  await phone.seesHeading('Overdose and naloxone');
  await phone.closeBrowser();
});

/** Runs in the page. */
async function countGuideFiles(): Promise<number> {
  const [{ name }] = (await indexedDB.databases()).filter(({ name }) =>
    /^harborlight(-\d+)?$/.test(name ?? ''),
  ) as [{ name: string }];
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('guides').objectStore('guides').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

it('loads the words of the page’s language alone', async () => {
  await world.start();
  const page = await phone.openBrowser();
  /** The scripts that the page itself has asked for; the service worker fetches those of all pages, later. */
  const readScripts = async () => {
    const addresses = await page.evaluate<string[]>(
      `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`,
    );
    return (await Promise.all(addresses.map(async (address) => (await fetch(address)).text()))).join('\n');
  };
  await phone.visit('/contact');
  const english = await readScripts();
  expect(english).toContain('Send message');
  expect(english).toContain('Skip to content');
  expect(english).not.toMatch(/Enviar mensaje|Ir al contenido/);
  await phone.visit('/es/contact');
  const spanish = await readScripts();
  expect(spanish).toContain('Enviar mensaje');
  expect(spanish).toContain('Ir al contenido');
  expect(spanish).not.toMatch(/Send message|Skip to content/);
});
