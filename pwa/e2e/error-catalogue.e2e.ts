import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from './error-catalogue/catalogue.ts';
import * as finding from './error-catalogue/finding.ts';
import { BUSY, bulkImport } from './error-catalogue/importing.ts';
import { centerStatusFails, centersAreBack, centersFail, submission } from './error-catalogue/reviewing.ts';
import { play, type Row } from './error-catalogue/row.ts';
import { Scene } from './error-catalogue/scene.ts';
import { contact, listing, matching, TRAPPED } from './error-catalogue/sending.ts';
import * as guides from './error-catalogue/writing-guides.ts';

const isDestructive = (scene: Scene) => scene.noticeIsDestructive();
const listFails = { shows: ['Failed to load treatment centers', 'Try Again'] };
const noCenter = {
  shows: ['Center Not Found', "The treatment center you're looking for could not be found.", 'Go Back'],
};
const noGuide = { shows: ['Guide Not Found'] };
const textFails: Row['sees'] = {
  notice: ['The text was not sent', 'The text could not be sent. Please call the center directly.'],
};
const contactFails: Row['sees'] = {
  notice: ['Error sending message', 'Please try again later. What you wrote is still here.'],
};

/** Played in this order, on one server and in one browser: a row may go on where the one before it ended. */
const table: readonly Row[] = [
  {
    row: 'Any non-OK reply',
    when: 'with a body',
    sees: {
      error: '404: {"error":{"code":"center_not_found","message":"There is no center named \\"none\\"."}}',
    },
    by: finding.replies.withBody,
  },
  {
    row: 'Any non-OK reply',
    when: 'with an empty body',
    sees: { error: '503: Service Unavailable' },
    by: finding.replies.empty,
  },
  {
    row: 'Directory call fails',
    sees: listFails,
    by: finding.directoryFails,
    and: (scene) => scene.triesAgain('Find Help'),
  },
  {
    row: 'State page call fails',
    sees: listFails,
    by: finding.statePageFails,
    and: (scene) => scene.triesAgain('Treatment Centers in Colorado'),
  },
  {
    row: 'Center detail fails or empty',
    when: 'fails',
    // Never that there is no such center: nobody could be asked.
    sees: { shows: ['This center could not be looked up', 'Try Again'] },
    by: finding.centerFails,
    and: (scene) => scene.triesAgain(),
  },
  { row: 'Center detail fails or empty', when: 'empty', sees: noCenter, by: '/centers/no-such-center' },
  { row: 'Unknown state code', sees: { shows: ['State Not Found'] }, by: '/states/zz' },
  {
    row: 'Empty phone for text referral',
    sees: { notice: ['Phone Required', 'Please enter your phone number to receive the center details.'] },
    by: finding.textsToNobody,
    and: isDestructive,
  },
  {
    row: 'Fewer than 10 digits',
    sees: { notice: ['Invalid Phone', 'Please enter a valid 10-digit phone number.'] },
    by: finding.textsToShortNumber,
    and: isDestructive,
  },
  { row: 'Text send fails', when: 'at the provider', sees: textFails, by: finding.textFails.atProvider },
  { row: 'Text send fails', when: 'on the way', sees: textFails, by: finding.textFails.onTheWay },
  {
    row: 'Text send succeeds',
    sees: { notice: ['Text sent', 'Treatment center details sent to your phone.'] },
    by: finding.textIsSent,
    and: finding.textIsDone,
  },
  { row: 'Call tracking fails', sees: {}, by: finding.callIsNotCounted, and: finding.callIsMade },
  {
    row: 'Matching fails',
    when: 'with the server’s words',
    sees: { notice: ['Your request was not sent', TRAPPED] },
    by: matching.isRefused,
  },
  {
    row: 'Matching fails',
    when: 'without any',
    sees: {
      notice: [
        'Your request was not sent',
        'It is still on this device. Try again, or call SAMHSA’s free helpline at 1-800-662-4357. In a crisis call or text 988.',
      ],
    },
    by: matching.isLost,
  },
  {
    row: 'Matching succeeds',
    sees: {
      notice: ['We have your request', 'A person on our team will contact you. We aim to within 24 hours.'],
    },
    by: matching.arrives,
    and: matching.isStored,
  },
  {
    row: 'Contact fails (non-OK or network error)',
    when: 'non-OK',
    sees: contactFails,
    by: contact.meetsTrouble,
  },
  {
    row: 'Contact fails (non-OK or network error)',
    when: 'network error',
    sees: contactFails,
    by: contact.isLost,
    and: contact.isStillThere,
  },
  {
    row: 'Contact succeeds',
    sees: { notice: ['Message sent successfully', 'We aim to answer within 1-2 business days.'] },
    by: contact.arrives,
    and: contact.isCleared,
  },
  {
    row: 'Listing fails',
    when: 'with the server’s words',
    sees: { notice: ['Submission Failed', TRAPPED] },
    by: listing.isRefused,
  },
  {
    row: 'Listing fails',
    when: 'without any',
    sees: { notice: ['Submission Failed', 'Please try again later.'] },
    by: listing.isLost,
  },
  {
    row: 'Listing succeeds',
    sees: { notice: ['Submission Received', 'Our review can take 10-15 business days.'] },
    by: listing.arrives,
  },
  {
    row: 'Submission status update fails',
    sees: { notice: ['Update Failed', 'Failed to update submission status.'] },
    by: submission.isLost,
    and: submission.isAsItWas,
  },
  {
    row: 'Submission status update succeeds',
    sees: { notice: ['Status Updated'] },
    by: submission.isTaken,
    and: submission.isUnderReview,
  },
  {
    row: 'Center status update fails',
    sees: { notice: ['Update Failed', 'Failed to update center status.'] },
    by: centerStatusFails,
  },
  {
    row: 'Admin centers list fails',
    sees: { shows: ['Failed to fetch centers'] },
    by: centersFail,
    and: centersAreBack,
  },
  {
    row: 'Guide create/update/delete fails',
    when: 'create, with the server’s words',
    sees: { notice: ['Error creating guide', guides.SLUG_TAKEN] },
    by: guides.creating.isRefused,
    and: guides.isKept('overdose-and-naloxone'),
  },
  {
    row: 'Guide create/update/delete fails',
    when: 'create, without any',
    sees: { notice: ['Error creating guide', 'Please try again'] },
    by: guides.creating.isLost,
    and: guides.isKept('overdose-and-naloxone'),
  },
  {
    row: 'Guide create/update/delete fails',
    when: 'update, with the server’s words',
    sees: { notice: ['Error updating guide', guides.SLUG_TAKEN] },
    by: guides.updating.isRefused,
  },
  {
    row: 'Guide create/update/delete fails',
    when: 'update, without any',
    sees: { notice: ['Error updating guide', 'Please try again'] },
    by: guides.updating.isLost,
    and: guides.isKept('help-for-all-veterans'),
  },
  {
    row: 'Guide create/update/delete fails',
    when: 'delete, without any words',
    sees: { notice: ['Error deleting guide', 'Please try again'] },
    by: guides.deleting.isLost,
  },
  {
    row: 'Guide create/update/delete fails',
    when: 'delete, with the server’s',
    sees: { notice: ['Error deleting guide', guides.GUIDE_GONE] },
    by: guides.deleting.isRefused,
  },
  {
    row: 'Guide create/update/delete succeeds',
    when: 'create',
    sees: { notice: ['Guide created successfully'] },
    by: guides.creating.succeeds,
    and: guides.isSaved('Sleep in detox'),
  },
  {
    row: 'Guide create/update/delete succeeds',
    when: 'update',
    sees: { notice: ['Guide updated successfully'] },
    by: guides.updating.succeeds,
    and: guides.isSaved('Sleep in the first week'),
  },
  {
    row: 'Guide create/update/delete succeeds',
    when: 'delete',
    sees: { notice: ['Guide deleted successfully'] },
    by: guides.deleting.succeeds,
    and: guides.isGone,
  },
  {
    row: 'Bulk import fails',
    when: 'with the server’s words',
    sees: { notice: ['Import Failed', BUSY] },
    by: bulkImport.isRefused,
  },
  {
    row: 'Bulk import fails',
    when: 'with any other text',
    sees: { notice: ['Import Failed', '500: Out of order'] },
    by: bulkImport.meetsTrouble,
  },
  {
    row: 'Bulk import succeeds with success greater than 0',
    sees: { notice: ['Import Successful', 'Successfully imported 2 treatment centers.'] },
    by: bulkImport.succeeds,
    and: bulkImport.tellsOfEachRow,
  },
  {
    row: 'Non-CSV file',
    sees: { notice: ['Invalid File Type', 'Please select a CSV file.'] },
    by: bulkImport.isNoCsv,
    and: isDestructive,
  },
  {
    row: 'Guide list fails',
    sees: { shows: ['Failed to load guides', 'Try Again'] },
    by: finding.guidesFail,
    and: (scene) => scene.triesAgain('Treatment Guides'),
  },
  {
    row: 'Guide error or missing',
    when: 'error',
    sees: { shows: ['Failed to load guides', 'Try Again'] },
    by: finding.guideFails,
  },
  { row: 'Guide error or missing', when: 'missing', sees: noGuide, by: '/guides/no-such-guide' },
  { row: 'Unknown route', sees: { shows: ['Page Not Found'] }, by: '/nowhere' },
];

const scene = new Scene();

beforeAll(() => scene.open());
afterAll(() => scene.close());

for (const row of table) {
  it(row.when ? `${row.row}: ${row.when}` : row.row, () => play(row, scene));
}

it('leaves no row of the catalogue out, and keeps its order', () => {
  expect([...new Set(table.map(({ row }) => row))]).toEqual(catalogue);
});
