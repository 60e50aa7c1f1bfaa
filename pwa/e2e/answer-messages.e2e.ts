import { afterEach, beforeEach, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { fillInContact, fillInMatching } from './fill-in.ts';
import { OutsideWorld } from './outside-world.ts';
import { Phone } from './phone.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

let world: OutsideWorld;
let visitor: Phone;
let staff: Phone;

beforeEach(async () => {
  world = new OutsideWorld();
  await world.start();
  visitor = new Phone(world.server);
  staff = new Phone(world.server, LAPTOP);
});
afterEach(() => world.remove());

it('shows contact messages and requests for a match, ready to be answered, and marks them as handled', async () => {
  const desk = await staff.openBrowser();
  await signInOn(staff, 'Robin Reviewer');
  await visitor.openBrowser();
  await visitor.visit('/contact');
  await fillInContact(visitor.page, 'Please correct a phone number.');
  await visitor.page.getByRole('button', { name: 'Send message' }).click();
  await visitor.seesNotice('Message sent successfully', 'We aim to answer within 1-2 business days.');
  await visitor.visit('/live-matching');
  await fillInMatching(visitor.page);
  await visitor.page.getByRole('button', { name: 'Send request' }).click();
  await visitor.seesHeading('We have your request');

  await staff.visit('/admin0323/submissions?queue=contact');
  const reply = desk.getByRole('link', { name: 'Reply by mail' });
  await expectPage(reply).toHaveAttribute(
    'href',
    /^mailto:robin%40mail\.example\?subject=Re%3A%20.*&body=.*%3E%20Please%20correct/,
  );
  await desk.getByRole('button', { name: 'Mark as handled' }).click();
  await staff.seesNotice('Status Updated');
  await expectPage(desk.getByText('“Message from Robin Sample” is marked as handled.')).toBeVisible();
  await expectPage(desk.getByRole('link', { name: 'APPROVED 1' })).toBeVisible();

  await staff.visit('/admin0323/submissions?queue=matching');
  await expectPage(desk.getByRole('link', { name: 'Text (555) 010-0199' })).toHaveAttribute(
    'href',
    'sms:+15550100199',
  );
  await expectPage(desk.getByRole('link', { name: 'Find centers' })).toHaveAttribute(
    'href',
    '/directory?state=TX&level=IOP',
  );
  await desk.getByRole('button', { name: 'Mark as handled' }).click();
  await expectPage(desk.getByText('Nobody is waiting')).toBeVisible();
  await staff.isAccessible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  const request = desk.getByRole('heading', { name: 'Someone in Texas' });
  await expectPage(request).toBeVisible();
  await expectPage(desk.getByText(/^Due in /)).toBeVisible();

  // Spam waits for nobody.
  await desk.getByRole('button', { name: /^Mark as spam/ }).click();
  await expectPage(desk.getByText('Nobody is waiting')).toBeVisible();
  await staff.visit('/admin0323/submissions?queue=matching&spam=true');
  await expectPage(request).toBeVisible();
  await expectPage(desk.getByText(/^Due in /)).toHaveCount(0);
  await expectPage(desk.getByRole('button', { name: /^Mark as handled/ })).toHaveCount(0);
  await expectPage(desk.getByRole('navigation', { name: 'Status' })).toHaveCount(0);
  await staff.isAccessible();
  await visitor.closeBrowser();
  await staff.closeBrowser();
});
