/** Parts of a page that one puts in order: by a handle, with pointer or keys, or by two buttons each. */

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useRef, useState } from 'react';
import { Box, Flex, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { ArrowDownIcon, ArrowUpIcon, HandleIcon } from '#frontend/components/ui/later-icons.tsx';
import type { DashboardSection } from '#schema/domain/account/account.ts';
import { dashboardWords as words } from '#words/saved/dashboard.ts';

const Handle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '10' },
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'grab',
    // A finger on it drags, and does not scroll.
    touchAction: 'none',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _active: { cursor: 'grabbing' },
  },
});

interface SortableSectionsProps {
  order: readonly DashboardSection[];
  onReorder: (order: DashboardSection[]) => void;
  /** Whether one puts them in order: handles and buttons show then alone. */
  arranging: boolean;
  children: (section: DashboardSection) => ReactNode;
}

export function SortableSections({ order, onReorder, arranging, children }: SortableSectionsProps) {
  const [said, setSaid] = useState('');
  const overLast = useRef<UniqueIdentifier>(undefined);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: UniqueIdentifier, at: UniqueIdentifier = id) => ({
    title: words.sections[id as DashboardSection],
    at: order.indexOf(at as DashboardSection) + 1,
    count: order.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      overLast.current = active.id;
      return words.pickedUp(place(active.id));
    },
    onDragOver: ({ active, over }) => {
      // What is picked up is over itself at once; to say so would cut off that it was picked up.
      if (!over || over.id === overLast.current) return undefined;
      overLast.current = over.id;
      return words.over(place(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => words.dropped(place(active.id, over?.id)),
    onDragCancel: ({ active }) => words.cancelled(place(active.id)),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const indexOf = (id: UniqueIdentifier) => order.indexOf(id as DashboardSection);
    onReorder(arrayMove([...order], indexOf(active.id), indexOf(over.id)));
  };
  const step = (section: DashboardSection, by: number) => {
    const from = order.indexOf(section);
    const next = arrayMove([...order], from, from + by);
    onReorder(next);
    setSaid(words.moved({ title: words.sections[section], at: next.indexOf(section) + 1, count: next.length }));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        <List.Root as="ol" borderBottomWidth="1px">
          {order.map((section, at) => (
            <SortableSection
              key={section}
              section={section}
              first={at === 0}
              last={at === order.length - 1}
              arranging={arranging}
              onStep={(by) => step(section, by)}
            >
              {children(section)}
            </SortableSection>
          ))}
        </List.Root>
      </SortableContext>
      <Box role="status" srOnly>
        {said}
      </Box>
    </DndContext>
  );
}

interface SectionProps {
  section: DashboardSection;
  first: boolean;
  last: boolean;
  arranging: boolean;
  onStep: (by: number) => void;
  children: ReactNode;
}

function SortableSection({ section, first, last, arranging, onStep, children }: SectionProps) {
  const title = words.sections[section];
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: section,
    attributes: { roleDescription: words.sortable },
  });
  const buttons = useRef<HTMLDivElement>(null);
  const step = (by: number) => {
    onStep(by);
    // A part that is moved is put elsewhere in the document, and its button loses the focus.
    const name = by < 0 ? 'up' : 'down';
    requestAnimationFrame(() => buttons.current?.querySelector<HTMLElement>(`[data-step="${name}"]`)?.focus());
  };
  return (
    <List.Item
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      position="relative"
      zIndex={isDragging ? '1' : 'auto'}
      bg="bg"
      boxShadow={isDragging ? 'raised' : 'none'}
      borderTopWidth="1px"
      pt={{ base: '3', md: '4' }}
      pb={{ base: '4', md: '5' }}
    >
      <Flex justifyContent="space-between" alignItems="center" gap="2" mb="2">
        <Heading as="h2" id={`${section}-title`} size="md">
          {title}
        </Heading>
        {arranging ? (
          <Flex ref={buttons} me="-2.5" flexShrink="0">
            <Handle
              ref={setActivatorNodeRef}
              type="button"
              {...attributes}
              {...listeners}
              aria-label={words.drag(title)}
            >
              <HandleIcon />
            </Handle>
            <StepButton name="up" label={words.up(title)} disabled={first} onClick={() => step(-1)}>
              <ArrowUpIcon />
            </StepButton>
            <StepButton name="down" label={words.down(title)} disabled={last} onClick={() => step(1)}>
              <ArrowDownIcon />
            </StepButton>
          </Flex>
        ) : null}
      </Flex>
      <Section aria-labelledby={`${section}-title`} minW="0">
        {children}
      </Section>
    </List.Item>
  );
}

interface StepButtonProps {
  name: 'up' | 'down';
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** At the end of the way it stays where it is and can be focused, so that the focus is not lost there. */
function StepButton({ name, label, disabled, onClick, children }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      boxSize={{ base: '11', md: '10' }}
      minH="10"
      p="0"
      color="fg.muted"
      data-step={name}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
