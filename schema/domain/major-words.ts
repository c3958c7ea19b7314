/**
 * What each major is, in our own words and from general knowledge: no figure stands here, for those are counted from the
 * programs (data/pipeline/majors). The Worker sends them with the figures, so that no page carries them all. Which CIP groups a major holds, and its title, are of schema/domain/academic-programs.
 */
import type { AcademicProgramKey } from './academic-programs.ts';

export interface MajorWords {
  /** What is studied, what it is like, and what comes after: 60 to 110 words. */
  about: string;
  /** What one who looks at this may want to look at too, nearest first. */
  related: readonly AcademicProgramKey[];
}

export const MAJOR_WORDS: Record<AcademicProgramKey, MajorWords> = {
  // Business and management
  'business-administration': {
    about:
      'How organizations work: how they find customers, pay for what they do, hire people and decide. You take a little of everything (accounting, economics, marketing, law, statistics) and usually choose one side of it to go deeper. There is a lot of group work, many presentations and often an internship or a co-op term. It suits people who like variety and do not want to settle on one job yet. Because so many people study it, what you do besides classes counts: work terms, a club you helped to run, a language or some programming.',
    related: ['accounting', 'finance', 'marketing', 'entrepreneurship', 'economics'],
  },
  accounting: {
    about:
      'Accounting is how money is written down so that others can trust it. You learn to read and prepare financial statements, follow tax rules, find out what something really costs, and check the books of others (auditing). It rewards care and patience more than advanced mathematics. Graduates work in accounting firms, companies, governments and charities. To sign audits you need a licence: the CPA in both countries, each with its own exams, and in many places more courses than a bachelor’s degree holds. Ask a school how its degree fits those rules.',
    related: ['finance', 'business-administration', 'business-analytics', 'legal-studies', 'economics'],
  },
  finance: {
    about:
      'Finance asks what something will be worth and how sure one can be of it. You study markets, company budgets, loans, insurance and investment, with a good deal of spreadsheets, statistics and economics. Some graduates go to banks and investment firms, many more to the finance offices of ordinary companies, and others advise families on saving and pensions. Jobs at the best-known banks are hard to get and often found through internships that you apply for early, so ask a school where its students spend their summers.',
    related: ['accounting', 'economics', 'business-analytics', 'mathematics', 'business-administration'],
  },
  marketing: {
    about:
      'Marketing is about people: what they need, how they choose, and how a product or a good cause reaches them. You learn to do surveys and interviews, to read data about what buyers do, to plan a campaign, set a price and build a brand, and some programs teach selling itself. It joins psychology, writing, design and numbers, and the part with numbers has grown. Graduates work in advertising, sales, social media, shops and product teams. A portfolio of real projects often says more than grades.',
    related: ['communication', 'business-administration', 'business-analytics', 'design', 'psychology'],
  },
  'human-resources': {
    about:
      'Human resources is the side of an organization that looks after its people: finding and hiring them, training, pay and benefits, safety, fairness and conflict. You study labor law, psychology at work, how teams function, and how to talk with somebody on a hard day. It suits people who listen well, keep secrets and can hold to a rule while being kind. Rules differ by country, state and province, so programs teach those of their own place. Graduates work in companies, hospitals, schools, unions and governments.',
    related: ['business-administration', 'psychology', 'sociology', 'public-administration', 'legal-studies'],
  },
  'business-analytics': {
    about:
      'Business analytics and information systems stand between a company and its computers. You learn to keep data in order, to ask it questions, to build forecasts and dashboards, and to explain to people in a meeting what the numbers mean. There is programming, but less theory than in computer science, and more about how a business runs: supplies, prices, risk. It suits people who like puzzles and also like being understood. Graduates become analysts, consultants and managers of systems in nearly every kind of organization.',
    related: ['data-science', 'information-science', 'business-administration', 'finance', 'mathematics'],
  },
  'international-business': {
    about:
      'This is business with borders in it: trade, currencies, shipping, different laws, different ways of being polite. You take the usual business courses and add economics of trade, at least one language, and often a semester or a year abroad. What you get out of it depends much on that language and that time away, so ask what a school pays for and which partners it has. Graduates work for exporters, shippers, banks, consulting firms and public agencies. Many add a second subject, such as finance or supply chains.',
    related: ['business-administration', 'international-relations', 'languages', 'economics', 'marketing'],
  },
  entrepreneurship: {
    about:
      'Entrepreneurship is about starting something and keeping it alive. You learn to find a problem worth solving, test an idea cheaply, make a plan, raise money, sell, and hire the first people, often with a project of your own or a family business in mind. Much of it is done rather than read: pitches, prototypes, talks with customers. A degree is no permission that you need in order to begin, so look at what else a school gives: mentors, small grants, a workshop, time. Many pair it with a technical or creative subject.',
    related: ['business-administration', 'marketing', 'finance', 'hospitality', 'design'],
  },
  hospitality: {
    about:
      'Hospitality is the work of making guests feel welcome and making it pay: hotels, restaurants, kitchens, events, travel, parks and cruise ships. You study service, food and safety, costs, staff and marketing, with much practical work, for some programs have a hotel or a restaurant of their own. Cooking itself is mostly taught in shorter diplomas. Hours can be long and fall on weekends, and promotion can be quick for those who like people and stay calm. Paid work terms are common; ask where students go.',
    related: ['business-administration', 'marketing', 'nutrition-exercise', 'entrepreneurship', 'human-resources'],
  },
  // Computing
  'computer-science': {
    about:
      'Computer science asks what can be computed, and how to do it well. You learn to program in several languages, and then what lies below: data structures, algorithms, operating systems, networks, and the mathematics that proves things right. Later you may choose artificial intelligence, graphics, security or theory. You need no experience to begin, but you need patience with things that do not work yet. In some universities you are admitted to the major separately, and places are few; in Canada many programs offer co-op terms. Graduates write software and do much else.',
    related: ['computer-engineering', 'data-science', 'programming', 'mathematics', 'cybersecurity'],
  },
  programming: {
    about:
      'Programming degrees teach you to build software and keep it running. Compared with computer science there is less theory and more making: languages, databases, web and phone applications, testing, working with others on the same code, and finding out why it broke. Many such programs are at colleges and polytechnics, and some lead on to a full bachelor’s degree; check whether your courses would transfer. What employers want to see is work you have done, so pick a school where projects are real and reviewed by somebody who knows.',
    related: ['computer-science', 'digital-media', 'networking', 'information-science', 'cybersecurity'],
  },
  'information-science': {
    about:
      'Information science is about how people find, keep and use information, and about the systems that help them. You learn databases, how to design systems around the people who will use them, some programming, and questions of privacy and trust. It is broader and less mathematical than computer science, and closer to organizations. Graduates become systems analysts, who find out what is needed and explain it to those who build it, or work with data, websites, records and archives. Librarians go on to a master’s degree.',
    related: ['business-analytics', 'computer-science', 'human-computer-interaction', 'data-science', 'networking'],
  },
  networking: {
    about:
      'Networking is what lets one computer reach another, and the job of keeping it that way. You learn how signals and addresses work, to set up servers, wireless links and cloud services, to watch for faults and attacks, and to fix things when everybody is waiting. It is practical: much time is spent in a lab with real equipment, and many programs prepare you for certificates that the industry knows. Graduates are network and system administrators, cloud engineers and support specialists in hospitals, schools, companies and phone carriers.',
    related: ['cybersecurity', 'information-science', 'computer-engineering', 'programming', 'computer-science'],
  },
  cybersecurity: {
    about:
      'Cybersecurity protects computers and the people who depend on them. You learn how systems are attacked, how to make that hard, how to notice it, and what to do in the bad hour after: networks, cryptography, law, forensics and much about how people are fooled. Contests and labs, where you break into machines built for it, are part of the fun. A steady character matters, as employers look into your past, and government jobs may ask for citizenship. It changes fast, so a good base in computing will last longer than any tool.',
    related: ['computer-science', 'networking', 'emergency-security', 'information-science', 'criminal-justice'],
  },
  'data-science': {
    about:
      'Data science finds out what is true from a lot of numbers, and how sure one can be. It stands on three legs: statistics, programming, and knowing the field that the data come from, be it medicine, sport, business or climate. You learn to gather and clean data, to build models, machine learning among them, and to show results honestly. Programs are young and differ much: some are mathematics, some mostly tools. Look at how much statistics there is. Many graduates started in mathematics, economics or biology instead.',
    related: ['mathematics', 'computer-science', 'business-analytics', 'computational-science', 'economics'],
  },
  'digital-media': {
    about:
      'Digital media is made at the meeting of art and code: websites, games, animation, sound, virtual worlds, apps. You learn to draw and design, to program as far as you need it, to tell a story, and above all to finish things with a team. Programs lean one way or the other, some to art schools and some to computing, so look at what students have made and not only at the name. Your portfolio is your way in. Studios come and go, and hours before a release can be long.',
    related: ['design', 'theatre-film', 'programming', 'human-computer-interaction', 'computer-science'],
  },
  'human-computer-interaction': {
    about:
      'Why is one app easy and another maddening? Human-computer interaction studies how people and technology get along, and makes it better. You watch and interview users, sketch, build prototypes, test them, and do it again. It draws on psychology, design and computing, and you will be with people from all three. Accessibility, so that everyone can use a thing, is at the heart of it. Graduates work as user researchers and interaction designers. Few schools have it as a bachelor’s major of its own; more have it inside computing or design.',
    related: ['digital-media', 'design', 'information-science', 'psychology', 'computer-science'],
  },
  'computational-science': {
    about:
      'Some questions are too big for a laboratory: how a storm will move, how a protein folds, what a star does inside. Computational science answers them with mathematics and powerful computers. You study calculus, statistics and programming together with a science, and learn to build a model, run it, and doubt it in the right places. It suits people who could not choose between mathematics, physics and computing. Graduates work in research, engineering, energy, finance and medicine, and many go on to a master’s degree or a doctorate.',
    related: ['mathematics', 'physics', 'data-science', 'computer-science', 'earth-science'],
  },
  // Engineering
  'mechanical-engineering': {
    about:
      'Mechanical engineering is the broadest kind: anything that moves, heats, cools or bears a load. You study forces, materials, heat, fluids and control, with much mathematics and physics in the first two years, and design and build things with a team in the last. Graduates work on cars, robots, wind turbines, medical devices, factories and buildings. To be called a professional engineer you need an accredited degree, supervised work and exams (P.Eng. in Canada, PE in the US), so check the accreditation. Student teams that race or launch what they built teach a great deal.',
    related: [
      'aerospace-engineering',
      'industrial-engineering',
      'civil-engineering',
      'engineering-technology',
      'physics',
    ],
  },
  'civil-engineering': {
    about:
      'Civil engineers make the things that all of us use without noticing: roads, bridges, water pipes, dams, rails, foundations. Environmental engineers keep water, air and soil clean. You study structures, soil, water flow and materials, with surveying, computer models and a good deal of mathematics. Work is part office and part boots on site, and much of it is for towns, states and provinces. A licence matters here more than in most kinds of engineering, because you sign for safety, so choose an accredited program.',
    related: [
      'architecture',
      'environmental-science',
      'geography-planning',
      'mechanical-engineering',
      'engineering-technology',
    ],
  },
  'electrical-engineering': {
    about:
      'Electrical engineering runs from the power grid to a chip too small to see. You study circuits, signals, electromagnetism, electronics, control and communication, with as much mathematics as any kind of engineering has, and long hours in the lab. Later you choose: power and renewable energy, wireless, chips, robotics, medical devices. It is close to computer engineering, and many schools teach the first two years together. People who liked physics and wondered how a radio knows its station will feel at home. Check that the degree is accredited.',
    related: [
      'computer-engineering',
      'physics',
      'computer-science',
      'mechanical-engineering',
      'biomedical-engineering',
    ],
  },
  'computer-engineering': {
    about:
      'Computer engineering is where hardware meets software: the chip in a phone, the brain of a car, the controller of a robot. Software engineering, taught beside it in many places, is about building large programs reliably and with others. You study circuits and digital design along with programming, operating systems and networks, plus the mathematics of any engineer. Compared with computer science there is more physics and less theory of computation. Graduates build devices, embedded systems and software of every kind. Co-op terms are common in Canada.',
    related: ['computer-science', 'electrical-engineering', 'programming', 'networking', 'cybersecurity'],
  },
  'chemical-engineering': {
    about:
      'Chemical engineers turn a reaction in a flask into tons of something useful, safely and with little waste: medicines, fuels, food, batteries, clean water. Materials engineers, taught close by, ask why stuff is strong, light or brittle and make better stuff. You study chemistry, heat, flow, reactions and control, and design a whole plant on paper before you finish. It is demanding, and the class tends to stick together. Graduates work in energy, pharmaceuticals, electronics, food and environmental protection; some go on to medicine or research.',
    related: ['chemistry', 'biomedical-engineering', 'mechanical-engineering', 'biochemistry', 'physics'],
  },
  'biomedical-engineering': {
    about:
      'Biomedical engineering uses engineering to help the body: artificial joints, scanners, heart valves, sensors, grown tissue, software that reads an image. You study mathematics and physics like other engineers and biology and chemistry as well, which makes for full weeks. Because it is broad, some employers prefer a mechanical or electrical engineer for a given task, so choose a direction and find an internship. Many graduates go on: to a master’s degree, to research, or to medical school, for which it can be a good and hard preparation.',
    related: ['medicine', 'biology', 'electrical-engineering', 'chemical-engineering', 'medical-technology'],
  },
  'aerospace-engineering': {
    about:
      'Aerospace engineering is about what flies: airplanes, helicopters, drones, rockets, satellites. You study how air flows, how light structures hold, how engines push, and how to steer something that never stands still, with much mathematics, physics and simulation. It is close to mechanical engineering, and many companies hire from both. Some jobs, in defense most of all, are open to citizens only, so international students should ask early. Clubs that build rockets and aircraft are where much of the learning, and of the joy, happens.',
    related: [
      'mechanical-engineering',
      'physics',
      'electrical-engineering',
      'computational-science',
      'engineering-technology',
    ],
  },
  'industrial-engineering': {
    about:
      'Industrial and systems engineers make whole systems work better: a factory line, a hospital’s beds, an airline’s plan after a storm. You study statistics, optimization, simulation, quality, cost and how people work, with less physics than other engineers and more about decisions. It suits those who see a queue and start thinking how it could be shorter. Graduates go to manufacturing, logistics, health care, consulting and technology, and often become managers. If you like mathematics that touches daily life, and people as well as machines, look here.',
    related: ['mechanical-engineering', 'business-analytics', 'mathematics', 'engineering-technology', 'data-science'],
  },
  'engineering-technology': {
    about:
      'Engineering technology is engineering by hand and eye: less theory, more lab, shop and site. You learn to test, build, draw, program machines and keep them running in electronics, mechanics, construction, manufacturing or robotics. There are two-year and four-year degrees, and in Canada many are at colleges and polytechnics. Graduates are technologists who make an engineer’s plan real. Know before you begin that such a degree may not lead to an engineer’s licence everywhere, or only by a longer road; ask the school and the licensing body.',
    related: [
      'mechanical-engineering',
      'industrial-engineering',
      'electrical-engineering',
      'civil-engineering',
      'networking',
    ],
  },
  // Health and medicine
  nursing: {
    about:
      'Nurses are with patients at the best and worst moments of their lives. You study anatomy, medicines, psychology and ethics, practise skills on mannequins, and spend many hours in hospitals and clinics under supervision. After the degree you take a licensing exam, the NCLEX in the US and nearly all of Canada. Mind the difference: some programs take you from high school, while others (RN to BSN) only complete the degree of people who are nurses already. Ask how many students pass the exam, and where the clinical hours are.',
    related: ['public-health', 'medicine', 'therapy', 'medical-technology', 'mental-health'],
  },
  medicine: {
    about:
      'In the US and most of Canada you become a doctor after another degree: four years of college, then medical school, then years of residency. Pre-med is therefore seldom a major and more a list of courses (biology, chemistry, physics, statistics) that you can take beside any subject, with the MCAT at the end for most schools. Choose a major you will do well in and like. Look at advising, chances to be near patients or in research, and what becomes of those who change their minds, since many do.',
    related: ['biology', 'biochemistry', 'neuroscience', 'nursing', 'public-health'],
  },
  dentistry: {
    about:
      'Two roads lead here. Dental hygienists clean and examine teeth, take X-rays and teach people how to keep them; they finish a diploma, an associate or a bachelor’s degree and take a licensing exam. Dentists study for a doctorate, most often after several years of college with biology and chemistry and an admission test. Both need steady hands, good eyes and a calm voice for nervous people. If you look at hygiene, ask about the school’s clinic and accreditation; if at dentistry, about pre-dental advising.',
    related: ['medicine', 'biology', 'medical-technology', 'nursing', 'public-health'],
  },
  pharmacy: {
    about:
      'Pharmacists know what medicines do to the body and what bodies do to medicines. The way to a licence is a doctorate in pharmacy, the PharmD, which some schools begin straight from high school and most after two or more years of college with much chemistry and biology. A bachelor’s degree in pharmaceutical sciences is a different thing: it leads to laboratories and companies that develop drugs. Pharmacists work in shops, hospitals, research and public agencies, and in many places may now give vaccines and prescribe for small troubles.',
    related: ['chemistry', 'biochemistry', 'medicine', 'biology', 'public-health'],
  },
  'public-health': {
    about:
      'Public health cares for whole communities rather than for one patient: clean water, vaccines, safe work, less smoking, being ready for the next outbreak. Health administration runs the hospitals and clinics. You study statistics, how diseases spread, behavior, policy and the unfairness in who falls ill, and often do a placement with an agency. It suits people who want to help and like evidence. Graduates work in health departments, charities, insurers and hospitals; for research and higher posts many take a master’s degree.',
    related: ['nursing', 'medicine', 'sociology', 'public-policy', 'nutrition-exercise'],
  },
  therapy: {
    about:
      'Therapists help people to walk, work, speak and swallow again, or for the first time. Physical therapists treat movement, occupational therapists the tasks of daily life, speech-language pathologists and audiologists voice, language and hearing. All of these need a graduate degree and a licence; a bachelor’s degree, in the field, kinesiology, psychology or biology, is the first step, and assistants can start with less. Getting into the graduate program is the hard part, so ask how many of a school’s students do, and begin early with hours of watching professionals.',
    related: ['nutrition-exercise', 'special-education', 'psychology', 'mental-health', 'nursing'],
  },
  'mental-health': {
    about:
      'Mental health and counseling is about being of use to people in trouble: grief, addiction, anxiety, families that hurt. You learn to listen, the theories of how people change, ethics, crisis work, and where your own limits are, with a placement under supervision. A bachelor’s degree opens support jobs in clinics, shelters and youth work; to counsel on your own you need a master’s degree and a licence, and the rules differ by state and province. It is tiring and meaningful work. Good programs teach you to look after yourself too.',
    related: ['psychology', 'social-work', 'human-services', 'school-counseling', 'nursing'],
  },
  'medical-technology': {
    about:
      'Behind most diagnoses stands somebody you may never meet: the one who took the scan or found the cell in the blood. In medical imaging you work with patients and machines (X-ray, ultrasound, MRI); in the laboratory with samples; as an assistant with both. You study anatomy, physics or chemistry and the equipment, and spend many hours in a hospital. Programs are from one year to four, and most jobs ask for a certificate or licence. Check that the program is accredited, and how many places there are in the clinical part.',
    related: ['nursing', 'biology', 'biochemistry', 'biomedical-engineering', 'dentistry'],
  },
  'nutrition-exercise': {
    about:
      'Food and movement decide much about how we feel. Exercise science, or kinesiology, studies how the body moves, trains and heals; nutrition, what it needs to eat. You take anatomy, physiology, chemistry and psychology, and measure people on treadmills or plan meals for a hospital. Graduates coach, train, teach and run programs, and many use the degree to get into physical therapy, medicine or teaching. To be a registered dietitian you need an accredited program and supervised practice, in the US with a graduate degree as well.',
    related: ['therapy', 'biology', 'public-health', 'teaching-by-subject', 'nursing'],
  },
  // Natural sciences and mathematics
  biology: {
    about:
      'Biology is the study of life, from a single gene to a whole forest. You begin with cells, genetics, evolution and ecology, with chemistry and statistics beside them, and then choose: animals, plants, the human body, the sea, computers full of DNA. Expect lab afternoons and, if you like, field trips in the mud. Many students have medicine or another health profession in mind; others go to laboratories, conservation, teaching or business. For research you will want a graduate degree, so look for a school where undergraduates help in real projects.',
    related: ['biochemistry', 'neuroscience', 'environmental-science', 'medicine', 'animal-plant-science'],
  },
  biochemistry: {
    about:
      'Biochemistry looks at life through its molecules: how proteins fold, how cells turn sugar into motion, how a virus gets in. Microbiology and biotechnology, close by, work with bacteria, viruses and the tools that edit genes. It is demanding, with years of chemistry and long, careful hours in the lab, and it suits people who like detail and can bear an experiment that fails. Graduates work in hospital and research labs, in companies that make drugs, food and vaccines, or go on to medicine, pharmacy or a doctorate.',
    related: ['chemistry', 'biology', 'medicine', 'pharmacy', 'chemical-engineering'],
  },
  neuroscience: {
    about:
      'Neuroscience asks how three pounds of tissue can remember a song, feel pain and fall in love. It joins biology, chemistry, psychology and, more and more, computing. Some programs lean towards molecules and the lab, others towards mind and behavior, where they are also called cognitive science, so read the list of courses. Many students aim at medicine, and others at research, technology or work with patients. With a bachelor’s degree alone the jobs are mostly those of biology or psychology; it is best as a first step.',
    related: ['psychology', 'biology', 'medicine', 'biochemistry', 'philosophy-religion'],
  },
  chemistry: {
    about:
      'Chemistry is the science of stuff: what things are made of, and how to make one out of another. You learn organic and inorganic chemistry, how to measure what cannot be seen, and the physics behind reactions, with several afternoons a week in the lab and a good deal of mathematics. It leads to work on medicines, materials, food, energy, crime labs and the environment, to teaching, and to further study in many directions. Small departments often let you use the good instruments yourself; ask about it on a visit.',
    related: ['biochemistry', 'chemical-engineering', 'physics', 'pharmacy', 'earth-science'],
  },
  physics: {
    about:
      'Physics looks for the few rules behind everything, and astronomy takes them to the stars. You study motion, heat, light, electricity, relativity and the strange world of atoms, and learn to strip a hard problem to what matters and calculate it. There is more mathematics than anywhere but in mathematics itself. Few graduates are called physicists; most become engineers, programmers, analysts, teachers, doctors, because the way of thinking is wanted. For research plan on a doctorate. Ask about telescopes, labs, and summer projects for undergraduates.',
    related: [
      'mathematics',
      'electrical-engineering',
      'computational-science',
      'mechanical-engineering',
      'earth-science',
    ],
  },
  mathematics: {
    about:
      'University mathematics begins with calculus and then changes: less calculating, more proving that something must be so. You may go on into algebra, geometry and number theory, or towards statistics, probability and modeling, where the world comes back in. It is hard in an honest way; everybody is stuck some of the time, and study groups help. Graduates become actuaries, statisticians, programmers, analysts and teachers, or go on to nearly any science. If you like puzzles more than formulas, do not let school arithmetic put you off.',
    related: ['data-science', 'physics', 'computer-science', 'finance', 'economics'],
  },
  'environmental-science': {
    about:
      'How does nature work, and how do we live in it without ruining it? Environmental science joins biology, chemistry, geology and mapping; environmental studies and sustainability add politics, economics and ethics. Forestry, wildlife and fisheries, taught beside them, care for land and animals directly. Expect field work in all weather at some schools and policy papers at others, so read what is taught. Graduates work for parks, agencies, consultants, companies and campaigns. A skill such as mapping software or water testing helps in finding the first job.',
    related: ['earth-science', 'biology', 'geography-planning', 'animal-plant-science', 'public-policy'],
  },
  'earth-science': {
    about:
      'Geologists read the history of the planet in stone; oceanographers and meteorologists read water and air. You study rocks, maps, climate, earthquakes and currents with physics and chemistry behind them, and the best classroom is outside: many programs have weeks of field camp. Graduates look for water, minerals and safe ground to build on, forecast the weather, clean up pollution and study climate. In many places geologists who sign reports need a licence. If you like science and being outdoors, and can imagine a million years, look here.',
    related: ['environmental-science', 'physics', 'geography-planning', 'chemistry', 'civil-engineering'],
  },
  'animal-plant-science': {
    about:
      'This is the science of farms, gardens, herds and the animals we live with. You study genetics, nutrition, soil, plant and animal health, food and the business of agriculture, often at a university with barns, greenhouses and fields of its own. Some prepare for veterinary school, which is a doctorate after college and hard to get into, so hours with animals and good grades in science count. Others go into crops, food companies, zoos, research or the family farm. You do not have to come from a farm.',
    related: ['biology', 'environmental-science', 'biochemistry', 'nutrition-exercise', 'chemistry'],
  },
  // Social sciences
  psychology: {
    about:
      'Psychology is the science of mind and behavior: how we learn, remember, choose, get along and fall ill. It surprises many with how much of it is research and statistics, and with how little is couches. You can lean towards the brain, children, work, groups or mental health. A bachelor’s degree teaches you to understand people and evidence and is used in business, care, schools and much else; to treat patients as a psychologist you need a graduate degree, most often a doctorate, and a licence. Look for labs that take undergraduates.',
    related: ['neuroscience', 'mental-health', 'sociology', 'social-work', 'human-services'],
  },
  economics: {
    about:
      'Economics studies choices: what people, firms and countries do when they cannot have everything. You learn how prices, wages, trade, taxes and crises work, with graphs and calculus, and how to tell cause from coincidence in data. It is not the same as business; it asks why rather than how to. Good programs have real statistics in them, and those who want a doctorate should take more mathematics than is required. Graduates work in banks, governments, consulting and technology, and many go on to law or policy.',
    related: ['finance', 'mathematics', 'political-science', 'public-policy', 'business-analytics'],
  },
  'political-science': {
    about:
      'Political science asks who decides, how, and whether it is right. You study constitutions and elections, parties, protest, war and peace, and the thinkers who argued about justice, with your own country first and others beside it. There is a lot of reading, writing and debate, and more statistics than you may expect. Many students think of law school, for which it is one good preparation among several; others go to government, campaigns, journalism, business. An internship in a capital, a statehouse or a city hall is worth looking for.',
    related: ['international-relations', 'public-policy', 'legal-studies', 'history', 'economics'],
  },
  sociology: {
    about:
      'Sociology looks at what we do together and take for granted: families, cities, work, religion, race, gender, crime, inequality. You learn to ask good questions and answer them with interviews, surveys and data, and to notice how rules that nobody wrote shape a life. It is a broad degree without one job at the end of it. Graduates work in social services, human resources, research, health, schools and policy, and many go on to social work, law or teaching. Courses in statistics and a placement make it stronger.',
    related: ['anthropology', 'psychology', 'social-work', 'criminal-justice', 'cultural-studies'],
  },
  anthropology: {
    about:
      'Anthropology is the study of being human, everywhere and at all times. Cultural anthropologists live with people and learn from them; archaeologists dig for what earlier ones left; biological anthropologists study bones, primates and evolution; linguists, languages. You will read about lives very unlike yours, write a lot, and, with luck, spend a summer on a dig or in the field. Graduates work in museums, heritage and environmental surveys, health, design research and development. For a career in research plan on a doctorate, with modest numbers of posts.',
    related: ['sociology', 'history', 'cultural-studies', 'biology', 'languages'],
  },
  'international-relations': {
    about:
      'Why do countries fight, trade, promise and break promises? International relations and global studies look across borders at diplomacy, security, trade, migration, human rights and climate. You mix politics, economics and history with at least one language, and most programs want you to spend time abroad. It suits people who follow the news and then look for the map. Graduates go to government, aid groups, business and journalism, and many take a master’s degree. The language you learn well may matter more than the name of the degree.',
    related: ['political-science', 'economics', 'languages', 'history', 'international-business'],
  },
  communication: {
    about:
      'Communication is how meaning gets from one person to many. Journalism teaches you to find things out, check them and tell them; public relations and advertising, to speak for somebody; media and communication studies, to understand what all that does to us. You write, speak, film and edit, on deadline and for real: a student paper or station is half the education. Local news has fewer jobs than it had, while nearly every organization now needs people who write clearly and can make a short video. Keep your best work.',
    related: ['marketing', 'english', 'theatre-film', 'political-science', 'digital-media'],
  },
  'geography-planning': {
    about:
      'Geography asks why things are where they are; planning decides where they should be. You study cities, transport, housing, land, climate and migration, and learn to make and read maps with software (GIS) that is used in nearly every field. Planners balance what neighbors, builders, buses and trees need, and much of that is listening in evening meetings. A planning career often asks for an accredited degree, in the US mostly a master’s, in Canada also a bachelor’s. It suits people who walk through a town and see what could be better.',
    related: ['environmental-science', 'architecture', 'public-policy', 'civil-engineering', 'sociology'],
  },
  'cultural-studies': {
    about:
      'These programs take one region or one people’s experience and look at it from every side: Black, Indigenous, Latino, Asian or Jewish studies, women’s and gender studies, Canadian or American studies, a part of the world such as Latin America. You read novels and laws, history and sociology, and talk about power, belonging and voice. Classes are often small and close. Many students take it as a second major beside something else. Graduates teach, organize, write, and work in museums, law, health and public service.',
    related: ['sociology', 'history', 'anthropology', 'languages', 'english'],
  },
  // Arts and humanities
  'fine-art': {
    about:
      'Fine art is learning to see and to make: drawing, painting, sculpture, printmaking, photography, film, and things that have no name yet. Art history, beside it, asks why pictures look as they do and what they did in their time. In the studio you make a lot, show it, and hear what others think. Admission often asks for a portfolio; begin early, and show work that is yours rather than perfect. Few live from selling art alone; graduates teach, design, run galleries and museums, and bring a trained eye to other work.',
    related: ['design', 'digital-media', 'architecture', 'theatre-film', 'history'],
  },
  design: {
    about:
      'Design gives things their form and makes them work for people: books and apps, chairs and packages, clothes, rooms. You learn drawing, type, color, materials and software, and the harder part: finding out what is needed and throwing away your first idea. Days go by in the studio, and criticism is part of each week. Graphic, fashion, industrial and interior design are separate worlds with their own rules, and interior designers need a licence in some places. Most programs ask for a portfolio, and so does every employer after.',
    related: ['digital-media', 'fine-art', 'architecture', 'marketing', 'human-computer-interaction'],
  },
  music: {
    about:
      'Music can be studied by playing it, writing it, recording it, teaching it or thinking about it. A Bachelor of Music at a conservatory or school of music is hours of practice each day, lessons, ensembles, theory and ear training; a Bachelor of Arts leaves room for a second subject. Admission is mostly by audition, so learn the dates and pieces a year ahead. Ask who would teach you, since that person matters more than the building. Graduates perform, teach, produce, run halls, and many do several of these at once.',
    related: ['theatre-film', 'fine-art', 'teaching-by-subject', 'digital-media', 'communication'],
  },
  'theatre-film': {
    about:
      'Here you tell stories with bodies, voices, light and cameras. Theatre covers acting, directing, design and the craft behind the stage; dance trains the body every day; film and television take you from a script to the last edit. Some programs are conservatories where you do little else, others leave time for more. You may need an audition or a portfolio. It is work done together, often at night, with early calls. Few have one steady job; most build a life of several, and the people you study with become your network.',
    related: ['digital-media', 'communication', 'music', 'fine-art', 'english'],
  },
  architecture: {
    about:
      'Architects shape the rooms, buildings and parks that we spend our lives in. In the studio you draw, build models, stay up late and defend your design in front of critics; beside it come structures, history, climate and building law. There are two kinds of bachelor’s degree: a professional one of about five years, and a shorter one after which a master’s follows. In Canada the professional degree is a master’s. After that come years of supervised work and exams for the licence. Landscape architecture has its own road.',
    related: ['civil-engineering', 'design', 'geography-planning', 'fine-art', 'engineering-technology'],
  },
  english: {
    about:
      'English is reading closely and writing well. You study poems, novels, plays and films from many times and places, argue about what they mean, and learn to say precisely what you think. Creative writing adds workshops, in which your own stories and poems are read by the others. Nobody needs an English degree for one certain job, and people with one are found in teaching, publishing, law, marketing, technology and government, because clear writing is rare. Take something practical beside it, an internship or a second subject, and read what you love.',
    related: ['communication', 'history', 'languages', 'philosophy-religion', 'teaching-by-level'],
  },
  history: {
    about:
      'History is detective work with the dead as witnesses. You learn to read old letters, laws, maps and photographs, to weigh who is telling the truth, and to build an argument on what can be shown. It is less about dates than about why, and about how different people once were. You may study the Mohawk nation, medieval trade or the Cold War. Graduates go to law, teaching, museums and archives, journalism, government and business. Look for professors whose books or topics you would like to read.',
    related: ['political-science', 'anthropology', 'english', 'cultural-studies', 'teaching-by-level'],
  },
  languages: {
    about:
      'To learn a language is to get a second way of thinking, and a country or ten to use it in. You practise until you can joke and argue, and read the literature, history and films of its speakers; a year abroad does more than any class. Linguistics asks a different question: how language itself works, in sounds, grammar and minds, and now in computers. Graduates translate, teach, and work in business, aid, government and technology. Languages go well with almost any other subject, and many students pair them so.',
    related: ['international-relations', 'language-teaching', 'cultural-studies', 'english', 'anthropology'],
  },
  'philosophy-religion': {
    about:
      'What is true, what is right, is there a God, and how would one know? Philosophy takes such questions seriously and teaches you to argue with care, from Plato to artificial intelligence. Religious studies looks at what people believe and do, without asking you to share it; theology and ministry study a faith from within, and prepare its clergy and teachers. You read slowly and write much. Graduates do well in law, teaching, technology, care and public service. Colleges of a church differ in what they expect of you, so ask.',
    related: ['history', 'english', 'legal-studies', 'political-science', 'human-services'],
  },
  // Education
  'teaching-by-level': {
    about:
      'These programs make teachers of small children, of elementary school or of middle and high school. You study how children learn, how to plan a lesson and run a class, reading and mathematics teaching, and the law, and you are in real classrooms early, at the end for months. To teach in public schools you need a licence of the state or province. In most of Canada the education degree follows another degree or is combined with it. Ask where students practise, and whether the licence is good where you want to live.',
    related: ['special-education', 'teaching-by-subject', 'general-education', 'psychology', 'school-counseling'],
  },
  'teaching-by-subject': {
    about:
      'If you love a subject and would like others to love it too, this is the degree: mathematics, science, music, art, French, history or physical education, and how to teach it. You take nearly as many courses in the subject as those who major in it, and practise in schools. Teachers of mathematics, science, French and special education are sought in many places, others less, so ask about your own region. You need a state’s or province’s licence, and in most of Canada a first degree before the one in education.',
    related: ['teaching-by-level', 'special-education', 'mathematics', 'music', 'english'],
  },
  'special-education': {
    about:
      'Special education is teaching children who learn differently: those with autism, dyslexia, hearing or sight loss, intellectual or physical disabilities, and gifted ones too. You learn to see what a child can do and build on it, to write plans with families and other specialists, and to stay patient on days that go badly. Teachers with this licence are wanted in very many places. Programs are often joined with elementary teaching, and in Canada it is usually an extra qualification after becoming a teacher. Visit a class before you decide.',
    related: ['teaching-by-level', 'therapy', 'psychology', 'school-counseling', 'human-services'],
  },
  'general-education': {
    about:
      'Education as a subject in itself asks how people learn, what schools are for, who is left out, and how it could be otherwise. Some of these programs lead to a teaching licence and some do not: they prepare for museums, youth work, training in companies, tutoring, policy, or a graduate degree. So read carefully what a program called simply education gives you, and ask directly whether graduates may teach in a public school. In Canada, the Bachelor of Education is most often the professional degree taken after a first one.',
    related: ['teaching-by-level', 'educational-technology', 'psychology', 'human-services', 'sociology'],
  },
  curriculum: {
    about:
      'Curriculum and instruction is about what is taught and how: planning courses, choosing materials, finding out whether students really learned, helping other teachers to do it better. It is nearly always studied after some years of teaching, as a master’s degree or a doctorate, often in the evening or online beside a job. If you are still in high school, a teaching degree comes first. Graduates lead departments, write programs for schools and publishers, coach colleagues, and teach future teachers at universities.',
    related: [
      'teaching-by-level',
      'educational-leadership',
      'educational-technology',
      'general-education',
      'teaching-by-subject',
    ],
  },
  'educational-leadership': {
    about:
      'Who runs a school? Educational leadership prepares principals, superintendents and the people who direct colleges and student services. You study school law, budgets, hiring, data, how to lead change, and how to keep a building full of people safe and learning. It is a graduate degree: most students have taught for years, and states and provinces ask for that before they let one become a principal. If you see yourself there one day, begin with teaching, and take chances to lead wherever they come.',
    related: ['curriculum', 'public-administration', 'teaching-by-level', 'school-counseling', 'general-education'],
  },
  'school-counseling': {
    about:
      'School counselors help students with the things that happen around lessons: choosing courses and colleges, friends, family, worry and crisis. Student affairs does the same for those at university, in residences, advising and campus life. Both are graduate degrees, commonly after psychology, education, social work or any other first degree, and counselors in schools need a licence of the state or province. If your own counselor mattered to you, or should have, this may be for you. Peer mentoring and work as a resident assistant are good ways to try it.',
    related: ['mental-health', 'psychology', 'social-work', 'special-education', 'educational-leadership'],
  },
  'educational-technology': {
    about:
      'Educational technology designs how people learn with computers: online courses, games that teach, training in companies, tools for a classroom. You learn how memory and motivation work, how to plan instruction, make video and interactive material, and test whether it helps. Most programs are graduate certificates and master’s degrees, often taken by teachers, and a few are bachelor’s degrees. Graduates are called instructional designers and work at universities, companies, hospitals and software firms. It suits people who like explaining, making and tinkering.',
    related: ['curriculum', 'human-computer-interaction', 'digital-media', 'general-education', 'teaching-by-level'],
  },
  'language-teaching': {
    about:
      'This is learning to teach English, or another language, to people who speak something else at home. You study how languages are learned, grammar and sounds, and how to teach children and adults of many backgrounds; bilingual programs prepare you to teach school subjects in two languages. It can take you to schools at home, to classes for newcomers, or abroad. A certificate is enough for some jobs, while public schools ask for a teaching licence with this as an addition. Speaking a second language well is a great help.',
    related: ['languages', 'teaching-by-level', 'teaching-by-subject', 'cultural-studies', 'general-education'],
  },
  // Law and public service
  law: {
    about:
      'You become a lawyer after law school: three years for a JD in the US and in most of Canada, after an earlier degree or, in Canada, after part of one. Quebec differs: there civil law can be begun at once after CEGEP. You learn to read cases, find the point on which a dispute turns, argue and write. Then come the bar exam and, in Canada, supervised practice. No major is required; choose one that makes you read and write. Cost and the pass rate at the bar are the questions to ask first.',
    related: ['legal-studies', 'political-science', 'paralegal', 'criminal-justice', 'philosophy-religion'],
  },
  'legal-studies': {
    about:
      'Legal studies is a bachelor’s degree about law rather than a degree that makes you a lawyer. You look at courts and constitutions, rights, contracts and crime, and at what law does to people’s lives, with history, politics and philosophy beside it. Law schools want no particular major, so take this one because it interests you. Graduates go to law school, and also to business, human resources, government, compliance offices, courts and advocacy. Courses with real writing, a mock trial team and a legal clinic make a program stronger.',
    related: ['law', 'political-science', 'criminal-justice', 'paralegal', 'philosophy-religion'],
  },
  paralegal: {
    about:
      'Paralegals do much of the work on which lawyers stand: finding cases, drafting documents, keeping deadlines, talking with clients and witnesses. You learn legal research and writing, how courts proceed, contracts, property and family law, and the software that offices use. Programs run from a certificate to a bachelor’s degree. In the US paralegals work under a lawyer; Ontario licenses paralegals who may represent people in some matters themselves. It is a way to see law from within before deciding on law school, and a career of its own.',
    related: ['legal-studies', 'law', 'criminal-justice', 'public-administration', 'human-resources'],
  },
  'criminal-justice': {
    about:
      'Criminal justice looks at crime and at what is done about it: police, courts, prisons, probation, victims. Criminology asks the question before: why people break laws at all, and what prevents it. You study law, sociology, psychology and research, often with visits or an internship. Graduates become police or border officers, probation and parole workers, investigators, analysts and advocates, and some go to law school. Many police forces train their recruits themselves and take any degree, so choose the program for what you want to understand.',
    related: ['emergency-security', 'sociology', 'legal-studies', 'psychology', 'social-work'],
  },
  'emergency-security': {
    about:
      'When there is a fire, a flood or an attack, somebody has to have thought of it before. These programs teach emergency management, fire science, homeland and corporate security, intelligence and forensics: planning, leading under pressure, law, risk, technology. Many students are already firefighters, officers or soldiers, and study in the evening or online to be promoted; others come from high school. Ask how much is practice, and whether a certificate that your local service wants is part of it. It suits calm, practical people.',
    related: ['criminal-justice', 'cybersecurity', 'public-administration', 'public-health', 'human-services'],
  },
  'public-administration': {
    about:
      'Towns, schools, parks, health services: somebody has to make them run. Public administration is management for the public good, with budgets, law, staff, ethics and fairness, and everyone is your customer. It is taught as a bachelor’s degree and, more often, as a master’s (MPA) for those who work already. Graduates become city managers, program directors, budget analysts and heads of charities. It suits people who would like to fix things near home and have patience with rules, since rules are how a public office is held to account.',
    related: ['public-policy', 'political-science', 'human-services', 'business-administration', 'geography-planning'],
  },
  'public-policy': {
    about:
      'Public policy asks what a government should do about a problem, and whether what it did has worked. You study economics, statistics, politics and ethics, and take on real cases: rent, schools, carbon, vaccines. It is more numerical than political science and more practical than economics. Writing a clear page for a busy person is a skill you will practise often. Graduates work for legislatures, agencies, research groups, charities and consultants, and many take a master’s degree. Schools in or near a capital have placements close by.',
    related: ['political-science', 'economics', 'public-administration', 'sociology', 'public-health'],
  },
  'social-work': {
    about:
      'Social workers stand beside people whose lives are hard: children in care, patients leaving hospital, those without a home or fighting an addiction. They also try to change what made it hard. You study human development, policy, law and how to interview, and work hundreds of hours in a placement. An accredited bachelor’s degree lets you begin in many places, and a master’s is needed for therapy and leads faster if you have the bachelor’s in it. States and provinces regulate who may use the title. The work is heavy, needed and rarely dull.',
    related: ['human-services', 'mental-health', 'psychology', 'sociology', 'public-health'],
  },
  'human-services': {
    about:
      'Human services is a practical degree about helping: in shelters, youth centers, disability services, elder care, addiction programs, community groups. You learn to interview, plan support, run groups and programs, find money for them, and know the laws, and you do a placement. It is broader than social work and does not lead to the same licence, so compare the two if you might want to be a therapist or a licensed social worker. Many students are adults with experience of this work. Graduates coordinate services and lead small agencies.',
    related: ['social-work', 'mental-health', 'psychology', 'public-administration', 'sociology'],
  },
};
