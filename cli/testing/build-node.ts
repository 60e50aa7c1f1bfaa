import { buildRelease } from '../../release/build-release.js';

/** Tests run the toolkit and the server's threads as they are built: never as they were built some time ago. */
export default async function setup(): Promise<void> {
  await buildRelease('node');
}
