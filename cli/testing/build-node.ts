import { build } from 'vite';

/** Tests run the toolkit and the server's threads as they are built: never as they were built some time ago. */
export default async function setup(): Promise<void> {
  await build({ logLevel: 'warn', build: { ssr: true } });
}
