/** Que faire quand un établissement ferme ou a disparu; vient avec l’avis de sa page. */
import { the } from '../grammar.ts';

export const statusAdvice = {
  successor: (name: string) => `Voir ${the(name)}`,
  goneAdvice:
    'L’établissement n’accepte plus de nouveaux étudiants. Les chiffres ci-dessous sont les derniers qu’il a déclarés.',
  transcripts:
    'Pour obtenir un relevé de notes, adressez-vous à l’établissement qui conserve ses dossiers ou à l’organisme responsable de l’enseignement supérieur dans l’État ou la province.',
  closingAdvice:
    'Avant de présenter une demande, demandez à l’établissement ce qu’il peut garantir aux nouveaux étudiants et ce qui arrivera à ceux qui y étudient déjà.',
  elsewhere: (place: string) => `Autres établissements : ${place}`,
} as const;
