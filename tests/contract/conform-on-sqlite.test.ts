import { listeningServer } from './backends/server.ts';
import { conformSuite } from './conform-suite.ts';

conformSuite('the server with SQLite', ['security'], () => listeningServer('sqlite'));
