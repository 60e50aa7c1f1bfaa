import { testMutations } from './testing/mutated-backups.ts';

testMutations(200);
