import { median } from './numbers.ts';
import { groupMemory } from './processes.ts';

const intervalMs = 250;
/** How many samples `recent` uses: those of one second. */
const recentSamples = 4;

interface Sample {
  /** Resident memory of the first process of the group, in bytes. */
  readonly leader: number;
  readonly group: number;
}

/** Watches the resident memory of a program and its child processes, four times a second. */
export class MemoryWatch {
  readonly #leader: number;
  readonly #timer: NodeJS.Timeout;
  #samples: readonly Sample[] = [];
  #peak = 0;

  constructor(leader: number) {
    this.#leader = leader;
    this.#timer = setInterval(() => this.#sample(), intervalMs);
  }

  #sample(): void {
    const memory = groupMemory(this.#leader);
    const group = memory.values().reduce((sum, bytes) => sum + bytes, 0);
    this.#samples = [
      ...this.#samples.slice(1 - recentSamples),
      { leader: memory.get(this.#leader) ?? 0, group },
    ];
    this.#peak = Math.max(this.#peak, group);
  }

  /** The highest memory of all processes together since the last call. */
  takePeak(): number {
    const peak = this.#peak;
    this.#peak = 0;
    return peak;
  }

  /** The memory in the last second: of the first process alone, and of all together. */
  recent(): Sample {
    return {
      leader: median(this.#samples.map(({ leader }) => leader)),
      group: median(this.#samples.map(({ group }) => group)),
    };
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
