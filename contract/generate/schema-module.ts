import { banner, type Contract } from './document.ts';

/** Writes every component schema as data, so that validators do not need the YAML file. */
export const schemaModule = ({ document }: Contract): string =>
  `${banner}export const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${JSON.stringify(document.components.schemas, null, 2)};\n`;
