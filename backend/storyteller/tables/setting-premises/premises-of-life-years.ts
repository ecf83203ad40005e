import type { SettingPremise } from './premise-type.ts';

export const premisesOfLifeYears: readonly SettingPremise[] = [
  {
    id: 'life-years',
    slot: 'change',
    asks: [
      'buy|sell|trade|sold|traded|currency|money|pay|paid|tax years|time|lifespan|life|youth|age|lifetime|hours',
      'time currency|money|bank|tax',
      'memory|memories currency|money|sold|sell|trade|coin',
      'immortal|immortality rich|elite|sold',
    ],
    not: 'magic|spells?|water',
    title: 'The Price of a Year',
    rulers: 'the Hour Bank',
    guards: 'the minute men',
    pitch:
      'In {land} people pay with years of their lives: a coat costs a week, a house ten years. The rich are three hundred, and the poor are grey at twenty. On Sunday all clocks ran backwards for a minute, and somebody got younger.',
    party:
      'The party has its whole time still, unpawned, and to the people of {land} it shines a little. {A} has put a hand over the meter, and asks it to spend an hour on something.',
    truths: [
      'A palm on the plate, and the years go over. One feels it as a sigh. Large sums leave a taste of snow.',
      'Everybody knows how much they have left: it stands on the wrist in fine figures. It is bad manners to look.',
      "Wages are paid in hours at the end of the day. Whoever loses a day's wages has, quite simply, lost a day.",
      'The old families have portraits of their great-grandparents, who come to dinner and do not like them.',
      'Children are given time for their birthday, by everybody who loves them. In {town2} it is all they ever get.',
      'Nobody waits in {land}. Queues have been abolished and replaced by prices.',
      'When somebody runs out, they sit down where they are. People set up the bench for it, and stay until it is over: that is free.',
    ],
    regions: [
      '{town1} is slow, green and quiet. Nobody runs there but the servants, and the trees are older than the law.',
      '{town2} runs. Its people eat standing, marry at fifteen, and have the best jokes, as there is no time for the others.',
      '{town3} mends clocks, weighs hours and trains the tellers, who have to be exact and may not be kind.',
      '{town4} lies beyond the last meter. People die there when they do, and nobody knows beforehand. It makes them strange and rather merry.',
    ],
    factions: [
      [
        'The Hour Bank',
        'governs by the meter from {town1}, and wants the lost minute explained and returned',
        'has lent out more time than there is, and will have to make a great many people run out at once',
      ],
      [
        'The Sitters',
        'stay with those who run out, and want a law that nobody is under thirty',
        'have learned how to hold somebody at the last second, for as long as they do not let go of the hand',
      ],
      [
        'The Three Hundred',
        'are the old, want peace, and a little more',
        'cannot remember anything but what they have bought, and have begun to repeat themselves',
      ],
      [
        'The Spenders',
        'give their years away to strangers, as a protest, and want others to try',
        'found out that a year that was given and not paid makes two',
      ],
    ],
    conflicts: [
      'A clerk of nineteen has got sixty years younger on Sunday, that is to say, he ought not to exist. He is very well, and evidence.',
      'A street in {town2} has put its hours together, and lives from one clock. {guards.s} want to know whose wrist is to be charged.',
      'One of the Three Hundred wants to stop. Her heirs have had her declared a minor.',
    ],
    people: [
      [
        'teller of the bank',
        1,
        'wants the minute found, before it is deducted from everyone',
        '{A.name} counts change into the hand and holds it a moment too long.',
        'opens the vault of time if {A.they} has been given an hour, just like that',
      ],
      [
        'sitter on the benches',
        2,
        'wants somebody to take over a hand, for one evening, and not let go',
        '{B.name} never looks at a clock, and is always there.',
        'lets go when the person asks {B.them} to, and not a second before',
      ],
      [
        'lady of two hundred and eighty years',
        1,
        'wants to be told what happened in the year that she has sold, by someone who was in it',
        "{C.name} greets people by their grandparents' names.",
        'gives it all back, to {town2}, by name, once she has found somebody who will sit with her',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The Still Vault',
        1,
        'a round room under the bank, in which no clock ticks and visitors whisper',
        'There are shelves for ten thousand years, and {few} jars. The others hold slips of paper, with the word "owed".',
      ],
      [
        'The Bench by the Bridge',
        2,
        'where most of {town2} sits down in the end, with a view of the water',
        'On the underside people have cut how much they had left and gave away. The sums come out larger each time (DC 12 Investigation).',
      ],
      [
        'The Last Meter',
        4,
        'a plate on a post by the way, and beyond it the grass is higher',
        'It has been pulled out and set further off {few} times by the people of {town4}. Time that is not counted grows back there.',
      ],
    ],
    starts: [
      [
        'It is noon on Sunday in {town1}. All the bells strike twelve, and then, one after the other, back again, eleven, ten. For a minute the fountain falls upward. An old doorman looks at his hands, which are no longer old, and begins to cry. Then it is noon once more, everyone looks at their wrist, and a cry goes up: somebody has been charged. {A} puts a hand over the party\'s meter. "You have lost nothing," {A.they} says. "You are the only ones. They will want to know why."',
        'A girl in {town2} gave her last minute to a stranger. Since it was given and not paid, it became two, and then four: it ran back through everyone who had ever been given anything.',
      ],
    ],
    openings: [
      [
        'A child offers the party a week for carrying a letter. It is her whole birthday.',
        'It goes to her mother, who works in the vault and will run out on Thursday. The street has collected, and needs somebody with a shining hand.',
      ],
      [
        'At an inn in {town4} nobody can tell the party what it costs. They ask what it has got, and laugh until they must hold on to each other.',
        'They have not paid anyone for {years} years. The oldest of them was pawned at birth, and has simply gone on.',
      ],
    ],
    truth:
      'Time in {land} was never short. A founder of the Hour Bank found that it can be handed over; his wife was ill, people gave her theirs, and it doubled with each gift, and she got well. It was he who thought of payment. Paid time only moves, and a little is lost on the way. So for {years} years {land} has been growing poorer by the hour. The bank has noticed the sum and not the reason. It has drawn up a list of those who are to run out, by the end of the month, for the good of the rest.',
    secrets: [
      "The founder's wife is the lady of two hundred and eighty. She has never been told that it was a present.",
      "The figures on the wrist are the bank's, not God's. They wash off, with patience and tears.",
      'The minute men are all within a week of running out. It makes them obedient.',
    ],
    steps: [
      'the price of bread rises to a day, and {town2} sits down',
      'the first list is carried out, at night, and the benches do not suffice',
      "{guards} run out in the street, one after another, with their hands on people's collars",
      "At noon on Sunday all the meters in {land} strike nought. Everyone is holding somebody's hand, and it comes down to who lets go.",
    ],
    ends: [
      'They give. It goes round in one afternoon, from hand to hand, doubling, and by evening there is so much that nobody asks what time it is.',
      'The Three Hundred are made to pay back, which moves it, and does not mend it. In a generation there are three hundred others.',
      'The meters are taken down. {land.s} lives like {town4} from then on, merrily, and without knowing how long.',
    ],
  },
];
