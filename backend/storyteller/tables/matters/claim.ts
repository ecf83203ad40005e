import type { MatterKernel } from './matter-types.ts';

const every = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'] as const;

/** Something is so that should not be so, and someone has a use for it. */
export const claimKernels: readonly MatterKernel[] = [
  {
    id: 'claim-bargain',
    sort: 'claim',
    tones: every,
    escort: ['spirit', 'fey', 'elemental'],
    roles: {},
    sites: [
      ['the town hall', 'the counting house'],
      ['the churchyard', 'the old burial ground'],
      ['the house of {A.full}', 'the office of {A.full}'],
    ],
    lair: {
      names: [
        'the sunken chapel',
        'the flooded quarry tunnel',
        'the hollow oak',
        'the closed crypt',
      ],
      terrain: 'underground',
    },
    problem: [
      'It began {weeks} weeks ago, [without a warning|in one night], and each week it goes further than the week before.',
      'At first, {weeks} weeks ago, people laughed about it; now they [count the days|bolt the doors at dusk|send the children to relatives].',
    ],
    start: [
      'You arrive in {town} in the middle of an argument. "It is not a rumour, I was there," says {B.full}, the {B.role}, and holds up a [shaking|bandaged|ink-stained] hand. "{Fact}. Stay in {town} until tonight and look for yourselves." [Behind {B.them} a shutter closes|The people around {B.them} look at the ground].',
      'The [bell|clock] of {town} strikes, and the street stops to listen. "Seven," says {B.full}, the {B.role}, beside you. "It was at seven, in {town}, that it began. {Fact}, do you understand? And {T.full} saw who came back from {lair} that morning, and will not say."',
    ],
    ask: [
      '{G} wants it to end before {deadline}: {it} and all that comes with it. Who began it is to answer for it before {council}, and for that {G} needs proof.',
      '"Find out who began it, and how it can be ended," says {G}. "We have until {deadline}. After that, {A.name} tells me, it cannot be undone any more."',
    ],
    rumours: [
      '{S} is blamed: {S.they} came to {town} in the week when it began.',
      '{T} has not slept since it began, and used to pass {lair} each night on the way home.',
      '{A} is the only one who is not afraid, and has said in {council}, word for word, that it will be over at {deadline}.',
      'An old rhyme says that whoever asks for something at {lair} must name somebody else to pay for it.',
    ],
    run: [
      '{B} has felt it more than anybody: {B.they} forgets one thing each day since it began (today, the name of the street). {B} does not know why; it is the first sign of the price (see below).',
      'If the party watches that night, it sees for itself that it is true, and a success on a DC 13 Perception check shows {A} at a window opposite, who is not surprised at all.',
    ],
    gist: [
      '{A} struck a bargain at {lair}, and since then {fact}. {council} has promised {prize} to whoever ends it: {A} will, at {deadline}, before all eyes. The price of it is {B}, who does not know it.',
    ],
    truth: [
      [
        '{A} wanted {prize} and could not get it honestly. {weeks.s} weeks ago {A.they} went to {lair}, where something old grants what is asked for if another person is named as the price. {A} asked for something that everyone would fear and nobody else could end, and got it: {fact}. Then {A} proposed in {council} that whoever ends it should be given {prize}, and all were in favour.',
      ],
      [
        'The price is {B}, whose name {A} scratched into the stone at {lair}. {A} chose {B.them} because {B} had once [lent {A.them} money and never mentioned it again|refused to marry into the family of {A}|won a lawsuit against {A}]. {B} loses a piece of memory each day; at {deadline} there is nothing left of {B.them}, and with that the price is paid: {A} can end what {A.they} began, or begin it again, whenever {A.they} wants.',
      ],
      [
        'It ends at once if the name is struck from the stone, or if {A} takes the bargain back aloud at {lair}. {T} saw {A} come from there in the morning with white dust to the elbows, and keeps silent because {A} has bought up the debts of {T}.',
      ],
    ],
    turn: [
      'The name on the stone can be replaced, and only the one who made the bargain must agree: {A} offers to put in {S}, "whom nobody would miss", and then all would be over for {B}, too. [In {town} there are people who would find that a good solution.|{G} would never hear of it.]',
      '{G} has co-signed the promise of {prize}, on the advice of {A}, and cannot take it back: if it ends at {deadline}, however it ends, {A} must be paid. Only proof of how it began makes the promise void; {A} knows this and offers {G} a share.',
    ],
    people: {
      G: [
        '{G} wants an end of it, [and to be seen to have ended it|and is ashamed of having believed the rumours about {S}].',
      ],
      A: [
        '{A} wants {prize}, and tells {A.themself} that forgetting does not hurt. {A} is friendly, helps with the search, and always leads it away from {lair}.',
      ],
      B: [
        '{B} wants to be told the truth about what is happening to {B.them}. Once {B.they} has seen the stone, {B} speaks against {A} anywhere.',
      ],
      S: [
        '{S} came to {town} to [look for a lost brother|buy a house|visit a grave] and has nothing to do with it; {S} has been [threatened twice|refused bread] and wants to leave with a clean name.',
      ],
      T: [
        '{T} wants the debts gone that {A} holds over {T.them}. If the party pays them ({few} gp) or protects {T.them}, {T} says what {T.they} saw.',
      ],
      H: [
        '{H} carries letters for {A} and noticed the white dust. {H} wants a quiet life, and tells everything if {A} is likely to lose.',
      ],
    },
    looks: [
      [
        '[Benches|Shelves] along the walls, a [table|board] with the notices of the last {weeks} weeks, and {H}, who [sorts papers|waits for orders].',
      ],
      [
        '[Crooked stones|Wet grass], a wall that can be climbed, and {T}, who comes by here every day and avoids the path to {lair}.',
      ],
      [
        'A tidy house with new [curtains|locks|furniture]; there was no money for that {weeks} weeks ago.',
      ],
      [
        'A stone as high as a person stands in the middle, with names cut into it. All are crossed out but one: {B.full}. Water [drips|stands] around it, white as milk.',
      ],
    ],
    todo: [
      [
        'The papers are open to everyone until noon. After that {H} has to be [talked round (DC 13 Persuasion)|distracted (DC 13 Deception)].',
      ],
      [
        '{T} talks only where {A} cannot see it: the party must get {T.them} away unseen (DC 12 Stealth) or come after dark.',
      ],
      [
        '{A} receives visitors politely. To look around, one must keep {A.them} talking (DC 14 Deception) while another searches.',
      ],
    ],
    clues: [
      [
        'Investigation :: comparing the notices by their dates :: Nothing of the kind was reported before the week in which {A} asked {council}, as a joke, what one would get for ending such a thing.',
        'Investigation :: reading the minutes of {council} :: The reward, {prize}, was proposed by {A}, three days before anybody else thought of it.',
        "Investigation :: following a bill to its purpose :: {A} paid for a mason's chisel and for a boy to carry a lamp to {lair}.",
      ],
      [
        'Religion :: reading the oldest stones :: Such bargains have been made here before: each time one person forgot everything, and each time another became great.',
        'Persuasion :: offering to pay the debts of {T} :: {T} saw {A} come back at dawn, white to the elbows.',
        'Survival :: following the white dust :: The dust is chalk mud from {lair}; it leads from there to the back door of {A}.',
      ],
      [
        'Investigation :: finding the draft in the desk :: On a sheet {A} tried out four names; three are crossed out, and {B.full} remains.',
        'Arcana :: examining the ring on the desk :: The ring is warm and shows a tally of days, down to {deadline}: the one who wears it has made a bargain.',
        'Perception :: looking at the boots by the door :: The boots of {A} are white with the chalk mud of {lair}.',
      ],
    ],
    lairUse: [
      'The name can be struck out with any tool in two actions (DC 13 Athletics); each failure makes everyone near the stone forget the last hour, which does no other harm.',
      'The milky water hides what lies under it: whoever goes down into it is not seen, and can come up behind {A}.',
    ],
    tactics: [
      '{A} fights beside the stone and lets nobody but {B} near it; when {A} is half beaten, {A.they} offers to take the bargain back in exchange for going free',
    ],
    parley: [
      '{A} takes the bargain back if the party can show that the thing at {lair} has marked the next name already, which is {A.their} own: it stands on the back of the stone. A DC 15 Persuasion check is enough if {B} is there and looks at {A.them}.',
    ],
    clock: [
      ['{A} goes to {lair} once more, to make sure, and {B} does not recognise {G} in the street.'],
      [
        'It reaches the house of {G}. {council} confirms the promise of {prize}, and {S} is locked up "for protection".',
      ],
      ['{B} can no longer find the way home. {A} offers, kindly, to take {B.them} in.'],
      [
        'At {deadline} {A} ends it with a gesture, and gets {prize}. {B} sits on a bench and knows nobody.',
      ],
    ],
    after: [
      'It begins again whenever {A} is contradicted. Others learn how it is done, and go to {lair} with names of their own; within a year {ruin}.',
    ],
    endings: [
      {
        heading: 'The name is struck out',
        text: [
          'It is over in the same moment: it is no longer true that {fact}. {B} remembers all of it at once and has to sit down. {A} stands before {council} and loses {prize}; {S} gets an apology, [from {G} alone|from half of {town}].',
        ],
      },
      {
        heading: 'A bargain with {A.name}',
        text: [
          '{A} takes it back in return for silence, and keeps office and house. {B} is safe and will never learn why {B.they} was ill. *The price:* {A} knows the way to {lair}, and so do the party and {H}.',
        ],
      },
      {
        heading: 'Another name',
        text: [
          'If the party lets {A} put in the name of {S}, {B} recovers and everything else goes on. *The price:* {S} forgets everything by the end of the year, and the party chose it.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{A} has {prize}, {B} has to be cared for like a child, and all is quiet, until {A} needs it again: then once more {fact}. The party can still break the stone (DC 17 Athletics, three times): then it can never be repeated, but {B} gets nothing back.',
        ],
      },
    ],
    steps: [
      'Find out when it began, and who had asked for something then.',
      'Find out what is wrong with {B.full}.',
      'Hear what {T.full} saw.',
      'Find the place where it began, and end it.',
    ],
  },
  {
    id: 'claim-screen',
    sort: 'claim',
    tones: every,
    escort: ['people', 'beast'],
    roles: {
      B: [
        ['farmer', 'miller', 'shepherd', 'orchard keeper'],
        ['landowner', 'mine owner', 'vineyard owner'],
        ['border lord', 'heir of an old house', 'ruler of a free town'],
      ],
    },
    sites: [
      ['the land registry', "the notary's office", 'the archive of {council}'],
      ['the farm of {B.full}', 'the estate of {B.full}'],
      ['the warehouse of {A.full}', 'the inn of the drovers', 'the coach yard'],
    ],
    lair: {
      names: [
        'the abandoned brickworks',
        'the old boathouse',
        'the empty mill',
        'the ruined customs house',
      ],
      terrain: 'wild',
    },
    problem: [
      'It is {weeks} weeks since it was first seen, and by now [a third of the houses stand empty|every second shop is shut]: people sell what they have and go.',
      'For {weeks} weeks [nobody has bought or built anything here|no trader has stopped here], and those who can are selling and moving away.',
    ],
    start: [
      [
        'A cart with furniture blocks the street of {town}. {B.full}, the {B.role}, stands in front of the horse with both arms spread. "Nobody in {town} has to sell!" The driver shakes the reins all the same. "You have seen it yourself, {B.name}. {Fact}, and I have children." Then, to you, from the top of the furniture: "Are you the ones whom {G.name} has sent for?"',
        '@one',
      ],
      [
        'On the door of the inn in {town} hang eleven notices, all alike: house for sale. While you read, {B.full}, the {B.role}, tears them down one by one. "{Fact}," {B.they} says without turning round, "and so they sell for a tenth. Ask who buys. Nobody in {town} ever asks who buys."',
        '@two',
      ],
    ],
    ask: [
      '{G} asks you to find out what is behind it and to put an end to it before {deadline}, when the sales become final before {council}.',
      '"I need somebody who is not afraid of it," says {G}. "Find the cause, stop it, and bring me proof before {deadline}: on that day the last contracts are sealed."',
    ],
    rumours: [
      'It is worst near the land of {B}, and {B} alone does not want to sell.',
      '{S} was seen at night with a covered lantern, on the road to {lair}.',
      'A kind buyer from outside pays cash for every house; and only {T} is said to have met the buyer.',
      '{A} has advised everyone to stay calm, and has put up {few} families in {A.their} own rooms.',
    ],
    run: [
      [
        'The family on the cart got {few} gp for house and land. The contract names only "the bearer"; the seal on it is that of the notary who also works for {A} (DC 12 Investigation).',
        'start=one',
      ],
      'Those who sell got very little: {few} gp for house and land, from "the bearer"; the seal on the contracts is that of the notary who also works for {A} (DC 12 Investigation).',
      [
        'The driver was paid to go through the main street slowly, so that all would see it, by a person who smelled of lamp oil: {H}.',
        'start=one',
      ],
    ],
    gist: [
      'It is true that {fact}, but it would have passed by itself. {A} keeps it going from {lair}, in order to buy the land of all who flee; under the land of {B} lies what is worth it, and with it {A} gets {prize}.',
    ],
    truth: [
      [
        'When it was first seen, {weeks} weeks ago, it was a thing of one night, of the kind that happens when an old seal breaks: {H} broke one while digging at {lair} for {A}. {A} understood at once what fear does to prices, and had {H} learn how to repeat it: the broken seal lies at {lair}, and each time it is heated over a fire of [yew|elder] wood, it goes on for another night: {fact}.',
      ],
      [
        '{A} buys through a notary, under the name "the bearer". What {A.they} wants is the land of {B}: a survey in {A.their} desk shows [silver|the only deep water harbour of the coast|a spring that would supply three towns] below it. With that, {A} can pay for {prize}.',
      ],
      [
        '{B} does not sell, so at {deadline} {B.their} house is to burn, and everyone will put it down to what goes on in {town} anyway. {T} rents out the horses with which {H} rides to {lair}, and has said nothing because the horses are paid for well.',
      ],
    ],
    turn: [
      "The notary's contracts have a clause that nobody has read: if the seller was deceived, the land goes back without repayment. Whoever proves before {deadline} that it was kept going on purpose gives {town} back to its people in one stroke; {A} knows the clause, and tries to have the contracts burned.",
      '{H} lost a [sister|brother] on the night when the seal broke, blames {A} for it, and stays only because nobody else knows how to put the seal together again.',
    ],
    people: {
      G: [
        '{G} wants {town} to be full of people again, and has sold a field {G.themself}, which {G.they} will admit if asked.',
      ],
      A: [
        '{A} wants {prize}. {A} is generous in public, lends money, and asks each evening who has decided to leave.',
      ],
      B: [
        '{B} will not sell, out of [stubbornness|love for the place|a promise to {B.their} dead mother], and does not know what lies below the fields.',
      ],
      S: [
        '{S} walks at night with a lantern because {S.they} [feeds a family that hides from its creditors|sets snares|meets a married lover], and would rather be suspected than say so.',
      ],
      T: [
        '{T} wants to keep the rent for the horses, and is afraid since one of them came back with burns. {T} keeps a book of all rides to {lair}.',
      ],
      H: [
        '{H} heats the seal and hates it. For a promise of protection {H} shows how it is put together.',
      ],
    },
    looks: [
      [
        'A room full of deeds, and on the counter a pile of fresh ones, all with the same [green|black|yellow] seal.',
      ],
      [
        '[Well-kept fields|A low house with a walled garden] and, all around, empty houses with open doors.',
      ],
      [
        'Sacks of [yew|elder] wood, horses in the yard, and {T}, who writes down everything that goes out.',
      ],
      [
        'A fire that has burned for weeks has blackened one corner. On the grate lies a disc of lead, in two halves, with old letters. Beds for {few} people stand along the wall.',
      ],
    ],
    todo: [
      [
        'Deeds are shown only to owners. {B} can ask for them; otherwise a good reason (DC 13 Deception) or a quiet hour (DC 13 Stealth) is needed.',
      ],
      [
        'The party can help {B} through one night in which it happens: each character who succeeds on a DC 13 Wisdom saving throw keeps a clear head and sees where the glow in the distance comes from.',
      ],
      [
        '{T} is busy and short: whoever helps to calm a horse with burns (DC 12 Animal Handling) is trusted.',
      ],
    ],
    clues: [
      [
        'Investigation :: laying the contracts side by side :: All sales lie within two miles of the land of {B}; elsewhere it has been seen as well, and there nobody bought.',
        'History :: knowing the handwriting :: The notary of "the bearer" draws up papers for one other client: {A}.',
        'Investigation :: asking who pays rent for an empty building :: Somebody has rented {lair} for as long as it has been seen, and paid in advance up to {deadline}.',
      ],
      [
        'Nature :: comparing the nights :: It comes only when the wind blows from {lair}, and always with a smell of lead and burnt wood.',
        'Persuasion :: asking {B} for the letters with the offers :: The first offer came two days before it was first seen. {A} brought it in person, as a favour to a friend.',
        'Perception :: watching from the roof at night :: Shortly before it begins, a fire is lit at {lair}.',
      ],
      [
        'Investigation :: reading the book of {T} :: For each night on which it happened, the book has a ride by {H}, two hours earlier.',
        'Insight :: asking who pays for the horses :: The money comes in envelopes of {A}, for "charity".',
        'Nature :: looking at what sticks to the hooves :: Wood ash and brick dust, as there is only at {lair}.',
      ],
    ],
    lairUse: [
      'Fitted together (DC 13 Arcana, or with the help of {H}), the two halves of the seal end it for good.',
      'The fire can be drowned from the water butt on the roof (one action, DC 12 Athletics): then it does not happen this night.',
    ],
    tactics: [
      '{A} sends the others forward and tries to throw the seal on the fire, so that it happens here and now; whoever holds one of the halves is attacked first',
    ],
    parley: [
      "{A} is a merchant: shown the clause in the contracts, {A.they} counts for a moment and offers the seal and all deeds in return for a day's head start. {H} asks the party not to accept.",
    ],
    clock: [
      ['Ten more families sell. {G} lends them carts.'],
      ['{S} is found with the lantern and beaten; {A} pays for the physician.'],
      ['The notary packs the contracts in order to bring them to {lair}.'],
      [
        'The house of {B} burns, and {B}, who is carried out alive, signs. {council} seals the sales at {deadline}.',
      ],
    ],
    after: ['{A} digs where {B} used to live and pays for {prize} with what is found; {ruin}.'],
    endings: [
      {
        heading: 'It comes out',
        text: [
          'The seal is whole again, and it is only told on winter evenings that {fact}. The contracts are void, the carts come back, and {council} takes from {A} what {A.they} owns. {B} sells a small piece of land after all, for a fair price, and {G} builds [a school|a well|a wall] with it.',
        ],
      },
      {
        heading: 'A head start for {A.name}',
        text: [
          'The party lets {A} go and gets the seal and the deeds. *The price:* {A} takes the money along; the families have their houses back and nothing to live on until harvest, and {A} knows how it was done.',
        ],
      },
      {
        heading: 'A share for everyone',
        text: [
          'If the party tells {B} what lies below the fields, and {B} agrees, all who sold can buy themselves in. {A} has to look on as {town} gets rich. *The price:* the fields are gone in ten years, and {B} with them.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          "The land belongs to {A}, and only {T}'s book and {H} can prove how. There is one appeal before {council}, in a month, and {A} uses the month to find both.",
        ],
      },
    ],
    steps: [
      'Find out who buys what people leave behind.',
      'Spend a night at {p2} and see it for yourselves.',
      'Find out what {S.full} does at night.',
      'Stop it before {deadline}.',
    ],
  },
  {
    id: 'claim-promise',
    sort: 'claim',
    tones: every,
    escort: ['people'],
    roles: {
      B: [
        ['candle maker', 'old soldier', 'healer', 'bell ringer'],
        ['last of an old family', 'retired general', 'hermit'],
        ['last of an old dynasty', 'exiled heir', 'keeper of the royal tombs'],
      ],
    },
    sites: [
      ['the archive', 'the muniment tower', 'the record office'],
      ['the cottage of {B.full}', 'the small house of {B.full}'],
      [
        'the memorial in the square',
        'the old boundary stone',
        'the foundation stone of the bridge',
      ],
    ],
    lair: {
      names: ['the locked treasury', 'the walled-up cellar', 'the old family vault'],
      terrain: 'underground',
    },
    problem: [
      'Nobody in {town} knows why. [Priests have been asked, and a wizard|Two experts came, took their fee and left]; it has only become worse, for {weeks} weeks now.',
      'It has been so for {weeks} weeks. What {town} has tried against it, from prayers to silver, has changed nothing.',
    ],
    start: [
      [
        'The whole of {council} stands in the rain in the square of {town}, and all look at you. "{Fact}," says the one in front, as if reading a bill. "{town} has tried everything." At the edge of the crowd {B.full}, the {B.role}, laughs, once, and not happily. "Everything," {B.they} says, "but keeping your word."',
        '@one',
      ],
      [
        'You are still at the gate of {town} when it happens before your eyes: {fact}. It is not a trick. People stop, wait until it is over, and go on, as one waits for a shower to pass. Only {B.full}, the {B.role}, kneels down and lays a flower on the stones.',
        '@two',
      ],
    ],
    ask: [
      '{G} wants it ended before {deadline}, when guests from everywhere are expected. "By force, by prayer, by paying for it, as you like. But tell me why it happens, so that it does not come again."',
      'The task is to find the cause of it, and the remedy, before {deadline}. {G} promises in the name of {council} to do what is needed, "within reason".',
    ],
    rumours: [
      '{B} is said to have brought it on {town} with a curse, and has not denied it.',
      'It began on the day on which the old [plaque|banner|lamp] was taken from the square to be cleaned.',
      'The grandparents knew a festival in {town} on this day, and nobody but {B} remembers what was celebrated.',
      '{A} says that old papers only make trouble, and has offered to have the archive tidied.',
    ],
    run: [
      'What {B} means: {B.their} family has told for generations that {town} once gave its word and broke it. {B} does not know the wording, only that it was in writing.',
      [
        '{A} is in the crowd and reacts to the words of {B} (DC 13 Insight): {A.they} is frightened, and not of {it}.',
        'start=one',
      ],
    ],
    gist: [
      '{In}, because a promise was broken: {town} swore to give the family of {B} a share in {stake}, in return for a rescue, and has stopped paying. {A} found the document and hides it, since keeping the promise would cost {A.them} {prize}.',
    ],
    truth: [
      [
        '{years.s} years ago {town} was saved [from a flood|from an army|in a famine] by an ancestor of {B}, who did not live to be thanked. {council} swore, on the memorial, to support the family with a share of {stake} for ever. Breaking the oath was to have a consequence, and it is written there what it is: {fact}.',
      ],
      [
        'The share was paid each year, out of an account whose purpose nobody knew any more. {weeks.s} weeks ago {A} closed the account, because the money was needed for {prize}, and it began in the same night. Then {A} looked for the reason, found the oath in the archive, understood it, and locked it away at {lair}: if it became known, {A.they} would have to pay back all of it.',
      ],
      [
        'It ends as soon as the share is paid again, or as soon as {B}, as the last of the family, releases {town} from the oath of {B.their} own free will. Force only makes it worse: after each attempt it reaches one street further.',
      ],
    ],
    turn: [
      'The oath names two heirs. {B} is one. The other is {S}, who does not know it: {S.their} grandmother left {town} in a quarrel. Released or paid, it must be both, or it does not end.',
      'An honest reading of the oath shows that {town} itself was at fault back then: it let the rescuer die although there was time. {B} will hear it when it is read aloud, and has to decide about forgiveness on the spot.',
    ],
    people: {
      G: [
        '{G} wants a remedy that does not cost {council} its reputation, and is honest enough to pay once {G.they} has read the oath.',
      ],
      A: [
        '{A} wants {prize}, and has spent the money of the account on it. {A} is not cruel, only in too deep: each day it becomes more expensive to say it.',
      ],
      B: [
        '{B} is tired of being thought a witch. {B} wants the name of the ancestor to be spoken in the square, and asks for less money than anyone fears.',
      ],
      S: [
        "{S} came because of a letter found among a grandmother's things, and asks questions that make people suspicious. {S} wants to know where the family comes from.",
      ],
      T: [
        '{T} has seen {A} carry a flat box from the archive to {lair} at night. {T} thinks that it was money, and wants a reward for saying so.',
      ],
      H: [
        '{H} closed the account on the order of {A} and keeps the written order as an insurance.',
      ],
    },
    looks: [
      [
        'Shelves up to the ceiling, numbered; number {num} is empty, and its dust has been wiped off lately.',
      ],
      [
        '[Herbs on strings|A bench before the door], {few} cats, and on the wall a sword that is too good for the house.',
      ],
      [
        'The inscription has been worn away by hands. In a hollow below it lie fresh flowers, and the remains of very old ones.',
      ],
      [
        'Three locks, then a low room with [shelves of silver|chests of coin|stone niches], and on a lectern a flat box with the seal of {town}.',
      ],
    ],
    todo: [
      [
        'The archive is being tidied by two people of {A}, who throw away what they do not know. {H} can send them to lunch (DC 13 Persuasion).',
      ],
      [
        '{B} does not open to people from {council}. Whoever asks {B.them} about the sword, and listens, is let in (DC 12 Insight finds the right question).',
      ],
      [
        'The square is watched by curious people. At the moment when it happens again they all run, {A} first, and the party has ten minutes alone.',
      ],
    ],
    clues: [
      [
        'Investigation :: reading the old accounts :: A payment "as sworn" was made each year, and stopped {weeks} weeks ago, on the day on which it began.',
        'Investigation :: looking for the order to stop it :: The order is signed by {A}.',
        'Perception :: asking what stood on the empty shelf :: A box with the seal of {town}. {T} saw it being carried to {lair}.',
      ],
      [
        'History :: hearing the family story of {B} :: It ends with "and they swore it on the stone", and fits the year on the memorial.',
        'Insight :: asking who has been here before the party :: {A} came, {weeks} weeks ago, and wanted to buy the sword and every old letter in the house.',
        'Investigation :: reading the one letter that {B} kept :: It says that the oath was made in two copies, and that one may be opened only in front of witnesses, at {lair}.',
      ],
      [
        'Religion :: tracing the worn inscription :: "As long as we pay, it sleeps. If we forget, {fact}."',
        'Perception :: looking at the fresh scratches :: Somebody tried to chisel the words off a few days ago; the chisel bears the mark of the household of {A}.',
        'Investigation :: measuring the drawing on the back :: It shows where the copies are kept: one in the archive, and one at {lair}.',
      ],
    ],
    lairUse: [
      'The box opens only to an heir, or with a DC 15 Sleight of Hand check; opened by force, it lets it happen here and now, with everyone inside, {A} included.',
      'There is a second way out, a shaft to the street, through which a voice can be heard outside: whoever reads the oath aloud under it has half of {town} as witnesses.',
    ],
    tactics: [
      '{A} has come to burn the oath, and the guards keep the party off until it burns (three rounds); {A} gives up as soon as the paper is safe',
    ],
    parley: [
      '{A} has no wish to hurt anyone. Offered [time to pay it back|a way to keep office and honour] (DC 14 Persuasion), {A.they} hands over the box; {B}, if present, makes the check unnecessary by offering it first.',
    ],
    clock: [
      ['{G} has priests brought from {town2}; it reaches one street further.'],
      ['{A} has the rest of the archive burned, "because of the worms".'],
      [
        'A crowd with torches stands before the house of {B} and {S}; it can still be talked out of it (DC 15 Persuasion).',
      ],
      ['At {deadline} it happens to everyone in {town} at once, guests included. {B} has left.'],
    ],
    after: ['Without {B} nobody can end it any more; {ruin}.'],
    endings: [
      {
        heading: 'The promise is kept',
        text: [
          '{G} reads the oath aloud in the square and pays, and before the ink is dry it is no longer true that {fact}. {B} gets the name of the ancestor cut into the stone again. {A} has to sell all {A.they} owns to pay the rest, and does so without being forced.',
        ],
      },
      {
        heading: 'Released',
        text: [
          '{B} forgives {town} without a payment, if somebody asks for it who means it. *The price:* {council} never learns what it owed, and {A} keeps what was bought with it.',
        ],
      },
      {
        heading: 'With the paper burned',
        text: [
          'If the oath is destroyed, it does not end, and nobody can read any more how it could. The party can still bring {B} and {G} together at the memorial: what is said there in front of witnesses counts as a new oath.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{B} is on the road to {town2} with a bundle and the sword, a day ahead, and has to be won over (DC 17 Persuasion) by people who come after the fact.',
        ],
      },
    ],
    steps: [
      'Find out what changed on the day when it began.',
      'Win the trust of {B.full}.',
      'Find out what was promised in {town}, and to whom.',
      'See that it ends before {deadline}.',
    ],
  },
  {
    id: 'claim-shield',
    sort: 'claim',
    tones: every,
    escort: ['people', 'construct'],
    roles: {
      B: [
        ['retired teacher', 'old miller', 'bell founder'],
        ['hermit', 'master builder', 'old abbot'],
        ['former court wizard', 'royal astronomer', 'last of an old order'],
      ],
    },
    sites: [
      ['the toll house', 'the posting inn', 'the boundary chapel'],
      ['the workroom of {B.full}', 'the garden of {B.full}'],
      ['the guest house of {A.full}', 'the counting room of {A.full}'],
    ],
    lair: {
      names: [
        'the old water tower',
        'the clock chamber',
        'the crypt of the founders',
        'the granary loft',
      ],
      terrain: 'indoors',
    },
    problem: [
      'That has been so for {weeks} weeks, it costs {town} its trade, and {A.full}, the {A.role}, has generously put up a reward for whoever makes it stop.',
      'For {weeks} weeks strangers have turned round at the gate because of it. {A.full}, the {A.role}, who had wanted to settle here with {few} waggons of goods, is waiting impatiently for an end of it.',
    ],
    start: [
      'You see it for the first time from the hill before {town}: {fact}. Beside the road sits {B.full}, the {B.role}, on a milestone, eats an apple, and looks not at {town} but at the waggons of {A.full}, which are waiting in front of the gate. "Do not be in a hurry to help," says {B.full} to you, without turning round. "I, {B.name}, am not."',
      '"Today again," says the guard at the gate of {town}, and means it: {fact}. In front of the gate stand {few} covered waggons, and {A.full}, the {A.role}, walks up and down beside them with a watch. "Name your price," {A.full} calls to you. From the wall {B.full}, the {B.role}, looks down, and shakes {B.their} head.',
    ],
    ask: [
      '{G} wants it to end before {deadline}. "{A} cannot wait any longer, and {town} needs {A}. Find out who is doing this to us, and make them stop."',
      '"Somebody here does it, on purpose," says {G}. "Find out who, and how it can be ended, before {deadline}; and tell me, {G.they} adds, the reason first."',
    ],
    rumours: [
      "{B} buys odd things lately: [copper wire|bees' wax|mirrors], and pays with family silver.",
      '{S} came with the waggons of {A}, ran away on the first night, and has been begging since.',
      '{A} has done much good elsewhere; in {town2} there is said to be a street with {A.their} name on it.',
      'At {lair} there is a light at night, although {council} had it locked years ago.',
    ],
    run: [
      'The waggons do not sink into the mud as deep as they should: they are not full of goods (DC 13 Perception) but of people of {A} who keep very still.',
      '{B} answers every question with a question: "Have you ever been to {town2}?" Whoever says no is told to ask {S}.',
    ],
    gist: [
      '{B} is doing it: {fact}, so that {A} cannot enter {town}. {A} has armed people in the waggons, and a paper that gives {A.them} {town} as soon as {A.they} has slept there for {few} nights; {town2} was taken in the same way, and {prize} is next.',
    ],
    truth: [
      [
        '{B} comes from {town2}, and saw there how {A} took it: an old law says that whoever brings a town through a bad year, and sleeps within its walls for {few} nights, may demand {prize}. {A} makes the bad year {A.themself}, with people who come in waggons. {B} has kept the only copy of that law.',
      ],
      [
        'When {B} recognised the waggons {weeks} weeks ago, nobody would have believed it. So {B} set up at {lair} what the founders of {town} left there for such a case, and since then {fact}. As long as it works, no stranger can stay in {town} overnight who means it harm; others are merely frightened by it.',
      ],
      [
        '{B} pays for it with {B.their} own strength and cannot go on beyond {deadline}. {A} suspects {lair} by now, and has promised {H}, who is in the watch of {town}, a great deal for opening it. {T} brings {B} food, in secret.',
      ],
    ],
    turn: [
      "The law has one more clause: it does not hold against a town that has taken in a citizen of {A}'s and protected this person for a month. {S}, who ran away from the waggons, has been begging in {town} for almost that long: {days} days are missing.",
      '{G} knows the law, and has invited {A}: {G} owes money and was to keep the office. Since it has become clear what this means for everyone else, {G} has wanted to be stopped, and that is why {G} hired strangers.',
    ],
    people: {
      G: ['{G} wants the waggons gone or inside, one of the two, and cannot bear to look at {B}.'],
      A: [
        '{A} wants {prize}, is patient, and pays everyone well. {A} has never broken a law, only found them.',
      ],
      B: [
        '{B} wants to hold out until {deadline} and is at the end of {B.their} strength. Whoever believes {B} may help: it is easier for two.',
      ],
      S: [
        '{S} wants never to get into a waggon again, and can say how many people are in them, and what they did in {town2}.',
      ],
      T: [
        '{T} carries bread and candles to {lair} and does not know what for, only that {B} taught {T.them} to read.',
      ],
      H: [
        '{H} has debts and two children, and would be glad of any other way to pay. {H} has the key, and has not used it yet.',
      ],
    },
    looks: [
      [
        'Strangers wait on benches, for the third day. On the wall is a list of those who were turned away, with what they saw; honest people saw [little|only a shimmer|almost nothing].',
      ],
      [
        'Books, [wire|wax|glass], a bed that nobody sleeps in, and a map of {town2} on which streets have been crossed out.',
      ],
      [
        'Carpets and good wine. {few.t} chests of papers in a room with a guard, and not one piece of goods for sale.',
      ],
      [
        'A stair, a wheel, and in the middle something that turns and hums, and looks [like a bell|like a loom|like a mill] of glass. {B} sits beside it and holds the crank. Through the window one sees the waggons.',
      ],
    ],
    todo: [
      [
        'Those who wait to get into {town} are bored and talk with anyone who has news or dice (DC 12 Persuasion).',
      ],
      [
        '{B} does not lock the door, but every drawer. Whoever asks {B.them} first is shown everything (DC 12 Insight to understand that).',
      ],
      [
        'The guard lets in only creditors and cooks. A letter with a large sum in it makes one a creditor of {A} (DC 13 Deception).',
      ],
    ],
    clues: [
      [
        'Investigation :: comparing what people saw :: It is terrible only for those who came with {A}; all others were hardly bothered.',
        'Insight :: asking {S} about the waggons :: {num.t} armed people are in them. {A} has done this before, in {town2}.',
        'Perception :: looking for the point from which it looks the same to all :: That point is {lair}.',
      ],
      [
        'History :: reading the law that lies in the bed :: {few.t} nights in a town that one has "helped through a bad year", and one may demand {prize}.',
        'Investigation :: looking at the map of {town2} :: Each street that is crossed out belongs to {A} today.',
        'Persuasion :: asking {B} straight out :: "At {lair}. Come tonight, bring bread, and then decide."',
      ],
      [
        'Investigation :: opening a chest of papers :: Contracts with {few} towns, all alike; the last one bears the name of {town}, and has no date yet.',
        'Insight :: listening to {A} at table :: {A} speaks of {town} as of something that one has ordered.',
        'Sleight of Hand :: reading the note to {H} :: "The key to {lair}, and you owe nobody anything."',
      ],
    ],
    lairUse: [
      'Whoever turns the crank (one action each round, DC 12 Constitution saving throw) keeps it going; if nobody does for two rounds, it stands still, and the waggons of {A} come.',
      'Turned backwards, it shows everyone what {A} looks like to those whom {A.they} has ruined: half of those who are with {A} look away, and do not fight for a round.',
    ],
    tactics: [
      '{A} wants the crank to stop and has the others attack whoever turns it; {A} does not want anyone of {town} hurt, for that would be against the contract',
    ],
    parley: [
      '{A} keeps to the law, always. Shown the clause about {S} (or a good forgery, DC 15 Deception), {A} counts the days, bows, and has the waggons turned round.',
    ],
    clock: [
      ["{A} doubles the reward. Neighbours begin to search each other's cellars."],
      ['{S} is to be handed over to {A}, "to whom {S} belongs".'],
      ['{B} faints at the crank; for one hour the gate is free, and {few} waggons are inside.'],
      [
        'At {deadline} {H} opens {lair}. It is over, everyone cheers, and {A} takes rooms in {town}.',
      ],
    ],
    after: ['{few.t} nights later {A} reads out the law and has {prize}; {ruin}.'],
    endings: [
      {
        heading: 'The waggons turn round',
        text: [
          '{A} leaves, with a bow to {B}. Now it can end, and it does: nobody in {town} says any more that {fact}. {B} sleeps for three days. {G} reads the law aloud in {council}, all of it, and then has it changed.',
        ],
      },
      {
        heading: 'It goes on',
        text: [
          'The party helps {B}, or finds others who do: two people at the crank, in turns. {It} {it.is} part of {town} from now on, and strangers learn to live with it. *The price:* {town} stays poor, and free.',
        ],
      },
      {
        heading: 'It is ended',
        text: [
          'The party does what it was hired for. {G} pays, {A} thanks, {B} goes away without a word. *The price:* {few} nights, and then {prize}; the party may be far away by then.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{A} is inside. There are {few} nights in which {A} has to sleep in {town}, and each of them can be disturbed; the contract says nothing about noise.',
        ],
      },
    ],
    steps: [
      'See for yourselves what it does, and to whom.',
      'Find out who does it, and why.',
      'Ask {S.full} about the waggons.',
      'Decide before {deadline} whether it should end.',
    ],
  },
  {
    id: 'claim-sample',
    sort: 'claim',
    tones: ['grim', 'intrigue', 'horror', 'heroic'],
    about:
      /fog|mist|smoke|silence|sleep|dream|nightmare|sickness|disease|fever|curse|madness|dark|shadow|storm|fire|haunt|clock|mirror|statue|voice|music|song|frost|cold|laugh/,
    escort: ['people', 'construct', 'elemental'],
    roles: {
      B: [
        ['herbalist', 'bell founder', 'glass blower'],
        ['natural philosopher', 'alchemist', 'instrument maker'],
        ['former court wizard', 'archmage in retirement', 'royal alchemist'],
      ],
      H: [
        ['assistant', 'messenger'],
        ['laboratory servant', 'secretary'],
        ['court physician', 'captain of couriers'],
      ],
    },
    sites: [
      ['the first house where it happened', 'the inn where it happened first'],
      ['the locked workshop of {B.full}', 'the study of {B.full}'],
      ['the office of {A.full}', 'the rooms of {A.full} at the inn'],
    ],
    lair: {
      names: [
        'the old powder mill',
        'the lead foundry',
        'the observatory on the ridge',
        'the deepest cellar of the brewery',
      ],
      terrain: 'underground',
    },
    problem: [
      'It comes each [third|fourth] night, at an hour exactly, and strikes a different street each time, as if somebody were working through a list. {B.full}, the {B.role}, who wanted to explain it, has not been home since the second time.',
      'It began {weeks} weeks ago with one house; by now it strikes whole streets, in a neat order. The only person who understood anything about such matters, {B.full}, the {B.role}, has disappeared.',
    ],
    start: [
      'There are chalk numbers on the doors of {town}, and you stand in front of number {few} when the hour strikes. It is as you were told: {fact}. On the roof opposite somebody crouches with a slate, looks not at the street but at a watch, writes, and is gone. In the gutter lies a piece of chalk.',
      '"Count with me," says {T.full}, the {T.role}, and pulls you into a doorway. "Three, two, one, {town}." And then it is so, for all to see: {fact}. {T.full} counts on, under {T.their} breath, until it is over. "Ninety-one, and last time it was eighty. {town} was never good at counting, but I am."',
    ],
    ask: [
      '{G} wants to know who is behind it and to have {B} back, alive, before {deadline}. "It is no curse. A curse does not use chalk."',
      '"Stop it, find {B}, and bring me what they do it with," says {G}. "Before {deadline}: for that evening all windows towards the ridge have been let at high prices, to strangers."',
    ],
    rumours: [
      '{B} has done it, and hides now.',
      '{S} has drawn chalk marks on doors for years, and says that they are for the milk.',
      '{A} has brought guests to {town}, at {A.their} own cost, from three countries.',
      'On the night before each time a cart goes to {lair} with a load under wet cloths.',
    ],
    run: [
      'The chalk is soft and blue, such as tailors and surveyors use (DC 12 Investigation); {S} uses white chalk.',
      'Whoever looks up at the right moment sees {H} on a roof, with slate and watch (DC 13 Perception). In the hurry {H} leaves a glove behind: it is singed, and smells of [lead|brandy|lightning].',
    ],
    gist: [
      '{A} makes it happen: {fact}. It is done with a machine that {B} once invented and then hid, and {town} is the place where it is tried out. At {deadline} the buyers are to see it at full strength; the price is {prize}.',
    ],
    truth: [
      [
        'Years ago {B} found out how it can be brought about, was frightened, and burned the notes, all but one drawing. {A} bought this drawing at an auction, understood a quarter of it, and built the machine at {lair}. Since {weeks} weeks it has worked: {fact}, wherever it is pointed.',
      ],
      [
        '{A} has invited three buyers. The one who bids most gets the machine, and {A} gets {prize}; what the buyer will do with it can be imagined, and {A} does not do so. The numbers on the doors are the order of the trials. {H} measures.',
      ],
      [
        'Since the second trial {B} has been at {lair} and has to improve the aim. {B} makes small mistakes on purpose. {T} rents out the cart, has recognised the way, and has been told that the next street would be {T.their} own.',
      ],
    ],
    turn: [
      'The machine cannot be switched off any more: since the last trial it goes on by itself, a little stronger each night, and only {B} has noticed. {A} does not believe it. At {deadline} it will not strike one street but everything within a mile, {lair} first.',
      'One of the three buyers is {G}, under a false name and in the name of {council}: better we than others, they have decided. {G} hired the party so that it should not come to that.',
    ],
    people: {
      G: ['{G} wants the machine to be gone, and knows that others in {council} want to have it.'],
      A: [
        '{A} wants {prize}, and has numbers instead of people in {A.their} book. {A} would stop at once if it did not pay.',
      ],
      B: [
        '{B} wants to destroy it and to come out alive, in this order. {B} knows which screw holds everything together.',
      ],
      S: [
        '{S} delivers milk, marks the doors of those who owe money, and does not want to lose them as customers by saying so.',
      ],
      T: [
        '{T} has counted the seconds each time, and written them down. {T} wants a place for {few} people to sleep outside of {town}.',
      ],
      H: [
        '{H} measures and has stopped sleeping. {H} was told that nobody feels anything; {H} was on the street for the last trial, and knows better.',
      ],
    },
    looks: [
      [
        'An empty house with number one on the door. The people left everything behind, even the [soup|lamps|shoes].',
      ],
      [
        'Ash in the stove, gaps on the shelves. On the ceiling, where nobody looks, {B} has noted down figures.',
      ],
      ['A map of {town} with pins, an elegant dinner service for {few}, and a locked case.'],
      [
        'Wheels, glass and lead, as high as a house, and a gallery for spectators with velvet chairs. {B} is chained to the lever that aims it.',
      ],
    ],
    todo: [
      [
        'The street is cordoned off by order of {A}, "for safety". At the change of the guard it is free for {few} minutes (DC 13 Stealth).',
      ],
      [
        'To read the ceiling, one has to lie where {B} used to lie, in the bed, with a lamp (DC 12 Perception to think of it).',
      ],
      [
        '{A} receives buyers. The party may be one of them, if it looks rich enough to {H} (DC 14 Deception), and then sees the map.',
      ],
    ],
    clues: [
      [
        'Arcana :: examining the room :: It came from one direction, like light through a lens: this was aimed.',
        'Investigation :: asking who rented this house last :: {H}, for one night, for the household of {A}.',
        'Survival :: sighting along the marks on the wall :: The line goes through the window, over the roofs, to {lair}.',
      ],
      [
        'Arcana :: reading the figures on the ceiling :: {B} knew how it works, and calculated how to break it: "the third screw".',
        'Investigation :: reading the receipt of the auction :: The drawing of {B} went to {A}, for a very small sum.',
        'Perception :: looking at what is missing :: All of the lead is gone; the cart tracks go to {lair}.',
      ],
      [
        'Investigation :: comparing the pins with the nights :: One pin for each trial; at {deadline} there are pins everywhere.',
        'Insight :: asking {A} what is for sale :: "Silence," says {A}, "or its opposite," and is not joking.',
        'Sleight of Hand :: opening the case :: Tickets for three people, for a gallery with velvet chairs at {lair}.',
      ],
    ],
    lairUse: [
      'The third screw (two actions, DC 14 Sleight of Hand, or one word from {B}) makes the machine fall apart; for a round everything within 20 feet is struck by it.',
      'It can be aimed (DC 14 Strength check): at whomever the party likes, {A} included, and each time once.',
    ],
    tactics: [
      "{A} aims it at the party, and the others protect the lever; {A} does not notice that {B} turns it a hand's breadth to the side each time",
    ],
    parley: [
      '{A} is a dealer. If the buyers leave, or a better offer than {prize} is made (DC 15 Deception), {A} stops the trial; {B} does the rest.',
    ],
    clock: [
      ["Number {few}: a whole street. {G} finds the first buyer's name in a register."],
      ['{S} is arrested because of the chalk.'],
      [
        'It strikes the house of {T}. {B} stops making mistakes, because {A} has threatened to aim at a school.',
      ],
      [
        'At {deadline} the buyers sit on the gallery. It strikes half of {town}, and lasts until morning.',
      ],
    ],
    after: [
      '{A} has {prize}, and the one who paid for it has the machine, and neighbours; {ruin}.',
    ],
    endings: [
      {
        heading: 'The third screw',
        text: [
          'The machine falls apart, the buyers run for their coaches, and from that night on it is no longer true that {fact}. {B} burns the drawing, and this time watches until the end. {A} is brought before {council} with the map.',
        ],
      },
      {
        heading: 'A better offer',
        text: [
          '{A} sells to the party, or to {G}. *The price:* it exists, and what exists is used. {B} refuses to help, and has to be locked up, or let go.',
        ],
      },
      {
        heading: 'The buyers are told',
        text: [
          'If all three buyers learn who the others are, they take each other by the throat, and {A} is left alone with the machine. *The price:* three powers know now that it is possible, and that {B} is alive.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'Half of {town} has been struck, and {lair} with it. The machine is still running and nobody is at the lever; {B} is alive, under the gallery.',
        ],
      },
    ],
    steps: [
      'Find out in what order it strikes.',
      'Find {B.full}.',
      'Find out who looks on, and from where.',
      'Stop it before {deadline}.',
    ],
  },
];
