import type { Row } from './row-types.ts';

/** Who wants the same proof for another purpose, and what they do in each act of an adventure. */
export interface Rival {
  id: string;
  /** Whether it fits a whimsical story. */
  isLight: boolean;
  /** What R is, for the three scales. */
  roles: readonly [readonly string[], readonly string[], readonly string[]];
  /** For players: how R is seen. */
  seen: readonly Row[];
  who: readonly Row[];
  first: readonly Row[];
  second: readonly Row[];
  third: readonly Row[];
  deal: readonly Row[];
}

export const rivals: readonly Rival[] = [
  {
    id: 'seller',
    isLight: true,
    roles: [
      ['dealer in old papers', 'pawnbroker from the county town', 'collector of curiosities'],
      ['agent of an auction house', 'dealer in secrets', 'banker with a side line'],
      [
        'purveyor of secrets to five courts',
        'master of a private chancery',
        'banker to two crowns',
      ],
    ],
    seen: [
      '{R} has taken the best rooms and asks the same questions as you«, an hour earlier».',
      'You are not the only ones: {R} has come for this as well, with paid help« and good manners».',
    ],
    who: [
      '{R} is buying up the proof of {deed}, «leaf by leaf, »to sell all of it to {W} on one day«, at one price».',
      "{R} lives on other people's secrets, and has understood that this one is worth {works}.",
    ],
    first: [
      '{R} has bought the best page before the party comes: {C} has the money on the table« and has not touched it». The page is in a flat case that {R} carries« under the coat».',
      '{R} pays the servants of {s3} for each word they do not say to the party. A better price«, or a kind word,» brings back every second one.',
      "{R} offers {T} a pension, and {T} asks for a night to think« it over»; that night is the party's.",
    ],
    second: [
      [
        '{R} has a catalogue printed: {few} lots, «"the property of a gentleman", »with a reserve. {W} and {A} each send someone to bid.',
        'uncanny=no',
      ],
      '{R} has all the papers copied and sells the copies to people who will do something stupid with them, in order to raise the price of the rest.',
      '{R} asks the party to value a piece of evidence, and it is theirs: it was taken from their rooms« this morning».',
    ],
    third: [
      '{R} arrives at {lair} with a flat case and two buyers«, because the place adds to the price,» and sees too late what sort of place it is.',
      'At {lair} {R} holds a flat case with all the papers over the lamp and opens the bidding.',
    ],
    deal: [
      '{R} sells the party the real page for a promise: to be left out of it«. It is the only promise {R.they} has ever asked for».',
      '{R} can be bought, and stays bought for half a day.',
    ],
  },
  {
    id: 'prosecutor',
    isLight: false,
    roles: [
      ['thief-taker', 'justice from the county town', 'clerk of assize'],
      ['prosecutor', 'inquisitor', 'advocate general of the league'],
      ['grand inquisitor', 'crown prosecutor', 'lord commissioner'],
    ],
    seen: [
      ['{R} has come with a warrant and a small gallows« that can be taken apart».', '#hanging'],
      '{R} greets you as colleagues, and would like to see your papers.',
      'There is a second inquiry: {R} holds it, in the hall, «with the doors open, »and has {few} witnesses for each side.',
    ],
    who: [
      '{R} needs a conviction by {deadline}, and is not particular« about whose». {S} would do nicely.',
      '{R} believes in order«, has read all about {deed},» and has concluded that the truth would be the worse disorder.',
    ],
    first: [
      '{R} has {S} arrested«, in front of the party,» and thanks them for their help.',
      '{R} seals {s2} and puts two honest men before it«, who can be argued with only in terms of paragraphs».',
      '{R} summons each person whom the party has talked to, in the same order.',
    ],
    second: [
      '{R} opens the trial of {S} early. The party has until evening to bring a witness who is not afraid«, and there is one»: {T}.',
      '{R} declares the party material witnesses. They are free to move within sight of a sergeant.',
      '{R} finds the page, «reads it alone, »and for one «whole »night does nothing with it. In the morning {R.they} offers it to {W}.',
    ],
    third: [
      '{R} surrounds {lair} and gives everyone inside an hour, including the party.',
      '{R} comes to {lair} alone, «out of breath, »with the page: {W} has tried to have {R.them} killed, and {R.they} wants to know what for.',
    ],
    deal: [
      '{R} will change sides for a better case. It has to have dates.',
      '{R} cannot bear to be wrong in public; show {R.them} in private, and {R.they} will be right in public.',
    ],
  },
  {
    id: 'believer',
    isLight: false,
    roles: [
      ['lay preacher', 'leader of pilgrims', 'former schoolteacher'],
      ['abbot militant', 'speaker of the discontented', 'prophet of the roads'],
      ['tribune', "pretender's chaplain", 'saint of the suburbs'],
    ],
    seen: [
      '{R} has come with {few} followers who sing«, in parts,» at {hour}.',
      '{R} preaches on the steps that {town} has it coming«, and every day there are more people who nod».',
    ],
    who: [
      [
        '{R} thinks that {A} is in the right, and has come to help, «without being asked, and »with axes.',
        'agent=returned|kin|crew|dead',
      ],
      '{R} thinks that {town} is being punished for {deed}, «that this is just, »and that it has to be helped along, with axes.',
      '{R} lost someone to {deed}, or thinks so. It was a different calamity«, in a different town»; {R.they} cannot be told.',
    ],
    first: [
      'The followers of {R} break the windows of {X1} and then those of {S}«, because the house is next to it».',
      '{R} has preached at {s1}, and since then {C} locks up at noon. To get in, the party has to come with or without a hymn.',
      '{R} names {W} «from the steps, »without proof. From now on {W} goes out only with guards«, and says no to every visitor».',
    ],
    second: [
      '{R} stops waiting: {few} hundred people march on {s3}, with lanterns, and some« of them» have brought their children«, as one does to a feast».',
      [
        '{R} finds {A}«, kneels,» and offers {A.them} an army. {A} is horrified and does not say no.',
        'uncanny=no',
      ],
      'One of the followers is killed by a guard of {W}. By evening there are barricades«, and the dead one has a name that rhymes».',
    ],
    third: [
      '{R} has followed the party to {lair}« and wants to see it done». If {A} hesitates, {R} will do it.',
      'The crowd of {R} stands before {lair}«, singing». It will part for {T}, and for a person who carries {theemb}.',
    ],
    deal: [
      [
        '{R} can be sent home by the one who is being avenged, or by whoever can speak for them«; not by reasons».',
        'agent=returned|kin|crew|dead|penitent',
      ],
      '{R} can be sent home by {T}, «who is »the only one «here »that {R.they} believes.',
      '{R} needs a task. The most useful one is to keep {S} safe«; the followers are good at standing in front of doors».',
    ],
  },
  {
    id: 'envoy',
    isLight: false,
    roles: [
      ['rival bidder', 'agent of the next town', 'wine merchant with many friends'],
      ['agent of a rival league', 'consul', 'factor of a trading house'],
      ['spymaster of a neighbouring crown', 'ambassador', 'envoy of a great bank'],
    ],
    seen: [
      '{R} is a guest of {body}, is shown everything, and counts.',
      '{R} gives dinners. The wine is from {R.their} country, and so are the questions.',
    ],
    who: [
      '{R} is in the pay of those who would like {works} to fail« before {deadline}», and helps {A} by removing obstacles.',
      '{R} wants {W} alive, in office, and in {R.their} pocket; the proof of {deed} is the pocket.',
    ],
    first: [
      '{R} invites the party to dinner at the «very »hour for which {C} had offered to show them {record}.',
      '{R} has {T} moved to a better house, with a doctor«, a garden,» and a lock.',
      'Three people of {R} start a fight with the party« over a spilled beer», to find out what it carries.',
    ],
    second: [
      '{R} lets {body} have half of the proof, and the wrong half: by evening there are warrants for {few} people who« once» were kind to {V}.',
      '{R} buys the mortgage on {s2} and closes it for repairs. The floor is taken up« at once».',
      '{R} has {works} looked after by {R.their} own soldiers, "until things are calmer"«. Nobody had asked for them».',
    ],
    third: [
      [
        '{R} is at {lair} before the party, at tea with {A}«, and pours for everyone».',
        'uncanny=no',
      ],
      '{R} does not come to {lair}. A letter does, for the party, with an offer and a drawing of the house they slept in« last night».',
    ],
    deal: [
      '{R} prefers a good enemy to a bad friend, and exchanges prisoners, «at noon, on a bridge, »correctly.',
      '{R} leaves as soon as it costs more than it can bring; {C} can work out the sum.',
    ],
  },
  {
    id: 'hunter',
    isLight: false,
    roles: [
      ['bounty hunter', 'retired sergeant', 'thief-taker'],
      ['captain of a hired company', 'colonel of mercenaries', 'master of hounds'],
      ['condottiere', 'marshal of a private army', 'hunter of heretics'],
    ],
    seen: [
      '{R} has been hired by the families of {X1} and {X2}«, wears a chain of small bells,» and is in no hurry.',
      'There is another one on the trail: {R}, who bows« to you», and whose dog does not.',
    ],
    who: [
      '{R} is paid per head«, has asked for no names,» and has {A} in mind, and after that whoever knows why.',
      '{R} was hired by {W} to find {A} before the party does, and to bring back no proof« of any kind».',
    ],
    first: [
      '{R} has already found out what the party came to find out at {s1}. {R.their} way of asking has left {C} with one hand in a sling« and a dislike of visitors».',
      '{R} sets a trap at {s2} for the one who comes back« to clear up». It is the party that comes.',
      '{R} offers to share the work: the party asks the questions, and {R} will stand behind them« while they do».',
    ],
    second: [
      '{R} takes {S} along as bait and ties {S.them} up in the open, «at {hour}, »with a lamp.',
      ['{R} wounds {A}. From now on there is a trail, and {A} has nothing to lose.', 'uncanny=no'],
      [
        '{R} sets fire to the way back, so that the quarry has only one way to go; there are people living along it.',
        '#fire',
      ],
    ],
    third: [
      '{R} is in the dark at {lair} with a crossbow«, and has been since noon».',
      ['{R} comes to {lair} by the other way and takes {X3} for {A}.', 'uncanny=no harm=taken'],
    ],
    deal: [
      '{R} has one rule, never to take money from two sides, and will give the first back if the second is better.',
      '{R} used to be better« than this». If somebody« in the party» trusts {R.them} first, {R.they} will not be the one to break it.',
    ],
  },
  {
    id: 'heir',
    isLight: true,
    roles: [
      ['cousin from the county town', 'impoverished squire', 'claimant'],
      ['younger branch of an old house', 'margrave without land', 'claimant with three seals'],
      ['pretender', 'dispossessed duke', 'claimant to two titles'],
    ],
    seen: [
      '{R} says openly that half of {works} is {R.their} inheritance, and has a genealogist along.',
      'At the inn sits {R}, who has a claim, a lawyer and a cold«, and is very interested in you».',
    ],
    who: [
      '{R} has bought the claims of the families of the {num}«, for next to nothing,» and needs the truth about {deed} to be proved before {deadline}.',
      '{R} is a cousin of {W} and will inherit everything, if {W} falls without {works} falling too.',
    ],
    first: [
      '{R} has laid a claim to {record} before a judge; until it is decided, {C} may show it to no one« without {R} in the room».',
      '{R} sends {T} a basket of fruit every morning«, and {T} has begun to wonder what for».',
      'The genealogist of {R} has drawn the family tree of {V} on the wall at {s2}, and left one branch blank«. It is worth looking at».',
    ],
    second: [
      '{R} offers {W} a quiet settlement«, within the family». {W} has until {hour} to say yes, and the party to make it loud.',
      '{R} has {S} declared a relative, so that {S} can be made to sign something.',
      [
        'The lawyer of {R} is found at the bottom of the stairs. {R} says «that »it was {A}; the shoes say «that »it was not.',
        'tone!=whimsical',
      ],
    ],
    third: [
      [
        '{R} is at {lair} with two witnesses« and a priest», to have it put on record that {A} died in {R.their} arms.',
        'tone!=whimsical uncanny=no',
      ],
      [
        '{R} comes to {lair} with a notary, to have it put on record what was found there«, and first of all that {R.they} was present».',
        '',
      ],
      [
        '{R} gets stuck in the narrow part of {lair} and blocks it for everyone«, shouting clauses».',
        'tone=whimsical',
      ],
    ],
    deal: [
      '{R} will sign away half« of the claim» for a proof that makes the other half safe.',
      '{R} is not wicked, only in debt; whoever takes over the debt has a friend with a lawyer.',
    ],
  },
  {
    id: 'chronicler',
    isLight: true,
    roles: [
      ['ballad writer', 'editor of a small gazette', 'schoolteacher on leave'],
      ['historian of the league', 'editor of a gazette', "writer of other people's memoirs"],
      ['historiographer royal', 'poet laureate', 'publisher to the court'],
    ],
    seen: [
      '{R} is writing a book about {deed}, and asks you how you feel« about it, with a pencil».',
      'You are being followed by {R}, who waves when you turn around«, and writes down that you did».',
    ],
    who: [
      '{R} wants the story, «whole, »before anyone spoils it by putting it right.',
      '{R} has sold the ending already. In it {W} is a hero; or {A} is«, there are two printers».',
    ],
    first: [
      '{R} has got {C} to talk«, with patience and cake,» and has it all in a notebook, and the notebook is in a script of {R.their} own.',
      [
        '{R} prints the first chapter. {X1} reads« in it» where {X1.they} was that night, and moves to the cellar.',
        'harm!=taken',
      ],
      '{R} has asked {T} so gently that {T} has told it, almost. The last sentence is missing, and {R} sits there every evening« and waits for it».',
    ],
    second: [
      [
        'The second chapter comes out and says that the party suspects {S}. There are stones in the street by noon.',
        'tone!=whimsical',
      ],
      '{R} prints the name of the next one to be visited«, out of pure interest in what will happen».',
      [
        '{R} finds out who {A} is, and« instead of saying so,» asks for an interview.',
        'uncanny=no',
      ],
    ],
    third: [
      '{R} is at {lair} already, behind the one thing one can hide behind, with a shaded lamp« and a dry throat».',
      '{R} holds the lamp at {lair}, and keeps holding it when {R.they} should run«. It is the best thing {R.they} has ever done».',
    ],
    deal: [
      '{R} will leave out one chapter« in exchange» for a better one.',
      'Tell {R} the end in confidence. {R.they} cannot print it then, «and it will be a torment, »and {R.they} will keep to it.',
    ],
  },
  {
    id: 'old-friend',
    isLight: false,
    roles: [
      ['returned soldier', 'sailor ashore', 'master of a trade'],
      ['captain back from the wars', 'knight of a distant order', 'physician from abroad'],
      ['general back from the frontier', 'archmage on leave', 'admiral home from the far station'],
    ],
    seen: [
      '{R} has come back to {town} for this, after many years«, and the dogs do not know what to make of it».',
      'There is someone else who asks about {V}: {R}, with «a soft voice and »a sword that has been used.',
    ],
    who: [
      '{R} was the best friend of {V}, was away at the time, and has never forgiven anyone« for that», least of all {R.themself}.',
      '{R} promised {V} something once. The promise included {W}, and a knife.',
    ],
    first: [
      '{R} gets to {s1} first and takes what belonged to {V}: a coat«, a cup». A clue was in the pocket of the coat.',
      '{R} has had a long talk with {T}, and {T} has a black eye from it«, and says that it was deserved».',
      '{R} sits down opposite {W} every day«, at the same table,» and says nothing. {W} has stopped eating.',
    ],
    second: [
      [
        '{R} finds out about {A}, and weeps, and from that hour stands guard for {A}«, against everyone».',
        'uncanny=no agent=returned|kin|crew',
      ],
      '{R} calls out {W} to a duel, at {hour}. {W} accepts«, which is unexpected,» and means to lose.',
      '{R} learns that {T} was there« and kept quiet». {T} must be hidden before evening.',
    ],
    third: [
      '{R} stands in the door of {lair} and lets nobody in who cannot say what {V} used to sing.',
      [
        '{R} and {A} are at {lair} together and disagree about one thing: {X3}.',
        'harm=taken uncanny=no',
      ],
      '{R} has come to {lair} to settle it alone«, and is sitting on the step,» and has not gone in.',
    ],
    deal: [
      '{R} wants to hear how it was, from somebody who was there«, all of it». After that {R.they} has no more plans.',
      '{R} does what {V} would have wanted, if it is {T} who says so.',
    ],
  },
];
