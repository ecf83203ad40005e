import type { SettingPremise } from './premise-type.ts';

export const premisesOfTheDead: readonly SettingPremise[] = [
  {
    id: 'dead-kings',
    slot: 'ruler',
    asks: [
      '@mummies|pharaohs|liches|undead|the_dead|skeletons|ghosts|ancestors|dead_kings|dead_king|dead_emperor',
      'lich|mummy|mummies|pharaoh|undead king|queen|emperor|lord|tyrant|god-king',
      'dead|undead queen|king|emperor|empress|kings worship*|rule*|obey*|still|governs',
      'necrocracy|necrarchy',
      '~mummy|mummies|pharaoh|pharaohs|lich|egypt|egyptian',
    ],
    not: 'siege|besieged|undying|deathless|immortal|gods?_are_dead|dead_gods?|king_is_dead|dead_god',
    title: 'The Kings Who Stayed',
    rulers: 'the Wrapped Kings',
    guards: 'the linen guards',
    pitch:
      'In {land} a king does not stop ruling when he dies. {few.s} of them sit crowned in {town1}, and each has a day of the week. On Thursday, the day of the oldest, the throne was empty.',
    party:
      'The party is alive, paid in advance and not from here, so it may speak to a dead king without kneeling for nine days first. {A} needs somebody like that before next Thursday.',
    truths: [
      '{rulers.s} share the week: each day has the law of its king. People marry on Mondays, when it is free, and settle murders before Friday, when it is not.',
      'Half of the fields belong to tombs. Those who till them pay the dead in oil, bread and news, and the news may not be sad.',
      'To be forgotten is the only death that counts. Even a beggar in {town2} saves for a name in stone, and thieves scratch out the names of judges.',
      'The dead do not sleep, drink or change their minds. Whoever wants a new law must prove to them that it is an old one.',
      'Nobody turns the back on a painted eye. In {town1} guests leave a room backwards, and good houses have a rope along the wall for it.',
      'The wrappings are renewed once a year, and the old linen is sold in strips. It stops bleeding and lying, though the second only in the seller.',
      'A living heir in {land} is called a waiting one. Some have waited for {years} years, some are grandparents, and none has ever sat on the throne.',
    ],
    regions: [
      'The hall of seven thrones is in {town1}, cool as a cellar, with a line of petitioners who talk very clearly and slowly.',
      '{town2} builds tombs, and is the only town whose houses are smaller than its graves. Its masons know every door in both.',
      'The embalmers and readers of {town3} decide who is dead and who is only late. They are never wrong, and can be paid.',
      'In {town4} the dead are burned, at night, against the law. The smoke is visible from {town1}, and is called weather.',
    ],
    factions: [
      [
        'The Wrapped Kings',
        'rule {land} by turns, and want the empty throne filled before the people get used to it',
        'are afraid, each of them, of being next, and have begun to have one another watched',
      ],
      [
        'The Waiting Heirs',
        'are living princes, some of them old, who want one day of the week for the living',
        'have stolen the Thursday king and keep him in an attic in {town2}, where he is learning to play cards',
      ],
      [
        'The Readers of {town3}',
        'say what the dead have said, and want nobody else to learn the old tongue',
        'have been making up the answers of two of the kings, who have not spoken for {years} years',
      ],
      [
        'The Ash People',
        'burn their dead in {town4}, and want to be left alone with their smoke',
        'have found that the ash of a king breaks every oath that was sworn to him',
      ],
    ],
    conflicts: [
      'Without a king Thursday has no law. Shops are open, debts are void, and {guards} do not know whom to salute. Many would like to keep it so.',
      'Grain is short in {town2} and the tombs are full of it. The oldest mason has said aloud that the dead do not chew.',
      'A widow demands her husband back from the Readers, who pronounced him dead. He is sitting beside her, and agrees with her on every point.',
    ],
    people: [
      [
        'living chamberlain of a dead king',
        1,
        'wants the Thursday king found, and no one told that he was lost by {A.them}',
        '{A.name} speaks slowly and clearly, to everybody, dogs too.',
        'turns against {rulers} once one of them forgets the name of {A.their} mother, who served him for forty years',
      ],
      [
        'tomb mason',
        2,
        'wants a door opened that {B.they} has walled up, before the air behind it is used up',
        '{B.name} knocks on walls while talking, and listens to the wrong half of the answer.',
        "shows every secret door in {land} for a name in stone, {B.their} daughter's",
      ],
      [
        'reader of the dead',
        3,
        'wants a sentence in the old tongue brought to {town4}, in the head and not on paper',
        "{C.name} answers questions with another person's voice, and blushes.",
        'admits which kings are silent if one of them is asked something in front of a crowd',
      ],
      [
        'grey-haired heir',
        2,
        'wants players for a fourth hand at cards, who will keep their mouths shut about the third',
        '{D.name} stands up whenever a door opens, out of seventy years of habit.',
        'brings the king back by {D.their} own hand as soon as somebody calls {D.them} Majesty and means it',
      ],
    ],
    places: [
      [
        'The Hall of Seven Thrones',
        1,
        'a dead king sits here every day but one, and the petitions are read to him by the light of one lamp',
        'Two of the kings are only linen round a frame: the body was robbed long ago. The hollow one of them rings if it is knocked on (DC 13 Perception).',
      ],
      [
        'The Granary of the Fourth Queen',
        2,
        'her tomb, sealed, with fresh wheel tracks that stop at the wall',
        'There is grain for three years in it, and a queen who is awake, hungry for talk, and would give it all away if anyone asked.',
      ],
      [
        'The House of Linen',
        3,
        'bandages are woven, inscribed and renewed here, and visitors may touch the clean ones',
        "On the inside of each strip stand the king's own orders about being let go. Nobody unwraps so far as to read them.",
      ],
      [
        'The Night Pyres',
        4,
        'a hill of ashes with a view of everything, and singing after dark',
        'Under the hill is a crown, melted flat. The Ash People have burned a king before, at his own wish.',
      ],
    ],
    starts: [
      [
        'It is Thursday in {town1}, and the party waits with a hundred petitioners until the curtain is drawn and the throne is empty. For as long as a breath nobody moves. Then someone laughs, someone else runs, and {A} takes the party by two sleeves and asks how good they are at finding people who do not breathe.',
        'The king was carried out in a rolled carpet by his own great-grandchildren. {B} walled them in by mistake, with him, and they have air until Saturday.',
      ],
    ],
    openings: [
      [
        'A funeral passes the party on the way to {town2}, and the one on the bier sits up and asks in an old tongue which day it is. The bearers drop everything and run, except for {C}, who translates badly, on purpose.',
        'It is a king whom the Readers declared silent. He has been asking to be let go for {years} years.',
      ],
      [
        'In {town2} the party is given a room with an eye painted over the bed. In the morning the eye is shut, and there is fresh mortar on the floor.',
        'Behind the eye sits a spy of one of the kings, or sat: he has seen {D} carry up cards for four.',
      ],
    ],
    truth:
      'The first king asked his priests not to let him die before his heir was fit. Nobody has ever dared to say that one was. So {land} has been kept by the dead, who are tired, and each of them has asked to be released: the orders stand on the inside of their wrappings. The Readers do not pass that on, because a land that buries its kings needs no readers. The Thursday king was not only stolen. He went along gladly, and cheats at cards.',
    secrets: [
      'A dead king who is told in the old tongue that his work is done lies down for good. {C} knows the sentence, and has said it once, to an empty throne, for practice.',
      'The youngest of the kings was poisoned to fill the week, by the embalmer who still dresses her.',
      '{A} has served under three names, and is older than any living person in {town1}. Under the collar there is linen.',
      'The names of all the dead kings, read backwards on one day, would unmake their laws. The list hangs in the privy of a mason in {town2}.',
    ],
    steps: [
      'the remaining kings divide Thursday among them, and quarrel about the noon',
      '{guards} search {town2} for a carpet, house by house',
      'the Readers crown a body that nobody knows, and it says what they like',
      'On Thursday the people come with torches to see if the new king burns. He does, and so does {town1} up to the second wall.',
    ],
    ends: [
      'The kings are released, one a day, in a week of funerals at which all of {land} dances. Then an heir of seventy has to rule, who has only ever been good at waiting.',
      'Thursday stays free: one day in the week is without kings, and {land} learns in it what it would do with the rest.',
      'The Readers keep the thrones and the silence, and pay for it with one true answer, to one question of the party, whatever it is.',
    ],
  },
  {
    id: 'dead-work',
    slot: 'change',
    asks: [
      'dead|undead|skeleton|zombie|corpse work*|labour*|labor*|servant|slave|farm*|serve*|mine|jobs',
      'dead living|alive share*|live|side|together|coexist*',
      'dead walk',
      'necropolis',
      'necromancy|necromancer|necromancers built|empire|kingdom|city|land|economy|normal|legal|everyday|common|accepted',
      'dead_don*_stay|don*_stay_dead|no|nobody|cannot die*|dies|dead|death',
    ],
    not: 'gods?_are_dead|dead_gods?|rul*',
    title: 'The Working Dead',
    rulers: 'the Office of the Rest',
    guards: 'the grave wardens',
    pitch:
      'In {land} the dead get up and work: seven years at the plough or the oar, and then they may rest. It has made bread cheap and funerals short. Now the first of them have been asked to stay on.',
    party:
      'The party comes from where the dead lie still, and shudders in the right places. That is worth money here: {A} needs people who look at the dead when they are talking, and notice which of them would like to answer.',
    truths: [
      'Everyone in {land} owes seven years of work after death. It can be bought off, inherited, or sold in advance, and most of the poor have sold it.',
      'The dead do as they are told, do not tire, and hold nothing against anyone. They are washed on Sundays, and children are taught to say good morning to them.',
      'A living servant is a luxury. In {town1} one shows wealth by being waited on by somebody who breathes, and can complain.',
      'A dead worker wears a tag of tin with a name and a last day. To break a tag is murder, to forge a later day is fraud, and the fine is the same.',
      'Widows in {town2} know on which field their husbands are, and some bring lunch. It is eaten, by the overseers.',
      'In {land} murder is not hanged but credited: the murderer works off the years of the murdered, side by side with them.',
    ],
    regions: [
      'Behind the curtains of {town1} everything that moves is moved by the dead: pumps, lifts, the fountain and the great organ.',
      '{town2} has nothing to sell but its years. Its young people have all signed, and drink the money, and call the field behind the church the future.',
      'In {town3} those whose time is up are laid to rest with music. The queue of tired ones goes round the cathedral, and has not moved since spring.',
      '{town4} lives without the dead, by its own vow. It is poor, loud and full of runaways, and some of those have very cold hands.',
    ],
    factions: [
      [
        'The Office of the Rest',
        'governs by the register of last days in {town1}, and wants seven years made nine, for the harvest',
        'has not laid anyone to rest for a year, and paints new dates on the tags by night',
      ],
      [
        'The Breathing Hands',
        'are living workers without work, who want every dead one sent home',
        'have found that a dead worker who is called by name by a child stops working, and have hired children',
      ],
      [
        'The Gentle Order of {town3}',
        'buries those whose time is up, and wants to know why nobody comes',
        'takes money from the Office to be slow, and spends it on a list of every name that is overdue',
      ],
      [
        'The Cold Hands',
        'are dead who ran away to {town4}, and who want to be asked',
        'have woken up: they remember, they are angry, and they teach it to others by telling them their names',
      ],
    ],
    conflicts: [
      'The dead oarsmen of {town1} have stopped in the middle of a stroke. They do not rebel, they only sit, and look at the one among them who has begun to hum.',
      'A rich man has died, and his heirs would rather send a cousin to work for him. The cousin is alive.',
      'A dead ploughman from {town2} has walked home, sat down at the table and put his cap on the nail. {guards.s} wait in the yard for his wife to say something.',
    ],
    people: [
      [
        'clerk of last days',
        1,
        'wants the painted tags found before {A.they} is asked to sign for them',
        '{A.name} says a name to every dead worker in passing, sometimes the right one.',
        'opens the register to anyone who brings {A.them} to {A.their} father, whose day was two years ago',
      ],
      [
        'overseer',
        2,
        'wants to know why one row in the field works faster at night than by day',
        '{B.name} whistles, so as not to hear that someone in the third row has started to.',
        'lets the field go free on the day when a dead worker thanks {B.them}',
      ],
      [
        'leader of the Cold Hands',
        4,
        'wants a living person who will stand in a court and say what the dead say',
        '{C.name} breathes out of politeness, and forgets to.',
        'waits with the uprising as long as one name a day is read aloud in {town3}',
      ],
    ],
    places: [
      [
        'The Register',
        1,
        'nine floors of tin tags on hooks, a small bell for each last day, and no bell ringing',
        'The bells have been stuffed with wool. The tags behind them are fresh paint over {num} different dates (DC 12 Investigation).',
      ],
      [
        'The Row',
        2,
        'a field that is ploughed by night, very straight, and nobody has ordered it',
        'The furrows are letters, and it takes a tower to read them: names, hundreds, the oldest at the hedge. The dead are writing down who they were.',
      ],
      [
        'The Waiting Steps',
        3,
        'where the overdue stand in line and make way for nobody, and people leave hats and letters at their feet',
        'The letters are answered. The answers are under the seventh step, in handwriting that families would know.',
      ],
    ],
    starts: [
      [
        'At the inn in {town1} a dead waiter sets a plate before the party, and does not let go of it. He moves his lips. Then he says, with great effort, the name of one of them, and after it his own. All the dead in the room stop. {A} is the only guest who does not run, and wants to know what he said before that.',
        'He has read the name in the register of the inn, and has found that names open something. He asked: "What year is it?" His day was three years ago.',
      ],
    ],
    openings: [
      [
        'A young man in {town2} offers the party his seven years, for {pay} gold pieces, in writing. He needs it by tonight, and his mother stands behind him and shakes her head.',
        'He wants to buy his father out of the mill before his tag is painted again. {B} would do it for less, if somebody took the blame.',
      ],
      [
        'On the way to {town4} a column of dead carries a piano uphill, without an overseer. One of them walks behind and plays.',
        'They are Cold Hands, and the piano is for a wedding. The bride breathes, and her family does not know.',
      ],
    ],
    truth:
      'The dead of {land} are not empty. What gets up is the whole person, asleep with open eyes, and a name said by someone who means it wakes them. The founders knew, and set seven years because by then nobody would come any more to say it. The Office has learned that they wake by themselves after eight, and needs the harvest all the same: so it takes away the tags and sends the old ones down to the pumps, where nobody speaks.',
    secrets: [
      'A third of those who work under {town1} have signed nothing. They died in debt in other countries, and were bought by weight.',
      '{A} has died already, last winter, and painted the tag. Nobody has looked at {A.their} hands.',
      'The great organ is played by a composer who has written {few} new works since his death, and cannot stop.',
    ],
    steps: [
      'the seven years become nine, and in {town2} people begin to burn their contracts',
      'the pumps stop for an hour, and under {town1} somebody is singing in a great many voices',
      '{guards} march on {town4} with an army that has no drums and no choice',
      'The army stops before the gate, because a child on the wall reads out names. Then it turns round, and walks home to {town1}, awake.',
    ],
    ends: [
      'All who are overdue are laid to rest, in one long night of names. The next harvest has to be brought in by those who eat it, and prices are a shock.',
      'The dead get wages, Sundays and a vote. It costs the Breathing Hands their hope, and {land} its idea of what an heir is.',
      'The register burns. Nobody is owed and nobody is called any more, and whoever was loved gets up again all the same.',
    ],
  },
];
