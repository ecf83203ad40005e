import type { TaleActs } from './tale-types.ts';

export const godRetiresActs: TaleActs = {
  heading: 'The Interviews',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] [the party is blessed by the followers of several neighbouring gods«, all at once and violently»|people with holy water run at the party in the street, each for the god of another neighbour, and bless it with sticks] ({fight}). [They stop when somebody says thank you; {H} has given each of them a ticket« for the good seats».|A "thank you" from any of the party stops them; {H} has promised them seats near the organ.|Nobody has ever thanked them, and that stops them, if somebody does; {H} had handed out the sticks.]',
  ],
  early: [
    [
      'The painted door opens to {A}\'s keys only. Whoever says {B}\'s evening prayer and knocks hears steps, and a voice behind it: ["It is not a good moment. I am packing."|"Not just now, please, there are boxes everywhere."|"Could you come back later? I have the string in my teeth."|"I am not receiving, I am packing."] [{W.name} does not open to people who want something, and heroes always do|People who want something are not let in by {W.name}]; the door is as thick as he wishes to be alone«, and [no spell is stronger than that|that is stronger than any spell|no spell gets through that]». [But what is pushed under it he [reads|does read].|What comes in under it, however, he reads[| at once].|There is a gap under it, though, and he reads what comes [through|in].|But he has always read his post, and there is room under the door for a [slip|letter].] If it is one of the prayers that were "dealt with", a chair is drawn up on the other side, and he listens to the party at {lair}, later, before he listens to {A}. [The post itself, he says, is out of his [hands: it is to be|hands now: it will be] advertised.|About the post itself he can do nothing any more, he says, since it is to be advertised.|The post will be advertised, he says«, and [he has no say in it|that is not his business]».|As for the post, he says, heaven is going to advertise it, and [he is not asked|has not asked him].]',
      'v=a',
    ],
    [
      'The painted door opens to {A}\'s keys only. Whoever says {B}\'s evening prayer and knocks hears steps, and a voice behind it: ["I am not allowed to receive anybody. It is in the contract«, and it is so very polite»."|"The contract says that I receive nobody, and says it so very politely."|"I may not open. It is in the contract, under \'kindly\'."|"Nobody may come in; I have signed it, I could not get a word in."] The door is as thick as the contract is long«, and no spell is stronger than that». [But what is pushed under it he reads, and answers on the back«, in the old hand of thresholds»: he asks after {B}, and after {S}«, of all people».|What comes in under it, however, he reads. The answer is on the back, in the old hand of thresholds: how is {B}, and how is {S}, of all people?] [The post itself, he writes, is out of his hands: it is to be advertised.|About the post he can do nothing, he writes; it is to be advertised.|The post will be advertised, says a second line«, and not by him».|On a second slip he writes that the post is to be advertised, whether he likes it or not.|Heaven is going to advertise the post, he writes, and has not asked him.|As for the post, he writes, there will be an advertisement, and interviews.]',
      'v=b',
    ],
  ],
  opens: [
    '[Heaven does not trust the tally of {A} and advertises the post: whoever is appointed before the feast has it, and the old rule holds only if nobody is.|In heaven they have looked at the tally of {A}, and advertise the post: only if nobody is appointed before the feast does the old rule hold.] [Before the cathedral of {town} there is a queue of gods«, with references»; {R} is somewhere in the middle«, and holds a flask of tea».|Gods with references stand in a queue before the cathedral of {town}, and half-way along it {R}, with a flask of tea.] [{A} has been put on the selection board, and has [a|the] casting vote.|The selection board has made room for {A}, [and for a casting vote|who has the casting vote].]',
  ],
  goal: [
    '[If one of them is appointed, it is final for a thousand years.|Whoever gets the post has it for a thousand years.] The party [has to|must] get themselves, or a candidate of their own, on to the list, in {town2}, where the interviews are held. [That wins time, in which {W.name} can be asked how he is.|Nobody will decide anything before that is over, and {W.name} can be asked how he is.|Meanwhile there is time to ask {W.name} how he is.]',
  ],
  map: [
    '[Each god who is waiting brings a bit of «weather and »landscape along.|Where a god waits, it becomes a little like home, with its «weather and its »landscape.] [Round {town} there now lie a battlefield, an orchard, a sea of sand and a very large bed. The road to {town2} goes through all of them;|Outside the gates of {town} begins an orchard, and after it a sea of sand, a battlefield and a very large bed; whoever wants to go to {town2} crosses all four,] and the sacristy door leads« no longer to the sacristy but» to the end of the queue.',
  ],
  way: [
    '[Through the foreign gods\' country it is a day and a half[| on foot| from {town} to {town2}].|The country of the foreign gods takes a day and a half[| to cross| from {town} to {town2}].|It takes a day and a half to cross what the foreign gods have brought [with them|along].|A day and a half of foreign weather lies [on the way|between {town} and {town2}].|Those who walk need a day and a half, through four kinds of [weather|sky].|The four countries can be crossed in a day and a half[| on foot| from {town} to {town2}].] [In each the customs are different, and you must keep to them|Each has its own customs, and you must keep to them|Wherever a god waits, the customs of that god hold|One behaves in each as its god expects] ([the players choose: a duel, a dish, a silence, a nap|a duel, a dish, a silence, a nap, as the players choose|let the players choose from a nap, a dish, a duel and a silence]; each DC 16 with the skill that fits). [Those who fly up from {town} are asked to wipe their feet on the clouds.|To those who fly up from {town} a sign says to wipe their feet on the clouds.|Over {town} there hangs a sign«, for those who fly»: "please wipe your feet".]',
  ],
  place: [
    '[{town2} is the place to which everything goes that has been prayed for and not come: ponies, husbands, weeks of rain.|What people have prayed for and not got is in {town2}, with nothing to do: weeks of rain, husbands, ponies.] [It is cheerful«, and a little overcrowded».|The streets are cheerful, and rather full.|Nobody there is sad about it, but it is hard to find a room.|All of it has made the best of things, and there is dancing.] [In the town hall the board [is sitting|sits], and has a jug of [water|lukewarm water].|The board sits in the town hall, behind [a jug|a large jug] of water.|The board has taken the town hall, and put a jug of water on [the table|a green cloth].|In the town hall there is a long table with a jug of water, and [behind it the board|the board behind it].|The town hall has been lent to the board, with chairs and a jug of water.|On a platform in the town hall [sits|waits] the board; each of its members has a glass, and all of them one jug of water.]',
  ],
  rival: [
    '[{R} does not expect to get it« and has prepared very thoroughly».|{R} has learned the whole catechism of {town} by heart, and expects to come last.] [{R} is the only one in the queue who has asked what the last one was like.|Of all in the queue only {R} wanted to know whether {W.name} was all right.]',
  ],
  others: ['celestial'],
  setPiece: [
    '[The interview has three questions: what is your greatest weakness, what would you do for nothing, and why should [anyone|anybody] believe in you?|They ask three questions at the interview: where are you weakest, what do you do unpaid, and who should believe in you, and why?|Three questions are put to each candidate: what can you not do, what would you do without pay, and why should [anyone|anybody] believe in you?] The party answers for its candidate (DC 17 Persuasion or Performance, a success for any answer that makes the table go quiet), [while« in the gallery» the retinue of the god of war cheers for its own, with weapons|and all the while the retinue of the god of war climbs down from the gallery to cheer at close quarters] ({fight}), and the jug of water must not be knocked over. [Two out of three, and the board adjourns until the feast, where it will hear {W.name} before the old rule is applied. The board lends the candidate the file of the last holder: read out at {lair}, it gives advantage on every check with {W.name}.|Given two good answers, the board adjourns until the feast, and {W.name} can have the post back until then«, whatever the old rule says»; the party may borrow the file of the last holder, which gives advantage on every check with {W.name} at {lair}.] With fewer, {A} adjourns it with the casting vote«, so as to keep the god of war out», and from then on has one helper more.',
    '[The board asks no questions; it takes three slips out of the shoe box« from {town}» and wants them answered on the spot.|Instead of asking, the board lays three slips from the shoe box of {town} on the table: let the candidate answer these, now.] [A pony wants a child who is not afraid of it, a husband wants to be missed by somebody, and a week of rain wants to know where it is needed.|They are from a pony that would like a child who is not afraid, from a husband whom nobody misses, and from a week of rain that wants to be needed somewhere.|In one a pony asks for a child who does not cry, in one a husband asks whether anybody misses him, and in one a week of rain would like to be of use.] For each the party finds an answer« among those who live in {town2}» (an idea of the players, or DC 17 in a skill that fits). [Meanwhile|In the meantime] the retinue of the god of war [brings|carries] in its own candidate« on a shield, right through the [room|hall]», and treads on whoever [stands|is] in the way ({fight}). [With two slips answered, the board adjourns until the feast, and if {W.name} wants to stay, that will count for more than the old rule. The party may keep the slips: read out at {lair}, they give advantage on every check with {W.name}.|Two answers are enough: the board adjourns until the feast, and the old rule is not to be used if {W.name} is back by then. The board gives the party the slips, which at {lair} mean advantage on every check with {W.name}.] After fewer it is the casting vote of {A} that adjourns it, «against the god of war, »and by that {A} gains a helper.',
  ],
  what: [
    [
      'Religion :: asking the clerk of the board for the file :: [The last holder of the post has nothing but commendations in it«, all small, all anonymous».|It is full of praise for the last holder of the post, in small pieces, without a name under any.|For the last holder there are commendations by the hundred, short ones, unsigned.] [None of them ever reached him.|He was never shown one.|Each is marked as not forwarded.]',
      'v=a',
    ],
    [
      'Religion :: asking the clerk of the board for the file :: [The last holder of the post never resigned.|No resignation is in it.|Nothing in it says that the last holder wanted to go.] ["To be promoted," it says on the last sheet, and in smaller writing, "consent is not required".|The last sheet says that he is to be promoted, and in smaller writing that "consent is not required".|On the last sheet stands "to be promoted", and [against consent there is a dash|the line for his consent is empty].]',
      'v=b',
    ],
  ],
  who: 'Insight :: watching {A} during the other interviews :: [{A} fails all of them«, for reasons of form». The form has been printed with one name.|For every candidate {A} finds a box on the form that is not filled in. On the form for the appointment one name is printed already.]',
  where:
    'Perception :: looking at the staff door of the town hall :: ["No admittance. [Back room: up, and mind the step."|For the back room mind the step."]|"Staff, please [knock your shoes off|wipe your feet] before the stairs."|"Back stairs. Quiet, please, somebody lives up there."|"Private, and mind [the step and the cat|the cat|the third step]."|"To the back room: seventy steps, and a handrail on the left."] [Somebody|Someone] has planted a geranium: it is the way to {lair}.',
  choice: [
    "[{R} would stand down in favour of the party's candidate, if one of them believes in {R} from then on, really, when it comes to gloves.|If one of the party will truly believe in {R}«, at least where gloves are concerned», {R} gives up the interview for their candidate.] [Or {R} goes on and might win, and would be quite good at it.|Or they let {R} try; {R.they} would not be the worst god that {town} could have.|Otherwise {R} goes in, and {town} might do worse.]",
  ],
  first: {
    answer: 'believes in {R.name}',
    now: [
      '[{R} must sit down for a moment.|It is a while before {R} can say anything.] In the pockets of the character is a glove that they lost as a child, and in the glove«, on a slip,» the password of the staff door.',
    ],
    later: [
      '{R} has never had a believer so close by, and at {lair} that counts: {R} catches one blow [each|every] round«, with the bare hand».',
    ],
  },
  second: {
    answer: 'lets {R.name} stand',
    now: [
      '[The board puts {R} on the list for the next vacancy«, and {R} beams».|{R} is put on the list for the next vacancy, and has never been on a list before.] [In the corridor {R} tells the party the password of the staff door.|On the way out {R} whispers the password of the staff door to the party.]',
    ],
    later: [
      'At {lair} {R} argues for the rules« in a friendly voice», until in the first round one key of {A.name} is missing«, and stays so».',
    ],
  },
  closes: [
    '[The act ends on the back stairs of heaven.|On the back stairs of heaven the act comes to an end.] «[There is a smell of [floor polish|polish and old paper].|Somebody has polished [the floor|every step].|The [banister has|steps have] been waxed.|A [doormat|mat] [before|on] the first step says "[welcome home|welcome]".] »[From above comes the sound of somebody taking down pictures.|Upstairs pictures are being taken off their [nails|hooks].|Up there somebody pulls a nail out of a wall, and then another.|Overhead string is being pulled tight, and somebody [sighs|hums].|A door stands ajar above, and [frames|boxes] are being [stacked|pushed about] behind it.|Up there somebody in [slippers|socks] is packing pictures into a box.]',
  ],
  lastWay: [
    "[The back stairs lead to the kitchen of {lair}; you may knock«, and {W.name} is pleased».|By the back stairs you come into the kitchen of {lair}, where {W.name} has put on water for tea.] [The staff door before them opens to the password«, which {R} has told the party».|Before them is the staff door, and the party has the password for it from {R}.] [The painted door behind the altar is the shorter way, but it needs {A}'s keys, and {A}'s« whole» congregation sits in front of it.|Shorter would be the painted door behind the altar, with {A}'s keys, and past all of {A}'s congregation.]",
  ],
  clock: [
    '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] {A} has one key less, and for the first of them a saint has got back on to the pedestal;|[Each|Every] prevented step has cost {A} a key, and the first of them has brought one saint back« on to the pedestal»;] if {B} has been enthroned, she cannot come to {lair}, and whatever she has to say must be called up to the window.',
  ],
  sides: [
    {
      who: '{G.full} and the clergy',
      wants: ['want it to have had a meaning. Content with a task; unhappy about accounts.'],
      later: [
        '[for the first time ask for nothing, all together«, for one minute»: everything in {lair} that is bound by a prayer is free.|keep silent together for one minute and ask for nothing, as never before: whatever a prayer has bound in {lair} is free.]',
      ],
    },
    {
      who: '{B.full} and the people who ask for little',
      wants: [
        'want it to stay fine until four. Content with a hand; angry at nobody, for want of time.',
      ],
      later: [
        '[hang out sheets« from end to end of {town}»; from {lair} you can read on them«, large», "have you eaten?", and {W.name} laughs, and listens.|stretch washing lines over all the roofs of {town}, with one letter on each sheet, and from the window of {lair} one reads "have you eaten?"; {W.name} laughs, and listens to the party first.]',
      ],
    },
    {
      who: 'The candidates in {town}',
      wants: ['want a fair procedure. Content with feedback; angry at {A}.'],
      later: [
        "[withdraw, one after the other«, with a bow», and each takes one of {A}'s helpers along.|bow to the party and go home, and every one of them hires a helper away from {A}.|thank everybody and leave, each with one of {A}'s helpers, who carries the bags.]",
      ],
    },
  ],
};
