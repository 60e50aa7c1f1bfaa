import { phoneHref } from '#core/phone.ts';

const HEADING = /^([A-Z][\w ]{2,30}:) (.+)$/;
const PHONE = /(\(?\b\d{3}-\d{3}-\d{4}(?: x\d+)?\b\)?)/;

/** A program text: a short heading that begins a line stands out, and numbers can be tapped to call. */
export function ProgramText({ text }: { text: string }) {
  return (
    // Its source writes English, also for a page in another language.
    <div lang="en" className="space-y-2">
      {text.split('\n').map((line) => {
        const [, heading, rest] = HEADING.exec(line) ?? [];
        return (
          <p key={line}>
            {heading && <strong>{heading} </strong>}
            <WithPhoneLinks text={rest ?? line} />
          </p>
        );
      })}
    </div>
  );
}

function WithPhoneLinks({ text }: { text: string }) {
  // Splitting by a pattern in parentheses leaves the numbers at the odd places.
  return text.split(PHONE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <a key={index} href={phoneHref(part.replace(/[()]/g, ''))} className="link whitespace-nowrap">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
