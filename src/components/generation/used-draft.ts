import { valuesKeptIn } from '#src/api/kept-values.ts';

/** Stored on the device, like the texts of forms: a form that is opened again later still has the draft in it. */
const values = valuesKeptIn(() => localStorage);

/** In milliseconds. A form keeps its text on the device, and the server keeps a draft, for the same time. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Remembers which draft was put into a form, also when its tab is closed, so that saving can name its author. */
export const keepUsedDraft = (userId: string, draftOf: string, generationId: string): void =>
  values.keep(userId, `used-draft/${draftOf}`, generationId, keptFor);

export const forgetUsedDraft = (userId: string, draftOf: string): void =>
  values.forget(userId, `used-draft/${draftOf}`);

/** The field of a request that names the draft that is in the form; without one, no field. */
export function usedDraftField(userId: string, draftOf: string): { draftGenerationId?: string } {
  const kept = values.kept(userId, `used-draft/${draftOf}`);
  return typeof kept === 'string' ? { draftGenerationId: kept } : {};
}
