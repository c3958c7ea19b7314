/** Lines as people type them into the field of the program finder: subject, degree, place, school, and what goes with them. */
export const LINES_OF_THE_FINDER: readonly string[] = `
nursign
psycology
neurosc
psych
pre-med
women’s studies
I want to be a lawyer
I want to become a teacher
how to become a nurse
nursing in Texas
nursing tx
nursing ms
ms computer science
ma english
english ma
bs biology
nursing masachusetts
data science boston ma
best colleges for biology in vermont
film school los angeles
law near Boston
law in Reading
online mba
online nursing master's in Texas
remote computer science degree
distance education social work
online bachelors psychology
computer science masters in texas
doctor of pharmacy
doctor of nursing practice
doctor
certificate in data analytics
welding certificate ohio
associate degree nursing florida
graduate psychology programs
undergraduate business
phd physics california
masters in social work online
harvard law
stanferd law
computer science ucla
ohio state engineering
texas tech nursing
boston college business
hbcu engineering
university of michigan psychology
michigan psychology
nursing qwxyzk
qwxyzk
programs that pay off
nursing programs that pay off
growing computer science programs
discontinued german programs
virtual reality
turf management
horticulture
toxicology
jewelry
equine
japanese
asl
theatre
theatre new york
marine biology
marine biology florida
mechanical engineering near 60601
accounting and finance
nursing or biology
nursing in texas or ohio
engineering midwest
computer science within 50 miles of Chicago
public nursing programs in ohio
cheap engineering in texas
engineering under 20k
small colleges with physics
nursing women's college
art therapy
music business nashville
game design california
soins infirmiers
génie mécanique québec
maîtrise en psychologie
baccalauréat en droit Montréal
programmes en ligne en informatique
travail social à Ottawa
enfermería en texas
`
  .split('\n')
  .filter((line) => line !== '');
