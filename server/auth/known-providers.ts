/**
 * How a provider is asked. `oidc` is OpenID Connect as it is specified; Apple deviates from it, and GitHub and
 * Discord have only OAuth and an API that says who the user is.
 */
export type ProviderKind = 'oidc' | 'apple' | 'github' | 'discord';

interface KnownProvider {
  readonly name: string;
  readonly kind: ProviderKind;
  readonly issuer: string;
}

/** Providers whose addresses are known, so that an id and a secret are enough. */
export const knownProviders: Readonly<Record<string, KnownProvider>> = {
  APPLE: { name: 'Apple', kind: 'apple', issuer: 'https://appleid.apple.com' },
  DISCORD: { name: 'Discord', kind: 'discord', issuer: 'https://discord.com' },
  GITHUB: { name: 'GitHub', kind: 'github', issuer: 'https://github.com' },
  GOOGLE: { name: 'Google', kind: 'oidc', issuer: 'https://accounts.google.com' },
};
