import type { Departure } from './departure-type.ts';

/** Departures of characters of high levels: what they did for a crown, and what the realm has had from it. */
export const departuresOfReigns: readonly Departure[] = [
  {
    id: 'endless-spring',
    levels: [11, 20],
    tones: ['heroic', 'whimsical', 'horror', 'intrigue'],
    words: [],
    other: ['chamberlain', 'royal steward'],
    concept: [
      ['asked for a spring for a whole realm, and it has not ended', 'v=1'],
      ['turned a river from one city to another', 'v=2'],
    ],
    want: [
      ['to get the summer to come after all', 'v=1'],
      ['to give half of the water back before it is fetched', 'v=2'],
    ],
    flaws: [
      [
        'signs first and reads later',
        '{P} signs what is put on a [counter|table|saddle], with a flourish, and reads it [on the way home|when it falls due|aloud, to friends].',
        [1],
      ],
      [
        'cannot leave water alone',
        '{P} [dams|drains|diverts] every [brook|gutter|fountain] beside which {P.they} has to wait, and [cellars have|a court has|two inns have] suffered by it.',
        [2],
      ],
    ],
    event: [
      'In the worst winter of the realm {P} walked from {town2} to the house of the north wind and asked for a spring. {Q}, who serves there, brought it at once, against a signature. It has been spring in three provinces since that day, and no corn ripens in {town2}.',
      'In the great drought {P} had the river turned, from {town3} to {town2}, and {Q} gave leave for it. {town2} has orchards now. In {town3} there is a bridge over sand, and there are people who can wait.',
    ],
    now: [
      ['{P} carries an icicle from {town2} in a flask, and looks at it every evening.', 'v=1'],
      ['{P} sends a barrel of water to {town3} each month, and it comes back full.', 'v=2'],
    ],
    bond: [
      ['The farmers round {town2}, who bring {P} flowers, because they have nothing else.', 'v=1'],
      ['The bridge at {town3}, which {P} built as an apprentice.', 'v=2'],
    ],
    hook: [
      [
        'That spring belongs to another realm, beyond {town3}, which has had none since then and is on the march to fetch it. {Q} sold it twice.',
        'v=1',
      ],
      [
        'A titan lies under the dry bed at {town3}. {Q} wanted it laid bare, has it nearly dug out, and has offered it, asleep, to three crowns.',
        'v=2',
      ],
    ],
  },
  {
    id: 'royal-hostage',
    levels: [11, 20],
    tellsChildhood: true,
    isFromElsewhere: true,
    tones: ['intrigue', 'grim', 'heroic', 'whimsical'],
    words: [],
    not: ['criminal'],
    other: ['court warden', 'master of the horse'],
    concept: [
      ['was the hostage for a peace between two crowns, and got away', 'v=1'],
      ["was given away as a royal hostage, and is a gardener's child", 'v=2'],
    ],
    want: [
      ['to find the other hostage before either crown does', 'v=1'],
      ['to let that peace outlast the truth about it', 'v=2'],
    ],
    flaws: [
      [
        'asks for leave before every step',
        '{P} does not leave a [room|camp|fight] without asking somebody for leave, and has once [stood for a night in the rain|missed a coronation|been left behind] for want of an answer.',
        [1],
      ],
      [
        'prunes whatever is badly cut',
        '{P} cannot pass a hedge, a rose or a pear tree that is badly cut, in [the garden of an enemy|flight|full armour] either, and has the knife for it in one boot.',
        [2],
      ],
    ],
    event: [
      'When two crowns swore peace each gave the other a child: {P} went to {town2}, at four, and a child from there to {town3}. The peace was to hold for as long as both were alive and kept. After {years} years the other one got away, and {Q}, who should have sent for the hangman, opened a window for {P}.',
      'The crown in {town3} owed the one in {town2} a royal child as a pledge for peace, and sent {P}, who was the {P.kin:child} of its gardener. {Q}, who rode along, said only: stand straight, and never speak of roses. The peace has held for {years} years, and for most of them {P} has been a guest of the court.',
    ],
    now: [
      ['{P} still wakes at the hour at which they used to count the hostages in {town2}.', 'v=1'],
      ['In {town2} they have named a rose after {P}, and it is a poor one.', 'v=2'],
    ],
    bond: [
      ['{Q}, who has had to answer in {town2} for an open window.', 'v=1'],
      ['A gardener in {town3}, whose letters may tell of nothing but the weather.', 'v=2'],
    ],
    hook: [
      [
        'The other hostage never got away. The crown in {town3} has hidden it, to be rid of the peace, and needs {P} dead by spring as a second proof. {Q} has the letter that says so.',
        'v=1',
      ],
      [
        'The true royal child died that same winter, as {Q} knows. There is no heir left in {town3} but {P}, in whom both crowns believe, and the old king has sent for {P.them}.',
        'v=2',
      ],
    ],
  },
  {
    id: 'unpaid-army',
    levels: [11, 20],
    tones: ['grim', 'heroic', 'intrigue'],
    words: [],
    other: ['treasurer', 'marshal of the crown'],
    concept: [
      ['won a war with an army that has not been paid', 'v=1'],
      ['lost a battle on purpose, and has never said why', 'v=2'],
    ],
    want: [
      ['to see each of nine thousand claims paid', 'v=1'],
      ['to be thought a fool for ever, and for the reason never to come out', 'v=2'],
    ],
    flaws: [
      [
        'promises in the name of others',
        '{P} promises [land|a pension|a hot supper] in the name of whoever is [richest|absent|asleep], and means it.',
        [1],
      ],
      [
        'takes the blame for everything',
        'When something has gone wrong {P} says "my fault" before anyone has looked, and [the thief goes free|nobody learns anything|friends are tired of it].',
        [2],
      ],
    ],
    event: [
      '{P} raised nine thousand for the crown in {town2}, on a promise of land, and won its war. {Q} then found no land in the books. {P} has signed each of the nine thousand claims, and some of those who hold them have come as far as {town3} to show them.',
      '{P} led the army of the realm at {town3}, and could have won the day by burning the city. {P} ordered the retreat instead. {Q} rode up and asked for the reason, and {P} said that the horses were tired. It is taught in {town2} as the worst mistake of the age.',
    ],
    now: [
      ['{P} has paid {num} of the claims so far, out of dungeons.', 'v=1'],
      ['In {town2} children play the battle, and the smallest has to be {P}.', 'v=2'],
    ],
    bond: [
      [
        'A sergeant in {town3} who keeps the list of the nine thousand, and adds the children.',
        'v=1',
      ],
      ['The people of {town3}, who throw turnips at a portrait of {P}, and are all alive.', 'v=2'],
    ],
    hook: [
      [
        'There is land. {Q} sold it before the war, to the crown that lost it. Three captains of the nine thousand have found out, and mean to put {P} on the throne in {town2}, and have not asked.',
        'v=1',
      ],
      [
        'The crown had owed that city, burned, to an archdevil, and the debt is still open. {Q} has guessed why {P} ordered the retreat, and has told the archdevil, who means to see {P} at the head of an army again, before the gates of {town3}.',
        'v=2',
      ],
    ],
  },
  {
    id: 'voice-of-the-oracle',
    levels: [11, 20],
    tones: ['horror', 'intrigue', 'heroic', 'whimsical'],
    words: [],
    other: ['high priest', 'keeper of the oracle'],
    concept: [
      ['was the voice of a great oracle, and made the answers up', 'v=1'],
      ['brought a crown the answer of an oracle, and had changed it', 'v=2'],
    ],
    want: [
      ['to get three crowns to stop listening, without saying why', 'v=1'],
      ['to learn what the war would have been good for', 'v=2'],
    ],
    flaws: [
      [
        'gives advice as if it were fate',
        'Asked the way {P} says where one is going to be, in a [deep|hollow|kindly] voice, and people have [sold houses|married|turned back] on it.',
        [1],
      ],
      [
        'leaves out the word "not"',
        'What is bad news {P} turns round in telling it, out of kindness, and the party has [walked into two sieges|eaten the mushrooms|crossed the ice] because of it.',
        [2],
      ],
    ],
    event: [
      'The oracle at {town2} had been silent for {years} years, and {Q} put {P} behind the stone, with a speaking tube. {P} settled two wars and a succession from there, by common sense. Then, one evening, something else in the stone answered before {P} could.',
      'The crown sent {P} to the oracle at {town2} to ask if there should be war with {town3}. The oracle said yes. {P} said no, to {Q}, who wrote it down. There was no war, and it has been {years} years.',
    ],
    now: [
      ['{P} stops both ears with wax at night, since {town2}, and hears it all the same.', 'v=1'],
      ['{P} has asked {few} other oracles as far as {town3}, and each wanted to know why.', 'v=2'],
    ],
    bond: [
      [
        'A queen in {town3}, who was a goose girl when {P} told her through the stone what she would be.',
        'v=1',
      ],
      ['The children of {town3}, who are as old as the war that {P} kept from them.', 'v=2'],
    ],
    hook: [
      [
        'What answers in {town2} now had been shut in by the silence, and {P} woke it by talking. {Q} does its bidding. It has told three crowns to march on {town3}, where its body lies.',
        'v=1',
      ],
      [
        'The war would have prevented one birth. The child of it sits on the throne in {town3} today, casts no shadow, and has sent {Q} to find the one to whom it owes its life.',
        'v=2',
      ],
    ],
  },
];
