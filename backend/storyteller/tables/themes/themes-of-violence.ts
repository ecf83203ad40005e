import { theme } from './theme.ts';

const weapons =
  'gun*, pistol*, musket*, rifle*, shotgun*, cannon*, blunderbuss*, bullet*, shot, shoot*, gunpowder, powder';

export const themesOfViolence = [
  theme(
    'blood',
    'blood, bloody, bleeding, bloodshed, haemophobia, hemophobia, wounds, injury, bodily injury',
    'blood*, bleed*, bled, gore, gory, wound*, bandage*, vein, artery, haemorrh*, entrail*, corpse*, throat*, bloodshot',
  ),
  theme(
    'gore',
    'gore, gory, guts, viscera, entrails, splatter, graphic injury, graphic violence',
    'blood*, bleed*, bled, gore, gory, guts, gutted, entrail*, intestin*, viscera*, innards, bowels, carcass*, corpse*, flesh*, mangle*, gnaw*, throat*, wound*, severed, hack, skull*, brains',
  ),
  theme(
    'decapitation',
    'decapitation, decapitate, beheading, behead, severed heads, cut off head, loss of head, headless, guillotine, chopped head',
    'behead*, decapit*, headsm*, headless*, guillotin*, execution*, executed, axe, axeman, scaffold*, block, severed, chop, heads, head off, head rolls, his head, her head, their head, the head of',
  ),
  theme(
    'mutilation',
    'mutilation, maiming, disfigurement, dismemberment, amputation, loss of limbs, lost limbs, lose a limb, severed limbs, scars, branding',
    'mutilat*, maim*, disfigur*, dismember*, amput*, severed, sever, cut off, cuts off, chop, hack, stump, scar, brand, branded, wooden leg, peg leg, one-handed, one-armed, one-legged, missing finger*, lost a finger, lost a hand, lost an arm, lost a leg, sewn*, sew',
  ),
  theme(
    'torture',
    'torture, torturing, tormenting, torment, interrogation, whipping, flogging, flaying, cruelty to prisoners, pain',
    'tortur*, torment*, mutilat*, maim*, flog, flogged, flogging, whip*, lash, flay*, rack, thumbscrew*, brand, branded, branding, interrogat*, agony, agonis*, hot iron*, pulled out, beaten, scream*',
  ),
  theme(
    'hanging',
    'hanging, execution, capital punishment, death penalty, death sentence, lynching, noose, gallows, crucifixion, impalement',
    'hang, hangm*, hanged, gallows, noose, execut*, scaffold*, lynch*, rope, behead*, headsm*, guillotin*, gibbet*, condemn*, axe, block, crucif*, impal*, stake, pyre, firing squad, put to death',
  ),
  theme(
    'suicide',
    'suicide, suicidal ideation, suicidal, taking own life, killing oneself, self destruction',
    'suicid*, hang, hanged, noose, own hand, own hands, own life, own lives, own death, kill himself, kill herself, kill themself, kill themselves, kills himself, kills herself, killed himself, killed herself, drowned himself, drowned herself, poisoned himself, poisoned herself, offered himself, offered herself, offered themself, offers himself, offers herself, threw himself, threw herself, throws himself, throws herself, jump*, leap*, leapt, end it all, an end, wants to die, want to die, wanted to die, wish to die, wishes to die, wants to be dead, ready to die, gave up his life, gave up her life, gave up their life, gave up their lives, gave his life, gave her life, gave their life, gave their lives, give up their lives, give his life, give her life, gives his life, gives her life, sacrific*, noose, despair*, martyr*',
  ),
  theme(
    'self-harm',
    'self harm, selfharm, self injury, self mutilation, cutting, cutting oneself, self flagellation',
    'suicid*, own hand, own hands, own arm, own blood, own flesh, own skin, own finger*, cut himself, cut herself, cut themself, cuts himself, cuts herself, burned himself, burned herself, hurt himself, hurt herself, hurts himself, hurts herself, harm himself, harm herself, offered himself, offered herself, bites his, bites her, scar, razor*, flagell*, hair shirt, penance, self-inflicted, starv*',
  ),
  theme(
    'murder',
    'murder, killing, homicide, assassination, stabbing, serial killers, serial killer, poisoning murder',
    'murder*, kill*, slay*, slain, slew, assassin*, stab*, slaughter*, massacr*, throat*, poison*, put to death, strangl*, lynch*, execut*, homicid*, shot, behead*, headsm*, corpse*, smother*',
  ),
  theme(
    'genocide',
    'genocide, ethnic cleansing, massacre, mass murder, mass killing, mass graves, mass death, holocaust, extermination',
    'genocid*, massacr*, exterminat*, slaughter*, mass grave*, wiped out, wipe out, wipes out, pogrom*, purge*, annihilat*, put to the sword, whole village*, nine villages, villages are missing, does not exist, a village of the dead, all of them dead, every man',
  ),
  theme(
    'war',
    'war, warfare, soldiers, military, army, battle, war crimes, combat trauma, ptsd, siege',
    'war, wars, wartime, warlord*, warship*, soldier*, army, armies, regiment*, siege*, besieg*, garrison*, troop, battl*, trench*, marshal*, general, sergeant*, corporal*, captain*, colonel*, major, lieutenant*, cavalry, infantry, hussar*, lancer*, artillery, barrack*, campaign*, veteran*, militia*, mercenar*, truce*, armistice, invade*, invasion',
  ),
  theme('guns', 'guns, gun, gun violence, firearms, shootings, shooting, mass shooting', weapons),
  theme(
    'terrorism',
    'terrorism, terrorists, bombs, bombing, explosions, explosives, hostages',
    `terroris*, bomb*, explos*, explod*, blow up, blows up, blown up, blew up, blast, gunpowder, powder, fuse, arson*, sabot*, hostage*, assassin*, ${weapons}`,
  ),
  theme(
    'domestic abuse',
    'domestic violence, domestic abuse, spousal abuse, violence against women, violence women, partner violence, abusive relationship, family abuse, parental abuse, emotional abuse, abuse, wife beating',
    'abus*, beats her, beats him, beats them, beaten, beating, bruis*, batter*, slap*, struck, strikes her, strikes him, afraid of him, afraid of her, locks her, locked her, locks him, locked him, tyran*, bully*, bullies, bullied, cruel*, jealous*, violen*, fist',
  ),
  theme(
    'bullying',
    'bullying, bully, humiliation, mockery, public shaming, harassment, hazing',
    'bully*, bullies, bullied, humiliat*, mock*, taunt*, teas*, ridicul*, laughed at, laughs at, laughing at, jeer*, heckl*, hiss, boo, booed, sham*, disgrac*, pillor*, harass*, insult*, nickname*',
  ),
  theme(
    'strangling',
    'strangling, strangulation, choking, suffocation, asphyxiation, smothering, loss of breath, not being able to breathe',
    'strangl*, chok*, suffocat*, smother*, asphyx*, throttl*, garrot*, gasp*, gag, gagged, noose, hang, hanged, drown*, blackdamp, bad air, no air, out of breath, breathless*, cannot breathe, under water, underwater, throat*',
  ),
  theme(
    'poison',
    'poison, poisoning, drugging, spiked drinks, spiked drink, toxins',
    'poison*, venom*, toxic*, toxin*, drugg*, sleeping draught, draught, arsenic, hemlock, nightshade, antidote*, antitoxin*, taint*, dosed, something in the wine, something into the water, something into the cup',
  ),
  theme(
    'blackmail',
    'blackmail, extortion, threats, coercion, protection money',
    'blackmail*, extort*, threat*, coerc*, ransom*, hush money, or else, hostage*, force, forced',
  ),
  theme(
    'captivity',
    'captivity, imprisonment, prison, jail, kidnapping, abduction, kidnap, trafficking, human trafficking, confinement, hostage, being locked up, cages',
    'slave*, captiv*, captur*, prison*, imprison*, cell, chain, chained, shackle*, manacle*, fetter*, kidnap*, abduct*, locked in, locked up, lock up, locked into, locked him, locked her, locked them, shut in, shut up, cage*, gaol*, jail*, dungeon*, hostage*, ransom*, held against, in custody, taken at night, held by, convict*, ward',
  ),
  theme(
    'slavery',
    'slavery, slaves, enslavement, slave trade, forced labour, forced labor, serfdom, indentured servitude, owning people, human trafficking',
    'slave*, enslav*, slaver*, thrall*, serf, serfdom, servitude, bonded, bondage, bondsm*, bondw*, indentur*, chain, chained, shackle*, manacle*, fetter*, forced to work, forced labour, press gang*, pressed into, sells people, sells the people, sold people, sells the dead, sold into, sold to, sells them, buys people, bought people, overseer*, galley*, auction*, captiv*, hands for, belongs to, owns them, unpaid, lease',
  ),
  theme(
    'restraint',
    'paralysis, physical restraint, restraints, being tied up, tied up, immobilisation, immobility, bondage, petrification, being unable to move',
    'paraly*, restrain*, tied, tie, ties, bound, cannot move, could not move, manacle*, shackle*, fetter*, chain, chained, held down, hold down, holds down, hold down a, strap, strapped, gag, gagged, petrif*, turned to stone, turned to gold, stun*, entangl*, rope, numb, numbed, stiff, motionless, statue*',
  ),
  theme(
    'police violence',
    'police, police brutality, police violence, police aggression, law enforcement abuse, cops, arrest',
    'police*, constable*, arrest*, jail*, gaol*, prison*, sheriff*, bailiff*, sergeant*, watchm*, the watch, city watch, town watch, guard, guardsm*, beaten, beating, club',
  ),
  theme(
    'stalking',
    'stalking, stalkers, being watched, surveillance, voyeurism, harassment, being followed, spying',
    'stalk*, lurk*, spy, spies, spied, spying, peep*, keyhole*, face at the window, followed, follows, following, eavesdrop*, listens at, watching, watched, watches, shadowed, surveil*, trail, observ*',
  ),
  theme(
    'betrayal',
    'betrayal, treachery, treason, backstabbing, double cross, being betrayed',
    'betray*, traitor*, treason*, treacher*, double-cross*, sell out, sold out, sold the plan, backstab*, turncoat*, informer*, denounc*, perjur*, false witness*',
  ),
];
