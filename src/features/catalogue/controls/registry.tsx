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

// Each `FieldType` names a control that shows its values, so a control gets only values that it can
// show. The type of a list of fields cannot express this.
export const controls = byType as Readonly<
  Record<ControlSpec['type'], ComponentType<ControlProps<unknown>>>
>;
