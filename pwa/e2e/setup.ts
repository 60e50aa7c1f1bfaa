import { inject } from 'vitest';
import { ServerProcess } from './server-process.ts';

ServerProcess.template = inject('serverTemplate');
