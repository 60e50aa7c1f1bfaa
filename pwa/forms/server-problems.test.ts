import { expect, it } from 'vitest';
import { toProblems } from './server-problems.ts';

const fields = ['name', 'email', 'levelsOfCare'];

it('lists what is wrong in the order of the page, and last what is about the whole', () => {
  const issues = [
    { field: '', message: 'too much in all' },
    { field: 'levelsOfCare.1', message: 'no such level' },
    { field: 'unheardOf', message: 'unknown' },
    { field: 'name', message: 'too long' },
  ];
  expect(toProblems({ message: 'Please check.', issues }, fields)).toEqual([
    { name: 'name', message: 'too long' },
    { name: 'levelsOfCare', message: 'no such level' },
    { name: undefined, message: 'too much in all' },
    { name: undefined, message: 'unknown' },
  ]);
});

it('says what the server said where it names no field', () => {
  expect(toProblems({ message: 'Sent before.', issues: [] }, fields)).toEqual([{ message: 'Sent before.' }]);
});

it('does not speak of the field that people do not see', () => {
  const issues = [{ field: 'fax', message: 'Please leave this field empty.' }];
  expect(toProblems({ message: 'Not accepted.', issues }, fields)).toEqual([{ message: 'Not accepted.' }]);
});
