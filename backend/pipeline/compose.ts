import { inNfc, piecesToCompose } from '#contract/text.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import type { Pause } from '#backend/ports.ts';

/**
 * The text in NFC. Sorting the marks of a long text takes several milliseconds, so other requests are answered
 * in between.
 */
export async function composeText(text: string, pause: Pause): Promise<string> {
  return (await mapInSlices(piecesToCompose(text), pause, inNfc)).join('');
}

/** A text in an object or array. */
interface Place {
  readonly holder: object;
  readonly key: string;
  readonly text: string;
}

const onlyAscii = /^[\0-\x7f]*$/;

/** Adds the texts that may have to be composed. */
function addPlaces(places: Place[], holder: unknown, except?: string): void {
  if (typeof holder !== 'object' || holder === null) return;
  for (const [key, value] of Object.entries(holder)) {
    if (key === except) continue;
    if (typeof value !== 'string') addPlaces(places, value);
    else if (!onlyAscii.test(value)) places.push({ holder, key, text: value });
  }
}

/**
 * Composes all texts in a value in place, which `JSON.parse` must have made. The value of the field `except`
 * stays.
 */
export async function composeTexts(
  value: unknown,
  except: string | undefined,
  pause: Pause,
): Promise<void> {
  const places: Place[] = [];
  addPlaces(places, value, except);
  for (const { holder, key, text } of places) {
    Reflect.set(holder, key, await composeText(text, pause));
  }
}
