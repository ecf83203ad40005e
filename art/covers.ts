import { asPng, painted, writeWebp } from './paint/export.ts';
import { forestCover, harbourCover, lakeCover, passCover } from './scenes/covers.ts';

// The covers of campaigns without an uploaded one.
for (const [index, scene] of [passCover, harbourCover, forestCover, lakeCover].entries()) {
  const picture = painted(scene(), { width: 1024, height: 576, seed: index + 11 });
  await writeWebp(await asPng(picture), `cover-${index + 1}`, [704, 1024]);
}
