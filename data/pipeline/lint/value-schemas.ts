/** Values that many fields of a record are made of. */
import * as z from 'zod/mini';

/** Dearer than any school in either currency; a figure above is a slip. */
export const MONEY_MAX = 150_000;

export const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value === value.trim() && !/\s{2,}|\p{Cc}/u.test(value), 'has stray white space'),
);
export const whole = (minimum: number, maximum: number) =>
  z.nullable(z.int().check(z.minimum(minimum), z.maximum(maximum)));
/** Percent with at most one decimal. */
export const percent = z.number().check(
  z.minimum(0),
  z.maximum(100),
  z.refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'has more than one decimal'),
);
export const rate = z.nullable(percent);
export const money = whole(0, MONEY_MAX);
/** People, awards or reports. */
export const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
export const address = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));
export const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/));
export const scores = (minimum: number, maximum: number) =>
  z.nullable(
    z
      .tuple([z.int(), z.int()])
      .check(z.refine(([low, high]) => low >= minimum && low <= high && high <= maximum, 'is not a range of scores')),
  );
