import { expect, it } from 'vitest';
import { toBase32 } from './base32.ts';
import { codeOf, describeSecret, findStep, stepAt } from './time-codes.ts';

/** That of the test vectors of RFC 4226 and RFC 6238. */
const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

it('makes the codes of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, step) => codeOf(secret, step));
  expect(codes).toEqual('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '));
});

// The last six digits of its eight: the same number, cut shorter.
it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('makes the code of RFC 6238, appendix B, at %i', (seconds, eight) => {
  expect(codeOf(secret, stepAt(at(seconds)))).toBe(eight.slice(2));
});

it('takes a code of a step before and a step after, and none twice, nor an earlier one', () => {
  const now = at(1234567890);
  const step = stepAt(now);
  const takes = (drift: number, lastStep: number | null = null) =>
    findStep(secret, codeOf(secret, step + drift), now, lastStep);
  expect([-2, -1, 0, 1, 2].map((drift) => takes(drift))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(takes(0, step)).toBeUndefined();
  expect(takes(-1, step)).toBeUndefined();
  expect(takes(1, step)).toBe(step + 1);
  for (const wrong of ['', '12345', '1234567', 'ABCDEF', '١٢٣٤٥٦']) {
    expect(findStep(secret, wrong, now, null)).toBeUndefined();
  }
});

it('writes base32 as RFC 4648, section 10, without padding', () => {
  const written = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) =>
    toBase32(Buffer.from(text)),
  );
  expect(written).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});

it('describes a secret as apps read it', () => {
  expect(describeSecret(secret, 'ada+desk@mail.example')).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    address:
      'otpauth://totp/Harborlight:ada%2Bdesk%40mail.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Harborlight',
  });
});
