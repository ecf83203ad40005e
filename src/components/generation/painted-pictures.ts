import type { Generation, GenerationDraft } from '#src/generated/model/index.ts';
import { apiHost } from '#src/api/host.ts';
import { type Drafted, isDrafted } from '#src/api/use-generation.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { kindTexts, person } from './generation-labels.ts';
import type { Safety } from './story-source.ts';

/** What is painted: the cover of a campaign, or the portrait of a character. */
export type PictureSubject =
  | { kind: 'cover'; campaignId: string; safety: () => Safety }
  | { kind: 'portrait'; characterId: string; name: string; concept: string };

type PictureKind = PictureSubject['kind'];

interface Painted {
  /** The URLs of the picture, the smallest first. */
  small: string;
  large: string;
  alt: string;
}

interface PictureTexts {
  /** "the cover" */
  noun: string;
  width: number;
  height: number;
  /** The ratio, as a class. */
  ratio: string;
  /** How large it is in the dialog. */
  sizes: string;
  hint: string;
  paintedIn: (draft: GenerationDraft) => Painted | null;
}

const urlOf = (path: string): string => apiHost() + path;

export const pictureTexts: Readonly<Record<PictureKind, PictureTexts>> = {
  cover: {
    noun: 'cover',
    width: 1024,
    height: 576,
    ratio: 'aspect-[16/9]',
    sizes: '(min-width: 50rem) 45rem, calc(100vw - 4rem)',
    hint: `“${kindTexts.cover.example}” Without words, the painter looks at the title, the setting and the story so far. Game masters’ notes are never painted.`,
    paintedIn: ({ cover }) =>
      cover && {
        small: urlOf(cover.coverImageW704),
        large: urlOf(cover.coverImageW1024),
        alt: cover.alt,
      },
  },
  portrait: {
    noun: 'portrait',
    width: 512,
    height: 512,
    ratio: 'aspect-square',
    sizes: 'min(24rem, calc(100vw - 4rem))',
    hint: `“${kindTexts.portrait.example}” Without words, the painter looks at the class, the species, the background and the line about the character.`,
    paintedIn: ({ portrait }) =>
      portrait && {
        small: urlOf(portrait.portraitImage),
        large: urlOf(portrait.portraitImage),
        alt: portrait.alt,
      },
  },
};

/** A generation with a picture that can be used. */
export interface PaintedGeneration extends Drafted {
  picture: Painted;
}

export function paintedOf(
  kind: PictureKind,
  generation: Generation | undefined,
): PaintedGeneration | null {
  if (!isDrafted(generation)) return null;
  const picture = pictureTexts[kind].paintedIn(generation.draft);
  return picture && { ...generation, picture };
}

/** What a picture shows. The server does not know it of an upload. */
export const wordsOf = ({ author, createdAt, kind, picture }: PaintedGeneration): string =>
  author === person
    ? `An uploaded ${kind}, used until ${relativeTime(Date.parse(createdAt), Date.now())}`
    : picture.alt;
