import type { SettingStory } from '../setting-story-type.ts';

export const hollowCrusadeStory: SettingStory = {
  id: 'hollow-crusade',
  pronouns: { P1: 'he', P2: 'she', P4: 'she' },
  levels: [10, 20],
  tones: ['horror', 'grim'],
  words: ['crusade', 'army', 'soldiers', 'return', 'doubles', 'veterans', 'march'],
  title: 'The Army That Came Home',
  pitch:
    'Sixty thousand went on crusade from {land} and were mourned. Now they are marching home« along the coast road», in step, «singing, »all in white. They are kind, they remember everything, and none of them eats. {town1} has to open its gates, or not. || {land} sent sixty thousand on a crusade and has mourned for them. Now they come home, «along the coast road, »in white«, in step» and singing. They are kind, they remember everything, and they do not eat. {town1} must decide about its gates.',
  party:
    'The party fought beside them once, «in another war, »and would know them. The crown sends it out to meet the column with a list of questions from {P1}, and the mothers of {town2} have written another.',
  truths: [
    'Sixty thousand and eleven left {land}, three years ago«, under the white banner». Those who counted the column on its first day made it sixty thousand. || Three years ago sixty thousand and eleven marched out« of {town1} under the white banner». Sixty thousand is what was counted where the column came up the beach.',
    'The column comes toward {town1} by day and« by» night, at twenty miles a day. It has never broken step«, not even in rivers». || The column marches toward {town1} day and night, twenty miles from one dawn to the next. No river has put it out of step.',
    'In {town2} every house has laid a place. It has been laid each evening« for three years», and cleared each morning.',
    'Holy water only makes the soldiers« of {land}» wet, and Speak with Dead gets no answer. In a Zone of Truth each« of them» says« the same:» that he is going home, and glad. || Neither holy water nor Speak with Dead does anything to the soldiers of {land}. Each« of them» says in a Zone of Truth that he is on the way home, and glad« of it».',
    'The high priest of {town3} was at the front when the army went out, is at the front now, and has asked for the cathedral to be made larger.',
    'The column will be at {town1} in three weeks, on the feast of all souls.',
  ],
  regions: [
    '{town1} is the royal city, «behind nine walls, »with a regent who is fourteen and has a father on the road.',
    '{town2} is a county of widows. They have learned to plough, to shoe and to govern«, and have a great deal to explain».',
    '{town3} is the holy city. Since spring the bells there have been ringing at the hour« at which» the column changes its song.',
    '{town4} has the ports, and the ships that took the army out. None of the crews has slept on land since.',
  ],
  factions: [
    [
      'the Regency',
      'wants the gates« of {town1}» kept shut until someone is sure, and pays for proof of either kind',
      '[has a plan« in {town1}» to flood the coast road, with sixty thousand on it|could put the coast road before {town1} under water, with sixty thousand on it, and has the plan ready|has a drawing in {town1} of the sluices on the coast road, and of where sixty thousand would stand]',
    ],
    [
      'the Laid Tables',
      'want their people home, whatever they are; they are gathering at {town3}, «on the coast road, »200,000 of them, with bread',
      [
        'have had {num} of them home already, in secret«, as a test»; each lay down at night, and no sound has come since from that house, or from those to its left and right',
        'have had {num} of them home already, in secret; a« kind» neighbour killed each« of them» that night, and what got up in the morning has not sung since',
      ],
    ],
    [
      'the White Banner',
      'wants to be received in {town1}«, forgiven,» and shown to its beds; it halts for anyone who has a question || wants to be let into {town1}«, forgiven,» and put to bed; it stops for everyone who would like to ask',
      'has a place in the ranks for everybody in {land}, and shows it« to them» at night || keeps a place free in the ranks for everybody in {land}, and shows it« to them» by night',
    ],
    [
      'the Ferrymen',
      'want never to be asked; the captains« of {town4}» have bricked up their own doors',
      'took back eleven passengers« a year ago», and set them ashore in {town1}',
    ],
  ],
  conflicts: [
    'A vanguard of nine has come to {town2}« on foot», to help with the harvest. They work through the nights, and sing. A dog« of {town2}» that barked at them is very gentle now, and follows the song.',
    'The regent has forbidden the feast of all souls. {P3} has announced it« for {town1}», from the saddle, for sixty thousand.',
    'A general of {town1} has ridden out to his son with a dagger, to make sure. He is« now» in the eleventh rank«, on the left», and sends his love.',
  ],
  people: [
    [
      'lord questioner',
      'wants one soldier« of the column» brought in, alive and alone; it has been tried four times, and the escort came back in step',
      '{P1.name} answers each question with the one that should have been asked.',
      'opens the gates for one question that neither kind could have been taught',
    ],
    [
      'countess of the ploughs',
      "wants the man with her husband's face in the ranks to be her husband, and pays {pay} gold pieces for the truth« about him», from somebody who will look her in the face",
      "{P2.name} has a man's coat on and a sickle in the sleeve.",
      'turns« 200,000» people round with one word, and will say it for the truth',
    ],
    [
      'high priest',
      'wants the party to walk with the column for a night, in the place that is kept for it',
      '{P3.name} lays a hand on each shoulder, and it gets heavier.',
      'halts the column for as long as it takes to learn a hymn that was written after it left',
    ],
    [
      'harbour mistress',
      'wants the log« of one ship» burned by someone who has not read it',
      '{P4.name} knocks on wood« with the left hand», and waits for it to be echoed.',
      'gives up the log to a person with salt on the boots and no« shadow of a» doubt',
    ],
  ],
  places: [
    [
      'The Coast Road',
      3,
      'one may walk beside the column« as long as one likes»; {P3} gives up the horse to tired children',
      [
        'Where they have marched nothing has been trodden down«. They do not weigh anything». Under True Seeing they lie asleep in something like a« very» large hand, which has picked up the escorts and the dog« as well». || The grass is standing up where they have marched, since they weigh nothing. With True Seeing one sees a hand« as long as the column», in which they sleep, and the escorts and the dog with them.',
        'Where they have marched there is blood in the footprints. Their boots gave out long ago«, and they are holding each other up». The escorts and the dog have heard what hunts them, and keep in step out of fear. || There is blood in their footprints. The boots went to pieces« long ago», and one« of them» holds up the next. What hunts them came near the escorts and the dog, «too, »and since then these do not leave the song.',
      ],
    ],
    [
      'The Quay of the Eleven',
      4,
      'eleven pairs of« wet» boots stand there, at which {P4} does not look',
      [
        'Those eleven are the only ones who came back alive. They meet in {town1}, in a cellar«, behind a mirror», and go home« from there» to people who have been told that they never sailed.',
        'Those eleven came first, «a year ago, »and were not alive. By now there are 9,000 such people in {town1}, «in good positions, »since whoever is killed by one of them gets up in the morning as one more (use <Wight, Wraith, Vampire> for those who fight). Under True Seeing they have no face.',
      ],
    ],
    [
      'The Larder of {town1}',
      1,
      'the city has laid in food for a siege« here», beside the rations of those who serve the crown; {P1} has the keys',
      [
        'It is empty. The Laid Tables have carried it out to the road, «a sack from each shelf, »and the clerk who should have noticed has a son in the ranks.',
        '[The stores are in order|Nothing is missing from the stores|All the stores are there]. [In the room [behind them|next to them] lie the rations of the court, the gate guard and the clerks, 9,000 a day since last year, [all signed for and none of them touched|signed for, stacked and turning green]|In the next room are the rations of court, gate guard and clerks since last year, 9,000 for each day, signed for and never touched|Behind them is a room with the rations of the court, of the gate guard and of the clerks: 9,000 a day for a year, and nobody who signed has eaten any|But a second room is full to the roof. The 9,000 daily rations of the court, the gate guard and the clerks are in it, [a year of them|since last year], [signed for and not eaten|each one signed for, and none eaten]|One door further lie 9,000 rations for every day of the past year, which the court, the gate guard and the clerks have signed for and not touched].',
      ],
    ],
  ],
  start: [
    'The party is on the wall of {town2} at dusk when the column comes over the hill, «with lamps, »singing a cradle song« in sixty thousand voices». It halts at a stone\'s throw. [An old friend of the party, mourned for two years, steps out of the ranks and [says|calls up|calls]: "You [owe me a silver piece|still owe me a silver piece|have not paid me that silver piece]."|Out of the ranks steps an old friend of the party, who was mourned for two years, and says: ["There is still a silver piece between us."|"You owe me a silver piece, remember?"]|A man in white walks up to the gate of {town2}; the party has mourned for him for two years. "[I make it one silver piece that you owe me|One silver piece, and we are even|You still owe me one silver piece]," says their friend.|[One soldier raises a hand|One soldier waves|A soldier steps forward]. He is a friend of the party, [mourned for two years|whom they have mourned for two years], and [calls: "You have still got my silver piece!"|asks for the silver piece that the party [owes him|lost to him at cards|borrowed from him].]|A friend whom the party has mourned for two years comes forward, smiles, and reminds them [that they owe him a silver piece|of a bet, and of the silver piece that he won].|"One silver piece," says a voice from the [front rank|third rank|dark], "[you never paid me|you still owe it to me|from the last game]." [It is an old friend of the party, for whom they have mourned for two years.|It is that of an old friend, mourned by the party for two years.]] [It is true|That is true|He is right]. {P2}«, who holds the wall,» asks what they want to do, and gives them until the end of the song.',
    [
      '[The friend died, «with the others, »in a valley« beyond the sea», and knows it|The friend is dead, since a certain night in a valley beyond the sea, and is aware of it|Like all the others, the friend died in a valley« beyond the sea», and he knows it]. [What wears him keeps its promises, and it has promised him to ask for the coin|What wears him had promised him to ask for the coin, and keeps its promises|He was promised the coin by what wears him, which keeps every promise]; [he would like to be let go|he hopes to be let go|he wants it to be over|after that he would like to rest|it would be a kindness to let him go].',
      '[The friend is alive, starved« and desperate»|The friend lives, half starved and at the end of his strength|He is alive, this friend, and close to starving]. [They march and sing because what hunts them comes wherever it is quiet|What is hunting them comes where it is quiet; so they march, and sing|All of them sing and march because their hunters come where it is quiet|If they stood still and were silent, what hunts them would be there].',
    ],
  ],
  openings: [
    [
      'A boy« in {town1}» says that his mother came home a year ago and has been nice« ever» since. He would like to be told« that» this is normal.',
      [
        'She is one of the eleven who came back alive, and meets the other ten in a cellar. She is nice because she is ashamed, and listens at his door« to hear if he can sleep». || She is among the eleven who came back alive, and sees the ten others in a cellar. Shame makes her nice, and she listens at his door« to hear if he is asleep».',
        'She is one of the first eleven«, or of those who came through them». She does not sleep, and listens at his door. || She was one of the first eleven«, or came by way of them». She has no need of sleep, and stands at his door« and listens».',
      ],
    ],
    [
      'A ferryman of {town4} asks the party to kill him, at sea, where it cannot come up« through the floor».',
      [
        '[Eleven people came running out of the valley. He took them on board, for eleven gold coins, and did not wait« to see who else might come».|He let eleven on board who had run from the valley, for a gold coin each, and cast off while one still heard the others.|For eleven gold coins he took the« first» eleven who came« out of the valley», and sailed without the rest.] [Sixty thousand know his name|Sixty thousand know what he is called|Of those who were left behind sixty thousand know his name|His name is known to sixty thousand].',
        'He brought back what should not have been let on board, for« a fare of» eleven gold coins; they are still cold. || What he brought back should have been left on the beach. It paid eleven gold coins«, and they have never got warm».',
      ],
    ],
  ],
  truth: [
    '[The sixty thousand all died, in one night, in a valley on the other side of the sea|In a valley« beyond the sea» all sixty thousand died in one night|All sixty thousand are dead; [one night, in a valley beyond the sea, was enough|they died in one night, in a valley beyond the sea]|It took one night, in a valley [beyond|across] the sea, and [all sixty thousand were dead|not one of the sixty thousand was alive]|The sixty thousand lie in a valley on the other side of the sea, where they died in one night]. [What lived there had never [met|seen] people; it was moved by how much [each of them|every one of them] wanted to go home, and [is carrying them|carries them]|Something lived there that had never met people. What moved it was how much each of them wanted to go home to {land}, and it is carrying them|The thing that lived there had never met people before; it felt how much each of them wanted to go home, and now it carries them to {land}|What lived in that valley knew nothing of people, but was touched by how they all wanted to go home, and brings them]. [It means to keep every promise« that they made»|Every promise that they made is to be kept|It wants to keep all that they had promised]. [When all are in bed it will lie down« with them», on everybody, and it does not know what it weighs|When they are all in their beds it will lie down too, on everybody, and has no idea of its weight|Once the last is in bed it will lie down as well, on all of {land}, and it has never been told how heavy it is|At the end, when all of them are in their beds, it too will lie down, on the whole country, and cannot know what it weighs].',
    "[Those on the road are the real ones|The soldiers on the road are the real ones|It is the real crusade that is on the road|The real sixty thousand are those on the road]. [The crusade was attacked in the valley by things that wear a face, and fought its way out|In the valley things that wear a face fell on them«, and they fought their way out»|Things that wear a face attacked them in the valley, and the crusade cut its way out]. [The things have sent their own ahead, with the ferrymen, to be home first|But some of these things went ahead, with the ferrymen, so as to be home first|The ferrymen brought some« of the things» home ahead of them]: in {town1} it is the court, the gate guard and {P1}'s« own» clerks who doubt the army loudest. [The real ones do not eat, since all food tastes of the valley|All food tastes of the valley to the real ones, and so they do not eat|No real soldier can eat, because everything tastes of the valley|What is put before the real ones tastes of the valley, and they leave it].",
  ],
  secrets: [
    [
      'What carries them puts a person down when the promise has been kept: a coin paid back«, a child kissed, a letter read». {land} could keep sixty thousand promises, if it knew of it. || Whoever has kept a promise is put down by what carries them: has paid a coin back«, kissed a child, read a letter». If {land} knew that, sixty thousand promises could be kept.',
      '[The false ones cannot sing; they move their lips. On the road they sing day and night, and in {town1} music|Only the false ones cannot sing, and move their lips. On the road there is singing day and night; in {town1} music|No false one can sing, they only move their lips, and in {town1} music|A false one moves the lips and cannot sing. The column sings day and night; in {town1} music] has been out of fashion for a year.',
    ],
    [
      'The father of the regent is on the road. The brother of that father, one of the eleven who came back alive, visits the child« in {town1}» at night, has told no one, and would die for the child.',
      'The father of the regent« in {town1}» is on the road. Another father comes at night, who has been back for a year«, and of whom nobody knows». [[Each|Either of them] would die for the child, and only one of them [is able to|can]|Both would die for the child, but [only one can|one of them cannot]|[Each says|Each swears] that he would die for the child, and one of them cannot die].',
    ],
    [
      'The plan to flood the road was drawn« in {town1}» by one of the eleven who came back, so that nobody« in the column» can say who ran for the ships.',
      'The plan to flood the road was drawn« in {town1}» by a man who came back a year ago. Two soldiers in the ranks buried this man in the valley.',
    ],
    '{P2} has a proof. Her husband had lost a finger in the harvest« before he left», and she told nobody. From the wall« of {town2}» she has not dared to count.',
  ],
  steps: [
    'the column passes {town3}, where the Laid Tables stand« with their bread», and by evening they walk in it || the Laid Tables of {town3} see the column come, hold out their bread, and« before dark» they march in it',
    'in {town1} everyone who hums is arrested',
    [
      'houses in {town2} go quiet, «one by one, »and the beds in them are« very» tidy',
      'the sluices on the coast road« before {town1}» are opened, «at night, »by a hand in a glove, and a third of the column drowns || one night, «a day from {town1}, »somebody in gloves opens the sluices on the coast road, and every third soldier drowns || a day before {town1} a gloved hand opens the sluices on the coast road, «in the middle of the night, »and the sea takes a third of the column',
    ],
    [
      'On the feast of all souls they are at the gate« of {town1}», all of them, and knock once.',
      'On the feast of all souls those who have not drowned are at the gate« of {town1}», and knock once.',
    ],
  ],
  ends: [
    'The gate« of {town1}» has to be opened« by somebody», or held. The regent will do as the party says, and whoever is wrong will have killed sixty thousand« people», or half a million.',
    [
      'A night for keeping promises could be called in« all of» {land}, house by house. What carries them will lie down lighter with each, and at dawn it is a wind« on the coast road».',
      'If« all of» {town1} is made to sing, «on one evening, »at the windows, it will be seen who is not. After that it is street by street, with the army outside« and no bread that tastes of anything».',
    ],
  ],
};
