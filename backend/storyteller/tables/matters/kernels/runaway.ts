import { everyTone } from '../../tones.ts';
import { everyScale } from '../matter-scales.ts';
import type { MatterKernel } from '../matter-types.ts';
import { runawayFrame } from '../runaway-frame.ts';

/** B has gone away of B's own will and is with A, who needs B for something that B does not know. H hunts B for money. */
export const runaway: MatterKernel = {
  id: 'runaway',
  sort: 'crime',
  states: ['gone'],
  allows: 'captor',
  tells: [{ says: 'elope run runaway flee refuse' }],
  leadsCaptors: true,
  scale: {
    deadline: everyScale(['the new moon', 'the full moon', 'the first frost', 'the spring tide']),
  },
  frame: { ...runawayFrame, labels: { lair: 'Where {B.name} is' } },
  tones: everyTone,
  victim: 'held',
  escort: ['people'],
  roles: {
    A: [
      [
        'head of a travelling theatre',
        'captain of a free company',
        'leader of the river smugglers',
      ],
      ['captain of a free company', 'head of the great circus', 'captain of a privateer'],
      ['pretender in exile', 'captain of the free fleet', 'leader of the mountain rebels'],
    ],
    S: [
      ['old nurse', 'groom', 'music teacher'],
      ['fencing teacher', 'riding teacher', 'secretary'],
      ['tutor of the court', 'keeper of the wardrobe', 'master of the dance'],
    ],
    T: [
      ['ferry keeper', 'goose herd', 'charcoal burner'],
      ['lock keeper', 'keeper of the last inn', 'river pilot'],
      ['harbour pilot', 'keeper of the border gate', 'royal forester'],
    ],
    H: [
      ['bounty hunter', 'dog handler', 'debt collector'],
      ['finder of lost heirs', 'thief taker', 'former captain of the watch'],
      ['hunter of the crown', 'spy for hire', 'inquisitor without office'],
    ],
  },
  sites: [
    ['the room of {B.full}', 'the rooms of {B.full}'],
    ['the ferry', 'the inn by the ferry', 'the crossing'],
    ['the fairground', 'the horse market', 'the winter market'],
  ],
  lair: {
    names: [
      'the camp in the ruined abbey',
      'the island of the travelling people',
      'the old amphitheatre',
      'the camp in the drowned village',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      'The bed of {B} had not been slept in, and from the window hung {few} sheets, well knotted. There was a note: "It is not your fault. It is not anybody\'s. Feed the dog." {S.full}, the {S.role}, held the ladder, and says so. Since then {H.full}, the {H.role}, is out with dogs, for a reward that someone has doubled.',
      'tier=1',
    ],
    [
      '{few.s} days ago {B} went for a walk after supper, with boots, a cloak and the good knife. {S.full}, the {S.role}, was told and told no one. {B.name} is not lost: {B.name} does not want to be found; and {H.full}, the {H.role}, gets paid for finding.',
      'tier=1',
    ],
    [
      'With {B} a promise has gone out of the window that was made to others, in writing. {S.full}, the {S.role}, who helped, is under guard in the east wing; {H.full}, the {H.role}, has {num} riders on the roads, and is paid by somebody who would not mind a funeral.',
      'tier>=2',
    ],
  ],
  start: [
    [
      'Below the open window lies a dog on a knotted sheet and lets nobody near. {S.full}, the {S.role}, sits in the grass beside it. "I taught {B.full} that knot," says {S.name}. "I would do it again. But somebody has to be there first, before {H.full} is. Can you be there first?" The dog looks at you, gets up, and goes ten steps towards the river.',
      '@dog',
    ],
    [
      'Horns, hooves, {few} hounds: {H.full}, the {H.role}, rides into the yard of {G} and has a shirt brought out. "Of {B.full}, worn," says {H.name}. "And is it for alive, or simply for an end of it?" Nobody answers. Into the silence {S.full}, the {S.role}, says to you, without moving the lips: "That is the wrong shirt. I have seen to it. It gives you two days."',
      '@shirt',
    ],
    [
      'A postcard has arrived, painted with a river and a fat sun, addressed to the dog. "I can do a somersault," it says, "and I have not been so tired and so glad since I was nine. Do not look for me." {G} turns it round and round. {S.full}, the {S.role}, looks over the shoulder of {G.name} and goes pale at the last word, which is underlined twice.',
      '@card',
    ],
  ],
  ask: [
    '"Bring {B} home," says {G}. "If it can be, because {B} wants to. If it cannot be, then at least bring me an answer that I can live with, before {deadline}. And be there before {H}."',
    '{G} wants {B} back before {deadline}, unhurt. "I have said things that I would not say again. You may tell {B.them} that. No: I will tell {B.them} that. Get me the chance."',
  ],
  rumours: [
    '{S} has been paid for it, in pearls.',
    '{B} has been seen on a rope, high up, in yellow tights.',
    ['It is love. It is always said to be love.', 'young=no'],
    '{H} has never yet brought back anyone who could complain.',
    'They were singing when they crossed over, and {T} sang along.',
    '{A} once knew the house of {G} from inside, and was thrown out of it.',
  ],
  run: [
    [
      'The dog finds the way as far as the water, at its own pace, and will not be carried (DC 11 Animal Handling to be taken along to the camp in the end).',
      'start=dog',
    ],
    [
      'The right shirt lies under the mattress of {S}. Whoever has it can lead the hounds wherever they should go (DC 12 Survival).',
      'start=shirt',
    ],
    [
      'The underlined word is one that {B} and {S} agreed on when {B.name} was nine: it means that something is not as it should be, though not yet bad (DC 12 Insight to be told).',
      'start=card',
    ],
    '{G} and {B} have the same way of slamming doors; {S} says so after the second cup.',
    'Whoever asks in the kitchen who is glad that {B} got away sees {few} hands go up.',
  ],
  gist: [
    '{fact}, and nobody forced {B}: {B.they} is at {lair} with {A}, and is happier than ever before. It is true as well that {A} needs {B} for {deadline}: {B} knows the small door to the treasury of {council}, and has told about it without a thought. {H} is to find {B} first, and is paid for any outcome.',
    'It is as they say: {fact}. {B} went of {B.their} own free will, and stays at {lair} for the sake of a life out of doors, of the company, and of {A}. What {B} does not know: at {deadline} {A} means to rob {council}, through a door of which {B} has talked. {H} hunts {B} in the meantime, dead or alive.',
  ],
  truth: [
    [
      'At home it had been settled what {B} would be, what {B.they} would inherit and where {B.they} would be buried. {B} heard it at table, between the fish and the roast, nodded, and learned from {S} that night how one ties sheets together.',
      '{B} had asked {G} for a year, only one, and got an allowance. {few.s} weeks later {A} came through {town}, laughed at the right places, and asked {B} a question that nobody had ever asked: "And what can you do?"',
    ],
    [
      '{A} likes {B}, truly, which was not planned. What was planned was the small door: {A} owes money to people who do not wait, and {B} told at the fire, as a joke, how one gets into the treasury of {council} as a child. Since then {A} has {few} keys made, and sleeps badly beside what {A.they} has not said.',
      "There is no lie between the two except one. {A} was once thrown out of {town}, without wages and in winter, and has a debt from that time which falls due at {deadline}. {B}'s childhood way into the treasury of {council} would pay all of it. {A} has meant to tell {B} each evening.",
    ],
    [
      "{H} has been hired twice: by {G}'s own people to bring {B} back, and by somebody who inherits to see to it that {B} cannot come back. {H} has not decided yet. {T}, who rowed them over, knows which way they went and has given a word; {H} has begun to ask {T} about it, with dogs.",
      'The double reward is from two purses. One is for {B} at home, the other for {B} in the ground, and {H} would be glad to cash in both. {T} carried {B} and {A} across and has sworn to have seen nobody; the hounds will smell it in the boat within days.',
    ],
  ],
  turn: [
    '{B} finds out on the night before, from the keys, and says nothing: {B.they} wants to see whether {A} will say it. If the party tells {B} first, it takes that away from both, and {B} goes home in a rage, and is out of the window again in spring. If {A} is brought to say it (DC 14 Persuasion), everything is open.',
    '{G} once stood at the same ferry, with a bundle, aged nineteen, and turned back. {T}, or the parent of {T}, was rowing. Nobody knows it. Told by {G} to {B}, it does more than all swords of the party; {G} would need to come to {lair}, on foot.',
    '{A} was thrown out of the house of {G}, in that winter, for something that {A.they} did not do. {S} knows who it was, and has been silent out of loyalty. With an apology that is meant, {A} would give up the door, the keys and the revenge, and ask for work.',
  ],
  people: {
    G: [
      '{G} wants {B} back, and to have been in the right. One of the two will have to be given up.',
      '{G} wants {B} safe, does not sleep, and has read the note so often that it has come apart at the folds.',
    ],
    A: [
      '{A} wants to pay a debt and to keep {B}, and has told only one of them. {A.name} is quick, funny, and cannot stand to be pitied.',
      '{A} wants {few} more weeks like this. {A.name} teaches {B} everything but what is to happen at {deadline}.',
    ],
    B: [
      '{B} wants to decide something alone, for once, and would listen to anyone who begins with a question. {B} will not be carried.',
      '{B} wants to stay, and thinks of home each evening at the hour when the dog is fed. {B} has noticed the keys.',
    ],
    S: [
      '{S} wants {B} to be happy and alive, in that order on good days. {S} knows what {B} is afraid of, and what the underlined word means.',
      '{S} held the ladder and is proud of it, and has been afraid since {H} came. {S} goes along, with a folding chair.',
    ],
    T: [
      '{T} rowed them over, gave a word, and does not break it. Nobody made {T.them} swear not to row the party in the same direction.',
      '{T} liked them both. {T} has bitten {H} once already, and means that as it is said.',
    ],
    H: [
      '{H} wants to be paid, best of all twice. {H} finds everyone, and has never asked anybody why they went.',
      '{H} is good at it, tired of it, and too deep in debt to be decent for less than {bribe} gp more than the second purse.',
    ],
  },
  looks: [
    [
      'A room in which everything is as it was supposed to be; only under the bed is it lived in: maps, a wooden sword with notches, {few} bills of a theatre, a juggling ball.',
      'Heavy curtains, a bed with a roof, and an inside of the wardrobe door on which a child, and later somebody no longer a child, has written down days.',
    ],
    [
      'Flat water, a rope, a bell, and in the ferry a row of notches with dates: people who went away. The last is fresh. Beside one of {years} years ago somebody has carved: "and came back".',
      'A landing with a bench, a kettle, and a hound of {H} tied to a post, which has been given a bone.',
    ],
    [
      'Canvas, horses, a smell of onions and sawdust. A bill of last week shows a figure in the air, in yellow, without a name: "For the First Time Anywhere".',
      'Whoever has something to sell sells it here, also news. A locksmith has a stall beside the pancakes, and more to do than the pancakes.',
    ],
    [
      'Fires, wagons in a circle, a rope from one broken arch to the other, and on it, ten paces up, arms out, {B}, who does not see the party yet. {A} stands below, both hands raised, and has forgotten everything else.',
      'Everyone at {lair} has something to do, and does it loudly. In the middle {B}, with flour up to the elbows, contradicts {A} about the right way to throw a knife, and is right.',
    ],
  ],
  todo: [
    [
      'The room is locked since then, by {G} in person. {G} opens it to whoever asks what {B} liked to do (DC 12 Insight), and stands in the door, looking for an answer.',
      'An aunt lies on the bed and weeps, so that it can be heard. Somebody has to be wept on (DC 12 Performance) while the others lift the mattress.',
    ],
    [
      '{T} mends the rope and has seen no one. Whoever helps to haul and asks nothing (DC 12 Athletics) is told a story about two geese.',
      'Somebody of {H} lies in the reeds and watches {T} (DC 13 Stealth to come up from behind), and would rather be fishing.',
    ],
    [
      'Here one pays for news with a number: juggling, wrestling, a song, a lie (DC 13 Performance, Athletics or Deception). The second time it is cheaper.',
      'The people here shut up like shells when dogs have been by. Whoever gives back what {H} has taken from one of them (a fiddle, DC 13 Sleight of Hand) is a friend.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking under the bed :: A list, over years: what {B} would do, if. The last lines are ticked off. Nobody was forced.',
      'Insight :: asking {S} about the bills :: {B} was at each performance of {A}, in the last row, and came home with red cheeks.',
      'History :: laying the maps on top of each other :: One place is marked on all of them, from childhood on: {lair}.',
    ],
    [
      'Persuasion :: listening to the story about the two geese :: They were both laughing. One of them looked back, once, at the hour when dogs are fed.',
      'Perception :: comparing the notches :: The one beside the fresh one has the initials of {A}, and the year in which {A.they} was thrown out of {town}.',
      'Survival :: reading the far bank :: Wagon tracks, a lame goat, yellow thread on a thorn: upstream, to {lair}.',
    ],
    [
      'Investigation :: asking the locksmith whom the keys are for :: {few.s} keys, from a wax print, for a small old lock such as there is only at the treasury of {council}.',
      'Insight :: asking who ordered them :: {A}, who paid in advance, and did not joke for once.',
      'Performance :: joining in the song about the new one on the rope :: The third verse tells where they winter: {lair}.',
    ],
  ],
  lairUse: [
    'The rope between the arches: whoever gets up on it (DC 14 Acrobatics) has {B} to talk to, alone, for as long as both can keep their balance. Nobody shouts then.',
    'The great drum calls everyone to the fire, and whoever has drummed must speak: for a minute nobody may draw anything sharper than a spoon.',
    'The trapdoor of the stage wagon opens downwards (one action): up to three of those who stand on it sit in sawdust, restrained, DC 13 Dexterity saving throw.',
    'The lamp oil for the fire breather stands open: lit, it makes a wall of flame of fifteen feet for three rounds ({sting} fire damage for whoever crosses it, DC 13 Dexterity half).',
  ],
  tactics: [
    '{A} fights in order to give {B} time to get away, and never where {B} could be hit; in the third round {B} stands in between, and each blow from then on needs a reason',
    '{A} has the horses let loose and fights in the dust, with the others around {B} like a wall; who calls to {B} by the name that {S} uses gets an answer',
  ],
  parley: [
    '{B} comes home for a visit, on foot and with a horse that is {B.their} own, if somebody promises in the name of {G} that the door stays open in both directions (DC 13 Persuasion; with {S}, the dog or the second version of the letter DC 10). {A} gives up the small door if the debt is settled or the old wrong admitted.',
    'Three questions decide it, and {B} asks them: "Did {G} send you, or the others? What happens to {S}? And if I say no?" True answers need no check. A lie is a DC 16 Deception check, and costs everything if it fails.',
  ],
  clock: [
    ['{H} finds the ferry. {T} has seen nobody, and has the boat searched.'],
    [
      '{S} is locked up in the east wing, "until it is over", and lets down a sheet.',
      'The reward is doubled again, by the second purse. In {town2} a tall stranger is beaten.',
    ],
    [
      '{A} rehearses with {few} people how one opens a small lock in the dark. {B} sees the light and goes to bed without asking.',
      'The hounds of {H} are fed at {lair} by {B}, who knows now how near {H} is, and tells nobody.',
    ],
    [
      'At {deadline} the treasury of {council} is robbed, {B} stands guard without knowing for what, and all of them cross the border.',
    ],
  ],
  after: [
    '{B} learns about it from a warrant with a drawing of {B.them} on it. There is no way home any more, and {A} says at last what should have been said.',
    'The window stays open that whole winter. {H} collects from the second purse in the spring; {G} is not told from where.',
  ],
  endings: [
    {
      heading: '{B.name} comes home, and the door stays open',
      text: [
        '{B} rides through the gate of {town} in daylight, in yellow, with the dog running before, and {G} comes down the stairs. What they say to each other takes all night. {A} sits in the kitchen, without keys; {H} is paid for the way and thrown out by {S}.',
        '{B} comes back as somebody who may also leave, and therefore stays for a while. {G} reads out the second version of the letter. {A} has debts, work, and an invitation to supper, and {H} has lost the scent.',
      ],
    },
    {
      heading: '{B.name} stays',
      text: [
        '{B} does not come home, but comes to the ferry, and so does {G}. *The price:* the place of {B} is taken by another, and in {town} nobody forgives the party at once; each year, on that day, a bell rings on both banks.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{B} is at home, behind a nailed window, and {A} beaten. *The price:* {B} eats nothing for {few} days, never again says a word to the party, and is gone by spring, this time without a note.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{B} is over the border, with {A} and the gold of {council}, and has just found out about it. There is one last inn before the pass: {B} sits there alone at a table, with a horse outside, and does not know in which direction. {H} is an hour behind.',
      ],
    },
  ],
  steps: [
    'Look at {p1}, and find out why {B.full} went.',
    'Follow the way over the water.',
    'Be there before {H.full}.',
    'Talk with {B.full} before {deadline}.',
  ],
};
