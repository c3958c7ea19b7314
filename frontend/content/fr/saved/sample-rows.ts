/** The words of the made-up schools that show what a list or a plan becomes. */
import type { SampleSchool } from '../../sample-school.ts';

export const sampleRowsWords = {
  title: 'Exemple',
  bookmarks: 'Voici à quoi ressemblera votre liste. Ces universités sont fictives.',
  plan: 'Voici à quoi ressemblera votre plan. Ces universités sont fictives.',
  schools: [
    {
      name: 'Votre premier choix',
      place: 'Ville, province',
      standing: ['À votre portée', '48 % d’admission'],
      price: ['12 300 $ CA', 'par année, pour vous'],
      date: ['15 janvier', 'Formulaire propre'],
      step: ['Ensuite : relevé de notes', '4 de 8 étapes'],
      status: ['En préparation', ''],
    },
    {
      name: 'Votre deuxième choix',
      place: 'Ville, État',
      standing: ['Presque assurée', '71 % d’admission'],
      price: ['18 400 $ US', 'par année, pour vous'],
      date: ['1er janvier', 'Décision ordinaire'],
      step: ['Ensuite : lettre', '1 de 10 étapes'],
      status: ['Enregistrée', ''],
    },
  ] as const satisfies readonly SampleSchool[],
} as const;
