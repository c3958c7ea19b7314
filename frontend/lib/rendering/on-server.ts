/** Build constant: true in the Worker's copy of the site, so that each copy leaves out the other's code. */
export const ON_SERVER: boolean = import.meta.env.SSR && import.meta.env.MODE !== 'test';
