import { archives } from './livelihoods/archives.ts';
import { bees } from './livelihoods/bees.ts';
import { bells } from './livelihoods/bells.ts';
import { canal } from './livelihoods/canal.ts';
import { caravan } from './livelihoods/caravan.ts';
import { charcoal } from './livelihoods/charcoal.ts';
import { dye } from './livelihoods/dye.ts';
import { eels } from './livelihoods/eels.ts';
import { ferry } from './livelihoods/ferry.ts';
import { glass } from './livelihoods/glass.ts';
import { lighthouse } from './livelihoods/lighthouse.ts';
import { mines } from './livelihoods/mines.ts';
import { mint } from './livelihoods/mint.ts';
import { observatory } from './livelihoods/observatory.ts';
import { orchard } from './livelihoods/orchard.ts';
import { peat } from './livelihoods/peat.ts';
import { printing } from './livelihoods/printing.ts';
import { salt } from './livelihoods/salt.ts';
import { silk } from './livelihoods/silk.ts';
import { slate } from './livelihoods/slate.ts';
import { tannery } from './livelihoods/tannery.ts';
import { university } from './livelihoods/university.ts';
import { vineyard } from './livelihoods/vineyard.ts';
import { whalebone } from './livelihoods/whalebone.ts';
import type { Livelihood } from './row-types.ts';

export const livelihoods: readonly Livelihood[] = [
  archives,
  bees,
  bells,
  canal,
  caravan,
  charcoal,
  dye,
  eels,
  ferry,
  glass,
  lighthouse,
  mines,
  mint,
  observatory,
  orchard,
  peat,
  printing,
  salt,
  silk,
  slate,
  tannery,
  university,
  vineyard,
  whalebone,
];
