/** The global under which a file with traces notes what was run: a set of ids of functions, `file#number`. */
export const TRACES = '__functionsReached';
