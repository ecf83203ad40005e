/** Ideas for settings as users type them. The star is before the noun that is the premise of the setting. */
export const ideasOfSettings = `
floating *islands; a pirate *republic; a *desert empire; a frozen *north; an underwater *city
a *kingdom ruled by vampires; a *city of thieves; a *jungle full of ruins; an *archipelago; a *wasteland
a *world without sun; a haunted *forest; a *swamp of witches; a *city on the back of a turtle; *islands in the sky
a dying *empire; a *magocracy; a *theocracy; a merchant *league; a *republic of goblins
a land of eternal *winter; the *underdark; an underground *kingdom; a *steampunk city; a *gothic valley
a viking *coast; a *savannah of nomads; a *steppe of horse lords; *mountains of giants; a *volcano island
a *coral kingdom; a *city of bridges; a *city of canals; a *port of smugglers; a *frontier
a *colony on a new continent; a walled *city; a *war between two kingdoms; a *plague city; a *land of the dead
a *dragon empire; a *fey wilderness; a *hollow world; a *tower as big as a city; a *school of magic
a *prison island; a flying *city; an *ocean world; a *world tree; a shattered *moon
a *civil war; an occupied *country; a *desert with buried cities; *dunes; a glass *desert
an *oasis city; a *river kingdom; a *delta; a *fjord; a *glacier
a *tundra; an ice *empire; a rain *forest; a *jungle; a *marsh
a *bog; an endless *plain; a *grassland; a *prairie; *highlands
a *valley; a *canyon; a *badlands; a *coast; a *bay of pirates
a *lagoon; a *city of glass; a *city of masks; a *city of the dead; a drowned *city
a *metropolis; a *village at the end of the world; a *mining town; a mining *colony; a *trade city
a *university town; a *monastery state; a *crusade; a *confederation; a *duchy
a *principality; a *caliphate; a *sultanate; an *oligarchy; a *democracy of monsters
a *dictatorship; a *matriarchy; a *clan land; a *tribal land; a *federation of cities
a *goblin kingdom; an *orc nation; an *elven forest; a *dwarven hold; a *halfling shire
a *giant kingdom; a *lich kingdom; a *necropolis; a *demon realm; a *hell
a *heaven; the *feywild; a *shadow realm; a *dream world; a *mirror world
a *clockwork city; an *airship fleet; a *caravan of wagons; a *train; a *fleet of ships
a post-apocalyptic *land; an *ice age; a *bronze age; a *stone age; a *renaissance city
an *age of sail; a *golden age; a *dark age; a *revolution; a *rebellion
a *famine; a *flood; a *storm; a *fog; a *curse
a *prophecy; a *dynasty; a dead *god; sleeping *gods; a *god who walks
a broken *wall; a great *wall; a *labyrinth; a *crater; a *meteor
a *rift; a *portal; a *crossroads of worlds; a *border; a *no man's land
a *pilgrimage; a *tournament; a *masquerade; a *court of intrigue; a noble *court
a *kingdom that has lost its king; a *city built on bones; *islands where the dead vote; a *city that moves; a *land without magic
a pirate *haven; a slave *rebellion; a *gold rush; a *salt desert; a mountain *kingdom
`;
