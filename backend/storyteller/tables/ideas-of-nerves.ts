import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of shaky hands, firm rules and an unknown giver. */
export const ideasOfNerves: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-unknown-patron',
    asked: phrases(
      "doesn't|does_not|don't|do_not|never know|knows|knew|remember|remembers|understand|found_out who|what|which? <their> patron|power|powers|magic|god|boss|master * is|are|comes_from|come_from *",
      'unknown|mysterious|secret|nameless|anonymous patron|benefactor',
      'whose|<their> patron|god is|remains|stays unknown|a_mystery|nameless|silent|missing|anonymous|a_secret',
    ),
    classes: ['warlock'],
    tellsCalling: true,
    other: ['letter carrier', 'landlord', 'sister'],
    concept: [
      ['has been sent power by post from {town} since one winter, and never a name', 'v=1'],
      ['woke up in {town} with a pact, and no memory of the other party', 'v=2'],
    ],
    want: [
      ['to know who it is, before they ask for something', 'v=1'],
      ['to read the other half of the contract', 'v=2'],
    ],
    flaws: [
      [
        'thanks everyone, to be on the safe side',
        'Cats, wells, a bishop: {P} has bowed to all of them, in case it was one of those.',
      ],
      [
        'uses what has not been explained',
        'There is a new power, it tingles, and {P} points it at the door.',
      ],
    ],
    event: [
      'The first parcel came to {town} on the shortest day, addressed to {P}, with no sender. In it was a warm stone and a card: "For your use." {P} used it, once, on a wolf. The second came by the next post. {Q} had tried to see who hands them in at the other end. There is no other end: they lie in the bag in the morning. "At some time," said {Q}, "they will want something back."',
      'There was a feast in {town}, and then there was a morning. {P} had ink on the thumb, a headache, and the right-hand half of a paper, torn down the middle. "…the undersigned shall receive", it says there, and "…in return for h". {Q} met them on the stairs at midnight, {P} and somebody with a nice laugh, arm in arm. {Q} cannot describe the face. It was like looking at a lamp.',
    ],
    now: [
      ['A parcel was waiting in {town2} before {P} had decided to go there.', 'v=1'],
      ['In {town2} somebody with a nice laugh had paid {P.their} bill.', 'v=2'],
      '{P} writes thank-you letters and leaves them on window sills, and they are gone by morning.',
      '{P} has struck {few} names off the list, after asking them straight out.',
    ],
    bond: [
      'The cards, or the half of a paper. {P} knows each loop of that hand.',
      'Somebody out there who means well, or has patience.',
    ],
    hook: [
      ['It is {P.themself}, from a good many years on, who sends back what will be needed.', 'v=1'],
      [
        '"In return for h" goes on with "elp when I forget who I am", and the other party has forgotten.',
        'v=2',
      ],
    ],
    realm: [
      'Three great powers have each been asked, and all three have denied it, in a way that makes one think.',
    ],
    look: [
      '{P} wears a stone, a glove or a ring that was never bought, and is always the right size.',
      'There is ink on {P.their} thumb that does not wash off.',
    ],
    manner: [
      '{P} says "thank you" upwards, downwards and to the side.',
      '{P} compares handwriting.',
      '{P} pauses before a great feat, in case there is an objection.',
    ],
    ideal: [
      '"Somebody believes in me. I would like to know why, but it is a start."',
      '"Never look a gift horse in the mouth. But do count the legs."',
    ],
  }),
  ofIdea({
    id: 'idea-stage-fright',
    asked: phrases(
      'stage fright|fear',
      'afraid|scared|terrified of performing|crowds|an_audience|singing_in_public|public_speaking|the_stage|audiences|people_watching',
      'too shy to perform|sing|play|speak|talk',
      'shy|anxious|nervous bard|performer|singer|musician|actor|actress',
    ),
    isTrait: true,
    classes: ['bard'],
    other: ['prompter', 'theatre cat keeper', 'sister who sings'],
    concept: [
      ['stood before all of {town}, opened {P.their} mouth, and left by the trapdoor', 'v=1'],
      ['sings like nobody else in {town}, behind a door', 'v=2'],
    ],
    want: [
      ['to get to the end of that song, before that audience', 'v=1'],
      ['to find the one who listened on the other side of the door', 'v=2'],
    ],
    flaws: [
      [
        'freezes when more than three people look',
        'Three are a conversation. At the fourth the knees of {P} have other plans.',
      ],
      [
        'performs from behind things',
        'There is wonderful music, a curtain that shakes, and a boot.',
      ],
    ],
    event: [
      'It was the great night at {town}, and {P} was the last on the bill. The lamps were lit. {P} stepped out, bowed, saw four hundred faces and then nothing but a kind of light. {Q} hissed the first line, twice. {P} bowed again and stepped back onto the trap. It is told as a joke. But one of the four hundred had come to hear that song, all the way, and was dead on the next day.',
      '{P} sang in {town} when nobody was there, in the cellar, between the barrels. People thought that the house was haunted, very beautifully. {Q} took money at the door for it. One evening {P} heard somebody on the other side breathe in with the refrain, and the second voice was right, to a hair. {P} had the key in the hand for a long time. When the door was open there was only a glove.',
    ],
    now: [
      ['In {town2} they asked for that song, by a name which {P} had told nobody.', 'v=1'],
      ['In {town2} {P} heard the second voice in a crowd, and could not get through.', 'v=2'],
      '{P} plays for animals, drunks and the company, and it comes near to being public.',
      'On {few} evenings it went well, with the eyes shut, facing the wall.',
    ],
    bond: [
      'A bill with {P.their} name at the bottom, in the largest letters.',
      'A glove, or the one person for whom the song was.',
    ],
    hook: [
      [
        'The song was a signal. The one who waited for it was killed because it did not come.',
        'v=1',
      ],
      [
        'The one behind the door has the same fright, and has followed {P} from cellar to cellar.',
        'v=2',
      ],
    ],
    realm: [
      'A treaty is to be sung, in front of two armies, by the only one alive who knows the tune.',
    ],
    look: [
      '{P} has a voice that makes one turn round, and nobody there.',
      'The hat of {P} has a brim that can be folded down on all sides.',
    ],
    manner: [
      '{P} hums, and stops when somebody says "lovely".',
      '{P} counts the people in a room, and stays near the trapdoor.',
      '{P} is a different person after the third bar, if it comes to that.',
    ],
    ideal: [
      '"It is all there. It only has to get past the teeth."',
      '"The bravest thing that I know is a second verse."',
    ],
    woven: {
      story: [
        '{P.name} stood before all of {town2}, opened {P.their} mouth, and left by the trapdoor.',
      ],
      manner: ['{P.name} counts the people in a room, and stays near the trapdoor.'],
      flaws: [
        [
          'freezes when more than three people look',
          'Three are a conversation. At the fourth the knees of {P.name} have other plans.',
        ],
      ],
    },
  }),
  ofIdea({
    id: 'idea-clumsy',
    asked: phrases(
      'clumsy|accident-prone|klutz|klutzy|butterfingers|two_left_feet|always_trips|keeps_tripping',
      'trips|tripping|falls|falling|bumps|drops over|down|into|off? everything|things|stairs|constantly *',
    ),
    isTrait: true,
    other: ['glazier', 'museum keeper', 'cousin with the cart'],
    concept: [
      ['fell over a cable, a cat and a conspiracy in {town}, in that order', 'v=1'],
      ['broke the one thing in {town} that nobody was to touch, and let out what was in it', 'v=2'],
    ],
    want: [
      ['to find out what it was that fell out of the wall', 'v=1'],
      ['to put it back, and to be allowed near shelves again', 'v=2'],
    ],
    flaws: [
      [
        'knocks over what holds the rest up',
        'It was a small vase. It stood on a lever, and the lever was the bridge.',
      ],
      [
        'tries to catch it, and makes it worse',
        'The cup was saved. {P} asks people to remember that the cup was saved.',
      ],
    ],
    event: [
      'One may say what one likes, but without {P} nobody would ever have known. {P} came into the hall at {town} with a tray, and there was the cat. The tray went left, {P} went right, the panelling came down, and behind it sat four of the most respected people in town, round a map, with daggers in it. {Q} began to laugh. They did not. {P} excused {P.themself} and tripped, very fortunately, out of the window.',
      'It had been on that plinth in {town} for six hundred years, in a glass case, behind a rope. {P} was only there to get out of the rain. {P} leaned on the rope. It rolled, quite slowly, down all the stairs, and {Q} and {P} ran beside it and nearly had it, four times. At the bottom there was a sound like a sigh. Whatever it was went past them up the stairs, and apologised.',
    ],
    now: [
      ['One of the four is in {town2}, and has had all the rugs nailed down.', 'v=1'],
      ['In {town2} something very old and polite has been asking the way to {P}.', 'v=2'],
      'Glaziers in {town2} bow to {P}, and one has sent flowers.',
      '{P} has never been hit by an arrow, having always just bent down to pick something up.',
    ],
    bond: ['A cup that was saved.', '{Q}, who walks one step behind, with both hands out.'],
    hook: [
      [
        'The map had {town} in the middle, and the dagger was in the bed of {P}: it had not been by chance that {P} worked there.',
        'v=1',
      ],
      [
        'It was a prison for something quite harmless, and the jailer has noticed that it is empty.',
        'v=2',
      ],
    ],
    realm: [
      'An oracle has said that the empire will end "by a foot". There are guards with rugs at every palace.',
    ],
    look: [
      '{P} has plaster on the chin, and a sleeve that has been through something.',
      'One hears {P} before one sees {P.them}: three steps, a pause, and "sorry".',
    ],
    manner: [
      '{P} says "sorry" to doors, chairs and enemies.',
      '{P} carries one thing at a time, with the tongue between the teeth.',
      '{P} dances beautifully, to the surprise of all, once a year.',
    ],
    ideal: [
      '"Whoever never falls has never been in a hurry to help."',
      '"Most of what I know was behind something that I broke."',
    ],
    woven: {
      story: ['{P.name} fell over a cat in {town2}, and through the panelling into a conspiracy.'],
      manner: ['{P.name} says "sorry" to doors, chairs and enemies.'],
      flaws: [
        [
          'knocks over what holds the rest up',
          'It was a small vase. It stood on a lever, and {P.name} stood next to it.',
        ],
      ],
      look: ['{P.name} has plaster on the chin, and a sleeve that has been through something.'],
    },
  }),
  ofIdea({
    id: 'idea-code',
    asked: phrases(
      'with|has|have|follows|and|lives_by|living_by|keeps a|an|his|her|their|the? * strict|strong|own|personal|strange|moral? code|code_of_honor|code_of_honour|principles|rules|morals|standards *',
      'honorable|honourable|noble-hearted|gentleman thief|rogue|pirate|bandit|criminal|smuggler|assassin|mercenary|outlaw|burglar',
      "never|refuses_to|only|won't harms|hurts|kills|kill|harm|hurt|steals_from|steal_from|kills children|innocents|innocent_people|the_innocent|women|the_poor|bad_people|the_guilty|the_unarmed|those_who_deserve_it|criminals|thieves|other_thieves *",
    ),
    isTrait: true,
    unlike: /lost property/i,
    other: ['former chief', 'apprentice', 'customer'],
    concept: [
      ['has {few} rules, and left {town} with empty hands because of the second', 'v=1'],
      ['made an exception in {town}, once, and has paid for it since', 'v=2'],
    ],
    want: [
      ['to do one job so well and so cleanly that the others will take over the rules', 'v=1'],
      ['to make good that exception, before it is used', 'v=2'],
    ],
    flaws: [
      [
        'keeps to the rules when it is foolish',
        'The guard was asleep, the door was open, and it was a holiday. {P} waited outside until Tuesday.',
      ],
      [
        'lectures other criminals',
        '{P} has told a gang of cut-throats what they were doing wrong, by number, and had to be fetched.',
      ],
    ],
    event: [
      'All was as planned in {town}: the rope, the dog, the lamp. Then {P} stood before the bed of somebody who had nothing else. "Go on," whispered {Q}. But there is a rule, and it is the second. {P} put it back, straightened the blanket and left by the stairs. It had been the work of half a year, and {few} people had been looking forward to it. They have sent word that rules work in both directions.',
      '{P} had never done it, for anyone, at any price, and was known for that in {town}, and well paid. Then {Q} came with a child on the arm and a name. It was one line in the rules against all of that. {P} did it. It turned out that the child was borrowed. {Q} sent a note of thanks, and another when the next thing was wanted: "You have done it before."',
    ],
    now: [
      [
        'In {town2} a young burglar recited the rules to {P}, with one added, and it was a good one.',
        'v=1',
      ],
      ['The next note has come to {town2}. It says a date.', 'v=2'],
      '{P} leaves a receipt.',
      'The watch of {town2} knows the hand of {P}: the window is closed again, and the cat has been fed.',
    ],
    bond: [
      'The rules, on the back of a playing card, in a hand that was learning to write.',
      'The one who had nothing else, and got a blanket straightened.',
    ],
    hook: [
      [
        'The bed had a watcher. Somebody has been looking for a thief like that for years, and for no bad purpose.',
        'v=1',
      ],
      [
        '{Q} needs only one more favour, and it would break all the rules in one go, and save a city.',
        'v=2',
      ],
    ],
    realm: [
      'Something must be stolen from a palace and put back within an hour, unharmed. It has been asked who could be trusted with that.',
    ],
    look: [
      '{P} is neat, wears gloves, and looks like somebody who returns books.',
      'A playing card with writing on the back sticks in {P.their} hatband.',
    ],
    manner: [
      '{P} says a number, "two", or "four", and shakes the head.',
      '{P} pays debts to the hour, also those to enemies.',
      '{P} wipes both feet before breaking in.',
    ],
    ideal: [
      '"Anyone can obey a law. Try one that you have made yourself."',
      '"There is a line. I drew it, so I know where it is."',
    ],
    woven: {
      story: [
        '{P.name} has {few} rules, and once came out of {town2} with empty hands because of the second.',
      ],
      manner: ['{P.name} says a number, "two", or "four", and shakes the head.'],
      look: ["A playing card with {P.name}'s rules on the back sticks in the hatband."],
      bond: [
        'The rules are in a hand that was still learning to write, and {P.name} has never changed a word.',
      ],
    },
  }),
];
