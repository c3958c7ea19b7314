/** A made-up school of a list: a line and what stands under it, for each thing that a list says of a school. */
export interface SampleSchool
  extends Record<'standing' | 'price' | 'date' | 'step' | 'status', readonly [string, string]> {
  name: string;
  place: string;
}
