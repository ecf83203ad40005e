import type { FacetKind } from '../person-facet-words.ts';
import type { Row, Skill } from '../row-types.ts';

type OneOrTwo = string | readonly [first: string, second: string];

/** What an idea has to say for a story, by what `personFacetsOf` reads in it. */
export interface AskedFacet {
  readonly kind?: readonly FacetKind[];
  /** What the part of the idea has to be about; a story with it comes before one without. */
  readonly what?: RegExp;
  /** What it must not be about. */
  readonly not?: RegExp;
  /** Whether it is about a person: "her missing sister", and not "a cure". */
  readonly isPerson?: true;
  /** Whether any noun will do, for an idea that says nothing but a trade; the rows have `{craft}`. */
  readonly isTrade?: true;
  /** What the noun of the idea has to be. */
  readonly noun?: RegExp;
  /** A state such as `exiled`, which asks for the story by itself. */
  readonly state?: string;
  /** Which stories come before it: those of a noun (`of any clause`), or those of any trade as well (`of anything`). */
  readonly fallback?: 'of any clause' | 'of anything';
}

/**
 * A person whom an idea asks for by a temper, a being, a loss or a trade. The whole text is about it. The groups of
 * `asked` are words of the rows: `{what}`.
 */
export interface AskedStory {
  readonly id: string;
  /** Finds it in the words of the idea, or in what is read in them: then the rows have `{what}` and `{said}`. */
  readonly asked: RegExp | AskedFacet | readonly (RegExp | AskedFacet)[];
  /** Whether it is written for all that such an idea says: it comes before the stories of its parts. */
  readonly isWhole?: true;
  /** Whether the person has another shape, which the story describes: no build and no clothes of people. */
  readonly isShape?: true;
  /** Whether people know the person by the role in the group `what`, and not by the noun of the idea. */
  readonly isDisguise?: true;
  /** The role of Q; `{own}` is the trade of P. */
  readonly other: string;
  readonly pronouns?: Readonly<Partial<Record<'P' | 'Q', 'she' | 'he'>>>;
  /** What one sees, besides the build; also told if another story of the idea comes first. */
  readonly look: readonly Row[];
  /** How the person behaves; also told if another story of the idea comes first. */
  readonly manner: readonly Row[];
  readonly want: OneOrTwo;
  /** What P asks of the party in a town, in a region and in a realm. */
  readonly ask: readonly [town: string, region: string, realm: string];
  readonly says: readonly string[];
  readonly tell: OneOrTwo;
  readonly truths: readonly [first: string, second: string];
  readonly clues: readonly (readonly [skill: Skill, how: string, shows: string, truth?: 1 | 2])[];
  readonly pressed: readonly [first: string, second: string];
}

const ends =
  'and|but|or|who|whose|which|that|because|since|in|on|at|for|from|to|with|without|until|when|while|as|is|has|was|of|by|possessed|bound|raised|living|looking|working|hiding|selling|trying|turned|forced|cursed by';

/**
 * Matches these words in the noun of an idea: the knight, and not the king, in `a knight who hates the king`. A
 * vampire hunter is no vampire.
 */
export const noun = (words: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?!(?:${ends})\b)[\p{L}'-]+,? )*(?:${words})\b(?!['-]| (?:hunter|slayer|killer|tamer)\b)`,
    'iu',
  );

/** Matches these words anywhere in an idea. */
export const anywhere = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'iu');

/** Matches a verb or a preposition and takes what it is about as `{what}`: a noun, also that of "the living". */
export const about = (words: string, most = 4): RegExp =>
  new RegExp(
    String.raw`\b(?:${words}) (?<what>(?!(?:to|how|what|when|that|if|it|him|her|them)\b)(?:(?:an?|the|his|her|their) )?[\p{L}'-]+(?: (?!(?:${ends})\b)[\p{L}'-]+){0,${most}})`,
    'iu',
  );
