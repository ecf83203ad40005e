import { mockBackend } from './backends/mock.ts';
import { contractSuite } from './suite.ts';

contractSuite(mockBackend);
