import { banner, type Contract } from './document.ts';

/** Every component schema, as data, for validators that run without the YAML file. */
export const schemaModule = ({ document }: Contract): string =>
  `${banner}export const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${JSON.stringify(document.components.schemas, null, 2)};\n`;
