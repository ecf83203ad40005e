import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

const places =
  'village|town|home|homeland|city|island|farm|house|hometown|kingdom|forest|grove|monastery|temple|tribe|clan|valley|homestead|people';
const people =
  'family|parents|father|mother|brother|sister|wife|husband|twin|lover|best_friend|fiance|fiancee|friends|siblings|grandmother|grandfather|uncle|aunt|brothers|sisters|love|fellow_monks|crew|regiment|unit|company|whole_unit';

/** Ideas about a home, a family or an order that has been destroyed. */
export const ideasOfRuin: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-home-destroyed',
    asked: phrases(
      `whose {home:${places}} was|were|got <destroyed> by {who}`,
      `<their> {home:${places}} was|were|got <destroyed> by {who}`,
      `whose {home:${places}} {who} <destroyed>`,
      `from|of|survivor_of a|an|the destroyed|burned|burnt|ruined|razed|fallen|sacked|vanished|plundered|lost {home:${places}}`,
      `destroyed|burned|burnt|razed|sacked {home:${places}}`,
      `{who} that|who <slew> <their> whole|entire|own? {home:${places}}`,
      `{who} <slew> <their> whole|entire|own? {home:${places}}`,
      `survived * massacre|destruction|raid|attack|burning of|on <their> own? {home:${places}}`,
      `survivor of a|an|the? massacre|raid|destroyed|burned|burnt|razed {home:${places}}?`,
      `whose {home:${places}} was|were|got|is <destroyed>|gone|lost`,
      `<their> {home:${places}} was|were|got|is <destroyed>`,
      `lost <their> {home:village|town|home|homeland|city|island|farm|kingdom|forest|grove|temple|tribe|clan} to {who}`,
    ),
    usual: { home: 'village', who: 'raiders' },
    backgrounds: ['soldier'],
    other: ['miller', 'ferry hand', 'bell ringer'],
    concept: [
      [
        'lost the old {home} to {who} in one night, and was pulled out of the ashes by a neighbour',
        'v=1',
      ],
      ['was away on an errand on the night on which {who} came, and found only smoke', 'v=2'],
    ],
    want: [
      ['to find those who gave the order that night, and to stand in front of them', 'v=1'],
      ['to make {who.the} pay for it, and to learn who had left the gate open', 'v=2'],
    ],
    flaws: [
      [
        'sees {who} behind every burnt roof',
        'When {P} smells smoke {P.they} stops listening to friends, plans and reason, and runs towards it.',
      ],
      [
        'takes all mercy towards {who.the} for weakness',
        'Offered the surrender of one of those who did it, {P} has to be asked twice, and the second time by somebody with a firm grip.',
      ],
    ],
    event: [
      'The {home} of {P} was half a day from {town}. On the last night of harvest {who} came down on it with torches, and by morning there was nothing left that was taller than a chair. {Q} found {P} under the fallen roof of the smithy, and carried {P.them} to {town} in a flour sack. Since then {P} has counted [five|six|seven] names of neighbours that nobody else remembers.',
      '{P} had been sent to {town} to have a scythe mended. On the way back there was a red sky where the {home} should have been. {Who} had been gone for an hour. The gate had not been broken; it stood open, and the bar leaned neatly against the wall. {Q}, who got out through the mill race, says that the bar was lifted from inside.',
    ],
    now: [
      [
        'In {town2} {P} found a buckle from home at a pawnbroker, and paid to learn who had sold it.',
        'v=1',
      ],
      [
        '{P} has shown a drawing of that gate to every deserter and camp follower between {town} and {town2}.',
        'v=2',
      ],
      'On the day of the fire {P} lights one lamp for every house, wherever {P.they} happens to be, and has run out of oil twice.',
      'In {town2} {P} has taught [four|six|eight] farmers to fight, so that the next village will not have to be brave with rakes.',
    ],
    bond: [
      'The handful who survived from the {home}, who live in a back lane of {town} and set a place for {P} at every feast.',
      'A door key from the {home}, which fits nothing any more, and which {P} would not sell for a horse.',
    ],
    hook: [
      [
        'The raid was no chance. Someone in {town} wanted the land and paid for it by the roof, and {Q} was given the mill in return.',
        'v=1',
      ],
      [
        'It was {Q} who lifted the bar, because {who.the} held somebody dear to {Q}, who has been alive in their hands ever since.',
        'v=2',
      ],
    ],
    realm: [
      'A crown pays {who.the} for it, and has a list of [three|five|nine] more places that are in the way of its new road.',
    ],
    look: [
      'The backs of {P.their} hands are scarred by fire, and {P} wears a door key on a cord round the neck.',
      'A strip of scorched cloth is sewn inside {P.their} collar: it is all that is left of a house.',
    ],
    manner: [
      '{P} checks where the gate is, and who keeps it, before unpacking in any place.',
      'When people speak of {who.the} {P} becomes very quiet, and asks only for dates and roads.',
      '{P} banks every camp fire twice, and sits where the wind blows from.',
    ],
    ideal: [
      '"A place is not gone as long as somebody sets its table."',
      '"I was too small to stop it then. I am not now."',
    ],
    woven: {
      story: [
        'The old {home} of {P.name} is ashes: {who} came to it one night, and {P.they} was one of the few who got out.',
        'What drives {P.name} on is one night of fire, on which {who} came and the {home} where {P.they} grew up was lost.',
      ],
      want: ['to find those who did it, and to see that it is paid for'],
      bond: [
        'The dead of home, whose names {P.name} says over before every fight.',
        '{P.name} also keeps a door key from the {home}, which fits nothing any more.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-kin-killed',
    asked: phrases(
      `whose {kin:${people}} was|were|got <killed> by {who}`,
      `<their> {kin:${people}} was|were|got <killed> by {who}`,
      `{who} that|who <slew> <their> whole|entire? {kin:${people}}`,
      `{who} <slew> <their> whole|entire? {kin:${people}}`,
      `whose {kin:${people}} was|were|got <killed>`,
      `<their> {kin:${people}} was|were|got <killed>`,
      `avenge|avenging <their> dead|murdered|fallen|slain? {kin:${people}}`,
      `revenge|vengeance for <their> dead|murdered|fallen|slain? {kin:${people}}`,
      `saw|watched <their> {kin:${people}} die`,
      `murder|death of <their> {kin:${people}}`,
      `lost <their> {kin:${people}} to {who}`,
    ),
    usual: { kin: 'family', who: 'a killer with a soft voice' },
    other: ['neighbour', 'night watchman', 'doctor'],
    concept: [
      ['heard through a door how {who} killed the {kin} there, and knows the voice', 'v=1'],
      [
        'came home an hour after {who} had killed the {kin} there, and has followed that trail since',
        'v=2',
      ],
    ],
    want: [
      ['to stand before {who.the} and to be recognised', 'v=1'],
      ['to know why it had to be the {kin}, and then to end it', 'v=2'],
    ],
    flaws: [
      [
        'drops everything for a fresh trail',
        'At the first word of {who.the} {P} leaves [a job|a feast|a sick friend] as it is, and goes.',
      ],
      [
        'has no plan for the day after',
        'Asked what will come when it is done, {P} cleans a blade that is already clean.',
      ],
    ],
    event: [
      '{P} was behind a locked door in {town} when {who} killed the {kin} of {P} in the next room. It was over before the lock gave. {Q} had seen a lamp go by outside and had drawn the curtain. There was no trial, because there was only one witness, and nobody in {town} wanted to believe one so young.',
      '{P} had gone to {town2} for one night, to sell a horse. {Who} had come and gone by morning, and the {kin} of {P} lay as if asleep. Nothing had been taken but one letter. {Q} had washed the floor already, out of kindness, and with it went every trace but the prints of a lame horse.',
    ],
    now: [
      [
        'In {town2} {P} heard that voice again, across a full square, and lost it in the crowd.',
        'v=1',
      ],
      [
        'The lame horse was shod again in {town2}, and the smith there remembers who did not haggle.',
        'v=2',
      ],
      '{P} keeps a list of what is known: [three|four|five] lines by now, all in ink but the last.',
      'Once a year {P} goes back to {town}, weeds the graves and tells them how far the trail has led.',
    ],
    bond: [
      'The grave of the {kin} in {town}, for which {P} pays a gardener, also when there is no money for supper.',
      'A ring from the hand of the dead {kin}, which {P} has promised to give away on the day when it is over.',
    ],
    hook: [
      [
        '{Who} came for {P} that night. {Q} had sent the message that named the wrong room, and calls that a mercy.',
        'v=1',
      ],
      [
        'The letter named the one who had paid for it. {Q} burned the second copy, and can still say it by heart.',
        'v=2',
      ],
    ],
    realm: [
      'The hand that paid for it signs treaties today, and [five|six|seven] heads of state have invited it to their table.',
    ],
    look: [
      '{P} wears mourning: one black ribbon, which is renewed when it fades.',
      'There is grey in {P.their} hair that came in a single night.',
    ],
    manner: [
      '{P} sits with a wall behind and the door in view, and listens to voices more than to words.',
      '{P} laughs seldom, and stops in the middle of it.',
      '{P} asks strangers about {who.the} before asking about bread or beds.',
    ],
    ideal: [
      '"The dead cannot ask for justice. So I do the asking."',
      '"What has killed once goes on until it is stopped."',
    ],
    woven: {
      story: [
        '{P.name} carries a debt of blood: {who} killed the {kin} of {P.name}, and has not paid for it yet.',
        'Since the death of the {kin}, who were killed by {who}, {P.name} has never stayed in one place for longer than a trail was cold.',
      ],
      want: ['to find the one who did it, and to hear it said aloud'],
      bond: ['{P.name} tends the graves of the {kin} in {town}, once a year, whatever it costs.'],
    },
  }),
  ofIdea({
    id: 'idea-last-of-kind',
    asked: phrases(
      'last surviving? member|survivor|survivors|student|pupil|apprentice|disciple|one|knight|warrior|monk|priest|guardian|heir|child|daughter|son|scion|paladin of a|an|the|his|her|their? * {what:<group>}',
      'last of a|an|the|his|her|their? * {what:<group>}',
      'only|sole|lone survivor|member|one * of a|an|the|his|her|their? * {what:<group>}',
      'last living|surviving * {what:<group>}',
      'last of <their> {what}',
      'only|sole survivor of {what}',
      'last student|pupil|apprentice|disciple|master of|from a|an|the {what}',
      'last student|pupil|apprentice|disciple',
    ),
    usual: { what: 'order' },
    other: ['archivist', 'old lay servant', 'mapmaker'],
    concept: [
      ['is the last of the {what.bare}, and carries all that it knew', 'v=1'],
      ['was sent out of {town} with a book on the night on which the {what.bare} ended', 'v=2'],
    ],
    want: [
      ['to find one other who is left, or to teach somebody before it is lost', 'v=1'],
      ['to learn why it was {P.name} whom the others sent away in time', 'v=2'],
    ],
    flaws: [
      [
        'thinks that dying would be desertion',
        '{P} will not take the risk that everyone else takes, because all that is left of the {what.bare} would go as well, and hates being asked about it.',
      ],
      [
        'corrects everyone who tells it wrong',
        'When somebody sings of the {what.bare} with one word out of place, {P} stands up, in any company, and sings it right.',
      ],
    ],
    event: [
      'There were [four|six|eight] dozen of the {what.bare} near {town}, and then, within one winter, there was {P}. Some fell in the fighting, some to the fever, and the oldest simply sat down. {Q} helped {P} to lay out the last of them, and asked who would keep the feast days now. {P} said: I will. There was nobody else to say it.',
      'On the last night of the {what.bare} the elders put a book into the arms of {P}, and a lamp, and showed {P.them} the small gate towards {town}. {P} was the youngest and the slowest, and thought that it was an errand. From the hill {P.they} saw the lights go out, one after the other, from the top of the house to the bottom. {Q} was waiting in {town} with a horse that had been paid for a week before.',
    ],
    now: [
      [
        'In {town2} someone had chalked the sign of the {what.bare} on a wall. The chalk was new.',
        'v=1',
      ],
      [
        'The last page of the book is cut out, and {P} has asked about it at every library up to {town2}.',
        'v=2',
      ],
      '{P} keeps all the customs of the {what.bare} alone, also those that need two.',
      'A collector in {town2} has offered {P} a good price for everything, and does not understand why it made {P.them} angry.',
    ],
    bond: [
      'The names of the {what.bare}, which {P} says aloud once a week so that they have been said.',
      'An oath that was meant for many shoulders, and that {P} keeps on two.',
    ],
    hook: [
      [
        'There is another. {Q} hid the youngest with a family in {town2}, has told neither of them, and is being followed.',
        'v=1',
      ],
      [
        'The elders knew what was coming, because they had called it. The cut page says how to send it back, and {Q} sells it line by line.',
        'v=2',
      ],
    ],
    realm: [
      'Only the {what.bare} could close what is opening now under [three|five|nine] cities, and it took all of them to do it the last time.',
    ],
    look: [
      '{P} wears the sign of the {what.bare}, mended so often that there is more thread than cloth.',
      'On a string round {P.their} neck hang [three|four|five] rings of different sizes, none of which is {P.their} own.',
    ],
    manner: [
      '{P} says "we" and then, after a moment, "I".',
      '{P} keeps the old hours of the {what.bare}, and gets up in the dark to do it.',
      '{P} explains to children how a thing was done at home, and lets them try.',
    ],
    ideal: [
      '"As long as one of us keeps the rule, there is a rule."',
      '"What is written down can wait for better people. What is not is lost."',
    ],
    woven: {
      story: [
        'Nobody else is left of the {what.bare} to which {P.name} belongs, as far as anyone in {town} knows.',
      ],
      bond: [
        '{P.name} also owes something to all the dead of the {what.bare}: to be the last who forgets.',
      ],
      manner: ['Now and then {P.name} says "we" of the {what.bare}, and corrects it.'],
    },
  }),
  ofIdea({
    id: 'idea-mentor-killed',
    asked: phrases(
      'whose|his|her|their old? {what:<mentor>} was|were|got <killed>|poisoned|betrayed',
      'killer|murderer|death|murder of <their> old? {what:<mentor>}',
      'avenge|avenging <their> old|dead|murdered? {what:<mentor>}',
      'man|woman|one|person|people|those who|that <slew> <their> old? {what:<mentor>}',
      'whose {what:<mentor>} died|disappeared|vanished',
    ),
    usual: { what: 'master' },
    other: ['fellow pupil', 'housekeeper', 'coroner'],
    concept: [
      [
        'found the {what} dead in {town}, with the lesson for the next day still on the slate',
        'v=1',
      ],
      [
        'was the pupil of a {what} who died in {town} of something that was called an accident',
        'v=2',
      ],
    ],
    want: [
      ['to learn who knocked that evening, and was let in', 'v=1'],
      ['to prove that it was murder, and who did it', 'v=2'],
    ],
    flaws: [
      [
        'measures everybody against the dead {what}',
        'Whatever a companion does well, {P} knows how the old {what} did it, and says so.',
      ],
      [
        'suspects every friend of the house',
        '{P} asks new friends where they were on a certain evening, in passing, and writes the answers down.',
      ],
    ],
    event: [
      '{P} learned all that {P.they} knows from one {what} in {town}, and lived in the room above the school. One evening there were voices below; in the morning the {what} sat dead at the table, with two cups on it. One of the cups was clean. {Q} had seen a guest leave, and described a coat that [five|six|seven] people in {town} own, all of them honoured.',
      'The {what} of {P} fell from the stair of the school in {town}. Everyone said what a pity it was. {P} had counted these steps every morning for {years} years, and knew that none of them was loose. {Q} inherited the school a week later, and told {P}, very kindly, that there was nothing left to learn there.',
    ],
    now: [
      [
        '{P} has kept the second cup, wrapped in a shirt, and shows it to apothecaries as far as {town2}.',
        'v=1',
      ],
      [
        'In {town2} a teacher of the same art has died on a stair, and {P} has been to measure it.',
        'v=2',
      ],
      'The lesson that was never given is in {P.their} pack, [four|six|eight] lines in chalk dust and memory, and {P} works on it every night.',
      '{P} has taken on a pupil in {town2}, for an hour a week, and hears the old voice come out of {P.their} own mouth.',
    ],
    bond: [
      'The lesson book of the dead {what}, with a note in the margin: "{P.name} is ready, but must not know it yet."',
      '{Q}, who shared the bench with {P} and would not look at {P.them} at the burial.',
    ],
    hook: [
      [
        'The {what} was killed for a lesson that {P} was to have had next morning. {Q} washed the cup, and has been paid in silence.',
        'v=1',
      ],
      [
        'The {what} is not the one who fell. Somebody else lies in that grave, and {Q} sends letters to the real one, who needs {P} to go on searching.',
        'v=2',
      ],
    ],
    realm: [
      'That lesson is how one undoes a royal oath, and [three|five|nine] courts have sent people to the old school.',
    ],
    look: [
      '{P} wears the old coat of the {what}, with the sleeves taken up.',
      'The mark of the school in {town} is on {P.their} belt, and somebody has tried to scratch it off.',
    ],
    manner: [
      '{P} quotes the {what} before a fight, at meals and in arguments about money.',
      '{P} smells every cup before drinking.',
      '{P} practises what was taught last, at dawn, until somebody throws a boot.',
    ],
    ideal: ['"A teacher who is forgotten has died twice."', '"Find out first. Then be angry."'],
    woven: {
      story: [
        'The {what} who taught {P.name} was killed in {town}, and nobody has been charged with it.',
      ],
      want: ['to find out who killed the {what}, and to hear why'],
      bond: ['{P.name} wears the old coat of the {what}, and will not have it washed.'],
    },
  }),
];
