import type { ModelConnection, PaintTask, PictureSize } from '#backend/ports.ts';
import type { Exchange } from './exchange.ts';
import { Fault } from './fault.ts';
import { compatibleName, imageModel } from './providers.ts';

type Size = `${number}x${number}`;
type Ratio = `${number}:${number}`;

/** Some models paint only these sizes. */
const sizesOf: readonly { readonly model: RegExp; readonly sizes: readonly Size[] }[] = [
  { model: /gpt-image/, sizes: ['1536x1024', '1024x1024', '1024x1536'] },
  { model: /dall-e-3/, sizes: ['1792x1024', '1024x1024', '1024x1792'] },
  { model: /dall-e-2/, sizes: ['1024x1024'] },
];

const ratiosOfGoogle = [
  ...(['1:1', '2:3', '3:2', '3:4', '4:3'] as const),
  ...(['4:5', '5:4', '9:16', '16:9', '21:9'] as const),
];

/** The one of these shapes, such as `3:2` or `1536x1024`, whose ratio is nearest. */
function nearest<Shape extends Size | Ratio>(
  shapes: readonly Shape[],
  { width, height }: PictureSize,
): Shape | undefined {
  const distance = (shape: Shape): number => {
    const [w, h] = shape.split(/[x:]/).map(Number);
    return Math.abs(Math.log((w ?? 1) / (h ?? 1) / (width / height)));
  };
  return shapes.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** How the model is asked for the size. Google's models know ratios, the others sizes. */
function shapeFor({ provider, model }: ModelConnection, size: PictureSize) {
  if (provider === 'google') {
    const aspectRatio = nearest(ratiosOfGoogle, size);
    return aspectRatio === undefined ? {} : { aspectRatio };
  }
  const sizes = sizesOf.find((known) => known.model.test(model))?.sizes ?? [];
  return { size: nearest(sizes, size) ?? (`${size.width}x${size.height}` as const) };
}

/** These models always answer with the bytes and refuse the parameter that asks for them. */
const alwaysBytes = /gpt-image/;

/** How many characters a prompt can have. Models that are not named here can have as many as most others. */
const longestPrompts: readonly { readonly model: RegExp; readonly longest: number }[] = [
  { model: /dall-e-2/, longest: 1000 },
];
const usualLongest = 4000;

/** The length for a second request, if the model finds the prompt too long. */
const shortestPrompt = 1000;

const longestPrompt = ({ model }: ModelConnection): number =>
  longestPrompts.find((known) => known.model.test(model))?.longest ?? usualLongest;

/** The first bytes of PNG, JPEG and WebP, in hexadecimal digits. */
const beginnings = /^(?:89504e470d0a1a0a|ffd8ff|52494646.{8}57454250)/;

/** @throws Fault, or what `exchange` makes of an error of a library */
export async function paintPicture(
  connection: ModelConnection,
  base: URL,
  exchange: Exchange,
  task: PaintTask,
): Promise<Uint8Array<ArrayBuffer>> {
  const longest = longestPrompt(connection);
  const ask = (limit: number) => {
    const prompt = task.promptOf(limit);
    if (prompt === null) throw new Fault('rejected');
    return askFor(prompt, connection, base, exchange, task);
  };
  try {
    return await ask(longest);
  } catch (error) {
    if (!exchange.faultOf(error).isTooLong || longest <= shortestPrompt) throw error;
    return ask(shortestPrompt);
  }
}

async function askFor(
  prompt: string,
  connection: ModelConnection,
  base: URL,
  exchange: Exchange,
  size: PictureSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const model = await imageModel(connection, base, exchange);
  if (model === null) throw new Fault('unknown-model');
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { DownloadError, generateImage, NoImageGeneratedError } = await import('ai');
  try {
    const { image, usage } = await generateImage({
      model,
      prompt,
      ...shapeFor(connection, size),
      ...(connection.provider === 'openai-compatible' &&
        !alwaysBytes.test(connection.model) && {
          providerOptions: { [compatibleName]: { response_format: 'b64_json' } },
        }),
      maxRetries: 0,
      abortSignal: exchange.signal,
    });
    exchange.noteToken();
    exchange.addTokens(usage);
    const bytes = new Uint8Array(image.uint8Array);
    const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
    if (!beginnings.test(start)) throw new Fault('broken');
    return bytes;
  } catch (error) {
    // Providers that do not want to paint something answer with success and without a picture.
    if (NoImageGeneratedError.isInstance(error)) throw new Fault('refused');
    // The library itself refuses private addresses of pictures on other hosts.
    if (DownloadError.isInstance(error)) throw exchange.pictureFault(error.url);
    throw error;
  }
}
