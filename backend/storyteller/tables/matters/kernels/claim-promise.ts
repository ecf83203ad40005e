import { everyTone } from '../../tones.ts';
import { claimTells } from '../claim-tells.ts';
import type { MatterKernel } from '../matter-types.ts';

/** An idea that something impossible is true. Someone makes use of it. */
export const claimPromise: MatterKernel = {
  id: 'claim-promise',
  sort: 'claim',
  tells: claimTells,
  tones: everyTone,
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
    ['the memorial in the square', 'the old boundary stone', 'the foundation stone of the bridge'],
  ],
  lair: {
    names: ['the locked treasury', 'the walled-up cellar', 'the old family vault'],
    terrain: 'underground',
  },
  problem: [
    'Nobody in {town} knows why. [Priests have been asked, and a wizard|Two experts came, took their fee and left]; it has «only »become worse«, for {weeks} weeks now».',
    'It has been so for {weeks} weeks. What {town} has tried against it«, from prayers to silver,» has changed nothing.',
  ],
  start: [
    [
      'The whole of {council} stands in the rain« in the square of {town}», and all look at you. "{Fact}," says the one in front«, as if reading a bill». "{town} has tried everything." At the edge of the crowd {B.full}, the {B.role}, laughs, once«, and not happily». "Everything," {B.they} says, "but keeping your word."',
      '@one',
    ],
    [
      'You are still at the gate of {town} when it happens before your eyes: {fact}. It is not a trick. «People stop, wait until it is over, and go on, as one waits for a shower to pass. »Only {B.full}, the {B.role}, kneels down and lays a flower on the stones.',
      '@two',
    ],
  ],
  ask: [
    '{G} wants it ended before {deadline}«, when guests from everywhere are expected». "By force, by prayer, «by paying for it, »as you like. But tell me why it happens, so that it does not come again."',
    'The task is to find the cause of it«, and the remedy,» before {deadline}. {G} promises in the name of {council} to do what is needed, "within reason".',
  ],
  rumours: [
    '{B} is said to have brought it on {town} with a curse«, and has not denied it».',
    'It began on the day on which the old [plaque|banner|lamp] was taken from the square« to be cleaned».',
    'The grandparents knew a festival« in {town}» on this day, and nobody but {B} remembers what was celebrated.',
    '{A} says that old papers« only» make trouble, and has offered to have the archive tidied.',
  ],
  run: [
    'What {B} means: {B.their} family has told for generations that {town} once gave its word and broke it. {B} does not know the wording«, only that it was in writing».',
    [
      '{A} is in the crowd and reacts« to the words of {B}» (DC 13 Insight): {A.they} is frightened, and not of {it}.',
      'start=one',
    ],
  ],
  gist: [
    '{In}, because a promise was broken: {town} swore to give the family of {B} a share in {stake}«, in return for a rescue», and has stopped paying. {A} found the document and hides it, since keeping the promise would cost {A.them} {prize}.',
  ],
  truth: [
    [
      '{years.s} years ago {town} was saved [from a flood|from an army|in a famine] by an ancestor of {B}, who did not live to be thanked. {council} swore«, on the memorial,» to support the family with a share of {stake}« for ever». Breaking the oath was to have a consequence, and it is written there what it is: {fact}.',
    ],
    [
      'The share was paid each year«, out of an account whose purpose nobody knew any more». {weeks.s} weeks ago {A} closed the account, because the money was needed for {prize}, and it began in the same night. Then {A} looked for the reason, found the oath in the archive, «understood it, »and locked it away at {lair}: if it became known, {A.they} would have to pay« back» all of it.',
    ],
    [
      'It ends as soon as the share is paid again, or as soon as {B}«, as the last of the family,» releases {town} from the oath of {B.their} own free will. Force only makes it worse: after each attempt it reaches one street further.',
    ],
  ],
  turn: [
    'The oath names two heirs. {B} is one. The other is {S}, who does not know it«: {S.their} grandmother left {town} in a quarrel». Released or paid, it must be both, or it does not end.',
    'An honest reading of the oath shows that {town} itself was at fault« back then»: it let the rescuer die although there was time. {B} will hear it when it is read aloud, and has to decide about forgiveness« on the spot».',
  ],
  people: {
    G: [
      '{G} wants a remedy that does not cost {council} its reputation, and is honest enough to pay« once {G.they} has read the oath».',
    ],
    A: [
      '{A} wants {prize}, and has spent the money of the account on it. {A} is not cruel, only in too deep«: each day it becomes more expensive to say it».',
    ],
    B: [
      '{B} is tired of being thought a witch. {B} wants the name of the ancestor to be spoken in the square, and asks for less money than anyone fears.',
    ],
    S: [
      "{S} came because of a letter found among a grandmother's things, and asks questions that make people suspicious«. {S} wants to know where the family comes from».",
    ],
    T: [
      '{T} has seen {A} carry a flat box from the archive to {lair} at night. {T} thinks that it was money«, and wants a reward for saying so».',
    ],
    H: [
      '{H} closed the account on the order of {A} and keeps the written order« as an insurance».',
    ],
  },
  looks: [
    [
      'Shelves up to the ceiling«, numbered»; number {num} is empty, and its dust has been wiped off lately.',
    ],
    [
      '[Herbs on strings|A bench before the door], {few} cats, and on the wall a sword« that is» too good for the house.',
    ],
    [
      'The inscription has been worn away« by hands». In a hollow below it lie fresh flowers«, and the remains of very old ones».',
    ],
    [
      'Three locks«, then a low room with [shelves of silver|chests of coin|stone niches],» and on a lectern a flat box with the seal of {town}.',
    ],
  ],
  todo: [
    [
      'The archive is being tidied by two people of {A}«, who throw away what they do not know». {H} can send them to lunch (DC 13 Persuasion).',
    ],
    [
      '{B} does not open to people from {council}. Whoever asks {B.them} about the sword«, and listens,» is let in (DC 12 Insight finds the right question).',
    ],
    [
      'The square is watched by curious people. At the moment when it happens again they all run, {A} first, and the party has ten minutes alone.',
    ],
  ],
  clues: [
    [
      'Investigation :: reading the old accounts :: A payment "as sworn" was made each year, and stopped {weeks} weeks ago«, on the day on which it began».',
      'Investigation :: looking for the order to stop it :: The order is signed by {A}.',
      'Perception :: asking what stood on the empty shelf :: A box with the seal« of {town}». {T} saw it being carried to {lair}.',
    ],
    [
      'History :: hearing the family story of {B} :: It ends with "and they swore it on the stone", and fits the year on the memorial.',
      'Insight :: asking who has been here before the party :: {A} came, {weeks} weeks ago, and wanted to buy the sword and every old letter« in the house».',
      'Investigation :: reading the one letter that {B} kept :: It says that the oath was made in two copies, and that one may be opened only «in front of witnesses, »at {lair}.',
    ],
    [
      'Religion :: tracing the worn inscription :: "As long as we pay, it sleeps. If we forget, {fact}."',
      'Perception :: looking at the fresh scratches :: Somebody tried to chisel the words off« a few days ago»; the chisel bears the mark of the household of {A}.',
      'Investigation :: measuring the drawing on the back :: It shows where the copies are kept: one in the archive, and one at {lair}.',
    ],
  ],
  lairUse: [
    'The box opens only to an heir, or with a DC 15 Sleight of Hand check; opened by force, it lets it happen here and now«, with everyone inside, {A} included».',
    'There is a second way out, a shaft to the street«, through which a voice can be heard outside»: whoever reads the oath aloud under it has half of {town} as witnesses.',
  ],
  tactics: [
    '{A} has come to burn the oath, and the guards keep the party off« until it burns» (three rounds); {A} gives up as soon as the paper is safe',
  ],
  parley: [
    '{A} has no wish to hurt anyone. Offered [time to pay it back|a way to keep office and honour] (DC 14 Persuasion), {A.they} hands over the box; {B}, if present, makes the check unnecessary« by offering it first».',
  ],
  clock: [
    ['{G} has priests brought« from {town2}»; it reaches one street further.'],
    ['{A} has the rest of the archive burned«, "because of the worms"».'],
    [
      'A crowd« with torches» stands before the house of {B} and {S}; it can still be talked out of it (DC 15 Persuasion).',
    ],
    ['At {deadline} it happens to everyone in {town} at once«, guests included». {B} has left.'],
  ],
  after: ['Without {B} nobody can end it any more; {ruin}.'],
  endings: [
    {
      heading: 'The promise is kept',
      text: [
        '{G} reads the oath aloud« in the square» and pays, and before the ink is dry it is no longer true that {fact}. {B} gets the name of the ancestor cut into the stone again. {A} has to sell all {A.they} owns to pay the rest«, and does so without being forced».',
      ],
    },
    {
      heading: 'Released',
      text: [
        '{B} forgives {town} without a payment, if somebody asks for it who means it. *The price:* {council} never learns what it owed, and {A} keeps what was bought« with it».',
      ],
    },
    {
      heading: 'With the paper burned',
      text: [
        'If the oath is destroyed, it does not end, and nobody can read« any more» how it could. The party can still bring {B} and {G} together at the memorial: what is said there« in front of witnesses» counts as a new oath.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{B} is on the road to {town2} with a bundle and the sword, «a day ahead, »and has to be won over (DC 17 Persuasion) by people who come after the fact.',
      ],
    },
  ],
  steps: [
    'Find out what changed on the day when it began.',
    'Win the trust of {B.full}.',
    'Find out what was promised in {town}, and to whom.',
    'See that it ends before {deadline}.',
  ],
};
