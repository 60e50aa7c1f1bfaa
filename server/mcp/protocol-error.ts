/**
 * What is told of a wrong request that calls no tool. The SDK sends code, message and data of whatever is thrown; its own
 * McpError would put the code into the message, where each client puts it once more.
 */
export class ProtocolError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
