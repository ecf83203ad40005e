export interface Attribution {
  /** The `source` of the catalogue rows that it applies to. */
  readonly source: string;
  /** The text that the licence requires. */
  readonly statement: string;
}

/** Shown on the licences page and written to exports of the catalogue. */
export const attributions: readonly Attribution[] = [
  {
    source: 'SRD 5.2.1',
    statement:
      'This work includes material from the System Reference Document 5.2.1 (“SRD 5.2.1”) by Wizards of the Coast LLC, available at https://www.dndbeyond.com/srd. The SRD 5.2.1 is licensed under the Creative Commons Attribution 4.0 International License, available at https://creativecommons.org/licenses/by/4.0/legalcode.',
  },
  {
    source: 'SRD 5.1',
    statement:
      'This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards of the Coast LLC and available at https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License available at https://creativecommons.org/licenses/by/4.0/legalcode.',
  },
];

/** The licence requires a note about changes. */
export const attributionChanges =
  'The material was reformatted into structured data; the descriptions are our own.';
