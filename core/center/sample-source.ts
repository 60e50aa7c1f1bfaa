/** The source of the made-up centers that a new, empty instance shows. */
export const SAMPLE_SOURCE = 'Sample directory';
