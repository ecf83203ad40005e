import { asPng, paintScene, writeWebp } from './paint/export.ts';
import { emptyHill, lostMoor } from './scenes/empty.ts';
import { emptyTable } from './scenes/table.ts';

const pictures = {
  'empty-campaigns': emptyTable,
  'empty-characters': emptyHill,
  'not-found': lostMoor,
};

for (const [name, scene] of Object.entries(pictures)) {
  const picture = paintScene(scene(), { width: 960, height: 600, seed: 5 });
  await writeWebp(await asPng(picture), name, [480, 960]);
}
