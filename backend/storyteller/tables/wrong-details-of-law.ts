import type { WrongDetails } from './setting-types.ts';

/** What can be played in a setting whose wrong was done on paper. */
export const detailsOfLaw: Readonly<Record<string, WrongDetails>> = {
  treaty: {
    party: [
      'The party has sworn to neither {town1} nor {town2}, so under the truce it may carry arms through both. It is hired as escort, as go-between, and to see for {body1} or {body2} what the other has in its barns.',
      'By the treaty every quarrel on the border of {town1} is judged by "three strangers". Few come any more, so the party sits in judgement before it has unpacked, and {town1} and {town2} both bring presents.',
    ],
    customs: [
      'The first of each month is parole day: anyone from {town1} may walk about in {town2} unarmed until dusk, and the other way about. This month everybody means to go.',
      'A quarrel between the two sides is settled by two drummers, who play until one stops. Nobody in {land} laughs at that who has stood next to it.',
      'In {town3} an oath counts only if three people from three {towns} hear it, so a third pair of ears is paid for, and {deadline1} has driven up the price.',
    ],
    places: [
      [
        {
          open: 'the pen of the treaty is shown here under glass, and {P1} has the room cleared each time {P1.they} looks at it.',
          hidden: [
            'The pen has never held ink (DC 12 Investigation): what was signed with it in front of the crowd was something else.',
          ],
        },
        {
          open: 'soldiers of both sides camp here back to back, share one kettle, and have been told to stop.',
          hidden: [
            'In the kettle the camps of {town1} and {town2} pass each other their orders (DC 13 Sleight of Hand to fish one out): both are to hold out until the same hour.',
          ],
        },
      ],
      [
        {
          open: 'veterans of both armies meet here on Sundays, and {P5} would like to know what they have in those bread baskets.',
          hidden: [
            'In the baskets are the signs of rank of both armies: the veterans mean to arrest their own officers on the morning of {deadline1}.',
          ],
        },
        {
          open: '{body2} drills here, and charges spectators an entrance fee, so that it counts as sport.',
          hidden: [
            'The drill is that for the crossing to {site1}, and {P2} drums the wrong call in it on purpose (DC 13 Performance to notice).',
          ],
        },
      ],
      [
        {
          open: 'the sheet lies here behind three locks, and whoever wants to see it is given a number by {P3}. The number today is the same as yesterday.',
          hidden: [
            'The two lost keys are in the ink pot of {P3}. With the third, from the neck of the head of {body3}, the sheet can be read (DC 14 Stealth).',
          ],
        },
        {
          open: 'the guest book of the envoys is kept here, and {body3} has had the page of the signing framed, face to the wall.',
          hidden: [
            'The guest book shows three people in the room that night, and one of them ate nothing (DC 13 Investigation).',
          ],
        },
      ],
      [
        {
          open: '{faction1} sells boots here, left ones today, right ones on the day of {deadline1}.',
          hidden: [
            'Here a drawer is lined with the other original. It can be had for a silver piece by anyone who asks for "old paper", or on DC 15 Deception by anyone who does not.',
          ],
        },
        {
          open: 'an auction of flags is held here each week, and {P4} buys whatever has a hole in it.',
          hidden: [
            'In the store {faction1} keeps uniforms of both sides, {few} of each, cut for the same {few} men. They are for the broken window.',
          ],
        },
      ],
    ],
    manners: [
      '{P1} writes every promise down, reads it over and tears it up.',
      '{P2} walks in step with whoever is next to {P2.them}, and curses about it.',
      '{P3} signs with the wrong hand, and blots at once.',
      '{P4} greets soldiers by the size of their boots.',
    ],
    levers: [
      [
        'has never dared to read the sheet, and would do so with the party in the room.',
        'would give back every toll of {years} years to be spared a war, if {body1} could be left out of it.',
      ],
      [
        'can stop the veterans with one call on the drum, and would do it for a truth said aloud in {town1}.',
        'wants an apology from one officer of {town1}, by name. It is the old man with the cannon, or his like.',
      ],
      [
        'confesses to the first person who asks about the ink and closes the door.',
        'keeps the notes of that night as a shield, and hands them over to whoever gets {P3.them} out of {town3} alive.',
      ],
      [
        'has borrowed for the boots in {P4.their} own name; a whisper of peace makes {P4.them} betray {faction1} within the hour.',
        'fights for no side, but a sister of {P4.name} lives beside the toll house, and that can be used.',
      ],
    ],
    jobs: [
      'A drummer of {town1} and one of {town2} have played against each other since yesterday noon, over a cow. {P5} asks the party to judge before somebody dies, and the cow has the brand of {faction1}.',
      'In {town4} the party is paid to carry left boots to {town2}. On the road it meets people who carry left boots to {town1}, and who are just as surprised.',
      'On the one day on which they may visit each other, a guest from {town1} does not come back from {town2} by dusk, which ends the peace at dawn. {P2} knows the inn, {P1} knows the name, and neither may cross.',
      'In {town3} a small fire breaks out where the sheet is kept. In the crowd with buckets are {P3}, who throws none, and a thief, who drops a key at the feet of the party.',
    ],
  },
  count: {
    party: [
      'In {town2} the party is as good as nobody, and in {town1} it is somebody: it may do in the one place what is forbidden in the other, and testify in {town1} to what never happened in {town2}.',
      'The party exists, with papers, so it can look at people from {town2}, speak for them and sign. In {land} that makes it a witness, a guard, a judge and, once, a parent.',
    ],
    customs: [
      'A birth counts in {land} if two people who exist have seen it. On the road from {town2} to {town1} women wait for travellers, and {body1} has had the benches removed.',
      'What is signed in {town2} is signed with a thumb in ink, and binds nobody but those who did it. It has never been broken.',
      'Before {deadline1} each household of {town1} hangs out one shirt for every person in it, to be counted. This year there are shirts on the line in {town2}.',
    ],
    places: [
      [
        {
          open: 'the goods from {town2} are given a maker and a date here, and {P1} looks in daily to see what {town1} has made.',
          hidden: [
            'The stamps with which {good2} becomes a thing of {town1} hang here on hooks (DC 12 Investigation), and their cost is in the name of {body1}.',
          ],
        },
        {
          open: '{few} coffins stand before this place, and {guards} walk round them with closed eyes.',
          hidden: [
            'In one of the coffins is the murdered {buyer1}, with a receipt for page nine, and DC 13 Medicine tells that the knife was that of a guard.',
          ],
        },
      ],
      [
        {
          open: 'weddings of {town1} that are not to count are held here, and {P5} gives the brides a rose and a bad pen.',
          hidden: [
            'The register of weddings is complete, with the name of {P1} in it, twice (DC 13 Investigation).',
          ],
        },
        {
          open: 'the assembly of {town2} meets here, keeps no minutes, and has begun to take votes about {town1}.',
          hidden: [
            'Behind the bar is the list of {P2}: who in {town1} is to be visited first, and by whom. Each name has a day.',
          ],
        },
      ],
      [
        {
          open: 'page nine is shown here, from a distance, on the hour, and {P3} turns it.',
          hidden: [
            [
              'Pages nine and ten stick together, with {years} years of dust around them and none between (DC 13 Perception).',
              'v=1',
            ],
            [
              'Page nine is blank, and so is ten; both have been written on with milk (DC 13 Arcana, or a candle).',
              'v=2',
            ],
          ],
        },
        {
          open: 'the counters for {deadline1} are trained here, by {body3}, with cake.',
          hidden: [
            'The counters have been given lists that are already filled in. {P3} would look away for the time it takes to swap one.',
          ],
        },
      ],
      [
        {
          open: '{faction1} shows plans of "a house in the quiet" here, all of it in {town2}, to people with a court date.',
          hidden: [
            'The safe of {faction1} stands here unlocked, in a room with a painted line: beyond the line the floor belongs, on paper, to {town2}.',
          ],
        },
        {
          open: 'a whole house stands here on rollers, for {town2}, with the owner at the window.',
          hidden: [
            'In the cellar of the house on rollers is the agent who killed the {buyer1}, on the way to where there is no law. DC 12 Athletics stops the rollers.',
          ],
        },
      ],
    ],
    manners: [
      '{P1} steps aside for people from {town2}, and then looks round to see who noticed.',
      '{P2} takes what {P2.they} needs from any table, says thank you, and is not stopped.',
      '{P3} turns pages one at a time, with a wet thumb, and checks the number twice.',
      '{P4} has a coat for each side of the border, and changes it behind a tree.',
    ],
    levers: [
      [
        'would sign the word "seen" for a place in {town2} where nothing that {P1.they} did has happened.',
        'has a spouse in {town2} who is not one; somebody who has read the register can name a price.',
      ],
      [
        'gives up the list for a single trial in which one of the {workers2} is heard.',
        'trusts strangers who have been walked through by {guards} as well, and no one else.',
      ],
      [
        'has carried the page in a shoe for a week. Ask {P3.them} to dance.',
        [
          'tells everything to the one who calls the mistake a mistake, and nothing to those who call it a crime.',
          'v=1',
        ],
      ],
      [
        'needs {town2} not to exist for one month more; after that {P4.they} will sell anybody.',
        'believes that {faction1} will forget {P4.them} on the wrong side of the line, and is right.',
      ],
    ],
    jobs: [
      'A child is about to be born on the road to {town2}, and two witnesses who exist are needed before the sun is down. {guards.s} have orders to hold up all travellers until then.',
      '{P4} hires the party to ride along with a house. Half-way to {town2} somebody locked in its pantry begins to knock, and offers double.',
      '{P5} has caught a thief from {town1} who says that he is not in {town2}, since there is none. The party is asked to sit as judges, and to find out who sent him to search the house of {P2}.',
      'In {town3} the counters have had bad cake. {P3} needs {few} people who can write, at once, and gives the party the road to {town2} to count.',
    ],
  },
  debts: {
    party: [
      'The party comes from outside of {land}, where there is still money, so it can lend, owe and be paid. Everyone in {town2} who has had a letter wants it to ask, follow and fetch, and {body1} wants it on its own side.',
      'Strangers have had no letters, so nobody in {land} can blackmail them. {town1} wants them for its cellars and {town2} for its doors, and {body1} and {body2} both pay to learn who writes.',
    ],
    customs: [
      'Nobody in {land} may give a thing without taking one in return at once. A guest pays for dinner with whatever is in the pocket, and {body1} has taken people in over a button.',
      'At the dance of {wrong} masks are burned at midnight with a name in each, and by custom that person is let off one thing. Three names from {town2} have been in every fire.',
      'A word of honour in {town2} is scratched on a slate and hung outside until it is kept. There has not been so much slate on the walls in {years} years.',
    ],
    places: [
      [
        {
          open: 'free beer is poured here, on the orders of {body1}, all day long, on top of a trapdoor that nobody has seen open.',
          hidden: [
            [
              'Below lie the ledgers, dry and in order; DC 14 Stealth gets past the barrels and DC 12 Investigation finds the page of anyone in {land}.',
              'v=1',
            ],
            [
              'Below lies a burnt room with {num} chairs in it, and on the inside of its door are scratches (DC 12 Perception).',
              'v=2',
            ],
          ],
        },
        {
          open: 'the urn with the ashes of {wrong} is shown here to schoolchildren, and {P1} does the talking.',
          hidden: [
            'The urn has a false bottom (DC 13 Investigation), and in it lies one page of a ledger, unburned, with the name of {P1} on it.',
          ],
        },
      ],
      [
        {
          open: 'the slates of {town2} are hung to dry here, face inward, and {P5} has set a watch over them since the letters came.',
          hidden: [
            'The chalk on the backs can be read in a low light (DC 12 Perception): it is a second set of books, of what {town2} owes itself.',
          ],
        },
        {
          open: 'a family that has had its letter lives here in one room, and lets in nobody who brings anything.',
          hidden: [
            'The letter lies in the stove, unburned. It asks for a signature at {site1} on a certain night, and not for money.',
          ],
        },
      ],
      [
        {
          open: 'copies are made here while one waits, and {P3} never looks at the page that is being copied.',
          hidden: [
            'The desk is where the letters are written, at night, by {P3}; the blotter shows the last one in reverse (DC 13 Investigation).',
          ],
        },
        {
          open: 'one desk here is kept empty, with fresh ink, and {body3} pays the wages of whoever sits there.',
          hidden: [
            'Every copy made here is made twice. The second ones go to {P4}, under the bread.',
          ],
        },
      ],
      [
        {
          open: '{faction1} gives a wedding here every day, and the couples come out with linen, a cow and a new friend.',
          hidden: [
            'The gifts are in a register with dates of return (DC 13 Deception to be shown it as a bride). What is taken in return is a share of {works4}.',
          ],
        },
        {
          open: '{P4} buys old slates here by weight, the dirtier the better.',
          hidden: [
            'On one slate is the debt that could not be put in money: the name of a child, and that of {P5} as surety.',
          ],
        },
      ],
    ],
    manners: [
      '{P1} pays for everything twice, and calls it a slip.',
      '{P2} hands back what is given to {P2.them} before it has been let go.',
      '{P3} adds up whatever stands in rows, windows and people too, under the breath.',
      '{P4} says "between friends" before each sentence with a number in it.',
    ],
    levers: [
      [
        'has paid three letters and cannot pay a fourth; a party that stops it owns {P1.them}.',
        'would open the cellar for a promise that no crowd sees it first.',
      ],
      [
        'forgives {P3} on the day on which {body1} is made to dance in the square with empty pockets.',
        'speaks for those who were hurt, and can be won by anyone who pays one small old debt in public.',
      ],
      [
        'stops for one hour whenever somebody says that {P3.they} has been heard. What is said in that hour decides it.',
        'wants to be forgiven by one person, who is dead; {P2} is the only child of that one.',
      ],
      [
        'is in the register as well, and {faction1} has told {P4.them} the date.',
        'deals with anyone; {P4.they} only has to be asked before {deadline1} and not after.',
      ],
    ],
    jobs: [
      'The landlady in {town2} will not let the party pay, nor leave without paying. She has had a letter, and asks them to carry her answer to the address in it, which is {site1}.',
      'At a wedding given by {faction1} the bride asks the party, behind a smile, to steal her from it. {P4} counts the guests, and {guards} are among them.',
      'A messenger is shot off a horse before the party on the road to {town3}. There are {few} letters in the bag, all to members of {body2}, and {P5} is on the way to fetch them.',
      'In {town1} somebody has painted a sum on the door of {P1}, correct to the copper. {P1} wants it washed off, and the painter caught, before {workers1} who can read come by.',
    ],
  },
  crown: {
    party: [
      'There is no ruler of {land}, so nobody can make the party a subject: it may enter {town1}, {town2}, {town3} and {town4} armed, and be believed in all of them. It is asked to guard children, to fetch quarters of the crown of {land}, and to find an heir.',
      'Each side in {land} needs people who have no candidate. The party can earn with errands between {town1} and {town3}, and whoever it believes in by {deadline1} is half-way to the throne of {land}.',
    ],
    customs: [
      'Every verdict in {land} ends with "until the return". Prisoners are asked each morning if anybody has returned, and on the day of {deadline1} they ask back.',
      'Who finds the throne empty may sit on it for as long as a breath can be held. Young people from all four {towns} train for it, and {body1} sells places in the queue.',
      "To wear gold in {land} one has to bring one's own judge. It is why everyone in {town1} wears brass, and why real gold makes a room go quiet.",
    ],
    places: [
      [
        {
          open: 'those who wait for a pardon live here, {num} of them, and have a mayor, a choir and a betting office.',
          hidden: [
            'One of the prisoners made the four quarters and will say so for a pardon (DC 13 Persuasion, and one signature).',
          ],
        },
        {
          open: 'the throne of {town1} is dusted near here each morning, and {P1} sells tickets for it to pay for {works1}.',
          hidden: [
            'A passage leads from here to the throne room; it has been swept (DC 13 Perception), and the duster who uses it is asleep in it.',
          ],
        },
      ],
      [
        {
          open: 'the quarter of {town2} lies here in a case, and since it was stolen {P5} has stood before it so that nobody sees.',
          hidden: [
            'In the case is a cheese rind with gilding on it. DC 13 Investigation finds the print of the thief: an inky thumb, of {faction1}.',
          ],
        },
        {
          open: 'candidates are measured for a robe here, in three sizes, and mothers from all of {land} stand in line.',
          hidden: [
            'The painter of birthmarks has a room above, and {few} patterns to choose from (DC 12 Insight to be offered one).',
          ],
        },
      ],
      [
        {
          open: 'certificates of descent are sold here, and {P3} has begun to ask buyers if they are sure.',
          hidden: [
            'The stubs of the certificates add up to more dukes than {land} has people (DC 12 Investigation), and the first was for the head of {body1}.',
          ],
        },
        {
          open: 'a line of aunts waits here to see {record3}, each with a different grandfather.',
          hidden: [
            'In {record3} one birth has been scraped out (DC 14 Arcana, or a candle behind the page, to read it): it names a midwife and {town2}.',
          ],
        },
      ],
      [
        {
          open: 'both colours are dyed here in one vat, and {P4} pays well for people who do not ask what is boiled in the other.',
          hidden: [
            'The furnace of {faction1} stands here, with half a quarter stuck in it, unmelted (DC 12 Perception): brass would have run.',
          ],
        },
        {
          open: 'the songs of {faction1} are tried out here each evening, and people from {town1} come to be insulted.',
          hidden: [
            'Two children live upstairs, with one birthmark each and one nurse, who would run with them to whoever has horses.',
          ],
        },
      ],
    ],
    manners: [
      '{P1} never sits down in company, for fear of being asked on what.',
      '{P2} lowers the voice at the word "king", and raises it for "road".',
      '{P3} bows a little to everybody, in case.',
      '{P4} hums both anthems, alternately, one line of each.',
    ],
    levers: [
      [
        'only wants the empty throne to stay clean; an heir who would keep on the four dusters could have {P1.them}.',
        'knows that the quarters are brass, and does anything for the party that does not say so.',
      ],
      [
        [
          'wants to know who lies in the old burial ground, and will dig if somebody else holds the lamp.',
          'v=1',
        ],
        ['wants to be left alone, and comes out only for a child that is in danger.', 'v=2'],
        'believes in the return, and would follow anyone with real gold on the head to {town1}.',
      ],
      [
        'wants to burn the stubs, and needs an hour without {body3} in the house.',
        'sold one certificate to somebody who was hanged for it, and will do penance if it is named.',
      ],
      [
        'is fond of the children by now; whoever gets them out of {town4} gets all that {faction1} knows.',
        'has been promised a title by those who want none, and would like it in writing.',
      ],
    ],
    jobs: [
      'A child in a robe three sizes too large hides under the table of the party in {town3}, and two sets of guards come in by two doors. {P3} holds a third door open.',
      'For one breath on the empty throne of {town1} a young {worker2} has paid all that {town2} could spare, and now cannot be found. {P5} asks the party to bring the candidate, or to sit in.',
      'In {town4} the party is paid to guard a furnace for a night. What is brought to be melted, in a bread basket, is a quarter of a crown, and {P4} asks them to hold it still.',
      'A prisoner in {town1} is told each morning that nobody has returned. Today he says to the party, through the bars, that somebody has, and what her name is, and {guards} have heard it.',
    ],
  },
};
