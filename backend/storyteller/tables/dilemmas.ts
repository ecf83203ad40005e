/** A choice at the end of the second act; each answer changes the third. */
export interface Dilemma {
  id: string;
  /** The condition on the truths of the plan. */
  when: string;
  /** What the party has to choose between. */
  text: string;
  answers: readonly [Answer, Answer];
  /** Whether both answers bring the rival to the third act, which then has no other arrival. */
  rivalComes?: true;
}

interface Answer {
  /** After `If the party`: `goes with {T}`. */
  choice: string;
  /** The same in the past: `went with {T}`. */
  done: string;
  /** What follows at once. */
  now: string;
  /** What is different in the third act. */
  later: string;
}

/** First the rows for serious plots, then those for whimsical ones. */
export const dilemmas: readonly Dilemma[] = [
  {
    id: 'book-or-clerk',
    when: 'tone!=whimsical',
    text: 'The room with {record} is about to be lost, {C} is caught under a beam« at the other end of it», and there is time to bring out one of the two.',
    answers: [
      {
        choice: 'saves {C}',
        done: 'saved {C}',
        now: '{record} is gone, and with it every written proof. {C} can «still »recite the page about {V}, but only a person who trusts a clerk will believe it.',
        later:
          '{C} comes along to {lair} and knows its plan« by heart»: the party gets in unseen«, without a check».',
      },
      {
        choice: 'saves {record}',
        done: 'saved {record}',
        now: '{C} lives«, with a crushed hand,» and will not speak to the party again.',
        later:
          'The page can be shown to {A} at {lair}. It is the first time that {A} sees it« in ink», and the first words of the talk are answered«, not shouted down».',
      },
    ],
  },
  {
    id: 'trial-or-desk',
    when: 'tone!=whimsical',
    text: 'At the same hour {S} is to be sentenced« before {body}», and somebody sent by {W} burns letters at {s3}; the party can be in one of the two places.',
    answers: [
      {
        choice: 'stands by {S}',
        done: 'stood by {S}',
        now: '{S} is acquitted, or« at least» taken home alive (DC 15 Persuasion decides which), and by morning the letters are ash.',
        later:
          '{S} waits at {lair}« with a lantern and a rope»: there is one more pair of hands, and a second way out.',
      },
      {
        choice: 'goes to {s3}',
        done: 'went to {s3}',
        now: 'The one letter that can be saved names {A} and {W} in one sentence. {S} is sentenced, and will be punished on the day after the last scene.',
        later:
          'The letter ends the talk at {lair} in favour of the party, once. {S} has to be fetched out of prison« before the story is over».',
      },
    ],
  },
  {
    id: 'confession',
    when: 'agent!=penitent uncanny=no tone!=whimsical',
    text: '{W} offers to confess to everything« in writing», if the party lets {A} go. {A} offers to stop, if the party leaves {W} to {A.them}. Neither knows of the other offer, and both want the answer by {hour}.',
    answers: [
      {
        choice: 'takes the offer of {W}',
        done: 'took the offer of {W}',
        now: 'The confession is signed« before {C}». {A} hears of it within the hour.',
        later:
          '{A} is alone at {lair}, «packed and »ready to leave; the companions have been paid off, and there is no fight if nobody draws.',
      },
      {
        choice: 'takes the offer of {A}',
        done: 'took the offer of {A}',
        now: 'There is no more of {harm}. {W} is fetched« that night», and the party knows where to.',
        later:
          '{W} is at {lair}, bound« and alive». Whoever frees {W.them} breaks the promise, and {A} asks the party to look away.',
      },
    ],
  },
  {
    id: 'witness-or-target',
    when: 'harm!=taken tone!=whimsical',
    text: '{T} is ready to talk, at {s2}, tonight« and at no other time». At the same hour {X3} sends for help: there are steps in front of the door.',
    answers: [
      {
        choice: 'goes to {T}',
        done: 'went to {T}',
        now: '{T} tells all« of it», and signs. {X3} is gone« in the morning», and the trail leads to {lair}.',
        later: '{X3} is at {lair} and must be brought out, and has seen where everything is kept.',
      },
      {
        choice: 'goes to {X3}',
        done: 'went to {X3}',
        now: '{X3} is safe, and so grateful that the names of all {few} come out« before breakfast». {T} has left {s2}«, with a bag».',
        later:
          '{T} has gone to {lair} alone«, to say it there». The party finds {T} between {A} and the door.',
      },
    ],
  },
  {
    id: 'crowd',
    when: 'harm!=taken tone!=whimsical',
    text: 'The crowd wants somebody before dark: it can be {S}, who is innocent, or {X1}, who {part}« and has admitted it»; both are behind the same door, and the door will not hold.',
    answers: [
      {
        choice: 'gives up {X1}',
        done: 'gave up {X1}',
        now: '{X1} is beaten, lives, and tells everything« that {X1.they} knows, loudly,» about all the others. {S} is let go.',
        later:
          'The rest of the {few} have fled to {lair}«, of all places,» and now stand between the party and {A}.',
      },
      {
        choice: 'keeps the crowd from {S} and {X1}',
        done: 'kept the crowd from {S} and {X1}',
        now: 'It costs three rounds and some skin (DC 15 Athletics or Intimidation each round); {S} and {X1} live«, and {town} is ashamed of itself in the morning».',
        later:
          'A dozen {workers} follow the party to {lair}« as far as the last bend», and carry out whoever cannot walk.',
      },
    ],
  },
  {
    id: 'follow-or-search',
    when: 'agent!=penitent s3=indoors',
    text: '{W} sets out for {lair}, alone«, in a hurry». While {W.they} is away, nobody watches the desk at {s3}, and {R} is on the way there.',
    answers: [
      {
        choice: 'follows {W}',
        done: 'followed {W}',
        now: '{W} walks straight to {lair} and waits there. {R} empties the desk.',
        later:
          'The party can listen while {W} and {A} talk, and what it hears is a confession. The papers from the desk are in the case of {R}, and can be bargained for.',
      },
      {
        choice: 'searches {s3}',
        done: 'searched {s3}',
        now: 'Under the desk is the page about {V}, and the list of the {few}. {R} comes too late« and has to be civil».',
        later: '{W} is« already» in the hands of {A} when the party gets to {lair}.',
      },
    ],
  },
  {
    id: 'strike',
    when: 'tone!=whimsical',
    text: 'The {workers} want to stop work until {W} is put on trial, and leave it to the party: if they do, it may be the end of {stake}; if they do not, nothing forces {body} to listen.',
    answers: [
      {
        choice: 'tells the {workers} to stop',
        done: 'told the {workers} to stop',
        now: '{body} promises {G} a hearing within the day«, and {town} holds its breath».',
        later:
          'The gates of {town} are shut to all but the party: {W} cannot send anyone« to {lair}», and {R} cannot bring in help.',
      },
      {
        choice: 'tells the {workers} to go on',
        done: 'told the {workers} to go on',
        now: 'Nobody is hurt, {deadline} is safe, and {W} thanks the party« in front of everyone», which costs it half of its friends.',
        later:
          '{W} sends {W.their} own guards along to {lair}: four more swords, with orders that the party does not know.',
      },
    ],
  },
  {
    id: 'promise',
    when: 'agent!=power agent!=dead tone!=whimsical',
    text: '{T} will say under oath what happened, on one condition: the party must promise that {A} will not be killed.',
    answers: [
      {
        choice: 'promises it to {T}',
        done: 'promised it to {T}',
        now: '{T} signs, and the statement holds in any court«. It says how the night went, and it is worse than the party thought».',
        later:
          '{A} has heard of the promise and tests it: {A.they} comes unarmed« to the edge of the light», and waits to see who draws.',
      },
      {
        choice: 'refuses {T} the promise',
        done: 'refused {T} the promise',
        now: '{T} closes the door. Without {T}, there is one witness less«, and {C} begins to have doubts».',
        later:
          '{T} has gone to {lair} to warn {A}, who is prepared: the first round belongs to the other side.',
      },
    ],
  },
  {
    id: 'hostages',
    rivalComes: true,
    when: 'giver!=did rival=seller|envoy|heir tone!=whimsical',
    text: '{R} has had twelve of the {workers} locked in, and will let them go for the proof« that the party has found». {G} begs the party to agree.',
    answers: [
      {
        choice: 'gives {R} the proof',
        done: 'gave {R} the proof',
        now: 'The twelve come out«, one by one, and each of them remembers who paid for it». The proof is in the case of {R}.',
        later:
          '{R} brings the proof to {lair}, to sell it to the one who has most to lose. It can be had back« there», by force or for a better offer.',
      },
      {
        choice: 'keeps the proof from {R}',
        done: 'kept the proof from {R}',
        now: 'The party has to get the twelve away from {R} before dawn (two checks, DC 15 Stealth or Athletics); if both fail, one« of them» is hurt«, and {town} knows why».',
        later:
          '{R} has no case any more«, only a grudge,» and attacks from behind, at {lair}, late.',
      },
    ],
  },
  {
    id: 'hearing',
    when: 'tone!=whimsical',
    text: '{body} will hear the party tonight, «once, »for a quarter of an hour, and tonight {A} is at {lair} for the last time before {deadline}; neither will wait.',
    answers: [
      {
        choice: 'goes before {body}',
        done: 'went before {body}',
        now: 'With two of the three proofs about {W}, {body} orders an arrest (DC 14 Persuasion); with fewer, it adjourns.',
        later:
          '{A} has had a night more. The last step« of {A}» is already under way when the party gets to {lair}: there are three rounds to stop it.',
      },
      {
        choice: 'goes to {lair}',
        done: 'went to {lair}',
        now: '{body} decides without having heard anybody: it was {S}.',
        later:
          '{A} does not expect anyone this early«, and has not yet put out the light». Afterwards, somebody has to make {body} take back a decision.',
      },
    ],
  },
  {
    id: 'sacrifice',
    when: 'uncanny=yes harm!=taken tone!=whimsical',
    text: '{A} will leave {town} in peace until {deadline} if one of the {few} comes to {lair} of their own will. {X1} offers to go.',
    answers: [
      {
        choice: 'lets {X1} go',
        done: 'let {X1} go',
        now: '{harm.s} stop{harm.v}. {X1} walks out of {town}« in Sunday clothes», and people take off their hats.',
        later:
          '{X1} is at {lair}, alive, and talking: {A} has wanted to hear this« for {years} years», and for the first minutes of the scene notices nothing else.',
      },
      {
        choice: 'keeps {X1} back',
        done: 'kept {X1} back',
        now: 'That night it is worse than before, and {X2} «is the one who »pays for it.',
        later:
          '{X1} comes along with the party, and says it at {lair}, «by daylight, »in company. It counts for twice as much.',
      },
    ],
  },
  {
    id: 'two-apologies',
    when: 'tone=whimsical agent!=penitent',
    text: '{A} and {W} have both chosen tonight to say sorry, in two places«, and each has sent the party tickets for the front row».',
    answers: [
      {
        choice: 'goes to hear {A}',
        done: 'went to hear {A}',
        now: 'It is a beautiful apology, and {A} forgets to say what for. {W} apologises to an empty hall, «twice, »for practice.',
        later:
          'At {lair} {A} has a second helping of courage and will talk first, if somebody holds the hat.',
      },
      {
        choice: 'goes to hear {W}',
        done: 'went to hear {W}',
        now: '{W} gets as far as "I am" and faints. {A} sees the empty seats« and takes it badly».',
        later:
          '{W} comes along to {lair}, on a stretcher, with the rest« of the sentence written» on a card.',
      },
    ],
  },
  {
    id: 'one-seat',
    when: 'tone=whimsical',
    text: 'The only cart to {lair} has one free seat. {C} offers {record} for it, unread; {T} offers the whole story, with voices«. The cart leaves when the geese are on».',
    answers: [
      {
        choice: 'takes {C}',
        done: 'took {C}',
        now: '{record} turns out to have a pressed bun at the right page. {T} walks«, and tells the story to the hedges».',
        later:
          '{C} reads the page aloud at {lair}, «without being asked, »and {A} cannot help correcting it. From then on {A} is talking.',
      },
      {
        choice: 'takes {T}',
        done: 'took {T}',
        now: 'The story lasts exactly as long as the road. {C} stays behind« and alphabetises the geese».',
        later:
          '{T} knows the knock that opens the door of {lair}: it is the chorus«, and it must be done with feeling».',
      },
    ],
  },
  {
    id: 'rehearsal',
    rivalComes: true,
    when: 'tone=whimsical',
    text: '{R} offers to tell the party everything about {A}«, in return» for the last word at {deadline}. {T} offers the same for a promise that nobody gets the last word.',
    answers: [
      {
        choice: 'agrees with {R}',
        done: 'agreed with {R}',
        now: '{R} knows all of it, in the wrong order«, with a map». {T} is offended« and knits».',
        later:
          '{R} comes to {lair}« in a cloak», to deliver the last word, and delivers it too early. {A} laughs, and cannot attack for a round.',
      },
      {
        choice: 'agrees with {T}',
        done: 'agreed with {T}',
        now: '{T} tells it« in one breath». {R} follows the party at a distance, «sulking, »with a trumpet.',
        later:
          'The trumpet of {R} gives the party away at {lair}, and brings half of {town} as an audience«. {A} has always wanted one».',
      },
    ],
  },
  {
    id: 'feast-or-hideout',
    when: 'tone=whimsical',
    text: '{body} gives a feast for the party tonight, with a speech by {W}. At the same hour {A} is out, and {lair} {lair.is} empty«, with the door open».',
    answers: [
      {
        choice: 'goes to the feast',
        done: 'went to the feast',
        now: 'There are nine courses. During the fourth {W} says something about {V} that is nearly true, and {num} people hear it.',
        later: '{A} has come home, and found nothing touched, and is touched. There is tea.',
      },
      {
        choice: 'goes to {lair}',
        done: 'went to {lair}',
        now: 'All that {A} has planned is hanging on the wall, with dates. {body} eats for the party« as well» and is hurt.',
        later:
          'The party knows each trick at {lair}« beforehand» and can leave out one«, or turn it round».',
      },
    ],
  },
  {
    id: 'geese',
    when: 'tone=whimsical',
    text: '{S} has been sentenced to apologise to everyone« in {town}», by alphabet, and has got as far as B. {X3} offers to take it over for a favour: the party must not ask about {deed} until {deadline}.',
    answers: [
      {
        choice: 'lets {X3} do it',
        done: 'let {X3} do it',
        now: '{X3} finds that it is «quite »pleasant, and by D means it. {S} is free.',
        later:
          '{S} is at {lair} before the party«, with soup,» and has told {A} that the party can be trusted.',
      },
      {
        choice: 'goes on asking about {deed}',
        done: 'went on asking about {deed}',
        now: '{X3} tells all of it« out of spite, with gestures». {S} has reached F.',
        later:
          '{A} knows that {S} is paying for it«, has a bad conscience,» and gives in at the first kind word.',
      },
    ],
  },
];
