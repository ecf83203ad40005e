import { asPng, paintScene, writeBackground } from './paint/export.ts';
import { innScene } from './scenes/inn.ts';

// The picture behind the forms of the pages for signing in.
const picture = paintScene(innScene(), { width: 1408, height: 880, seed: 3 });
await writeBackground(await asPng(picture), 'auth', [704, 1408]);
