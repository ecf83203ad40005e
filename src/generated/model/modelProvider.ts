/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The API of the model. `openai-compatible` is the API of OpenAI, Ollama, llama.cpp, LM Studio, vLLM and many others.
 */
export type ModelProvider = typeof ModelProvider[keyof typeof ModelProvider];

export const ModelProvider = {
  'openai-compatible': 'openai-compatible',
  anthropic: 'anthropic',
  google: 'google',
} as const;
