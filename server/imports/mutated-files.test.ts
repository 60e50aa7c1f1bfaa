import { testMutations } from './testing/mutated-files.ts';

testMutations(3);
