import type { Page } from 'playwright';
import { expectPage } from './expect-page.ts';

/** Fills in the public forms as a person would, by what is read on them. */

export async function fillInMatching(page: Page): Promise<void> {
  await page.getByLabel('State', { exact: true }).selectOption('Texas');
  await page.getByLabel('18 to 25').check();
  await page.getByLabel('Mental health', { exact: true }).check();
  await page.getByLabel('IOP (Intensive Outpatient)').check();
  await page.getByLabel('Not sure', { exact: true }).check();
  await page.getByLabel('Close to home only').check();
  await page.getByLabel('Text me', { exact: true }).check();
  await page.getByLabel('Phone Number (for texting)').fill('(555) 010-0199');
  await page.getByLabel(/^I agree that Harborlight may contact me/).check();
}

export async function fillInContact(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Robin Sample');
  await page.getByLabel('Email', { exact: true }).fill('robin@mail.example');
  await page.getByLabel('Inquiry type').selectOption('Correction');
  await page.getByLabel('Message', { exact: true }).fill(message);
}

export async function fillInListing(page: Page): Promise<void> {
  await page.getByLabel('Center name').fill('Sample Lantern House');
  await page.getByLabel('Website').fill('lantern-house.example');
  await page.getByLabel('State', { exact: true }).selectOption('Oregon');
  await page.getByLabel('Substance Use', { exact: true }).check();
  await page.getByLabel('Residential', { exact: true }).check();
  await page.locator('summary', { hasText: 'Medicines' }).click();
  await page.getByLabel('Methadone', { exact: true }).check();
  await page.getByLabel('Your name').fill('Sam Sample');
  await page.getByLabel('Your email').fill('sam@mail.example');
}

/** The browser has written the draft of a form, up to what was typed last: whoever leaves in that instant loses it. */
export async function draftHolds(page: Page, typedLast: string): Promise<void> {
  const readDrafts = `new Promise((resolve) => {
    const opening = indexedDB.open('harborlight-outbox');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  })`;
  await expectPage.poll(() => page.evaluate<string>(readDrafts)).toContain(typedLast);
}
