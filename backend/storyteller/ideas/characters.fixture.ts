/** Ideas for characters as users type them. The star is before the noun that says what the character is. */
export const ideasOfCharacters = `
a dwarf *thief who was a soldier; an elf *ranger; a halfling *cook; a tiefling *bard; a dragonborn *paladin
a gnome *tinker; an orc *cleric; a goliath *barbarian; a human *wizard; a *druid who hates animals
a *monk who drinks; a *warlock with a pact; a *sorcerer born in a storm; a *fighter who lost a duel; a *rogue with a heart of gold
a runaway *noble; a retired *soldier; a *sailor; an *acolyte who doubts; a *criminal on the run
a *sage; an *orphan; a *widow; a *farmer; a *blacksmith
a *baker; a *miner; a *hunter; a *fisherman; a *shepherd
a *gravedigger; a *priest; a *nun; a *knight without a lord; a *squire
a *pirate; a *smuggler; a *spy; an *assassin; a bounty *hunter
a *gladiator; a *mercenary; a *deserter; a *guard; a *captain
a *merchant; a *moneylender; a *gambler; a *pickpocket; a *burglar
a *singer; a *dancer; an *actor; a *painter; a *poet
a *healer; a *midwife; an *alchemist; an *herbalist; a *surgeon
a *scholar; a *scribe; a *librarian; a *student; a *teacher
an *inventor; a *clockmaker; a *cartographer; an *explorer; a *messenger
a *hermit; a *beggar; an *urchin; a *vagrant; a *nomad
a *prince in disguise; a *princess; a *bastard of the king; an *heir; an *exile
an *outlander; a *barbarian from the north; a *refugee; a *prisoner; a *slave
a *prophet; an *oracle; a *witch; a *necromancer; a *vampire hunter
a *vampire; a *werewolf; a *goblin; a *kobold; a *ghost
a *changeling; a *half-orc; a *half-elf; a *drow; an *aasimar
a *dwarf; an *elf; a *gnome; a *halfling; a *human
a *tiefling; an *orc; a *goliath; a *dragonborn; a *giant
an old *wizard; a young *paladin; a blind *monk; a shy *bard; a grumpy *dwarf
a cheerful *cleric; a cowardly *fighter; a vain *sorcerer; a greedy *rogue; a kind *warlock
a *ranger who lost her wolf; a *druid of the swamp; a *cleric of death; a *paladin who broke an oath; a *wizard without a spellbook
a *monk raised by wolves; a *bard who cannot sing; a *rogue who steals only books; a *barbarian who reads; a *fighter who fears blood
a *lumberjack; a *carpenter; a *mason; a *cobbler; a *tailor
a *weaver; a *potter; a *brewer; a *butcher; a *chef
a *lighthouse keeper; a *ferryman; a *courier; a *stablehand; a *beekeeper
a *judge; a *lawyer; an *executioner; a *jailer; a *diplomat
a *jester; an *acrobat; a *puppeteer; a *fortune teller; a *charlatan
a *guild artisan; a *folk hero; an *entertainer; a *scoundrel; a *veteran
a dwarf *cleric who brews; an elf *wizard who fears fire; a halfling *thief with debts; an orc *bard; a gnome *druid
a *monster hunter; a *treasure hunter; a *dragon slayer; a *ghost hunter; a *plague doctor
`;
