import type { BackendConfig, ModelConnection, ModelPrices, ModelProvider } from '#backend/ports.ts';
import { canPaint, paintersOfGoogle } from '#backend/models/provider-rules.ts';
import { longestModelName } from '#backend/models/record-use.ts';
import { ConfigError, list, setting, type Environment } from '#server/setting.ts';
import { baseUrlOf, hostOf } from './base-url.ts';

interface ModelSettings extends Pick<BackendConfig, 'models' | 'modelPrices'> {
  /** `host:port` of the hosts that the operator trusts: those of the addresses, and those in the list. */
  readonly modelPrivateHosts: ReadonlySet<string>;
}

const providers: readonly ModelProvider[] = ['openai-compatible', 'anthropic', 'google'];

function providerFrom(name: string, text: string | null): ModelProvider {
  if (text === null) return 'openai-compatible';
  const provider = providers.find((known) => known === text);
  if (provider !== undefined) return provider;
  throw new ConfigError(`${name} must be ${providers.join(', ')}, not "${text}".`);
}

const suffixes = '_PROVIDER _URL _KEY _INPUT_PRICE _OUTPUT_PRICE _PICTURE_PRICE'.split(' ');

/** The contract has the same limit for the prices that an administrator sets. */
const highestPrice = 100_000;

function priceFrom(env: Environment, name: string): number | null {
  const text = setting(env, name);
  if (text === null) return null;
  const price = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && price <= highestPrice) return price;
  throw new ConfigError(
    `${name} must be a price in US dollars, such as 0.25, and not above ${highestPrice}.`,
  );
}

const pricesFrom = (env: Environment, name: string): ModelPrices => ({
  input: priceFrom(env, `${name}_INPUT_PRICE`),
  output: priceFrom(env, `${name}_OUTPUT_PRICE`),
  picture: priceFrom(env, `${name}_PICTURE_PRICE`),
});

/** The model of the settings that begin with `name`, and the host of its address. */
function modelFrom(env: Environment, name: string) {
  const of = (suffix: string): string | null => setting(env, `${name}${suffix}`);
  const model = of('');
  const [providerText, baseUrl, key] = [of('_PROVIDER'), of('_URL'), of('_KEY')];
  if (model === null) {
    const alone = suffixes.find((suffix) => of(suffix) !== null);
    if (alone === undefined) return null;
    throw new ConfigError(
      `${name}${alone} is set, but ${name} is missing: set it to the name of the model.`,
    );
  }
  // The drafts and the figures name the model, and their texts have this limit.
  if (model.length > longestModelName) {
    throw new ConfigError(
      `${name} has ${model.length} characters, and the name of a model has at most ${longestModelName}.`,
    );
  }
  const provider = providerFrom(`${name}_PROVIDER`, providerText);
  if (provider === 'openai-compatible' && baseUrl === null) {
    throw new ConfigError(
      `${name}_URL is missing: set it to the address of the server, such as http://127.0.0.1:11434/v1.`,
    );
  }
  const base = baseUrlOf({ provider, baseUrl });
  if (base === null) {
    // The address can contain a password, so it is not repeated.
    throw new ConfigError(
      `${name}_URL must be an address like https://models.example.com/v1, without a password.`,
    );
  }
  if (provider !== 'openai-compatible' && key === null) {
    throw new ConfigError(`${name}_KEY is missing: ${provider} needs a key.`);
  }
  // A header cannot have other characters, and fetch would only say that it cannot send the request.
  if (key !== null && !/^[\x21-\x7e]+$/.test(key)) {
    throw new ConfigError(`${name}_KEY contains a space or a character that no key has.`);
  }
  const connection: ModelConnection = { provider, baseUrl, model, key };
  // The address of a provider is known to be public, so it needs no exception.
  return { connection, host: baseUrl === null ? null : hostOf(base) };
}

function imageModelFrom(env: Environment) {
  const image = modelFrom(env, 'IMAGE_MODEL');
  if (image === null || canPaint(image.connection)) return image;
  const { provider, model } = image.connection;
  throw new ConfigError(
    provider === 'google'
      ? `IMAGE_MODEL cannot be "${model}": of the models of Google, ${paintersOfGoogle}.`
      : 'IMAGE_MODEL_PROVIDER cannot be anthropic, which has no model for images.',
  );
}

const hostPattern = /^(?:[a-z\d_.-]+|\[[a-f\d:.]+\]):\d{1,5}$/i;

function privateHosts(env: Environment): string[] {
  const hosts = list(setting(env, 'MODEL_PRIVATE_HOSTS'));
  const invalid = hosts.find((host) => !hostPattern.test(host) || !URL.canParse(`http://${host}`));
  if (invalid === undefined) return hosts.map((host) => hostOf(new URL(`http://${host}`)));
  throw new ConfigError(
    `MODEL_PRIVATE_HOSTS must list hosts with ports, such as 10.0.0.5:8080, not "${invalid}".`,
  );
}

/** A model that writes has no pictures, so a price of them is an error of its operator. */
function textPricesFrom(env: Environment): ModelPrices {
  const prices = pricesFrom(env, 'TEXT_MODEL');
  if (prices.picture === null) return prices;
  throw new ConfigError('TEXT_MODEL_PICTURE_PRICE is of no use: set IMAGE_MODEL_PICTURE_PRICE.');
}

/**
 * Reads the models that write and paint.
 * @throws ConfigError with a sentence for the person who starts the server
 */
export function modelSettings(env: Environment): ModelSettings {
  const text = modelFrom(env, 'TEXT_MODEL');
  const image = imageModelFrom(env);
  const ofAddresses = [text, image].flatMap((model) => model?.host ?? []);
  return {
    models: { text: text?.connection ?? null, image: image?.connection ?? null },
    modelPrices: { text: textPricesFrom(env), image: pricesFrom(env, 'IMAGE_MODEL') },
    modelPrivateHosts: new Set([...ofAddresses, ...privateHosts(env)]),
  };
}
