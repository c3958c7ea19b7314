/** Lists, and lists of names with values. */
import type { Ref } from 'react';
import type { ChakraComponent } from '#frontend/styled-system/types/jsx.js';
import { chakra } from './chakra.ts';

type Element<Name extends 'ul' | 'li' | 'dl' | 'dt' | 'dd'> = ChakraComponent<
  Name,
  { ref?: Ref<HTMLElement> | undefined }
>;

export const List = { Root: chakra('ul') as Element<'ul'>, Item: chakra('li') as Element<'li'> };
/** Names with values: `dl`, `dt` and `dd`. */
export const DataList = {
  Root: chakra('dl') as Element<'dl'>,
  Label: chakra('dt') as Element<'dt'>,
  Value: chakra('dd') as Element<'dd'>,
};
