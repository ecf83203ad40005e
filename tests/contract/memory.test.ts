import { memoryBackend } from './backends/memory.ts';
import { contractSuite } from './suite.ts';

contractSuite(memoryBackend);
