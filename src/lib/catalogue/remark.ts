/** Words in the text of one field that belong to another field: `unless mounted` to the notes. */
export class Remark {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Adds the remark to a text, unless the text has it already. */
  addTo(text: string): string {
    if (text.toLowerCase().includes(this.text.toLowerCase())) return text;
    return text === '' ? this.text : `${text}; ${this.text}`;
  }
}
