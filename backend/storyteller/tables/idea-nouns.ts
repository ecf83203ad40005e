type Sort = 'thing' | 'site' | 'beast' | 'event';

const nouns: Readonly<Record<Sort, string>> = {
  thing:
    'lantern lamp candle bell crown book mask sword blade ring key mirror clock painting portrait doll map cup ' +
    'chalice coin coffin statue violin flute harp drum crystal gem jewel amulet necklace letter box chest scroll ' +
    'cloak hat coat shoe cradle wheel anchor compass stone seed egg bone skull heart hand eye tooth feather rope ' +
    'table chair door window staff wand potion spoon kettle teapot cauldron loom needle song name shadow will ' +
    'ledger diary relic idol throne sceptre banner flag puppet toy carriage wagon cart boat ship galleon barge ' +
    'balloon cake pie bread cheese wine barrel well-bucket telescope hourglass',
  site:
    'bridge mill windmill watermill well tower castle gate wall house manor inn tavern church temple chapel ' +
    'monastery abbey graveyard cemetery crypt tomb library school theatre prison lighthouse harbour harbor port ' +
    'market square fountain garden orchard forest wood swamp lake river island cave mine quarry road ferry farm ' +
    'barn bakery forge shop museum bathhouse hospital labyrinth maze fort village ' +
    'oak tree willow hill mountain field meadow bog moor pond ruin hut palace brewery hall stable mansion villa warehouse',
  beast:
    'wolf dragon bear horse dog cat raven crow owl rat fox stag pig cow bull goat sheep swan eagle unicorn ' +
    'griffin ogre giant troll basilisk hydra kraken whale shark snake toad frog bee moth wyvern wyrm drake manticore ' +
    'chimera cockatrice phoenix gryphon serpent owlbear lion tiger boar beast monster creature ' +
    'parrot monkey badger donkey mule pony lamb kitten puppy hound mare stallion foal calf cub falcon hawk pigeon rooster hen ' +
    'chicken duck hare rabbit squirrel otter hedgehog turtle crocodile elephant camel pegasus pet herd flock livestock',
  event:
    'wedding funeral feast dinner supper gala festival fair tournament election coronation trial ball harvest race duel auction ' +
    'contest competition championship match game joust bout regatta exam examination carnival parade masquerade banquet heist hunt wager expedition crusade pilgrimage strike treaty concert exhibition ritual rite ceremony',
};

/** Nouns of things that can be carried, with spaces between them. */
export const thingNouns: string = nouns.thing;

/** Common nouns of ideas, and what sort of thing each is. */
export const ideaNouns: ReadonlyMap<string, Sort> = new Map(
  (['thing', 'site', 'beast', 'event'] as const).flatMap((sort) =>
    nouns[sort].split(' ').map((noun): [string, Sort] => [noun, sort]),
  ),
);
