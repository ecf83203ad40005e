import type { ModelConnection } from '#backend/ports.ts';

/** Whether a picture can be asked for. Only the provider knows whether it has the model. */
export function canPaint({
  provider,
  model,
}: Pick<ModelConnection, 'provider' | 'model'>): boolean {
  switch (provider) {
    case 'anthropic':
      return false;
    // Other models of Google, such as Imagen, need a call that the library does not have.
    case 'google':
      return model.startsWith('gemini-');
    case 'openai-compatible':
      return true;
  }
}

/** Which models of Google paint, as a part of a sentence. */
export const paintersOfGoogle =
  'only those paint whose names begin with "gemini-", such as gemini-2.5-flash-image';
