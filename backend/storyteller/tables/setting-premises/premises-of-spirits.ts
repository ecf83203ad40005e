import type { SettingPremise } from './premise-type.ts';

export const premisesOfSpirits: readonly SettingPremise[] = [
  {
    id: 'spirits',
    slot: 'change',
    asks: [
      'japan|japanese|samurai|ninja|shogun|shogunate|yokai|kami|ronin|feudal|edo',
      'spirits|spirit live|everywhere|every|everything|river|all|real|among|has|have|bargain|house|worship',
      'asian|eastern|wuxia|chinese|korean',
      'animism|animist|shaman|shamans',
    ],
    not: 'spirit_animal|steam|steampunk',
    title: 'The Land of Ten Thousand Guests',
    rulers: 'the Six Gates',
    guards: 'the gate keepers',
    pitch:
      'Every stream, stove and doorstep in {land} has a spirit, and all of them have a contract with people: rice, respect and a feast a year. The contracts end this year, all on one day. The spirits have hired an advocate.',
    party:
      'The party carries nothing here that has a spirit yet: its boots are too new and its swords too foreign. So the spirits do not hear it come. {A} needs just that, at once, and bows deeper than necessary.',
    truths: [
      'A thing that is a hundred years old wakes up. Umbrellas, kettles and gates are sold shortly before, or treated with growing courtesy.',
      'One asks a stream before one drinks, and thanks it. Whoever forgets is thirsty for a day, whatever they drink.',
      'Rank in {land} is the depth of a bow, and spirits have one as well. The stove in the kitchen of {town1} is bowed to by generals.',
      'Roads cross at a small roof with a cup beneath. Somebody fills it, and nobody has ever seen who empties it.',
      'A warrior serves a gate, with sword and name. If the gate falls, he has to find another, or hang up the sword and say what he thinks.',
      'Lies are told with the shoes on. In a house one is barefoot.',
      'The dead come home for three days in the summer. The whole country cleans up beforehand, and argues beneath its breath.',
    ],
    regions: [
      '{town1} has six gates, one for each of the great houses, and in the middle a garden that belongs to none of them and to a fox.',
      '{town2} grows rice on steps up to the clouds. Each step has a spirit and a family, and they have intermarried.',
      '{town3} lies in the mountains, with temples, hot springs and masters who teach the sword by sweeping.',
      '{town4} is a port with foreign ships, iron and clocks, where things are made so quickly that nothing ever gets old enough.',
    ],
    factions: [
      [
        'The Six Gates',
        'govern as six houses in the name of an emperor who is a child, and want the contracts renewed unread',
        'have sold the rivers of {town2} to {town4}, and the spirits in with them, as an extra',
      ],
      [
        'The Gateless',
        'are swords without a master who want bread, and to be asked for an opinion',
        'have sworn themselves to a stove, the oldest spirit in {town1}, and it has plans',
      ],
      [
        'The Iron Quay',
        'builds, melts and exports in {town4}, and wants a land without guests',
        'collects things that are ninety-nine years old, and burns them in the last night',
      ],
      [
        'The Cup Fillers',
        'see to the small roofs at night, and want nobody to know who they are',
        'are spirits: they have been filling the cups for people all this time',
      ],
    ],
    conflicts: [
      'The river of {town2} has left its bed and sits in the courthouse. It is the plaintiff, and it can wait.',
      "A lord has had a kettle of ninety-nine years melted down. It was his grandmother's, and so, it seems, was she.",
      'The child emperor bowed to a foreign clock. By the rules it outranks five of the Six Gates.',
    ],
    people: [
      [
        'master of bows',
        1,
        'wants a cup carried to the advocate of the spirits, full, and by people who owe it nothing',
        '{A.name} bows to exactly the right depth, and suffers when others do not.',
        'bows to a rice farmer, all the way down, and afterwards cannot be a courtier any more',
      ],
      [
        'gateless swordswoman or swordsman',
        2,
        'wants a fight prevented in which {B.they} would be on the right side',
        '{B.name} says out loud what others bow over.',
        'hangs up the sword for good at the request of the stove, for it has cooked for both sides',
      ],
      [
        'tinker of old things',
        4,
        'wants {num} umbrellas, lanterns and sandals brought out of the port before midnight',
        '{C.name} tells every object the date.',
        "sets fire to the foundry's books if somebody will listen to the kettle first",
      ],
    ],
    places: [
      [
        'The Fox Garden',
        1,
        'six paths lead to a pond, and whoever meets somebody there must have been out walking',
        'The advocate lives here, in a red coat, with files. The contract of the first day is among them, and it has no date of expiry: a page was added.',
      ],
      [
        'The Hundredth Night',
        4,
        'a warehouse with a furnace, where old things are brought by the cartload before their birthday',
        'One shelf has been kept back, by the foundry master himself. On it stands a toy horse that will be a hundred tomorrow.',
      ],
      [
        'The Sweeping Hall',
        3,
        'nine masters sweep here, and watch who steps in the dust',
        'Under the boards lies the first sword of the first gate. It woke up long ago, and has asked not to be used.',
      ],
    ],
    starts: [
      [
        'In {town1} the party has just left its shoes at the door of an inn, when the shoes of all the other guests get up and walk out, in pairs. Umbrellas follow, then the kettle, with dignity, and down the street goes a whole procession of what is old, without a sound. Nobody dares to move. Only {A}, barefoot on the step, bows until the last pair has gone by. "They have served notice," {A.they} says. "Yours stayed. Would you run after them?"',
        'They go to the Fox Garden, to sign a power of attorney. It takes one night, and whoever is there and is not asked may listen.',
      ],
    ],
    openings: [
      [
        "An old umbrella with one eye begs the party for a night's shelter from the rain. It has been put out a day before its birthday.",
        'It belonged to the mother of the child emperor, and has heard everything that was said beneath it.',
      ],
      [
        'A village on the steps of {town2} gives the party a feast, and only then explains which of the two suitors in the duel tomorrow they are.',
        "The step's spirit and the step's daughter wish to marry. The Six Gates have forbidden it, for it would make the river an in-law.",
      ],
    ],
    truth:
      "The first contract had no end: people and spirits promised to be each other's guests. {years.s} years ago the Six Gates added a page, so as to be able to sell what was no longer owed anything. It expires this summer, on the third day of the dead. The spirits could simply leave, and then water would be wet, fire hot, and nothing more. Their advocate does not want that. She, a fox, wants somebody among people to say without being asked to that the page is false, and is getting impatient with the best-mannered country in the world.",
    secrets: [
      'The child emperor is a spirit. He has been a child for {years} years, and everybody is too polite to mention it.',
      'The clock from abroad will be a hundred next week.',
      'The stove has a candidate for the regency: the cook.',
    ],
    steps: [
      'the stoves go out in the great houses, one each evening, by rank',
      'the river pleads, for a day and a night, and {town2} is under water to the third step',
      '{guards} burn the small roofs at the crossroads, and find at each a full cup',
      'On the third day the dead come home, and no doorstep bids them welcome. They stand in the street, all of {land} sees them, and the page is on the table for somebody to read.',
    ],
    ends: [
      'Somebody says it, barefoot, at court. The page is burned, the guests come home, and six houses have to live as if everything could hear them.',
      'A new contract is made, with wages. The kettles are delighted, the mountains are not, and for the first time people have to read it.',
      'The spirits leave by the harbour of {town4}, as passengers. It is quiet afterwards. After a hundred years, to the day, an engine opens one eye.',
    ],
  },
];
