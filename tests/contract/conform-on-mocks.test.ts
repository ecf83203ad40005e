import { listeningMocks } from './backends/listening-mocks.ts';
import { conformSuite } from './conform-suite.ts';

conformSuite('the mocks', ['protocol'], listeningMocks);
