import { z } from 'zod';
import { describeCrisisLines } from '../crisis-text.ts';
import { defineTool } from '../tool.ts';

export const crisisHelp = defineTool({
  name: 'crisis_help',
  input: z.strictObject({}),
  run: (_input, source) => describeCrisisLines(source),
});
