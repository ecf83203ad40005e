import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

const weapon =
  'sword|blade|dagger|axe|spear|weapon|knife|bow|hammer|scythe|staff|rapier|greatsword|longsword|crossbow|shield|mace|katana|whip|halberd';

/** Ideas of characters on whom a weapon, a shape or the wrong fame has been laid. */
export const ideasOfBlades: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-haunted-weapon',
    asked: phrases(
      `haunted|cursed|sentient|talking|living|possessed|evil|intelligent|speaking|whispering|bloodthirsty|hungry {what:${weapon}}`,
      `{what:${weapon}} that|which talks|speaks|whispers|is_haunted|is_cursed|is_alive|is_possessed|thirsts|hungers|wants *`,
      `bound|cursed|chained to|with|by a|an|the|his|her|their {what:${weapon}}`,
      `spirit|ghost|soul|demon|devil trapped|bound|living? in|inside a|an|the|his|her|their {what:${weapon}}`,
    ),
    usual: { what: 'sword' },
    unlike: /ordinary sword|common sword/i,
    other: ['widow of the last owner', 'armourer', 'exorcist'],
    concept: [
      ['drew a {what} out of a dead hand near {town}, and it has not been quiet since', 'v=1'],
      ['inherited a haunted {what} in {town} from an aunt who is still in it', 'v=2'],
      ['was given a {what} in {town} by one who ran away lighter', 'v=3'],
    ],
    want: [
      ['to know whose voice it is, and to lay it to rest', 'v=1'],
      ['to finish what the aunt had begun, and to have peace at table', 'v=2'],
      ['to find the one who gave it away, and to hear how', 'v=3'],
    ],
    flaws: [
      [
        'lets the {what} have the last word',
        'In a parley {P} opens {P.their} mouth, and it is the {what} that says "no".',
      ],
      [
        'cannot put it down',
        '{P} has thrown the {what} into a river, a well and a volcano, and slept beside it each time.',
      ],
    ],
    event: [
      'There had been a fight on the road to {town} before {P} came by, and one hand stuck up out of the ditch with a {what} in it. {P} meant to bury both. The fingers opened by themselves. "At last somebody with manners," said the {what}. {Q} came the same evening, looked at what {P} had on the belt, and moved her chair to the other side of the fire. Since then it has wanted to go north.',
      'The aunt at {town} left {P} her {what}, on condition that it should hang above the bed. On the first night it coughed. She had never been able to leave a thing half done, and now she was in there, with her opinions. There was a man whom she had been hunting for {years} years. {Q} had hoped that she would rest. "Later," said the {what}. "Stand up straight."',
      'In an inn of {town} somebody asked {P} to hold a {what} for a moment, and was over the wall before {P} could ask why it was so warm. By midnight {P} had heard the names of all whom it had killed, in order, sung. {Q} tried salt, bells and a bath of milk. The {what} liked the milk. It stays, it sings, and there is a last verse that it keeps to itself.',
    ],
    now: [
      [
        'North, in {town2}, the {what} grew heavy before a certain door, and begged to go on.',
        'v=1',
      ],
      ['In {town2} the man whom the aunt was hunting is very old, and feeds ducks.', 'v=2'],
      ['In {town2} {P} saw the one who ran. He sleeps well, and goes armed with a spoon.', 'v=3'],
      'It warns {P} of ambushes, and of those whom it calls "soup drinkers", which is most people.',
      '{P} has been refused at {few} temples, with regret.',
    ],
    bond: [
      'The {what}: one does not share so many nights with somebody without learning their birthday.',
      '{Q}, who knows how it went with the one before.',
    ],
    hook: [
      [
        'The voice is that of a murderer who was walled in, far north, and needs a hand to open the door.',
        'v=1',
      ],
      [
        'The aunt is not in there. It has only learned to talk like her, from years above the bed.',
        'v=2',
      ],
      [
        'The last verse has the name of {P} in it, and the {what} is in no hurry, since it has become fond of {P.them}.',
        'v=3',
      ],
    ],
    realm: [
      "The {what} has killed {few} kings, always with somebody else's hand, and has heard that there is a new one.",
    ],
    look: [
      'The {what} of {P} is wrapped in cloth up to the hilt, and now and then something under it mutters.',
      '{P} has a burn on the palm in the shape of a grip.',
    ],
    manner: [
      '{P} breaks off, says "No. Because I say so", and apologises to those present.',
      '{P} sits so that the {what} can see.',
      '{P} hums, against the singing.',
    ],
    ideal: [
      '"A blade is only as bad as the arm. I keep telling it so."',
      '"Whoever cannot let go should at least choose the direction."',
    ],
    woven: {
      story: [
        'The {what} of {P.name} is haunted: it came out of a dead hand near {town2}, and has not been quiet since.',
      ],
      look: [
        'The {what} is wrapped in cloth up to the hilt, and something under it mutters when {P.name} is angry.',
      ],
      manner: [
        '{P.name} breaks off now and then, says "No. Because I say so", and apologises to those present.',
      ],
      bond: ['{P.name} and the {what} have shared too many nights to be strangers.'],
    },
  }),
  ofIdea({
    id: 'idea-mistaken-chosen',
    asked: phrases(
      'mistaken|taken|confused for|as|with the? chosen_one|chosen|hero|prophet|messiah|saviour|savior|prophesied_hero|prince|princess|king|queen|wizard|god|saint|legendary_hero|great_hero',
      'wrongly|accidentally|falsely|mistakenly chosen|prophesied|declared|crowned|worshipped|thought_to_be *',
      "fake|false|wrong|accidental|not_the|wasn't_the|isn't_the chosen_one|hero|prophet|messiah|saviour|savior",
      'everyone|everybody|people|they thinks|think|believes|believe he|she|they is|are the chosen_one|a_hero|hero|saviour|savior|messiah|prophet',
    ),
    other: ['herald', 'water carrier', 'half-blind priest'],
    concept: [
      ['was taken for the chosen one in {town} because of a wet coat and a goat', 'v=1'],
      ['answered to the wrong name in {town}, and was carried to a temple on shoulders', 'v=2'],
      ['was chosen in {town} while the true one was in the privy, and both of them know it', 'v=3'],
    ],
    want: [
      ['to find the one who was meant, and to hand it all over', 'v=1'],
      ['to do what they believe in, once, before they find out', 'v=2'],
      ['to keep the true one alive, who has no wish to be told', 'v=3'],
    ],
    flaws: [
      [
        'cannot say no to a kneeling person',
        'Somebody sinks to the knees, and {P} has promised them a dragon by Friday.',
      ],
      [
        'tells everyone the truth at the worst time',
        '"I am not the one!" {P} has cried, before a battle, to those who had come for that.',
      ],
    ],
    event: [
      'The saviour was to come to {town} at dusk, out of the rain, with a white beast. {P} came at dusk, wet to the skin, leading a goat that was not even {P.their} own. The bells began. {Q} wept and read out the whole prophecy, and by the third page {P} had a cloak, a sword and an escort. There was a knock at the gate later that night, from somebody with a white horse. Nobody had time to open.',
      '"Are you the one?" asked {Q}, and gave a name, and {P} had not quite heard it and said yes, since it was about a room. They carried {P} through {town}. In the temple there was a chair that burns impostors. {P} sat down before anyone could explain it. The chair did nothing. {P} has thought about that chair a good deal since: either it is broken, or something is wrong with the prophecy.',
      'There were two at the well in {town} when the light came down: {P}, who was holding the other one\'s hat, and {Q}, who was round the corner. It rested on the hat. The crowd fell on its knees. {Q} came back, saw it, and made the sign for "not a word". Since then {P} has been blessed, painted and shot at, and {Q} carries the bags, and is deeply content.',
    ],
    now: [
      ['Somebody on a white horse has been asking in {town2}, more and more loudly.', 'v=1'],
      [
        'In {town2} the wood of that chair was for sale, in splinters, and one of them was warm.',
        'v=2',
      ],
      ['In {town2} something healed that {Q} had touched. {P} bowed, quickly.', 'v=3'],
      'A choir of {few} follows {P} at some distance, and sings when it is least wanted.',
      '{P} has done two of the three great deeds, both while running away from something else.',
    ],
    bond: [
      'Those who believe in it, and have sold their cows for it.',
      '{Q}, to whom all this belongs by right.',
    ],
    hook: [
      [
        'The one on the white horse was sent by those who wish the prophecy to fail. The goat was mentioned in the oldest copy.',
        'v=1',
      ],
      ['The chair is not broken. It burns those who want it.', 'v=2'],
      ['The light did mean the hat, since it was {P} who held it for a friend.', 'v=3'],
    ],
    realm: [
      'Armies have been raised on the strength of it. If {P} is the wrong one somebody had better become the right one.',
    ],
    look: [
      '{P} wears a cloak with stars on it that was made for a taller person.',
      'The face of {P} has been painted so often that strangers kneel first, and look later.',
    ],
    manner: [
      '{P} says "there has been a misunderstanding", and it is written down as a saying.',
      '{P} blesses babies, being asked to, with the air of one who signs for a parcel.',
      '{P} looks behind {P.them} when somebody bows.',
    ],
    ideal: [
      '"If nobody else comes it will have to be somebody who is there."',
      '"One can be the wrong one and still do the right thing. I hope."',
    ],
    woven: {
      story: [
        'In {town2} they took {P.name} for the chosen one, because of a wet coat and a goat, and nobody had time to hear otherwise.',
      ],
      manner: [
        '{P.name} says "there has been a misunderstanding", and it is written down as a saying.',
      ],
      bond: ['Those who believe in {P.name} have sold their cows for it.'],
    },
  }),
  ofIdea({
    id: 'idea-cursed-form',
    asked: phrases(
      'cursed|hexed|enchanted|doomed|bewitched to turn|turns|transform|change|become|be|live into|as? a|an? {what:bear|frog|toad|cat|dog|wolf|raven|crow|pig|goat|rat|mouse|swan|fox|deer|stag|boar|owl|goose|duck|chicken|snake|spider|donkey|horse|lion|rabbit|hare|bird|beast|monster|statue|tree|child|lizard|newt|sheep|bat|turtle|hedgehog|badger|squirrel} *',
      'turns|transforms|changes|turned|transformed|changed|shifts into|to a|an {what:bear|frog|toad|cat|dog|raven|crow|pig|goat|rat|mouse|swan|fox|deer|stag|boar|owl|goose|duck|chicken|snake|spider|donkey|horse|lion|rabbit|hare|bird|statue|tree|child|lizard|newt|sheep|bat|turtle|hedgehog|badger|squirrel} *',
      'cursed|enchanted|trapped into|with|in|as the? a|an? * form|shape|body of a|an {what:bear|frog|toad|cat|dog|wolf|raven|crow|pig|goat|rat|mouse|swan|fox|deer|stag|boar|owl|goose|duck|chicken|snake|spider|donkey|horse|lion|rabbit|hare|bird|beast|monster|statue|tree|child|lizard|newt|sheep|bat|turtle|hedgehog|badger|squirrel}',
      'trapped|stuck in the|a|an|another|wrong|different|cursed wrong|different|cursed|another|monstrous? body|form|shape',
      'turned into|in a|an {what:frog|toad|cat|dog|pig|goat|rat|mouse|swan|bird}',
    ),
    usual: { what: 'beast' },
    other: ['hedge witch', 'miller', 'brother'],
    concept: [
      [
        'turns into a {what.bare} when the bells of the hour say so, since a bad bargain in {town}',
        'v=1',
      ],
      ['was a {what.bare} for a whole winter near {town}, and goes back to it in moonlight', 'v=2'],
      [
        'laughed at a {what.bare} in {town} that was somebody, and has had its shape to share since',
        'v=3',
      ],
    ],
    want: [
      ['to find the witch, and to pay what was owed', 'v=1'],
      ['to meet whoever opened the cage, and ask why', 'v=2'],
      ['to give that shape back to its owner', 'v=3'],
    ],
    flaws: [
      [
        'thinks like a {what.bare} for too long afterwards',
        'An hour after it {P} still has opinions about hedges, and looks at the cheese in a certain way.',
      ],
      [
        'hides it until it is too late',
        '"I have a headache," says {P}, and is gone, and then there is a {what.bare} in the pantry.',
      ],
    ],
    event: [
      'All that {Q} had asked in return was one silver button and a polite word, and {P} was in a hurry. It was the polite word that mattered. The next time the bells of {town} rang midnight the clothes of {P} lay on the road, and beside them sat a {what.bare} that could remember its name. It lasts until cock crow. It comes {few} times a month, and one cannot get used to it, only to the walk home.',
      'For one winter nobody in {town} knew where {P} was. There was a {what.bare} in the wood, tame and sad, which had been seen to draw letters in the snow. They caught it for a show. In the cage it was {Q} who brought water, and one morning the door stood open. It was thaw, and {P} came home on two feet. In bright moonlight it comes back, and each time it is a little more comfortable.',
      'It was market day in {town}, and in a pen there was a {what.bare} with a gold ring on. {P} made a joke. Everybody laughed, except for the {what.bare}, which wept. In the morning {P} woke up in the straw of that pen, and somebody with a gold ring was walking away over the hill in the shape of a person. They have shared it ever since, day about. {Q} knows, and leaves out both kinds of supper.',
    ],
    now: [
      ['In {town2} {Q} has taken down the sign, and left a list of what she is owed.', 'v=1'],
      [
        'The show is in {town2}. There are {few} more cages now, and all of them draw in the sand.',
        'v=2',
      ],
      ['In {town2} somebody with a gold ring has bought a house with a barn.', 'v=3'],
      '{P} carries a second set of clothes, and has hidden {few} more along the road.',
      'As a {what.bare} {P} has heard a good deal, since people talk in front of one.',
    ],
    bond: [
      '{Q}, who was there on the first morning, with a blanket.',
      'A silver button, a broken lock or a gold ring, whichever one likes: without it there will be no end to this.',
    ],
    hook: [
      [
        'The polite word would still do. But it has to be said to another, who was there too, and has been waiting to be asked.',
        'v=1',
      ],
      [
        'It is no curse but a hiding place. Somebody put it on {P} to keep {P.them} from being found in that winter.',
        'v=2',
      ],
      [
        'The one with the ring is a murderer whom a good witch had put away, and {P} has let him out by half.',
        'v=3',
      ],
    ],
    realm: [
      'A king has not been seen by moonlight for a year. His physician has heard of {P}, and asks very carefully.',
    ],
    look: [
      'There is something of a {what.bare} about {P}, above all from behind.',
      '{P} has a habit of scratching one ear, and bare feet that have seen a great deal of road.',
    ],
    manner: [
      '{P} asks for the hour, and then for the nearest barn.',
      '{P} is polite to every animal, and to a {what.bare} above all.',
      '{P} sleeps curled up, with the clothes folded.',
    ],
    ideal: [
      '"One should be kind to whatever it is. It may be somebody\'s Tuesday."',
      '"It is only a shape. I have been worse things in a good coat."',
    ],
    woven: {
      story: [
        '{P.name} turns into a {what.bare} when the bells say so, since a bad bargain in {town2} over a button and a polite word.',
      ],
      look: ['There is something of a {what.bare} about {P.name}, above all from behind.'],
      manner: ['{P.name} is polite to every animal, and to a {what.bare} above all.'],
      bond: [
        'Somebody in {town2} was there on the first morning, with a blanket, and {P.name} has not forgotten it.',
      ],
    },
  }),
];
