/** The form's contract as react-hook-form asks for it. A chunk of its own: the first sum does not wait for it. */
import { formResolver } from '#frontend/lib/forms/form-resolver.ts';
import { tuitionCalculatorForm } from '#schema/api/tuition-calculator.ts';

export const resolve = formResolver(tuitionCalculatorForm);
