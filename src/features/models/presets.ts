import type { ModelPart, ModelProvider } from '#src/generated/model/index.ts';

/** A service or a program whose provider and address the form knows. */
interface Preset {
  readonly id: string;
  readonly label: string;
  readonly provider: ModelProvider;
  /** Empty for the own address of the provider. */
  readonly baseUrl: string;
  /** What the name of a model looks like there, for each part that it has models for. */
  readonly examples: Partial<Readonly<Record<ModelPart, string>>>;
}

/** The addresses of local programs are those that they have without other settings. */
const presets: readonly Preset[] = [
  {
    id: 'openai',
    label: 'OpenAI',
    provider: 'openai-compatible',
    baseUrl: 'https://api.openai.com/v1',
    examples: { text: 'gpt-5-mini', image: 'gpt-image-1' },
  },
  {
    id: 'anthropic',
    label: 'Anthropic',
    provider: 'anthropic',
    baseUrl: '',
    examples: { text: 'claude-sonnet-4-5' },
  },
  {
    id: 'google',
    label: 'Google',
    provider: 'google',
    baseUrl: '',
    examples: { text: 'gemini-2.5-flash', image: 'gemini-2.5-flash-image' },
  },
  {
    id: 'openrouter',
    label: 'OpenRouter',
    provider: 'openai-compatible',
    baseUrl: 'https://openrouter.ai/api/v1',
    examples: { text: 'anthropic/claude-sonnet-4.5' },
  },
  {
    id: 'ollama',
    label: 'Ollama',
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    examples: { text: 'gpt-oss:20b' },
  },
  {
    id: 'llama-cpp',
    label: 'llama.cpp',
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:8080/v1',
    examples: { text: 'local' },
  },
  {
    id: 'lm-studio',
    label: 'LM Studio',
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:1234/v1',
    examples: { text: 'openai/gpt-oss-20b' },
  },
  {
    id: 'vllm',
    label: 'vLLM',
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:8000/v1',
    examples: { text: 'Qwen/Qwen2.5-7B-Instruct' },
  },
];

export const presetsOf = (part: ModelPart): readonly Preset[] =>
  presets.filter(({ examples }) => examples[part] !== undefined);

/** The preset that has these values; undefined for another service. */
export const presetWith = (
  part: ModelPart,
  { provider, baseUrl }: Pick<Preset, 'provider' | 'baseUrl'>,
): Preset | undefined =>
  presetsOf(part).find((preset) => preset.provider === provider && preset.baseUrl === baseUrl);
