import type { SettingStory } from '../setting-story-type.ts';

export const reformedDarkLordStory: SettingStory = {
  id: 'reformed-dark-lord',
  pronouns: { P1: 'he', P3: 'she', P4: 'she' },
  homes: { P2: 4 },
  levels: [11, 20],
  tones: ['whimsical', 'heroic', 'intrigue'],
  words: ['lord', 'evil', 'villain', 'election', 'reformed', 'tyrant'],
  title: 'The Dark Lord Would Like Your Vote',
  pitch:
    'The Dark Lord of {land} lost the last war«, went away,» and has come back with a broom. He has rebuilt {town2}«, dug wells,» and stands for chancellor in five weeks. He is ahead. The heroes of {town4} who defeated him are fat«, quarrelling» and in debt.',
  party:
    'The party has been called in by both sides as observers, since nobody in {land} is left who has not fought for one« of them» or been saved by the other. They are to say whether it is a trick.',
  truths: [
    'The Dark Tower in {town1} is a school. It still has the spikes, with pumpkins on.',
    'Half of the skeletons« in {land}» are with the fire brigade, and the other half« are» on strike.',
    'The five heroes« of {town4}» have a seat each in the council, «for life, »and have not spoken since the division of the treasure.',
    'In {town3} they remember the year of the black snow. There is a day of silence, and «it is »he« who» pays for the flowers.',
    'The orcs of the Dark Lord have a choir. In {town4} it fills the cathedral«, and people weep who did not mean to».',
    'In five weeks {land} votes, and on the same evening there is an eclipse«, as there was the last time».',
  ],
  regions: [
    '{town1} is the capital and lies in the shadow of the tower until ten«, when the pupils turn the mirror».',
    '{town2} was burned by the Dark Lord, and« has been» built up by him, with drains. Nobody« there» has a word to say against the drains.',
    '{town3} will not forgive. It has a wall with {num.thousands} names, and a clerk who adds those who have died of it« since».',
    '{town4} is where the five heroes live, in« five» castles that look away from each other.',
  ],
  factions: [
    [
      'the Broom Party',
      '[wants clean wells, fair courts and nobody« in {land}» thrown off anything; it has a candidate|wants {town2} everywhere: clean wells, fair courts and nobody thrown off anything; it has a candidate|wants its candidate elected, and after that clean wells, fair courts and nobody in {town1} thrown off anything]',
      '[keeps a cellar in {town2} with all that it has not thrown away yet|has put what it could not throw away into a cellar in {town1}]',
    ],
    [
      'the Five Chairs',
      '[want to be thanked« by {land}»; they have had the song reprinted|want thanks, and have had the song about them reprinted in {town4}]',
      '[have sold the sword that beat him, twice, in {town4}|sold the sword that beat the Dark Lord, and a year later«, in {town3},» sold it again]',
    ],
    [
      'the Wall of {town3}',
      'wants him to read all« of» the names, «aloud, »before anyone votes',
      'has hired an assassin (use <1 Assassin>), so that the last name« on the wall» will be his',
    ],
    [
      'the True Shadow',
      '[wants the real thing back in {town1}, spikes and all; it is mostly young people from good families|wants the tower« in {town1}» as it was, with spikes; it is mostly young people from good families|is mostly young people from good families of {land}, who want the real thing back, spikes and all]',
      '[does in his name, «by night, »in {town2}, what he is trying to live down|goes out in {town2}« by night» and does in his name what he is ashamed of]',
    ],
  ],
  conflicts: [
    'Someone has made black snow fall on {town2}«, one street of it». The Broom Party sweeps, and does not know how it was done.',
    'The paladin of the Five has challenged {P1} to single combat, and he has accepted, on condition that it is at draughts.',
    'The skeletons« of {land}» want their votes counted«, and no law can be found against it». There are a million of them, and they« can» remember whom they voted for when they were alive.',
  ],
  people: [
    [
      'dark lord',
      'wants to be watched, «day and night, »by people whom nobody can buy; he can pay {pay} gold pieces, with a receipt',
      '{P1.name} takes off the helmet to speak to children«, and one sees that it costs something».',
      [
        'withdraws for one name« on the wall» that he does not remember',
        'takes off the helmet for anyone who asks what there was for supper on the last evening of the war',
      ],
    ],
    [
      'last paladin',
      'wants to have been right, and a loan',
      '{P2.name} still stands so that the light falls from behind.',
      'gives back the chair to the first person who asks what happened to the horse',
    ],
    [
      'clerk of the wall',
      'wants the list complete; there is one name missing, and the Dark Lord is the only one who can know it',
      '{P3.name} has never been heard to raise her voice«, and rooms go quiet».',
      'calls off the assassin if the Dark Lord reads the names« on the steps», on his knees',
    ],
    [
      'choir mistress',
      'wants two hundred boxes carried up to the roof of the tower by night, «for a surprise, »and asks the party not to look into them',
      '{P4.name} sings while talking to orcs and only then.',
      'opens the boxes for a tenor, and shows the« two hundred» trumpets in them',
    ],
  ],
  places: [
    [
      'The Tower School',
      1,
      'one is shown round by a ghoul« with a timetable», and {P1} takes the third form for history',
      [
        'In the cellar«, behind nine locks,» is the crown. He goes down each night and sits opposite it«, with his hands in his lap».',
        'In the cellar, «behind nine locks, »the Dark Lord lies in state, on ice, with the crown on his chest. The one upstairs has his gauntlets on.',
      ],
    ],
    [
      'The Wall of Names',
      3,
      'one can read« here» for a day and not get to the corner; {P3} brings soup',
      [
        "The missing name is cut very small«, low down», in the hand of {P1}, and it is a child's.",
        "The missing name is cut very small«, low down», in a cook's hand, and it is the Dark Lord's.",
      ],
    ],
    [
      'The Five Castles',
      4,
      'each may be visited on its« own» day, and {P2} lends out the horse',
      'The treasure rooms of all five are empty«, and have never been used». In the fifth there is a contract with the True Shadow: at the eclipse a crown is to be brought on a cushion.',
    ],
  ],
  start: [
    'At a rally in {town2} a bolt comes out of the crowd. The Dark Lord catches it a hand\'s breadth from a schoolgirl, «looks at it, »and for a moment all the shadows on the square bend towards him. [Then he says "excuse me", and gives the bolt to the party|He excuses himself to her, and hands the bolt to the party|Then he coughs, says "excuse me", and holds out the bolt to the party|He takes a deep breath, apologises, and puts the bolt into the hands of the party|"Excuse me," he says then, to everybody, and passes the bolt to the party]. [There are forty thousand witnesses«, and no two of them have seen the same»|Forty thousand people were there, and no two of them saw the same|Forty thousand people have seen it«, in forty thousand ways»|The forty thousand who were there cannot agree on what they have seen].',
    [
      "[The bolt is one of the Five's, with silver« and a prayer» on it|With its silver and its prayer the bolt can only be one of the Five's|There is silver on the bolt, and a prayer: it comes from the Five]. [It was aimed at the girl, to make him show himself|Somebody aimed it at the girl, so that he would show himself|The girl was the target, since that would make him show himself]. [The shadows bent because the crown in the cellar [had been waiting|has always waited] for him to [lose his temper|be angry]|The crown in the cellar, which waits for him to lose his temper, made the shadows bend|As for the shadows, they came from the crown in the cellar: it felt him lose his temper, or nearly|The shadows are those of the crown in the cellar, which has [waited for him to be angry|longed for him to be angry|waited years for one angry moment of his]|For a moment he was angry, the crown in the cellar [felt it|answered], and [so the shadows bent|bent the shadows]].",
      "[The bolt is one of the Five's, with silver« and a prayer» on it|With its silver and its prayer the bolt can only be one of the Five's|There is silver on the bolt, and a prayer: it comes from the Five]. [It was aimed at the girl, to make him show himself|Somebody aimed it at the girl, so that he would show himself|The girl was the target, since that would make him show himself]. [The gauntlet caught it by itself, and the shadows bowed to the armour|It was the gauntlet that caught it, and the armour to which the shadows bowed|The armour did it: its gauntlet closed, and the shadows bowed]; [nobody was more surprised than the one inside|the one inside was as surprised as anybody|whoever was inside had only raised an arm in fright|the person inside had not even seen it coming].",
    ],
  ],
  openings: [
    [
      "A skeleton knocks at the party's door« in {town1}», takes off its skull and asks to be told who it was.",
      'It was the uncle or the aunt of one of the party (the player may choose), fell on the first day of the war, and has been putting out fires for eleven years« since».',
    ],
    [
      'The horse of {P2} can speak, «has had enough, »and would like to make a statement before it is sold.',
      [
        'It knows that the last blow was not struck by« any of» the Five: he had put down the sword, and asked if they were hungry.',
        'It knows that the Five never met him: he had died in bed« the night before», and what they beat was a suit of armour on a stand.',
      ],
    ],
  ],
  truth: [
    '{P1} means it, and put down the sword on the last day, because of a child« on the battlefield», and has been trying to find her family« since». [Evil has not gone: it is in the crown, it is lonely, and it knows the date of the eclipse|What is evil is the crown, which is lonely, and knows the date of the eclipse|The evil is in the crown, feels lonely there, and knows when the eclipse will be]. [The Shadow needs him to win, since on that evening they mean to have it put on him, as chancellor|The Shadow hopes that he wins, because it is as chancellor, on that evening, that he will be given it to wear|On that evening the Shadow means to put the crown on the new chancellor«, and needs him to be that»|To have it put on his head that evening, the Shadow needs him as chancellor, and [works for his victory|collects votes for him|pays for his posters]].',
    'The Dark Lord is dead. Those who loved him, «and there were some, »a cook, a ghoul and the choir mistress of {town4}, have played him« since» with a« very good» suit of armour, doing everything that he had planned to do once he had won. {P1} is the cook, goes by the name of his dead master, has read all the papers, and is terrified of being elected. [The Shadow [believes in him|has no doubt of him], and means to crown him at the eclipse; the crown is real, and would take whoever [is under it|wears it]|At the eclipse the Shadow«, which believes in him,» means to crown him; the crown is real, and takes whoever wears it|The Shadow takes the armour for its lord, and will crown it at the eclipse, with the real crown, which would take whoever is inside|No one has told the Shadow, which will crown him at the eclipse. The crown is real, and would [have|take|swallow] [whoever|anyone who] is under it].',
  ],
  secrets: [
    [
      'The child lives. She is the girl at the rally« in {town2}», and it is not the first bolt that was meant for her.',
      '{P1} cannot take off the helmet in front of adults, as the Dark Lord is known to have had a beard.',
    ],
    'The Five broke up over the treasure, since there was none: the Dark Lord had spent it on« plans for» the drains of {town2}.',
    '{P4} has noticed that orcs can do brass. Two hundred of them are to play from the roof« of the tower in {town1}», and their trumpets are in the boxes.',
    'All« of» the skeletons« of {land}» have voted by post, weeks ago, and nobody has opened the letters. There are enough« of them» to decide the vote, and most are against him.',
  ],
  steps: [
    'black snow falls on {town1}, during lessons',
    'the paladin {P2} loses at draughts« in front of the whole council», and draws the sword, which is a copy',
    '{P3} reads out the names by night, «alone, »and people come out« of their houses» to help',
    'The vote is his, it gets dark, and somebody comes up the steps« in {town1}» with a cushion.',
  ],
  ends: [
    '{town3} has the last word, and knows it. If {P1} reads all« of» the names there aloud, which takes four weeks, «from morning to night, »then whatever is put on his head after that is only a hat.',
    [
      'The crown can be worn by [someone whom it does not tempt|a head that wants nothing from it|whoever has no use for it]. In {town1} it has been put on [a goat, a stone and a skeleton so far; each of them had plans|a goat, a skeleton and a stone, and all three had plans« afterwards»|a stone, which had plans within the hour, and then on a goat and a skeleton, who had the same ones].',
      'The dead lord can be elected, if {land} is told the whole of it by three servants« from a balcony». It would be the first government« that was» formed by people who had« actually» read the papers.',
    ],
  ],
};
