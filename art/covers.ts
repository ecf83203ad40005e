import { asPng, paintScene, writeWebp } from './paint/export.ts';
import { forestCover, harbourCover, lakeCover, passCover } from './scenes/covers.ts';

// The covers that campaigns without an uploaded cover get.
for (const [index, scene] of [passCover, harbourCover, forestCover, lakeCover].entries()) {
  const picture = paintScene(scene(), { width: 1024, height: 576, seed: index + 11 });
  await writeWebp(await asPng(picture), `cover-${index + 1}`, [704, 1024]);
}
