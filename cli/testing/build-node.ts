import { build } from 'vite';

/** Tests run the toolkit and the server's threads as they are built: never as they were built some time ago. */
export default async function setup(): Promise<void> {
  // Vitest's own "test" would build another React than users get.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ logLevel: 'warn', build: { ssr: true } });
  process.env.NODE_ENV = NODE_ENV;
}
