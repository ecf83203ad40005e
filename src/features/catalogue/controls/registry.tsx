import type { ComponentType } from 'react';
import type { ControlSpec } from '../field-types.ts';
import { AbilityIncreaseControl } from './ability-increase-control.tsx';
import { ChoiceControl, ChoiceSetControl, FlagControl } from './choice-controls.tsx';
import {
  BenefitsControl,
  ContentsControl,
  EffectsControl,
  NamesControl,
  TasksControl,
} from './list-controls.tsx';
import type { ControlProps } from './control-props.ts';
import { CostControl } from './cost-control.tsx';
import { PrerequisitesControl } from './prerequisites-control.tsx';
import { ReferenceControl } from './reference-control.tsx';
import { ProseControl, TextControl } from './text-control.tsx';

const byType = {
  text: TextControl,
  prose: ProseControl,
  flag: FlagControl,
  choice: ChoiceControl,
  choices: ChoiceSetControl,
  cost: CostControl,
  reference: ReferenceControl,
  contents: ContentsControl,
  names: NamesControl,
  tasks: TasksControl,
  benefits: BenefitsControl,
  prerequisites: PrerequisitesControl,
  'ability-increase': AbilityIncreaseControl,
  effects: EffectsControl,
} satisfies Record<ControlSpec['type'], unknown>;

// A field names the control of its own type (field-types.ts), so the value under its key is what the
// control takes, although the type of a list of fields cannot express that.
export const controls = byType as Readonly<
  Record<ControlSpec['type'], ComponentType<ControlProps<unknown>>>
>;
