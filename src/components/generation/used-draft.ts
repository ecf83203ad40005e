import { forgetInTab, keepInTab, keptInTab } from '#src/api/kept-in-tab.ts';
import { valuesKeptIn } from '#src/api/kept-values.ts';
import type { Values } from '../drafts/rebase.ts';

/** Stored on the device, like the texts of forms: a form that is opened again later still has the draft in it. */
const onDevice = valuesKeptIn(() => localStorage);

/** In milliseconds. A form keeps its text on the device, and the server keeps a draft, for the same time. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** In characters. A text of a draft is recognised by its beginning, because its user can write before and after it. */
const beginning = 60;
const shortestText = 12;

interface UsedDraft {
  readonly generationId: string;
  /** How the texts of the draft begin. */
  readonly beginnings: readonly string[];
}

const isUsedDraft = (value: unknown): value is UsedDraft =>
  typeof value === 'object' && value !== null && 'generationId' in value && 'beginnings' in value;

/** All texts in the values of a form, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const nameOf = (draftOf: string): string => `used-draft/${draftOf}`;

/**
 * Remembers which draft was put into a form, so that saving can name its author: in the tab, and on the device in case the
 * tab is closed.
 */
export function keepUsedDraft(
  userId: string,
  draftOf: string,
  generationId: string,
  put: Values,
): void {
  const beginnings = textsIn(put)
    .filter(({ length }) => length >= shortestText)
    .map((text) => text.slice(0, beginning));
  const used: UsedDraft = { generationId, beginnings };
  keepInTab(userId, nameOf(draftOf), generationId, keptFor);
  onDevice.keep(userId, nameOf(draftOf), used, keptFor);
}

export function forgetUsedDraft(userId: string, draftOf: string): void {
  const ofTab = keptInTab(userId, nameOf(draftOf));
  const ofDevice = onDevice.kept(userId, nameOf(draftOf));
  forgetInTab(userId, nameOf(draftOf));
  // The draft that another tab has put into the same form is not saved yet.
  if (isUsedDraft(ofDevice) && ofDevice.generationId === ofTab) {
    onDevice.forget(userId, nameOf(draftOf));
  }
}

/**
 * The field of a request that names the draft that is in the form; without one, no field. A form without the texts of a
 * draft that another tab has put into the same form has none.
 */
export function usedDraftField(
  userId: string,
  draftOf: string,
  values: object,
): { draftGenerationId?: string } {
  const ofTab = keptInTab(userId, nameOf(draftOf));
  if (typeof ofTab === 'string') return { draftGenerationId: ofTab };
  const ofDevice = onDevice.kept(userId, nameOf(draftOf));
  if (!isUsedDraft(ofDevice)) return {};
  const texts = textsIn(values);
  if (!ofDevice.beginnings.some((start) => texts.some((text) => text.includes(start)))) return {};
  keepInTab(userId, nameOf(draftOf), ofDevice.generationId, keptFor);
  return { draftGenerationId: ofDevice.generationId };
}
