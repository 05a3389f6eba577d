import startServer from '../fixtures/start-server.ts';
import { buildFixtureSite } from '../helpers/fixture-site.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  await buildFixtureSite();
  return startServer();
}
