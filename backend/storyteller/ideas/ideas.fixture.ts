import type { StoryKind } from '../story.ts';
import { ideasOfAdventures } from './adventures.fixture.ts';
import { ideasOfCharacters } from './characters.fixture.ts';
import { ideasOfPeople } from './people.fixture.ts';
import { ideasOfPlaces } from './places.fixture.ts';
import { ideasOfQuests } from './quests.fixture.ts';
import { ideasOfSettings } from './settings.fixture.ts';

/** An idea, and the noun that its text has to be about. */
export interface MarkedIdea {
  readonly idea: string;
  readonly noun: string;
}

const marked = (list: string): readonly MarkedIdea[] =>
  list
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({
      idea: text.replace('*', ''),
      noun: /\*([\p{L}-]+)/u.exec(text)?.[1] ?? '',
    }));

export const ideasOf = {
  adventure: marked(ideasOfAdventures),
  character: marked(ideasOfCharacters),
  person: marked(ideasOfPeople),
  place: marked(ideasOfPlaces),
  quest: marked(ideasOfQuests),
  setting: marked(ideasOfSettings),
} satisfies Partial<Record<StoryKind, readonly MarkedIdea[]>>;
