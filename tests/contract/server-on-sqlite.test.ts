import { serverBackend } from './backends/server.ts';
import { contractSuite } from './suite.ts';

contractSuite(serverBackend('sqlite'));
