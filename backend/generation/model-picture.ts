import { ProblemError } from '#contract/problem.ts';
import { ModelFailure, type PictureSize } from '#backend/ports.ts';
import { ModelSession } from './model-session.ts';
import type { GenerationContext } from './generation-context.ts';
import { picturePrompt, type PictureWords } from './picture-prompt.ts';
import type { GenerationRow } from './record.ts';
import { waitFor, WorkEnded, type Watch } from './watch.ts';
import { shortfallOf, type Shortfall } from './words/notice.ts';

/** Models paint only a few sizes. The picture is cropped from this size. */
const askedSizes: Readonly<Record<PictureWords['kind'], PictureSize>> = {
  cover: { width: 1536, height: 1024 },
  portrait: { width: 1024, height: 1024 },
};

type ModelPicture<Picture> =
  | { readonly picture: Picture; readonly author: string }
  /** Why the painter has to paint; null if there is no model. */
  | { readonly reason: Shortfall | null };

interface Order<Picture> {
  readonly words: PictureWords;
  /** Reads the bytes of the model; null if they are not a picture. */
  readonly render: (bytes: Uint8Array<ArrayBuffer>) => Promise<Picture | null>;
  /** Throws a ProblemError when the words must not be sent any more. */
  readonly requireReadable?: () => Promise<void>;
}

/**
 * Has an image model paint a picture, if there is one.
 * @param watch ends the work of the model; null if the painter works alone
 * @throws WorkEnded when the generation is cancelled, or this process stops
 */
export async function paintWithModel<Picture>(
  context: GenerationContext,
  row: GenerationRow,
  watch: Watch | null,
  { words, render, requireReadable = () => Promise.resolve() }: Order<Picture>,
): Promise<ModelPicture<Picture>> {
  if (watch === null) {
    return { reason: context.modelRests.restsUntil('image') === null ? null : 'resting' };
  }
  const session = await ModelSession.open(context, row, 'image', { watch, requireReadable });
  if (session === null) return { reason: null };
  if (session === 'resting') return { reason: 'resting' };
  const task = {
    ...askedSizes[words.kind],
    promptOf: (longest: number) => picturePrompt(words, longest),
  };
  let reason: Shortfall | null = null;
  let pictures = 0;
  try {
    const { bytes } = await session.call((connection, options) =>
      context.models.paint(connection, task, options),
    );
    pictures = 1;
    const picture = await rendered(() => render(bytes), watch.signal);
    if (picture !== null) return { picture, author: session.name };
    reason = 'broken';
  } catch (error) {
    reason = stopReason(error);
  } finally {
    await session.close({ reason, pictures });
  }
  return { reason };
}

/** In milliseconds. */
const firstPause = 500;
const longestPause = 20_000;

/**
 * Renders what the model has painted. While too many other pictures wait, it tries again, because another picture of
 * the model would cost money.
 * @throws ProblemError that ends the generation, if the time for the work ends before the picture can be rendered
 */
async function rendered<Picture>(
  render: () => Promise<Picture>,
  signal: AbortSignal,
): Promise<Picture> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await render();
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'unavailable') throw error;
    }
    try {
      await waitFor(Math.min(firstPause * 2 ** tries, longestPause), signal);
    } catch (error) {
      if (!(error instanceof WorkEnded) || error.why !== 'out-of-time') throw error;
      throw new ProblemError('conflict', noTurn);
    }
  }
}

const noTurn =
  'The picture is painted, but the server had too many other pictures to store it. Please try again later.';

/** @throws the error if the painter would not help */
function stopReason(error: unknown): Shortfall {
  if (error instanceof ModelFailure) return shortfallOf(error);
  if (error instanceof WorkEnded && error.why === 'out-of-time') return 'out-of-time';
  // The bytes are not a picture that can be read.
  if (error instanceof ProblemError && error.status === 422) return 'broken';
  throw error;
}
