import type { SettingPremise } from './premise-type.ts';

export const premisesOfBargains: readonly SettingPremise[] = [
  {
    id: 'tournament',
    slot: 'change',
    asks: [
      'tournament|tournaments|games|contest|arena|gladiator|gladiators|gladiatorial|colosseum|duel|duels|race|races',
      'duels|duel|trial_by_combat|games decide*|law|rule*|everything|settle*',
    ],
    not: 'war_games',
    title: 'The Year of the Lists',
    rulers: 'the Marshals of the Lists',
    guards: "the lists' heralds",
    pitch:
      'Every seventh year a tournament decides who rules {land}: anyone may enter, and whoever wins may not be contradicted until the next. It begins in {days} days. Somebody has drawn up the list of the winners already.',
    party:
      'The party has been entered for the tournament, by a sponsor who wants to stay unnamed, with good armour and a hopeless draw. {A} would rather have it walk behind the stands and listen.',
    truths: [
      'There are nine contests: lance, boat, riddle, bread and five more, so that no one sort of person always rules. Last time a cook won.',
      'The loser of the final is made first minister. It keeps finalists polite.',
      'In the year of the lists debts rest, feuds wait, and each inn has to take in whoever carries a ribbon.',
      'Bets are taxed. They pay for the roads, the poor and the surgeons, so that to bet is counted as a virtue.',
      'A cheat is not punished but announced, by trumpet, wherever they go, for seven years.',
      'Children are named after champions. There is a class in {town2} with eleven Cooks.',
      'To let oneself be beaten is the only treason that {land} knows.',
    ],
    regions: [
      '{town1} is built round the lists, with balconies everywhere and a throne that is carried out before the first bout and stands in the sand.',
      '{town2} trains. In its yards they run, row and bake, under old champions who limp and have no regrets that they speak of.',
      '{town3} sets the riddles, keeps the rules, and has the only library in which one has to be silent by law for seven years.',
      '{town4} is the camp of those who come from outside: foreign knights, quacks, bookmakers, and people with nothing more to lose.',
    ],
    factions: [
      [
        'The Marshals of the Lists',
        'govern in the seventh year, until there is a winner, and want a clean draw',
        'have been offered a quiet life by five of the nine favourites, and have said yes to each',
      ],
      [
        'The House of the Last Winner',
        'wants a second term, which the rules do not forbid in so many words',
        "has found a person who looks exactly like every champion's weak spot, and hired them all",
      ],
      [
        'The Ring',
        'takes the bets in {town4}, and wants an outsider',
        "has sold so many bets on one name that it is ruined if that name wins, and it is one of the party's",
      ],
      [
        'The Unentered',
        'think that one should be asked and not beaten',
        'have entered, all of them, to lose in the first round to each other and fill the lists with votes',
      ],
    ],
    conflicts: [
      'The best lance in {land} wants to withdraw. She has won against everyone but does not want to rule, and has asked if that is treason.',
      'A duke has entered his army, one by one. The heralds are writing, and the queue of identical men goes round the stands.',
      'The contest of bread has been won, in the trial, by somebody who is dead. Nobody can tell who baked it.',
    ],
    people: [
      [
        'herald of the draw',
        1,
        'wants to know who has the list of winners, for it agrees with a draw that has not been made yet',
        '{A.name} announces people who come through doors.',
        "blows the cheat's trumpet in front of {A.their} own masters, once {A.they} has been let win one game of cards",
      ],
      [
        'limping trainer',
        2,
        'wants a pupil kept from the final, without being beaten, hurt or told why',
        '{B.name} counts under the breath when others run.',
        'admits having lost {B.their} own final on purpose, to a friend, and what the friend made of it',
      ],
      [
        'bookmaker',
        4,
        'wants odds on something that cannot be bet on',
        '{C.name} offers three to one on the weather.',
        'pays out everything, honestly, and goes away on foot, if one bettor tears up the slip',
      ],
    ],
    places: [
      [
        'The Throne in the Sand',
        1,
        'a plain chair in the middle of the lists, and nobody steps on its shadow',
        'On the back are the names of the winners, cut by themselves. The last but one has been scratched out with a fingernail.',
      ],
      [
        'The Rule Library',
        3,
        'the rules fill one shelf, and the exceptions the house',
        'Rule one has been pasted over. It reads: "Whoever wins may give the throne to whom they like, at once" (DC 13 Investigation).',
      ],
      [
        'The Tenth Yard',
        2,
        'a yard without a contest, swept each day by the trainers',
        'It was for the tenth: the asking. One stood there and was asked, by anyone, until one had no more answers or had learned to say so.',
      ],
    ],
    starts: [
      [
        'The names are drawn from a helmet, before all of {town1}: a ploughboy against a count, a widow against a giant. Then the party\'s is drawn, against the last winner, in the first bout, and a sigh of pleasure goes through the stands. The man in the next seat already has it on a list, printed yesterday. He notices that he is being looked at, eats it, and runs. {A} announces him, from habit, and then the party: "And those who are running after him!"',
        "The list is the Ring's. It was printed so that the bets would go wrong, and by now somebody is making it come true.",
      ],
    ],
    openings: [
      [
        'A giant asks the party, in private, how one falls over without hurting a widow.',
        'He is one of the Unentered. The widow is as well, and has asked the same at the next tent.',
      ],
      [
        "Somebody has baked a loaf with the party's faces on it and left it at the door. It is excellent, and has a key in it.",
        "It is the dead cook's recipe. She won the last time but one, scratched out her own name, and lives in {town3} under another.",
      ],
    ],
    truth:
      'The tournament was invented so that nobody had to die for a throne. For ten terms it had ten contests, and the tenth was decided by those who would be ruled. Then a winner passed nine and was asked, by a child, what he wanted it for. He had the yard swept and the rule pasted over. He was the founder of the House that wants its second term. The cook who won later found rule one, would have liked to use it, and was frightened out of it; she has baked a warning into every loaf since.',
    secrets: [
      'The unnamed sponsor of the party is the last winner. He is tired, and hopes for them.',
      'The heralds have the right to announce a tenth contest. They only need to have practised it.',
      'The eleven Cooks in {town2} are all girls, and have entered together.',
    ],
    steps: [
      'three favourites withdraw, one with a broken hand, one in love, one rich',
      "the duke's army wins each first bout, against each other, with great discipline",
      "{guards} blow the cheat's trumpet until nobody hears it any more",
      'The final is fought by two people who have been paid to lose. They stand in the sand before the chair, and neither of them strikes.',
    ],
    ends: [
      'The tenth contest is announced. Whoever is left goes to the swept yard and is asked, for a day and a night, and {land} learns what it would like to know.',
      'The winner gives away the throne, at once, by rule one, and the stands have to look at the ploughboy for a long time before they understand.',
      'The House has its second term. In seven years there are lists again, without bread, boats or riddles, and with one contest.',
    ],
  },
  {
    id: 'demons',
    slot: 'change',
    asks: [
      'demon|demons|devil|devils|hell|infernal|abyss|abyssal|fiend|fiends',
      'hell|abyss|gate|gates|portal open|opened|opens|invaded|invasion|trade|pact|embassy|deal|deals',
      '~demon|demons|devil|devils|hell|underworld',
    ],
    not: 'underworld_of_crime|criminal',
    title: 'The Open Gate',
    rulers: 'the Gate Chamber',
    guards: 'the chalk guards',
    pitch:
      'A gate to hell has stood open in {land} for {years} years, and after the first bad winter people began to trade. Devils keep contracts, and {land} has grown rich. Now somebody has handed in a soul that was not theirs.',
    party:
      "The party's souls are unpledged, all of them, and it has papers to prove it. It may therefore cross the gate as witnesses. {A} needs some by Friday, and can offer everything but the usual.",
    truths: [
      'Devils cannot lie in writing, nor be rude on a Sunday. People in {land} have become very fond of letters and of Sundays.',
      'A soul is pledged, not sold: for seven years, or twenty, or life. One feels nothing, they say, but that music is further away.',
      'Fire, iron and advice come up through the gate. Wheat, wine and holidays go down. The balance is published on Mondays.',
      'Chalk lines are drawn on each threshold and renewed by children, for pocket money. It is bad luck to hurry them.',
      'There are devils who have settled. They have bakeries and bad dreams, and pay their taxes to the minute.',
      'A priest in {land} has to be able to reckon. Absolution is given with a discount for early payment.',
    ],
    regions: [
      '{town1} has the gate, in the middle of the corn market, with a barrier, a clock and a place to wait. It smells of matches and fresh bread.',
      '{town2} works for export. A third of its people are pledged, and the choir has been closed for lack of interest.',
      '{town3} is the town of advocates, who have lost to hell {few} times in {years} years, and know each case by heart.',
      '{town4} will have nothing to do with it, prays, starves a little, and has begun to let rooms to those who run away from a contract.',
    ],
    factions: [
      [
        'The Gate Chamber',
        'governs {land} by the trade balance, and wants the stray contract annulled quietly',
        'has pledged {land} itself, all souls, as a security, for the first bad winter',
      ],
      [
        'The Lower Court',
        'represents hell with impeccable manners, and wants what is written',
        'wants to lose: it is being eaten from below by something that does not write',
      ],
      [
        'The Unpledged',
        'want the gate shut, whatever it costs the balance',
        "would need a devil's help for that, and have had it for a year",
      ],
      [
        'The Settled',
        'are devils with bakeries, who want to be let stay',
        'have begun to grow souls, small ones, and are terrified that somebody will notice',
      ],
    ],
    conflicts: [
      'A father has been pledged by his daughter. The signature is real, she is nine, and the Lower Court itself finds it in poor taste.',
      'The iron has not come up for three Mondays. {town2} stands idle, and from the gate there is a draught that smells of nothing at all.',
      'A baker of hell has been slapped in the street of {town1}. He has turned the other cheek, and all the advocates want to know where he learned it.',
    ],
    people: [
      [
        'gate clerk',
        1,
        'wants to know who taught a child to write a contract without a flaw',
        '{A.name} reads the back of everything first.',
        'shows the security for the first winter to anybody who is willing to be added to it',
      ],
      [
        'devil and baker',
        2,
        'wants something in the chest listened to by a doctor who will not laugh',
        '{B.name} is early for everything and waits outside.',
        'goes back down to shut the gate from there, for a friend, and asks for bread to be sent',
      ],
      [
        'advocate of lost cases',
        3,
        'wants to win, once, with the truth',
        '{C.name} swears by commas.',
        'throws the case when {C.they} learns what the other side is running away from',
      ],
    ],
    places: [
      [
        'The Barrier',
        1,
        'a striped pole before a hole of slow fire, and two clerks who have been nodding at each other for years',
        'On the other side lies a queue, which can be seen if one kneels: devils, with luggage, children and cages, back to the horizon.',
      ],
      [
        'The Archive of Pledges',
        3,
        'a cool hall with everybody in a drawer, and one may visit oneself',
        'The drawers of {town2} are too light. Something has been at them from beneath, and has left the paper.',
      ],
      [
        'The Night Bakery',
        2,
        'the best rolls in {land}, and it is closed on Sundays, out of respect',
        'In the flour cellar {num} of the settled meet, and practise singing. They do it badly, and one has burst into tears.',
      ],
    ],
    starts: [
      [
        'In the waiting room at the gate a small girl puts a contract on the counter, gets a stamp, and asks for the swing now, please. The clerk reads it. He reads it again. In the silence, a man by the window says that he suddenly cannot hear the organ grinder any more. {A} comes out from behind the counter and locks the door. "You are unpledged," {A.they} says to the party. "Could you please ask her who gave her the pen?"',
        'The baker gave it to her, because she was drawing on the pavement. She has a gift: she has understood that a contract is only a promise, and she has kept all of hers.',
      ],
    ],
    openings: [
      [
        'A devil with two suitcases asks the party, in {town1}, for asylum, correctly, in verse, and looks over his shoulder.',
        'He is the under-secretary of the Lower Court. Behind him at the barrier it has stopped smelling of anything.',
      ],
      [
        'The choir of {town2} has got {num} new members and wants an audience that does not cry.',
        'They are pledged and settled together. Whoever sings with a devil hears the music again.',
      ],
    ],
    truth:
      'Hell is being eaten. Beneath it something has woken that is neither good nor evil and does not make contracts; it takes what is empty. The devils came to {land} because they were afraid, and took pledges because a pledged soul is a wall against it. That was what the first bad winter was about, and the Gate Chamber knows it. It signed for all of {land}, in return for iron. But a pledge hollows out, and what comes up from below has noticed that on this side, by now, there is a good deal that is empty.',
    secrets: [
      'A promise that is kept for nothing fills one up again. The girl has been doing it in the street, for fun.',
      'The Lower Court has not taken a single soul for {years} years. It has them all in the archive, labelled and dusted, to give back.',
      '{A} is pledged for life, and took the post because one does not need to hear music in it.',
    ],
    steps: [
      'the draught puts out the slow fire, for a moment, and all the clocks stop',
      'the Chamber raises the pledge to life, for everyone, by decree',
      '{guards} draw the chalk line round the gate from the wrong side',
      'What does not write comes up. It is quite gentle, it makes no noise, and wherever it has been there is somebody standing who does not miss anything.',
    ],
    ends: [
      'The pledges are given back, by hand, each with a few words. It takes all of {town3} and all of the Lower Court, side by side, and what comes up finds nothing empty.',
      'The gate is shut, with the devils on this side. {land.s} has {num} thousand new citizens, all of them early, and no iron.',
      'The girl writes a contract for it. Nobody ever taught it to promise, and it is quite willing to learn.',
    ],
  },
];
