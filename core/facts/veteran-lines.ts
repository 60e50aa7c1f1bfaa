import type { Helpline } from './helpline.ts';

/** Of helplines.ts, those of veterans, service members and their families; the crisis line is with the others. */
export const veteranLines: readonly Helpline[] = [
  {
    id: 'veterans-health-care',
    name: 'VA health care, to enroll',
    call: '1-877-222-8387',
    languages: ['en'],
    source: 'https://www.va.gov/health-care/how-to-apply/',
    alsoNamedBy: ['https://www.scribd.com/document/60190505/Federal-Benefits'],
    checkedAt: '2026-11-23',
  },
  {
    id: 'veterans-information',
    name: 'MyVA411, the main line of the VA',
    call: '1-800-698-2411',
    languages: ['en'],
    source: 'https://www.va.gov/contact-us/',
    alsoNamedBy: [
      'https://github.com/department-of-veterans-affairs/vagov-content/blob/3cc23e2c203231edd85dc428f2c128dd32676964/pages/maintenance.md',
    ],
    checkedAt: '2026-11-23',
  },
  {
    id: 'vet-centers',
    name: 'Vet Center Call Center',
    call: '1-877-927-8387',
    languages: ['en'],
    source: 'https://www.vetcenter.va.gov',
    alsoNamedBy: [
      'https://www.wkrg.com/health/coronavirus/va-sets-up-mobile-vet-centers-for-extended-counseling-services/',
    ],
    checkedAt: '2026-11-23',
  },
  {
    id: 'veterans-emergency-care',
    name: 'VA, to report emergency care within 72 hours',
    call: '1-844-724-7842',
    languages: ['en'],
    source: 'https://www.va.gov/COMMUNITYCARE/providers/info_EmergencyCare.asp',
    alsoNamedBy: ['https://w4tb.org/article?id=399'],
    checkedAt: '2026-11-23',
  },
  {
    id: 'homeless-veterans',
    name: 'National Call Center for Homeless Veterans',
    call: '1-877-424-3838',
    languages: ['en'],
    source: 'https://www.va.gov/homeless/',
    alsoNamedBy: ['https://www.scribd.com/document/60190505/Federal-Benefits'],
    checkedAt: '2026-11-23',
  },
  {
    id: 'coaching-into-care',
    name: 'Coaching Into Care, for families of veterans',
    call: '1-888-823-7458',
    languages: ['en'],
    source: 'https://www.mirecc.va.gov/coaching/',
    alsoNamedBy: ['http://user1414461.sites.myregisteredsite.com/id1676.html'],
    checkedAt: '2026-11-24',
  },
  {
    id: 'military-onesource',
    name: 'Military OneSource',
    call: '1-800-342-9647',
    languages: ['en', 'es'],
    source: 'https://www.militaryonesource.mil',
    alsoNamedBy: ['https://www.navso.org/news/dod-official-extend-vets-military-onesource-access'],
    checkedAt: '2026-11-23',
  },
];
