import { fixturesDatabaseImage } from '#mocks/engines/node-database-image.ts';
import { serveMocks } from './serve-mocks.ts';

await serveMocks(fixturesDatabaseImage);
