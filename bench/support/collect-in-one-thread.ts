import { setFlagsFromString } from 'node:v8';

// A measured time must not contain the collection of the benchmark's own objects: V8 divides it between threads and
// waits for the last of them, and the work beside which something is measured holds the core of a helper.
setFlagsFromString('--no-parallel-scavenge');
