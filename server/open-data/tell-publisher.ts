import { llms } from '#core/i18n/en/open-data/llms.ts';
import type { Publisher } from '#core/snapshot/publisher.ts';

/** Who publishes the directory, for who reads an answer; never silent. */
export function tellPublisher(publisher: Publisher | null): string {
  return publisher ? llms.publisher.named(publisher.name, publisher.contact) : llms.publisher.unnamed;
}
