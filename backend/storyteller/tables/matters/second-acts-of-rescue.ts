import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

export const secondActsOfRescue: readonly SecondAct[] = [];

export const lastWaysOfRescue: Readonly<Record<string, readonly Row[]>> = {};
