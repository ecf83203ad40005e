import type { SettingStory } from '../setting-story-type.ts';

export const borrowedVoicesStory: SettingStory = {
  id: 'borrowed-voices',
  pronouns: { P1: 'he', P2: 'she', P3: 'she' },
  levels: [1, 9],
  tones: ['horror', 'intrigue', 'grim', 'heroic'],
  words: ['voice', 'voices', 'silence', 'mute', 'bells', 'echo', 'choir'],
  title: 'The Valley Without an Echo',
  pitch:
    'Everybody in {land} whispers, because whoever shouts loses the voice and is mute from that hour on. It began {few} years ago, when the echo stopped. On Sunday somebody was heard singing on the cliff of {town4}, in the voice of a woman whom {town1} has buried. || In {land} people whisper. Whoever calls out is mute from that hour on, and for {few} years nobody has called a dog or a child home. On Sunday somebody sang on the cliff of {town4}, loud and well, in the voice of a woman who lies in the churchyard of {town1}.',
  party:
    'The party is new in {land} and can still shout, which makes it the best alarm for miles. {P1} hires it to find out who sang, and {P2} to go to the cliff and call a name. || Nobody has told the party to be quiet yet, and it can still be loud, which is worth money here. {P1} pays to learn who sang, and {P2} wants a name called at the cliff by somebody who has a voice to lose.',
  truths: [
    'A whisper is safe in {land}. What is said as loud as one calls a dog is gone by the time the dog comes.',
    'In {town1} they ring no bell, break stones in wet cloth, and have sold the dogs. || {town1} has taken the clapper out of its bell, wrapped its hammers in wet cloth and given away its dogs.',
    'There were {num} mutes at the last count. They talk with their hands, and in {town2} there are jokes that only work in that way. || Most of the {num} mutes live in {town2}. They talk with their hands, and tell jokes at funerals.',
    'The cliff of {town4} used to answer with seven echoes. Now it answers with none. || Seven echoes used to come back from the cliff of {town4}, and children knew them apart. Now there is none.',
    'Babies are born in {town3} only, in a cellar with straw to the ceiling. What they cry with they may keep.',
    'The day of the shepherds is in five weeks, and on that day {land} has always sung from the hills. It has been forbidden, and people hum in their sleep.',
  ],
  regions: [
    '{town1} quarries slate, very quietly. Accidents have doubled, since one cannot shout "look out". || {town1} is slate, from the doorsteps to the roofs. More people die in the quarry than before, as nobody calls "look out".',
    '{town2} has the looms and most of the mutes, from whom any visitor learns in an hour how to say "bread", "thanks" and "behind you" with two fingers.',
    '{town3} has the midwife, the doctor and the chapel, whose choir still meets, and turns pages. || {town3} has the doctor, the midwife and a choir, which meets on Thursdays, turns the pages together and goes home moved.',
    '{town4} lies under the cliff and keeps goats. On windless evenings all of {town4} goes indoors and puts wool in its ears. || {town4} lies at the foot of the cliff and lives from goats. When the wind drops in the evening people there go in, bar the doors and stop their ears with wool.',
  ],
  factions: [
    [
      'the Whisper Watch',
      'wants every loud person in {land} gagged for their own good; it wears felt, and has a box for the gags',
      [
        'has noticed that the mutes of {land} work harder, and has frightened some of the strongest people into a shout, on purpose',
        'takes the loudest people of {land} up to the cliff by night and lets them shout, so that it will be satisfied with those',
      ],
    ],
    [
      'the Hands',
      'want the language of the mutes taught in the school of {town2}, and judges who can read it',
      [
        'have a sign for what is done at the cliff, and have shown it to nobody in {town2} who can hear',
        'have a sign for what lives in the cliff, and have shown it to nobody in {town2} who can hear',
      ],
    ],
    [
      'the Choir of {town3}',
      'wants to sing on the day of the shepherds, once more, whatever it costs',
      [
        'has got back one voice, that of its late tenor, out of a bottle, and practises with it in the cellar',
        'rehearses a round in the cellar, in whispers, and has not thought of singing it to the cliff',
      ],
    ],
    [
      'the Goat Moot',
      'wants the cliff of {town4} walled off, and strangers kept from it, out of kindness',
      [
        'sells bottles from {town4}, by night, over the pass',
        'ties a goat from {town4} to the ledge each month, so that the cliff takes its bleat instead of a voice; this month it took two goats',
      ],
    ],
  ],
  conflicts: [
    'A man was killed in the quarry of {town1}, since his neighbour was afraid to shout. The widow has asked, in writing, what a voice is for. || In the quarry of {town1} a man saw the block slip, did not dare to shout, and his neighbour is dead. The widow has set up a slate at the gate: "What were you saving it for?"',
    'A deaf carter has come to {town2}, talks as loud as he likes, and has not lost his voice. The Watch wants him gone, and the Hands want to know why.',
    'Two children of {town4} have been caught screaming at the cliff for a bet. They can still speak, and will not say what they saw up there. || For a bet two children of {town4} have screamed at the cliff, one after the other. They have kept their voices, will not say what they saw, and sleep in the cupboard.',
  ],
  people: [
    [
      'quarry master',
      'wants to know who sings up there with the voice of his wife, and pays {pay} gold pieces; he stood at her grave',
      '{P1.name} mouths a word first and then decides if it is worth saying. || {P1.name} writes on a slate, wipes it, and then whispers.',
      'shouts the name of his wife from the quarry edge if he may hear the answer',
    ],
    [
      'mute weaver',
      'wants the party to call the name of the dead woman, [Ilma|Meret|Nela|Oda], at the cliff while the goats are brought in, and to write down which of the herders turns round; she believes that one of them knows how that woman fell',
      '{P2.name} laughs without a sound, and slaps the table so that others can hear it. || {P2.name} laughs with her shoulders, and knocks on wood when others are to hear it.',
      [
        'stands up to the Watch, and to the cliff, for the hope that her daughter will hear her once; if the name is called, it is {P4} who turns round, to count the bottles',
        'stands up to the Watch, and to the cliff, for the hope that her daughter will hear her once; if the name is called, it is {P4} who turns round, to hear if another voice answers with it',
      ],
    ],
    [
      'midwife',
      'wants a newborn taken out of {land} before it is a week old, since it cries louder than straw can hold',
      '{P3.name} clicks her tongue at babies, dogs and magistrates. || {P3.name} hums to infants and to magistrates, in the same key.',
      [
        'admits to somebody who can keep a tune what she heard behind the wall at the last birth, which was a cork',
        'admits to somebody who can keep a tune what she heard behind the wall at the last birth: the cry, a moment before the child',
      ],
    ],
    [
      'goat warden',
      'wants the party to go home, and offers cheese for the road, and then {bribe} gold pieces',
      '{P4.name} has a beautiful voice, and uses it as one uses a good coat, seldom and with care. || {P4.name} says little, in a voice that makes people turn round.',
      [
        'speaks with a bottled voice, which belonged to the schoolmistress of {town4}, and owns up when a pupil of the schoolmistress asks for that woman by name',
        'tells of the lost daughter, whose voice {P4.they} can hear in the cliff, when somebody asks what the girl was called',
      ],
    ],
  ],
  places: [
    [
      'The Seventh Echo',
      4,
      'it is a ledge in the cliff from which one was answered seven times, and {P4} has put up a fence',
      [
        'In a cave behind the ledge stand bottles in rows, corked and labelled with names and a price. If one holds them to the ear they hum. The two children from {town4} saw them, and know two of the names.',
        'The cave behind the ledge is damp and ribbed like a throat. What is said in it comes back a moment too early. The two children from {town4} saw it swallow.',
      ],
    ],
    [
      'The School of Hands',
      2,
      'everybody is let in who can hold still, and {P2} teaches in front of a black cloth',
      [
        'The oldest mutes have a sign that they do not teach: a hand that closes round a throat, and a thumb that presses in a cork. They use it for {P4}.',
        'The oldest mutes have a sign that they do not teach: two hands that open like a jaw. They use it for the cliff.',
      ],
    ],
    [
      'The Straw Cellar',
      3,
      'it is the one room in {land} in which one may scream, and {P3} has the key and a list of those who need to',
      [
        'Somebody has bored through the wall with a reed, at the height of a bed. On the other side of it are goat droppings and a cork.',
        'Something has bored through rock and wall, from the side of the cliff, a hole no wider than a reed. The straw leans toward it when a child cries.',
      ],
    ],
  ],
  start: [
    'On the road to {town1} a stone rolls toward a child, and one of the party shouts. The child is safe. Everyone in the street looks at the one who shouted, with a pity that goes on for too long, and waits. {P1} comes out of the quarry and holds up a slate, on which he has written: "Say something, please, but softly."',
    [
      'The voice is still there: nobody stood near with a bottle. It is the first thing that {P1} has ever been able to prove.',
      'The voice is still there. The cliff takes the voice of someone who calls and then waits for an answer, and a person who shouts a warning does not wait. In {town1} nobody has ever dared to find that out.',
    ],
  ],
  openings: [
    [
      'A theatre in a city two days away has a new singer whom everybody praises. A friend of the party in {town3} goes pale at the description of the voice. || A singer of whom nobody had heard last year fills the theatre of a city two days away. When the party describes her voice in {town3}, somebody there has to sit down.',
      [
        'It is that of the dead soprano of {town3}. The singer bought it, drinks a spoonful before each performance, and has half a bottle left.',
        'She was born in {land}, was its loudest child, and was taken away in time. She has dreamed of a cliff ever since.',
      ],
    ],
    [
      '{P3} asks the party to carry a basket over the pass, to sing to it the whole way, and not to stop for anything that joins in.',
      [
        'What joins in are bottles without corks, set out along the pass, so that whoever sings looks round. At the top a wet goatskin is waiting.',
        'What joins in wants only to learn the tune. It has no voice of its own yet, and the child has the best one in {land}.',
      ],
    ],
  ],
  truth: [
    '{P4} found out how a voice is caught: somebody stands near, with a wet goatskin, when it is loudest. The Goat Moot has put every lost voice into a bottle, and sells the bottles one by one to singers, criers and generals beyond the pass. [The echoes were caught first, since they [gave|would have given] the thieves away|First the thieves caught the echoes, which [would have given them away|repeat every footstep]|Since echoes [tell on a thief|repeat every footstep], the echoes were the first to be caught|It began with the echoes, as they would have [told on the thieves|repeated every footstep]]. The wife of {P1} saw it done, was pushed from the ledge, and was bottled as she fell; on Sunday a buyer tried her voice on the cliff.',
    'The cliff is a mouth. It woke up {few} years ago, when the quarry of {town1} broke through to its ear, and takes the voice of everybody who calls and waits for an answer. The wife of {P1} called to it on the day on which she fell from the ledge, and it is with her voice that it sang on Sunday. {P4} lost a daughter to it, hears her in there as well, and feeds it so that she will not fall silent.',
  ],
  secrets: [
    [
      'A voice goes home if its bottle is broken within hearing of its owner. Most of the bottles are still in the cave at {town4}, and the mutes have never been asked to come so near to the cliff.',
      'The cliff of {town4} gives a voice back for a better one, and keeps its word. It has been offered only single voices so far, and has never heard two that sing against each other.',
    ],
    [
      'The deaf carter of {town2} still has his voice because nobody would pay for it. He was a bell founder, and knows how loud a thing has to be so that glass cannot stand it.',
      'The deaf carter of {town2} still has his voice because he cannot hear an answer and waits for none. He was a bell founder, and knows how loud a thing has to be so that rock cannot stand it.',
    ],
    '{P2} was the loudest person in {land}, and was proud of it. Her daughter was born on the same day on which she lost her voice, and has never heard it.',
    'The Choir of {town3} would sing at the foot of the cliff with wool in its ears, if it had a leader whose signs it could follow without hearing. {P2} could lead it.',
  ],
  steps: [
    'the Watch gags the school of {town2}, hands too',
    [
      'in {town4} a bottle breaks by night, and all goats run off the cliff behind the voice in it, which was that of their herdsman',
      'in {town4} all goats run off the cliff in one evening, behind a voice that calls them home',
    ],
    [
      'a buyer comes over the pass to {town4} with a wagon for all the bottles that are left, and an order for the cry of a newborn',
      'the cliff of {town4} says good evening, in the voice of the priest, and is answered by somebody who did not think',
    ],
    [
      'On the day of the shepherds {land} sings after all, and behind each bush somebody kneels with a wet goatskin; by noon there is not one word left in it.',
      'On the day of the shepherds {land} sings after all, from every hill, and by noon there is not one word left in it.',
    ],
  ],
  ends: [
    [
      'The mutes of {land} can be led without a sound: with {P2} to give the signs, they can carry the bottles out of the cave by night before anyone in the Goat Moot wakes up, and break each of them beside its owner at home. The voices that were sold beyond the pass stay lost, and {P4} still has the goatskin.',
      'The mutes of {land} can be led without a sound: with {P2} to give the signs, they can wall up the cave at the ledge of {town4} in one night, with slate from {town1}. Then the cliff takes no more voices. It also keeps those that it has, that of the wife of {P1} among them, and all who build the wall must agree to that.',
    ],
    [
      'All bottles have to be broken at one moment, with the owners below. Then {P4} will run, with one under {P4.their} coat, and {P1} will know which one by the sound.',
      '[The cliff can be kept busy. A round for four voices never ends, and while the cliff sings it, it takes no voice; the Choir|While the cliff sings it takes no voice, and a round for four voices never ends. The Choir|A round for four voices would keep the cliff busy, since it never ends, and while the cliff sings it takes no voice; the Choir|One can keep the cliff busy with a round for four voices, which never ends, and while it sings it takes no voice. The Choir] would have to go on singing until the deaf carter, who was a bell founder, has rung a bell that is too loud for rock, and {P4} would have to let a daughter fall silent.',
    ],
  ],
};
