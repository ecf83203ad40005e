import type { SettingStory } from '../setting-story-type.ts';

export const tidyWarStory: SettingStory = {
  id: 'tidy-war',
  pronouns: { P1: 'she', P3: 'he' },
  levels: [10, 16],
  tones: ['grim', 'intrigue', 'horror'],
  words: ['war', 'duel', 'peace', 'armies', 'battle', 'soldiers', 'painless'],
  title: 'The War on Paper',
  pitch:
    'For {years} years two empires have fought their war in {land} without a shot. A machine in {town1} reckons each battle, and whoever has fallen« in it» reports to {town2} on Sunday and is not seen again. The machine has« just» announced a battle in which everyone falls. || Two empires are at war in {land}, and in {years} years no army has fired a shot. A machine in {town1} adds up who would have fallen, and on Sunday these people walk to {town2}, where a gate closes behind them. In the next battle« that it has announced» nobody survives.',
  party:
    'The party is on neither list: it came from outside« and cannot fall». Both empires hire it to see what nobody« who is» on a list may see: the inside of the machine, and the far side of the gate in {town2}. || The party is foreign to both lists, and the machine cannot count it. Both empires have engaged it, «with nearly the same letter, »to look at what their own people may not see: what is behind the wheels, and what is behind the gate in {town2}.',
  truths: [
    'In {land} no house has been burned« and no field trampled» for {years} years. Both empires call this the Tidy War. || The Tidy War«, as it is called,» has not cost {land} a single roof in {years} years. People are proud of that, and do not like to speak of anything else.',
    'As a rule a battle is announced on Monday, «reckoned on Wednesday, »and on Friday the lists hang in the squares. On Sunday the fallen walk to {town2}.',
    'Whoever does not walk« to {town2}» is fetched, and then the whole street walks. It has happened twice.',
    'The fallen may take« along» a blanket and one letter. Flowers are laid on the bridge of {town2}, and are cleared away« on Mondays». || One blanket and one letter are allowed, and flowers may lie on the bridge of {town2} until Monday«, when they are swept up».',
    'Generals are people who are good at sums. The best« of them», in {town3}, is eleven« years old». || A general is whoever is quickest at sums. The best one« at present» lives in {town3}, is eleven and would like a pony.',
    'The battle of {town4} is to be reckoned in three weeks«, on the last Wednesday of the month». All of {land} is in it, on both sides, and so its lists are written before it«, for the first time».',
  ],
  regions: [
    '{town1} has the machine, in a hall that was a cathedral, and nine hundred« desks for the» clerks who feed it«, and people there do not say "count on me"». || {town1} has the machine, «where the cathedral was, »and nine hundred clerks who feed it« with names». The bells hang in it as weights.',
    '{town2} lies at the end of the road: a bridge, a gate in a cliff, and inns in which one gets whatever one likes« on Sunday», for nothing. || {town2} is where the road ends: a bridge, and a gate in the rock. On Sundays the inns there are full« and quiet», and nobody is asked to pay.',
    '{town3} trains the generals. It has blackboards in the streets and a cemetery with dates« on the stones» and no one below. || {town3} teaches children to win«. Sums are chalked on the pavement», and the stones in the graveyard have dates and nobody under them.',
    '{town4} is where the two lists meet: the left« side» of each street belongs to one empire, the right side to the other. They share wells«, and marry». || {town4} is divided down the middle of each street. The left« side» and the right are enemies on paper«, and lend each other sugar».',
  ],
  factions: [
    [
      'the Board of Reckoning',
      'wants the machine obeyed to the last digit; it oils it« with its own hands», and has declared {town1} neutral',
      '[has not understood the machine for {few} years, and [signs|reads out|stamps] what it prints|signs in {town1} what the machine prints, and has not understood a line for {few} years|has had nobody« in {town1}» for {few} years who understands the machine, and signs what it prints]',
    ],
    [
      'the Two Staffs',
      'want to win; the generals of both empires play each other by post« from {town3}», and send regards',
      '[have each offered to lose, in the same month, and were told« in {town1}» that there is no form for it|both wrote to {town1} in one month to say that they give up, and got the answer that there is no form for it]',
    ],
    [
      'the Sunday People',
      'want to be let through the gate« alive» to see their own; they camp on the bridge« of {town2}», a thousand« of them», and sing',
      '[have had an answer at {town2}, knocked on the rock, and cannot agree on what it means|heard knocks in the rock of {town2}, which were an answer, and argue about what it was]',
    ],
    [
      'the Blank Lists',
      'want names taken off; for gold a clerk will misspell one, and in {town4} half« of» the people have« one and» the same name',
      '[take off only those« of {town4}» who can pay, and the machine puts others in their place|strike out whoever« in {town4}» can pay, and know that the machine puts others in their place]',
    ],
  ],
  conflicts: [
    'A boy of {town4} has fallen on paper on the day of his wedding. The bride has locked the church, and both armies«, who have never seen one another,» have been asked to open the door. || A bride in {town4} has barred the church, «with the groom inside, »because he has fallen on paper. Both armies have been called to the door, and are embarrassed to meet.',
    'A real shot was fired in {town3}, at a general. Nobody knows which law that is against, and everyone« in the street» asked to hear it again. || In {town3} somebody has fired a real gun, and missed a general« by a hand». Half« of» the street ran away, and the other half asked to be shown how one does that.',
    'The machine has put forty clerks of the Board on a list, and the Board has sent them to {town2}. With them went the last person« in {town1}» who was still looking for the lever that stops it.',
  ],
  people: [
    [
      'president of the board',
      'wants one wheel taken out« of the machine» by somebody who is not on a list, and pays {pay} gold pieces; she does not say which, as she does not know',
      '{P1.name} adds up whatever is on the table«, plates and people». || {P1.name} counts the guests, «the spoons, »and the guests again.',
      'stops the machine« with both arms» once she has seen where the sum comes out',
    ],
    [
      'gatekeeper',
      'wants to be relieved for one Sunday, and asks the party to stand at the gate« in {P2.their} place» and« to» be kind',
      '{P2.name} has forgotten no face, and looks at shoes« instead». || {P2.name} knows every face that« ever» went by, and talks to the shoes.',
      'opens the gate« from this side» for whoever asks what the shoes are for',
    ],
    [
      'youngest general',
      'wants somebody to play with who does not let him win, and to be told what "fallen" means by a person who does not look at the wall',
      '{P3.name} sets up spoons as regiments, and says sorry to those« that» he takes. || {P3.name} gives names to the pieces, and buries those« that» he loses.',
      'would rather lose than play on, once he has been told',
    ],
    [
      'town clerk',
      'wants nine hundred families« of {town4}» led out by a road« that is» on neither map, before the battle is reckoned',
      '{P4.name} has ink on the lips, from eating pages. || {P4.name} chews paper, and swallows before answering.',
      'gives up the« true» register to somebody who puts their own name into it',
    ],
  ],
  places: [
    [
      'The Reckoning Hall',
      1,
      'visitors may watch the wheels« from the organ loft», and {P1} explains the small ones',
      [
        'Behind the wheels there is a room without a door. Somebody in it writes the results« by hand, on slips», and has been asking for more candles.',
        'Behind the wheels sits nobody. But one of them is new, and has been put in to multiply where the others subtract.',
      ],
    ],
    [
      'The Gate of Sunday',
      2,
      'one sees the fallen go in, «in step, with blankets, »and {P2} says "mind your head" to each',
      [
        'Beyond the gate the fallen take off their shoes, and a stair goes down to a country« of terraces» under a stone sky. A million people live there and dig, «well fed, »and are told that they have won.',
        'Beyond the gate there is a hall with hooks«, a drain», a row of shoes and a heap of letters« up to the ceiling». The air is warm and smells of a big animal.',
      ],
    ],
    [
      'The School of Generals',
      3,
      'children play here« in rows», under portraits, and {P3} plays against all of them at once',
      'Each game is sent to {town1} and comes back as a battle. The children have been told that the lists are the names of those who have won a holiday. One girl« of {town4}» had a brother who won, went to meet him, and« has» fired the shot.',
    ],
  ],
  start: [
    'The party is at supper in {town4} when the lists of the battle are put up, three weeks before it is reckoned. The host goes out to look, «comes back, »lays his keys on the table and asks who would like the soup. By midnight both sides of the street stand outside with blankets«, and have to be told that it is too early». {P4} takes the party by the sleeve: "They are all on it. I wrote the register of {land}, and there are people on the list whom I made up."',
    [
      'Whoever writes the slips has taken the names from the register«, made-up ones and all»: down there they need more hands than {town4} has.',
      'The new wheel takes every name that is in the register«, the made-up ones too». What lies behind the gate has asked for everything.',
    ],
  ],
  openings: [
    [
      'A woman who fell on paper nine years ago asks the party for bread, «at night, »through a crack in a cellar wall of {town2}. || At night in {town2} a hand comes out of a crack« in a cellar wall» and asks for bread. It is that of a woman whose name was read out nine years ago. || From behind a cellar wall in {town2} somebody whispers for bread« at night»: a woman who died nine years ago, on a list.',
      [
        '[She has tunnelled up from below for nine years, alone, with a spoon|With a spoon, and alone, she has dug her way up from below, in nine years|For nine years she has dug upward, with« nothing but» a spoon]. [She does not want to be let out: she wants [to be believed, and to go back for the others|somebody to believe her, so that she can fetch the others]|What she wants is not to be let out, but [to be believed|that one believes her], and to go back for the others|She has no wish to [be let out|leave]; she would like to be believed, and [goes back« for the others»|will then go down again« for the others»]].',
        '[She hid among the letters, has lived behind the wall since, and has seen on each Sunday what the others walk to|Among the letters she found a place to hide, and has lived behind the wall; [each Sunday she sees what the others walk to|on Sundays she sees where the others go]|The [letters|sacks of letters] hid her, and then the wall; from there she has seen«, each Sunday,» [what the others walk to|where the others walk]].',
      ],
    ],
    [
      'An officer with a real sword offers the party {pay} gold pieces for one real battle, small, with witnesses«, anywhere in {land}». || {pay} gold pieces are what an officer«, who wears a real sword,» offers the party for one real battle, a small one, before witnesses«, anywhere in {land}». || For {pay} gold pieces the party is to arrange one real battle, small, with witnesses«, anywhere in {land}». The officer who asks them wears a real sword.',
      '[He hopes that it would end the Tidy War, and has a dozen friends on each side who would fight in it|A dozen friends on each side would fight in it with him, since he believes that it would end the Tidy War|It would end the Tidy War, «he hopes, »and a dozen friends« on each side» are ready to fight]. [None of them can fence|None of the two dozen can fence|Not one of them has ever fenced|They have never held a sword].',
    ],
  ],
  truth: [
    'There has been no war for {years} years. [The two emperors died, and their treasurers made peace and told nobody, «not even the Staffs, »because of the mines|When the two emperors died their treasurers made peace, and told no one, not even the Staffs, because of the mines|It ended with the two emperors: their treasurers made peace, and kept it from everyone, even the Staffs, because of the mines]: the fallen dig starmetal under {town2}, «for both, »and believe that they do it for a victory. [The battles are written by one prisoner, the man who built the machine|One prisoner writes all the battles, and it is the man who built the machine|Every battle comes from the pen of one prisoner, who is the man who built the machine]. The two treasurers share a house behind it, and the guards of the stair« behind the gate» are made of starmetal (use <Shield Guardian, Stone Golem, Iron Golem>). [The last of the ore [lies deep|is in the deepest gallery], and is wanted [by the end of the year|within the year]|What ore is left lies deep, and has to be out [by the end of the year|within the year]|By the end of the year they want [the rest of the ore, which lies deep|the deepest ore as well]|Only deep down there is more ore, and it is wanted [within the year|before the year ends]].',
    'The machine was a gift, and came with a gate. Both empires asked a thing under {town2} for a war that would spare the land, and it asked for the fallen. It has kept its word« to the letter», and has grown. The new wheel was put in by its one priest, {P2}, who has let in a sister and three sons, and believes that it will be over when it is full«, which all of {land} would see to».',
  ],
  secrets: [
    'The treaty« of the Tidy War» ends with the first drop of blood« that is» shed by a soldier of one side on one of the other. {P1} has the text, and has kept knives off the table for years.',
    [
      'The prisoner« behind the wheels» has hidden a sentence in the lists: the names are put in such an order that their first letters say "we are alive". A girl on the bridge« of {town2}» has noticed, and nobody listens to her.',
      'The thing below can only take what is on a list. A list with its own name on it would be reckoned« like any other», and {P3} has guessed the name« from the sums»: Ammoruk.',
    ],
    'The two Staffs that play each other« from {town3}» have never met. The generals of the one are the nephews« and nieces» of the other.',
    'The misspelled« of {town4}» are nobody, by law, and can go wherever they like. There are four thousand« of them», and they have begun to hold meetings.',
  ],
  steps: [
    'the bells« of {town4}» are melted for a monument, and the names are left open',
    'the Sunday People storm the gate« of {town2}», and it is held open for them',
    [
      'a tremor runs through {town2}, and« for an hour» one hears picks under the street, thousands, in time',
      'the flowers on the bridge« of {town2}» are cleared away on a Thursday, by something that came out to do it',
    ],
    'On the Sunday after the battle« all of» {land} is on the road with blankets, «by streets, »and {P2} says "mind your head".',
  ],
  ends: [
    'One real duel on the bridge« of {town2}», with blood, before both peoples, ends the treaty, and« then» no list binds anybody« any more». It takes two who are on different lists, and {P3} is one of the few who could ask both Staffs to come and watch.',
    [
      'The prisoner who writes the lists has hidden a message in them: the first letters of the names, read downward, say "we are alive". If the lists are read aloud« in that way», in every square« of {land}» on one Friday, the families will know that the fallen live« below {town2}». [After that a million people have to be brought up [a|one] stair, past two armies who have never drawn a sword and will have to decide for whom|Then somebody has to lead a million people up a stair, past two armies who have never drawn a sword and must [decide for whom|take a side]|Then a million people come up one stair, past two armies with unused swords, who have to decide for whom to draw them|What comes next is a stair, a million people on it, and two armies who have never drawn a sword and must [now choose for whom|choose on the spot for whom|now take a side]].',
      'Ammoruk, which is the name of the thing below, can be put on a list. {P1} would print that, {P2} would have to call it out at the gate, and somebody must hold the gate open until the thing has come, «as its own law says, »to be taken by itself.',
    ],
  ],
};
