/** Whether this is the Worker's copy of the site: a constant of the build, so that each copy leaves out what is the other's. */
export const ON_SERVER: boolean = import.meta.env.SSR && import.meta.env.MODE !== 'test';
