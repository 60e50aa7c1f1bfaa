import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';

/** Standard input and output. The SDK's own does not notice that the input has ended. */
export class PipeTransport extends StdioServerTransport {
  /** Resolves once the input has ended and all that came is answered. */
  readonly ended: Promise<void>;
  readonly #unanswered = new Set<RequestId>();
  #whenAnswered: () => void = () => {};

  constructor() {
    super();
    this.ended = new Promise((resolve) => {
      process.stdin.once('end', () => {
        this.#whenAnswered = () => {
          if (this.#unanswered.size === 0) resolve();
        };
        this.#whenAnswered();
      });
    });
  }

  override async start(): Promise<void> {
    const handle = this.onmessage;
    this.onmessage = (message) => {
      this.#note(message);
      handle?.(message);
    };
    await super.start();
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    await super.send(message);
    if ('id' in message && message.id !== undefined && !('method' in message)) this.#settle(message.id);
  }

  #note(message: JSONRPCMessage): void {
    if (!('method' in message)) return;
    if ('id' in message) this.#unanswered.add(message.id);
    // What is cancelled gets no answer.
    else if (message.method === 'notifications/cancelled')
      this.#settle(message.params?.requestId as RequestId);
  }

  #settle(id: RequestId): void {
    this.#unanswered.delete(id);
    this.#whenAnswered();
  }
}
