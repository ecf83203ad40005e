import { theme } from './theme.ts';

export const themesOfSociety = [
  theme(
    'child',
    'child, children, kids, kid, infant, baby, babies, minors, teenagers, harm to children, child abuse, child death, children die, child labour, child labor, child soldiers, child endangerment, violence against children, missing children, orphans, infanticide, school',
    'child*, kid, kids, boy*, girl*, baby, babies, infant*, cradle*, orphan*, toddler*, youngster*, schoolroom*, school, schools, schoolm*, pupil*, nurser*, newborn*, teenag*, foundling*, urchin*, lad, lads, lass*, daughter*, son, sons, stepson*, grandson*, granddaughter*, grandchild*, godchild*, stepchild*, twin, twins, apprentic*, nephew*, niece*, playground*, governess*, christen*, young prince*, young princess*, boyhood, girlhood, changeling*, firstborn, aged six, aged seven, goose girl*',
  ),
  theme(
    'death',
    'death, dying, die, died, death of loved ones, loss of a parent, death of parents, dead parents, death of a spouse, mortality, character death, permanent death, afterlife',
    'dead, deadly, death*, die, dies, died, dying, kill*, corpse*, grave*, burial*, bury, buries, buried, funeral*, murder*, drown*, slay*, slain, perish*, lost their lives, mortal*, fallen, fell in, widow*, orphan*, deceased, coffin*, tomb*, crypt*, mourn*, posthum*, undertaker*, hang, hanged, execut*, behead*, massacr*, assassin*, bequ*, ghost*, lethal*, fatal*',
  ),
  theme(
    'grief',
    'grief, bereavement, mourning, loss of family, losing a loved one, loss of a loved one, funerals, widows, loss of a child, child loss',
    'grief*, griev*, mourn*, bereav*, widow*, orphan*, funeral*, wake for, late wife, late husband, lost a, lost his, lost her, lost their, burial*, bury, buried, buries, grave*, died, dead, death*, weep*, wept, tears, condol*, memorial*, requiem*, inherit*, survivor*',
  ),
  theme(
    'racism',
    'racism, racial slurs, slurs, xenophobia, discrimination, bigotry, prejudice, fantasy racism, species prejudice, ethnic discrimination, antisemitism, anti semitism, nazis, fascism, segregation, hate speech, hate crimes, islamophobia',
    'race, races, racial*, racis*, foreign*, outlander*, outsider*, your kind, their kind, that kind, of his kind, of her kind, savage*, half-blood*, half-breed*, barbarian*, heathen*, pagan*, not one of us, expel*, exil*, banish*, deport*, refugee*, migrant*, immigrant*, ghetto*, prejudic*, bigot*, goblin*, orc, orcs, half-orc*, tribe*, pure blood*, bloodline*, native*, coloni*, slur*, pogrom*, inferior*, segregat*, quarter of the',
  ),
  theme(
    'sexism',
    'sexism, misogyny, gender discrimination, gender roles, gender based violence, patriarchy, misandry',
    'sexis*, misogyn*, only a woman, for a woman, women may not, no woman, mere woman, weaker sex, wench*, shrew, shrews, hag, hags, spinster*, dowry, dowries, harlot*, whore*, ladylike, womanly, unmanly, housewife*, old maid*, like a girl, male heir*, a woman cannot, women cannot, fishwi*, harem*, nag, nags, nagging',
  ),
  theme(
    'queerphobia',
    'homophobia, transphobia, queerphobia, biphobia, misgendering, deadnaming, outing, conversion therapy, lgbt discrimination, lgbtq discrimination',
    'homophob*, transphob*, queer*, unnatural*, pervert*, pervers*, devian*, sodom*, deadnam*, misgender*, effeminat*, dressed as a woman, dressed as a man, real man, not a real, disguised as a woman, disguised as a man, abominat*',
  ),
  theme(
    'ableism',
    'ableism, disability, disability slurs, disabled people, blindness, deafness, cures for disability, loss of disability',
    'crippl*, lame, limp, limps, limping, limped, deaf*, dumb*, mute, mutes, muted, blind*, wooden leg*, peg leg*, crutch*, hunchback*, halfwit*, idiot*, moron*, imbecil*, wheelchair*, invalid, invalids, stammer*, stutter*, simple-minded, simpleton*, hook for a hand, one-eyed, one-legged, one-armed, dull-witted, cannot walk, not walked',
  ),
  theme(
    'classism',
    'classism, poverty, homelessness, debt, economic hardship, eviction, begging, beggars, wealth inequality',
    'poor, poorer, poorest, poverty, poorhouse*, workhouse*, beggar*, beg, begs, begged, begging, pauper*, homeless*, almshouse*, evict*, debt*, starv*, slum*, peasant*, serf, serfs, ragged, rags, destitut*, bankrupt*, penniless, hungry, hunger*, pawn*, creditor*, moneylend*, bailiff*, rent, rents, lowborn, commoner*, servant*, mortgag*, arrears, unpaid, charity',
  ),
  theme(
    'colonialism',
    'colonialism, imperialism, colonization, colonisation, conquest, occupation, cultural appropriation, stolen land, empire',
    'coloni*, colony, colonies, empire*, imperial*, emperor*, empress*, conquer*, conquest*, annex*, native*, tribute*, occup*, settler*, mission, missionar*, viceroy*, governor*, subject people*, subjugat*, protectorate*, savage*, tribe*',
  ),
  theme(
    'displacement',
    'refugees, displacement, deportation, exile, forced migration, borders, immigration, losing home, loss of home',
    'refugee*, exil*, deport*, evict*, expel*, displac*, banish*, homeless*, border*, migrant*, outlaw*, uproot*, driven out, driven from, drove out, lost their homes, camp, camps, asylum*, fled, flee, flees, fleeing',
  ),
  theme(
    'politics',
    'politics, real world politics, elections, political corruption, corruption',
    'politic*, elect*, vote*, voting, ballot*, senat*, parliament*, minister*, party leader*, campaign*, corrupt*, brib*, referend*, lobb*',
  ),
  theme(
    'religion',
    'religion, religious, church, god, gods, priests, blasphemy, religious persecution, religious trauma, faith, clergy, cults',
    'god, gods, goddess*, godless*, godly, priest*, prayer*, pray, prays, prayed, praying, chapel*, church*, temple*, bishop*, archbishop*, shrine*, saint*, altar*, abbot*, abbess*, abbey*, sexton*, hymn*, monk, monks, monaster*, nun, nuns, nunner*, convent*, cathedral*, minster*, cleric*, clergy*, paladin*, holy, unholy, sacred*, sacri*, bless*, heaven*, angel*, faith*, pilgrim*, preach*, sermon*, pulpit*, relic*, reliquar*, confess*, sin, sins, sinner*, divine*, divini*, soul*, acolyte*, friar*, hermit*, prophet*, heresy*, heretic*, blasphem*, scripture*, bible*, gospel*, catechism*, devot*, congregation*, chaplain*, parish*, vestry*, baptis*, christen*, communion*, censer*, incense, theolog*, miracle*, demon*, devil*, hell, creed*, psalm*, deity, deities, amen, mass for, masses for, candle for, sister of the, hospital sister*, canon, penance, penit*, martyr*, oracle*',
  ),
  theme(
    'real religion',
    'real world religions, real world religion, real religion, christianity, islam, judaism, christian, christians, jewish, muslim, hindu, bible, jesus, religious imagery',
    'church*, bishop*, archbishop*, saint*, cathedral*, minster*, abbey*, abbot*, abbess*, nun, nuns, monk, monks, convent*, monaster*, angel*, bible*, gospel*, psalm*, christ*, jesus, mass for, masses for, rosary*, communion*, baptis*, christen*, parish*, vicar*, pope*, cardinal*, friar*, sermon*, pulpit*, holy water, devil*, satan*, hell, mosque*, synagog*, rabbi*, imam*, monast*, crusad*, deacon*, chaplain*, sexton*, amen, lent, pilgrim*, catechism*, paladin*, cleric*, priory*, gabriel, lucifer',
  ),
  theme(
    'cults',
    'cults, cult, cultists, brainwashing, fanatics, religious extremism, fanaticism, zealots, sects',
    'cult, cults, cultist*, sect, sects, fanatic*, zealot*, zeal, prophet*, devotee*, follower*, disciple*, congregation*, worship*, believer*, chosen one*, initiat*, indoctrin*, ritual*',
  ),
  theme(
    'human sacrifice',
    'human sacrifice, sacrifice, ritual sacrifice, ritual murder, blood sacrifice, virgin sacrifice, sacrificing people',
    'sacrific*, offering*, offered up, offered himself, offered herself, offered themself, altar*, ritual*, cult, cults, cultist*, tribute*, given to the, given to it, were given, who was given, life for, lives for, in return for a life, one sailor, one person, one voice, price in lives, firstborn, blood price, takes one, it wants one, built in, living person, votive*, tithe*',
  ),
  theme(
    'persecution',
    'witch hunts, witch trials, inquisition, persecution, mob violence, mobs, scapegoating, false accusations, false accusation',
    'persecut*, witch*, inquisit*, heretic*, heresy, mob, mobs, mobbed, lynch*, scapegoat*, accus*, denounc*, torch, torches, pitchfork*, stake, pyre, burn*, blam*, stoned, stoning, torchlight',
  ),
  theme(
    'gaslighting',
    'gaslighting, manipulation, emotional manipulation, psychological abuse, lies, being lied to, psychological torture, being disbelieved',
    'gaslight*, manipulat*, persuad*, deceiv*, deceit*, decept*, lie, lies, lied, lying, liar*, fool, fooled, trick*, grown odd, imagin*, in your head, in her head, in his head, lost her mind, lost his mind, mad, madness, made to believe, makes them believe, doubt*, believes that, nobody believes, not believed, blackmail*, swear that, pretend*, memor*, forged, forger*, forges, false*, invent*',
  ),
  theme(
    'romance',
    'romance, romantic, flirting, love, falls in love, love stories, dating, unrequited love, jealousy, courtship, heartbreak, relationships',
    'romanc*, romant*, lover*, love, loves, loved, loving, loveless, lovesick, beloved, flirt*, kiss*, courting, courtship, courts her, courts him, betroth*, fianc*, sweetheart*, wed, weds, wedded, wedding*, woo, woos, wooed, wooing, marry, marries, married, marriage*, marrying, bride*, bridal, groom, in love, jilt*, affair, affairs, passion*, seduc*, jealous*, engaged to, engagement*, divorc*, heartbr*, valentine*, husband*, wife, wives, mistress*, adore*, adoring, honeymoon*',
  ),
  theme(
    'infidelity',
    'infidelity, cheating, cheating partners, adultery, affairs, divorce, broken marriage',
    'adulter*, unfaithful*, infidel*, affair, affairs, another woman, another man, other woman, other man, lover*, mistress*, cuckold*, two wives, two husbands, second wife, second husband, bigam*, secretly married, cheat*, divorc*, jealous*, bastard*, illegitim*, love letter*',
  ),
  theme(
    'forced marriage',
    'forced marriage, arranged marriage, child marriage, child brides, marriage, weddings',
    'marry, marries, married, marriage*, marrying, wed, weds, wedded, wedding*, bride*, bridal, betroth*, fianc*, groom, dowry, dowries, promised to, hand in marriage, husband*, wife, wives, match for, suitor*, spouse*, engagement*',
  ),
  theme(
    'gambling',
    'gambling, betting, dice games, wagers, casinos, gambling addiction, games of chance, addiction',
    'gambl*, bet, bets, betting, bettor*, wager*, dice, die-roll*, cards, card game*, stake, stakes, staked, casino*, croupier*, bookmak*, lotter*, raffle*, odds, roulette, card sharp*, high rollers',
  ),
  theme(
    'swearing',
    'swearing, profanity, cursing, strong language, bad language, foul language, obscenity, vulgar language, curse words',
    'damn*, hell, bastard*, bloody, swear*, swore, sworn, curs*, oath*, bitch*, arse*, ass, crap*, piss*, whore*, shit*, obscen*, profan*, vulgar*',
  ),
  theme(
    'crime',
    'crime, theft, stealing, robbery, burglary, organised crime, organized crime, gangs, smuggling, fraud',
    'crime*, criminal*, theft*, thief, thieve*, thiev*, steal*, stole*, rob, robs, robbed, robber*, robbing, burgl*, gang, gangs, gangster*, bandit*, brigand*, smuggl*, fraud*, swindl*, forged, forger*, highwaym*, pirate*, pickpocket*, cutpurse*, loot*, plunder*, heist*, fence for, racket*, outlaw*, embezzl*',
  ),
];
