import { phoneHref, showPhone } from '#core/center/phone.ts';

const HEADING = /^([A-Z][\w ]{2,30}:) (.+)$/;
const PHONE = /(\(?\b\d{3}-\d{3}-\d{4}(?: x\d+)?\b\)?)/;

/** A short heading that begins it stands out, and numbers can be tapped to call. */
export function ProgramLine({ line }: { line: string }) {
  const [, heading, rest] = HEADING.exec(line) ?? [];
  return (
    <>
      {heading && <strong>{heading} </strong>}
      <WithPhoneLinks text={rest ?? line} />
    </>
  );
}

/** Numbers in a text as links that call them. */
export function WithPhoneLinks({ text }: { text: string }) {
  // Splitting by a pattern in parentheses leaves the numbers at the odd places.
  return text.split(PHONE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <a key={index} href={phoneHref(part.replace(/[()]/g, ''))} className="link whitespace-nowrap">
        {showPhone(part)}
      </a>
    ) : (
      part
    ),
  );
}
