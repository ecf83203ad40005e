import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of work with the ill and the dead, and of those who cannot be serious. */
export const ideasOfHands: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-healer',
    asked: phrases(
      'field|battlefield|war|army|plague|country|village|town|combat|back-alley medic|doctor|healer|surgeon|physician|nurse',
      'medic|healer|doctor|physician|surgeon|nurse|midwife|herbal_healer|chirurgeon|barber-surgeon|veterinarian|vet',
    ),
    tells: phrases('from|in|of|during|after the war|wars|army|battlefield|front|plague'),
    isTrait: true,
    classes: ['cleric'],
    other: ['patient from the third bed', 'stretcher bearer', 'apothecary'],
    concept: [
      ['had two beds and three wounded in {town}, and chose', 'v=1'],
      ['cured {town} of a fever, by a method that may not be mentioned', 'v=2'],
    ],
    want: [
      ['to find the one who was carried out, and look them in the eye', 'v=1'],
      ['to have the cure allowed before the fever comes back', 'v=2'],
    ],
    flaws: [
      [
        'treats enemies in the middle of the fight',
        '"Lie still," says {P} to the bandit, and to the others: "One moment."',
      ],
      [
        'never rests while somebody is ill',
        'On the third night {P} has been found asleep on the feet, with a needle in the air.',
      ],
    ],
    event: [
      'The fighting had come to the bridge at {town}, and {P} had a barn, a lamp and two beds. They brought three. There was time for two. {P} looked, and decided, as one has to, and {Q} carried out the third. Later, when it was quiet, the blanket was there and nobody in it. {P} has gone over that moment each night since, with the same result.',
      '{P} had tried all that is in the books, and they went on dying in {town}. So {P} tried what is not in the books, on {Q}, who had nothing to lose. It smelled of marsh and worked by morning. They got up, all of them. Then the faculty sent somebody to ask what it had been made from, and {P} could not say it to decent people, and saw them write down "witchcraft".',
    ],
    now: [
      ['In {town2} somebody has a scar with {P.their} stitches, and {P} had never sewn it.', 'v=1'],
      ['The fever has come to {town2}, and the faculty prescribes fresh air.', 'v=2'],
      '{P} has set bones in {few} languages, and been paid in eggs.',
      'Soldiers of both sides at {town2} know {P} by the sleeves, and put down what they are doing.',
    ],
    bond: [
      'Those who got up again. {P} keeps a bead for each.',
      '{Q}, who was a number on a bed, and writes.',
    ],
    hook: [
      [
        'The third got up and walked, because somebody else had bent over the blanket, with an offer.',
        'v=1',
      ],
      [
        'The fever is made, and the marsh is where it is made. {P} has been using its own lees.',
        'v=2',
      ],
    ],
    realm: [
      "Both courts are ill of the same thing, and each has had the other's doctor hanged. There is one left.",
    ],
    look: [
      '{P} has rolled-up sleeves, very clean hands, and stains elsewhere.',
      'Needle, thread, saw and a bag of sugared almonds hang on the belt of {P}.',
    ],
    manner: [
      '{P} says "this will not hurt", and people have learned to look away.',
      '{P} looks at tongues while one is still introducing oneself.',
      '{P} jokes over wounds, and is silent at meals.',
    ],
    ideal: [
      '"First the one who is bleeding. Then we can talk about whose side he is on."',
      '"One cannot save them all. One can wash for the next."',
    ],
    woven: {
      story: [
        '{P.name} worked as a healer in a barn near {town2}, with two beds and three wounded, and had to choose.',
      ],
      manner: ['{P.name} looks at tongues while one is still introducing oneself.'],
      look: ['Needle, thread, saw and a bag of sugared almonds hang on the belt of {P.name}.'],
      bond: ['{P.name} keeps a bead for each of those who got up again.'],
    },
  }),
  ofIdea({
    id: 'idea-death-trade',
    asked: phrases(
      '{who:executioner|hangman|headsman|gravedigger|grave_digger|undertaker|mortician|embalmer|coffin_maker|corpse_collector|funeral_director|grave_keeper|gravekeeper}',
    ),
    tells: phrases(
      'quit|quits|stopped|left|refused|retired *',
      'guilty conscience',
      'with|has a guilty|bad conscience',
    ),
    isTrait: true,
    other: ['last customer', 'sexton', 'widow'],
    concept: [
      ['was {who} in {town}, and put the tools down in the middle of a working day', 'v=1'],
      ['was {who} in {town}, and noticed that one of them was in the wrong place', 'v=2'],
    ],
    want: [
      ['to learn whether that one had been innocent', 'v=1'],
      ["to bring somebody home who has been lying under another's name", 'v=2'],
    ],
    flaws: [
      [
        'measures people with the eyes',
        'One sees {P} look: height, shoulders, neck. Then {P} says good evening.',
      ],
      ['is more at ease with the dead', 'The dead do not interrupt, says {P}, and interrupts.'],
    ],
    event: [
      'Somebody has to do it, and in {town} that was {P}: {who}, paid by the piece, with a seat of one\'s own at the inn. Nobody ever said a word to {P} on the job except for one, who said, "It is all right, you have a cold, take your time." {P} did blow {P.their} nose. Then {P} put down the tools, in front of all those people, and walked off, and {Q} ran after with the pay.',
      '{P} knew all who lay in {town}, having been {who} there since childhood, and greeted them. One evening, at a job like any other, something did not fit: the wrong height, a ring, a healed arm. {P} told {Q}, who turned grey, and then told {P} to forget it and doubled the fee. {P} has not forgotten it. {P} went back at night with a lantern and took the ring along.',
    ],
    now: [
      ['In {town2} somebody with a cold held a door open for {P}, and seemed in no hurry.', 'v=1'],
      ['The ring belongs to a family in {town2}, who think that he is at sea.', 'v=2'],
      'The tools are still in the pack, oiled, and {few} times they have been the right ones.',
      'People at inns move over for {P}, and the drunk ones ask what it is like.',
    ],
    bond: [
      'A list of all of them, with the last words, of which most were about the weather.',
      'A wage that was never touched, in a sock.',
    ],
    hook: [
      [
        'The one with the cold was innocent, and got away in the confusion, and has something to ask of {P}.',
        'v=1',
      ],
      [
        '{Q} buried a stranger under that name so that somebody could go on living, and is paying for it.',
        'v=2',
      ],
    ],
    realm: [
      'A king is to be laid to rest, and {P} would see at one glance that it is not the king.',
    ],
    look: [
      '{P} is broad in the shoulders, wears black that has turned green, and has very gentle hands.',
      'The gloves of {P} have not been worn for a long time, and are always there.',
    ],
    manner: [
      '{P} takes off the hat to hearses, crows and old walls.',
      '{P} talks in a low voice, and people come closer and then think better of it.',
      '{P} has the best jokes of the company, all of them about one thing.',
    ],
    ideal: [
      '"In the end they are all the same length. One should be polite before that."',
      '"Somebody must do it. It need not be somebody who likes it."',
    ],
    woven: {
      story: [
        '{P.name} was {who} in {town2}, and put the tools down in the middle of a working day.',
      ],
      manner: ['{P.name} takes off the hat to hearses, crows and old walls.'],
      bond: [
        '{P.name} keeps a list of all of them, with the last words, of which most were about the weather.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-prankster',
    asked: phrases(
      'prankster|practical_joker|trickster|joker|mischief_maker|mischievous|pranks|jokester',
      'plays|loves|pulls|playing|makes pranks|jokes|tricks|practical_jokes *',
      'takes nothing seriously',
      'never takes|is anything|serious seriously?',
    ),
    isTrait: true,
    other: ['mayor', 'old butt of the jokes', 'sister'],
    concept: [
      ['played one joke too many in {town}, and it is still going on', 'v=1'],
      ['made all of {town} laugh at the only person who meant it', 'v=2'],
    ],
    want: [
      ['to call it off, since nobody else knows how', 'v=1'],
      ['to make one certain person laugh, honestly', 'v=2'],
    ],
    flaws: [
      [
        'cannot let a solemn moment pass',
        'At the oath, the funeral and the treaty there was a noise, and it was the cushion of {P}.',
      ],
      [
        'is not believed when it matters',
        '"There is a troll behind you" has failed {P} twice, with a troll.',
      ],
    ],
    event: [
      'It was a notice, in a good official hand, on the town hall of {town}: hats would be taxed from Monday. {P} had meant it to last until noon. {Q} read it, thought it over, and founded an office. There are inspectors by now, a black market in caps, and a fugitive with a bonnet. {P} has confessed {few} times, and been told that the form for that is at window six.',
      'Everyone in {town} has had a bucket from {P}, and most have laughed. {Q} never did. So {P} planned a masterpiece, for the day on which {Q} was to read aloud a poem to somebody. It worked: the trapdoor, the geese, the trombone. All the square roared. Then {P} saw the face of {Q} among the feathers, and for the first time one of these jokes had an end.',
    ],
    now: [
      ['The hat tax has reached {town2}, and there are uniforms.', 'v=1'],
      [
        '{Q} lives in {town2} and does not go near ponds. {P} has written nine apologies that are not funny.',
        'v=2',
      ],
      'The bag of {P} holds itching powder, a rubber fish and {few} official seals.',
      'A prank of {P} once turned back a patrol in {town2}. It had to do with cheese.',
    ],
    bond: ['The geese, who seem to bear no grudge.', '{Q}, who has still not laughed.'],
    hook: [
      [
        'Somebody saw what a notice can do, and has put up a second one beside it, in the same hand.',
        'v=1',
      ],
      [
        '{Q} has learned from it, and has been planning for {years} years. It will be very, very funny.',
        'v=2',
      ],
    ],
    realm: [
      'Two crowns are on the point of war over an insult. {P} knows who wrote it, on a wet afternoon, for a bet.',
    ],
    look: [
      '{P} has a face that is ready to be innocent at any moment.',
      'Something in the sleeve of {P} squeaks.',
    ],
    manner: [
      '{P} shakes hands, and one counts the fingers afterwards.',
      '{P} swaps salt and sugar before the first hello.',
      '{P} stops laughing when somebody is really hurt, and is then the first to help.',
    ],
    ideal: [
      '"If they laugh they have put the sword down."',
      '"Nothing is holy that cannot stand a goose."',
    ],
    woven: {
      story: [
        'In {town2} hats have been taxed since {P.name} put up a notice there, for a joke, which has gone on without help.',
      ],
      look: ['Something in the sleeve of {P.name} squeaks.'],
      manner: ['{P.name} swaps salt and sugar before the first hello.'],
      flaws: [
        [
          'cannot let a solemn moment pass',
          'At the oath, the funeral and the treaty there was a noise, and it was the cushion of {P.name}.',
        ],
      ],
    },
  }),
];
