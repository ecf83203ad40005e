import { asPng, paintScene, writeWebp } from './paint/export.ts';
import { roadCover } from './scenes/road.ts';
import { shipCover } from './scenes/ship.ts';
import { stairCover } from './scenes/stair.ts';
import { streetCover } from './scenes/street.ts';

// The covers that campaigns without an uploaded cover get.
for (const [index, scene] of [stairCover, shipCover, roadCover, streetCover].entries()) {
  const picture = paintScene(scene(), { width: 1024, height: 576, seed: index + 11 });
  await writeWebp(await asPng(picture), `cover-${index + 1}`, [704, 1024]);
}
