/**
 * Vocabulary of fields of study: what people call them, by a four-digit CIP group, a program or a field of
 * schema/domain. A line is "meanings: words": the first meanings are what the words name; after "+" come those that
 * also fit. "=> level" says that the words name a degree besides (an MBA is a master's).
 */
const LINES = `
# Business
business-administration + field:business: business, business administration, business management, biz, business admin, bus admin, b school, bschool, management, commerce, general business, business degree, bba, operations management, supply chain, supply chain management, logistics, project management, nonprofit management, organizational leadership, leadership, e commerce, ecommerce
business-administration: mba, emba, master of business administration => master
52.03: accounting, accountant, accountancy, cpa, auditing, auditor, bookkeeping, forensic accounting
52.16: tax, taxes, taxation, tax law
52.08: finance, financial management, banking, investment, investments, investing, wall street, financial planning, fintech, financial analyst, corporate finance
52.14 + 52.18 52.19 09.09: marketing, digital marketing, brand management, market research, social media marketing, advertising and marketing
52.18 + 52.19: sales, retail, retail management, merchandising
52.19 + 19.09: fashion merchandising, fashion marketing, fashion business
52.10: human resources, hr, human resource management, hr management, labor relations, industrial relations, organizational behavior
52.13 + 30.71 52.12: business analytics, management science, quantitative methods, actuarial science, actuary, actuarial, business statistics, decision science
52.12: management information systems, mis, information systems, business information systems, business technology, knowledge management
52.11: international business, global business, international trade, import export, international management
52.07: entrepreneurship, entrepreneur, entrepreneurial, startup, startups, small business, own business
52.09: hospitality, hospitality management, hotel, hotel management, hotels, tourism, travel, restaurant management, event planning, event management, events, meeting planning
12.05 + 52.09: culinary, culinary arts, cooking, chef, baking, pastry, baking and pastry
52.15: real estate
52.17: insurance, risk management
52.06 + 45.06: business economics, managerial economics
52.20: construction management, construction manager
52.05: business communication, corporate communication
52.04: secretary, administrative assistant, office administration, administrative support
31.05 + 31.01 31.03: sports management, sport management, sports administration, athletic administration, sports business
50.10: arts management, music business, music industry, music management, entertainment business, entertainment management, arts administration, theater management
51.07: healthcare administration, health administration, healthcare management, health care administration, health care management, hospital administration, health services administration, medical coding, medical billing, health informatics, health information, health information management, health management
51.07: mha => master
# Computing
computer-science + programming: computer science, computer sciences, cs, compsci, comp sci, computing, computers, computer, informatics, comp science, computer sci
11.07 11.02 11.01 + 14.09 11.08: coding, coder, programming, programmer, computer programming, software, software development, software developer, app development, mobile apps, developer, full stack, backend, python, java
11.07 14.09 + 11.02 11.01: software engineering, software engineer
11.01 + 11.07 30.70: artificial intelligence, ai, machine learning, deep learning, ml, robotics and ai
11.01 + 11.10 11.04: information technology, it, it support, tech support, help desk
11.10 + 43.04 11.09: cybersecurity, cyber security, cyber, information security, information assurance, computer security, network security, hacking, ethical hacking
11.10 + 11.09: system administration, systems administration, network administration, database administration, it management, cloud, cloud computing, devops
11.09: networking, computer networking, networks, telecommunications
11.04 + 11.05: information science, information studies, library and information science
11.05: systems analysis, systems analyst
30.70 30.71 + 52.13 27.05: data science, data scientist, data, big data, data mining, data engineering
30.71 + 30.70 52.13: data analytics, analytics, data analysis, data analyst
11.08 + 10.03 50.04: web design, web development, web developer, web, website design, multimedia, digital media, frontend, front end
10.03 11.08 50.04: game design, game development, game dev, gaming, games, video games, video game design, game art, game programming, esports, virtual reality, interactive media
10.03 50.06 + 50.04: animation, animator, 3d animation, computer animation, visual effects, vfx, special effects, motion graphics
30.31 + 50.04: human computer interaction, hci, ux, ux design, user experience, ui, ui design, ux ui, interaction design
30.30 + 30.08: computational science, scientific computing, mathematics and computer science
26.11: bioinformatics, computational biology, biostatistics, biomathematics
# Engineering
field:engineering: engineering, engineer, engineers, eng, engg
14.19: mechanical engineering, mechanical, mechanical engineer, mech e, meche, mech eng, mechanical eng
14.08: civil engineering, civil engineer, civil eng, civ eng, structural engineering, transportation engineering
14.14: environmental engineering, water engineering
14.10 14.47: electrical engineering, electrical, electronics, electronics engineering, electrical engineer, electronic engineering, ee, ece, electrical eng, elec eng, electrical tech, electrical and computer engineering
14.09 14.47: computer engineering, computer hardware, computer engineer, hardware, comp eng, comp e, compe, computer eng
14.07: chemical engineering, chemical engineer, chem e, cheme, chem eng
14.18 40.10: materials science, materials engineering, materials, material science
14.05: biomedical engineering, biomedical, bioengineering, biomed, bme, biomedical eng, biomed eng, medical devices, prosthetics
14.02: aerospace engineering, aerospace, aeronautical engineering, astronautical engineering, aeronautics, rocket science, space engineering, aeronautical, aero, aerospace eng, aero eng
49.01: aviation, pilot, flight, flying, aviation management, airline, airline pilot, air traffic control, professional pilot, flight school, airport management
47.06: aviation maintenance, aircraft maintenance, airplane mechanic, automotive, auto mechanic, mechanic, car repair, diesel
14.35 + 14.27 14.36: industrial engineering, manufacturing, manufacturing engineering, operations engineering
14.27: systems engineering
15.15: engineering management
14.42 15.04 + 14.19: robotics, mechatronics, automation, robots
14.23: nuclear engineering, nuclear
14.25: petroleum engineering, oil and gas, petroleum
14.21: mining, mining engineering
14.22 14.24: naval architecture, marine engineering, ocean engineering, ship building
14.33 15.10 52.20: construction, construction engineering
14.45 14.03: agricultural engineering, biological engineering, biosystems engineering
14.12 40.08: engineering physics, applied physics
14.04: architectural engineering
15.13: drafting, cad, computer aided design
15.17 14.48: renewable energy, solar, wind energy, energy, energy systems, energy engineering
engineering-technology: engineering technology
46.03 15.03: electrician
48.05: welding, welder, machinist, machining
47.02: hvac, air conditioning, heating and cooling
46.02: carpentry, carpenter
# Health
nursing: nursing, nurse, nurses, registered nurse, nursing school, nursing degree, nursing program, nursing programs, nursing schools, nurs
51.38: rn, registered nursing, rn program, rn programs, rn degree, rn school
51.38: bsn, bachelor of science in nursing => bachelor
51.38: msn => master doctorate
51.38: nurse practitioner, fnp => master doctorate
51.38: nurse anesthetist, nurse anesthesia, crna => master doctorate
51.38: midwifery, midwife, nurse midwife => master doctorate
51.38: dnp, doctor of nursing practice => doctorate
51.39: lpn, lvn, lpn program, lpn programs, practical nursing, cna, nursing assistant, vocational nursing
51.11 + 26.01 26.02: pre med, premed, pre medicine, premedicine, pre medical, premedical, pre health, prehealth
51.11 01.13: pre vet, prevet, pre veterinary
51.11: pre dental, predental, pre dentistry, pre pharmacy, prepharmacy, pre nursing, pre physical therapy, pre occupational therapy, pre optometry
51.12 + 51.11 51.14: medicine, medical school, med school, doctor, physician, surgeon, surgery, medical doctor, medical, pediatrics, psychiatry
51.12: md, osteopathic, osteopathic medicine => doctorate
51.09 + 51.08: physician assistant, physicians assistant, pa school, physician associate => master
51.04 + 51.05 51.06: dentistry, dentist, dental, dental school, orthodontics
51.04: dds, dmd => doctorate
51.06: dental hygiene, dental hygienist => associate bachelor
51.06: dental assistant, dental assisting => certificate associate
51.20: pharmacy, pharmacist, pharmaceutical, pharmaceutical sciences, pharmacology and pharmacy
51.20: pharmd, pharm d, doctor of pharmacy => doctorate
51.22: public health, epidemiology, epidemiologist, global health, community health, health education, environmental health, health promotion
51.22: mph => master
51.00 51.99 + 51.07 51.22: health science, health sciences, health, healthcare, health care, health studies
51.23: physical therapy, physical therapist, physiotherapy, physiotherapist, pt
51.23: occupational therapy, occupational therapist, ot
51.23: rehabilitation, rehabilitation science, rehabilitation sciences, kinesiotherapy, prosthetics and orthotics
51.23: music therapy
51.23: art therapy
51.23: recreation therapy, recreational therapy, therapeutic recreation
51.23: dpt, otd => doctorate
51.02: speech therapy, speech pathology, speech language pathology, slp, audiology, communication disorders, communication sciences and disorders, speech pathologist
51.15 + 42.28: mental health, mental health counseling, counseling, counselor, counselling, therapist, marriage and family therapy, mft, addiction counseling, substance abuse counseling, behavioral health, clinical social work
51.09: radiology, radiologic technology, radiography, x ray, medical imaging, sonography, ultrasound, respiratory therapy, surgical technology, emt, paramedic, emergency medical services, diagnostic imaging, cardiovascular technology => certificate associate
51.09: nuclear medicine, perfusion, athletic training, athletic trainer
51.10: medical laboratory science, medical technology, clinical laboratory science, lab technician, phlebotomy, cytotechnology, medical lab
51.08: medical assisting, medical assistant, physical therapist assistant, occupational therapy assistant, pharmacy technician => certificate associate
31.05: exercise science, kinesiology, sports science, exercise sci, kin, human kinetics, sports med, sport science, exercise physiology, physical education, fitness, sports, sport, personal training, human performance, sports medicine, coaching, strength and conditioning
51.31 30.19 19.05: nutrition, dietetics, dietitian, dietician, nutritionist, food and nutrition, foods and nutrition
51.17: optometry, optometrist, eye doctor
51.17: od => doctorate
51.01: chiropractic, chiropractor
51.27: medical illustration
51.33: acupuncture, naturopathic medicine, alternative medicine, holistic health
51.35: massage therapy, massage
12.03: mortuary science, funeral, funeral service, embalming
12.04: cosmetology, hair, beauty, esthetics, barber
# Natural sciences
26.01 + 26.13 26.04 26.09 26.99: biology, biological science major, biological sciences, bio, life science, life sciences, biologist, biological science
26.02: biochemistry, molecular biology, biochem, biophysics
26.05: microbiology, immunology, virology, bacteriology
26.12 41.01: biotechnology, biotech
26.08: genetics, genetic, genomics, genetic counseling
26.13 30.32: marine biology, marine science, marine biologist, oceanography
26.13: ecology, evolution, evolutionary biology, conservation biology, aquatic biology, population biology
26.07: zoology, animal biology, entomology, zookeeping, wildlife biology
26.03: botany, plant biology
26.09: physiology, anatomy and physiology, pathology, cancer biology
26.04: cell biology, anatomy
26.10: pharmacology, toxicology
26.15 + 30.10 30.25: neuroscience, neurobiology, brain science, neuro, brain
30.25: cognitive science
30.27: human biology
40.05: chemistry, chemist, chem, chemical science
43.04: forensic science, forensics, csi, crime scene investigation, forensic
40.08 + 40.11 14.12: physics, physicist, theoretical physics, quantum
40.02 40.11 + 40.08: astronomy, astrophysics, space, astronomer, planetary science, space science
27.01 + 27.03: mathematics, math, maths, mathematician, pure math
27.03: applied mathematics, applied math, computational mathematics, financial mathematics
27.05 27.06: statistics, statistician, stats
field:natural-sciences: science, sciences, natural science, natural sciences, stem
03.01 + 03.02 30.33: environmental science, environmental studies, environment, environmental, natural resources, conservation
30.33 + 03.01: sustainability, sustainable development, climate, climate change, climate science
03.02: environmental policy, environmental management, natural resource management
03.05: forestry, forest, urban forestry, arboriculture
03.06: wildlife, wildlife conservation, wildlife management, fish and wildlife
03.03: fisheries, aquaculture
40.06: geology, earth science, earth sciences, geoscience, geosciences, geologist, hydrology, geophysics, paleontology
40.04: meteorology, weather, atmospheric science, climatology, meteorologist
01.09: animal science, animals, equine, horses, equine science, equestrian, livestock, dairy, poultry
01.80 + 01.13 01.09: veterinary, vet, veterinarian, veterinary medicine, vet school, animal doctor
01.80: dvm, vmd => doctorate
01.83: vet tech, veterinary technology, veterinary technician, veterinary assistant => associate
01.11 01.06: plant science, horticulture, agronomy, crop science, landscaping, turf, turfgrass, gardening, viticulture, floral design
01.00 01.01 01.03 01.11 01.09: agriculture, farming, farm, ag, agricultural, agricultural science, ranching, agribusiness
01.01: agricultural business, agribusiness management, agricultural economics
01.10: food science, food technology, brewing, fermentation, enology, wine
01.12: soil science
41.03 41.00: lab science, science technology
# Social sciences
42.01 + 42.27 42.28: psychology, psych, psyc, psychologist, psychological science
42.28: clinical psychology, counseling psychology, school psychology, industrial organizational psychology, forensic psychology, sports psychology, applied psychology, psyd, child psychology, developmental disabilities, applied behavior analysis, aba, behavior analysis
42.27: experimental psychology, cognitive psychology, social psychology, developmental psychology, research psychology
45.06: economics, econ, economist, econometrics, development economics
45.10 + 45.09 44.05: political science, pol sci, political sci, polysci, politics, government, poli sci, polisci, american government, public affairs and politics
30.51: philosophy politics and economics, ppe
45.11: sociology, sociologist, social problems
45.02: anthropology, anthropologist, forensic anthropology
45.03: archaeology, archeology, archaeologist
45.09 + 30.20: international relations, international affairs, diplomacy, foreign service, national security, international studies, intelligence studies, foreign policy
30.20: global studies, globalization, development studies
30.05: peace studies, conflict resolution, peace and conflict
30.28: dispute resolution, mediation, negotiation
09.01 + 09.09 09.04: communication, communications, media, media studies, mass communication, communication studies, speech communication, digital communication
09.04: journalism, journalist, reporter, broadcast journalism, sports journalism, photojournalism
09.09: public relations, pr, advertising, strategic communication, health communication, technical communication, sports communication
09.07: broadcasting, radio, television, tv, tv production, sports broadcasting, sports media, podcasting, media production
09.10: publishing
45.07: geography, gis, geographic information systems, geographic information science, cartography, mapping
04.03 45.12: urban planning, city planning, urban studies, regional planning, urban design
05.01: area studies, american studies, asian studies, latin american studies, african studies, european studies, middle eastern studies, russian studies, jewish studies, east asian studies, canadian studies
05.02: ethnic studies, gender studies, womens studies, african american studies, black studies, chicano studies, native american studies, indigenous studies, disability studies, lgbtq studies, queer studies, deaf studies
45.04 43.01: criminology, criminologist
19.07: child development, human development, family studies, family science, early childhood development, adult development, gerontology and aging
30.11: gerontology, aging
19.01: family and consumer sciences, home economics
30.17: behavioral science, behavioral sciences
45.99 45.01: social science, social sciences
30.99 30.00 24.01: interdisciplinary studies, interdisciplinary, general studies, multidisciplinary studies
24.01: liberal arts, liberal studies, humanities
30.18 30.01: general science
# Arts and humanities
50.07: fine arts, fine art, art, painting, drawing, sculpture, ceramics, studio art, printmaking, visual arts, visual art, artist, art history, history of art, curating, mfa art
50.01: visual and performing arts, arts
50.04 + 10.03: design, graphic design, designer, illustration, industrial design, product design, commercial art, communication design, graphic arts
50.04 19.09: fashion, fashion design, textiles, clothing, apparel
50.04 04.05: interior design, interior architecture, interior decorating
50.09: music, musician, music performance, piano, guitar, singing, voice, opera, jazz, composition, songwriting, violin, orchestra, conducting, music theory, musicology, band, choir
10.02 50.09: audio engineering, sound engineering, music production, recording arts, audio production, sound design, music technology, sound recording
50.05: theater, theatre, musical theatre, drama school, theatre arts, acting, actor, drama, musical theater, stage design, costume design, playwriting, technical theater, stagecraft, theater arts, performing arts, broadway
50.03: dance, ballet, dancer, choreography
50.06 + 09.07: film, filmmaking, cinema, film production, film studies, movies, cinematography, video production, video, screenwriting, directing, filmmaker
50.06: photography, photographer
04.02 04.09: architecture, architect, architectural design
04.02: m arch, march => master
04.06: landscape architecture
04.08 30.12: historic preservation, architectural history
04.10: real estate development
23.01 + 23.13 23.14: english, english literature, literature, english language
23.13: creative writing, writing, writer, author, poetry, professional writing, technical writing, rhetoric, composition and rhetoric, mfa writing
54.01: history, historian, american history, public history, military history, european history
16.09: spanish, french, italian, portuguese, romance languages
16.05: german, scandinavian languages, dutch
16.03: chinese, japanese, korean, mandarin, east asian languages
16.04: russian, slavic languages, polish
16.11: arabic, hebrew, middle eastern languages
16.12: latin, greek, classics, classical languages, ancient greek
16.16: american sign language, asl, sign language, interpreting, deaf interpreting, sign language interpreting
languages: foreign language, foreign languages, languages, language, modern languages
16.01: linguistics, linguist, translation, translator, comparative literature
38.01: philosophy, philosopher, ethics, logic, bioethics
38.02 + 39.02 39.06: religion, religious studies, religions, islamic studies, christian studies
39.06 39.02 39.07: theology, ministry, divinity, seminary, pastor, biblical studies, bible, christian ministry, youth ministry, missions, priest
39.06: mdiv, master of divinity => master
39.05: church music, worship, worship arts
30.14: museum studies, museum, museums
30.13: medieval studies
field:arts-humanities: arts and humanities
# Education
13.12 13.13 13.01 + 13.10: education, teaching, teacher, teach, teacher education, teachers, enseignement, enseignant, enseignante, professeur, professeure
13.12: elementary education, early childhood education, early childhood, elementary teacher, preschool, kindergarten, primary education, secondary education, high school teaching, middle school education, montessori, childhood education, high school teacher
13.13: math education, mathematics education, english education, music education, art education, physical education teaching, science education, history education, social studies education, agricultural education, music teacher, art teacher, math teacher, english teacher, reading education, literacy, business education, health teacher, technology education
13.10: special education, sped, special needs, autism, special ed, deaf education
13.01: master of education => master
13.04: educational leadership, education administration, educational administration, school principal, principal, higher education administration, higher education, superintendent
13.04: edd, ed d => doctorate
13.03: curriculum and instruction, curriculum, instruction
13.05: educational technology, instructional design, instructional technology, learning design
13.11: school counseling, school counselor, guidance counselor, college counseling, student affairs
13.14: tesol, tefl, teaching english, esl, english as a second language, teaching english as a second language
13.02: bilingual education
13.06: educational research, educational assessment, learning sciences
13.15: teaching assistant, teacher aide, paraprofessional
25.01: library science, librarian, library, libraries, mlis, archives
19.07 13.12: child care, childcare
31.06: outdoor education
31.01 31.03: recreation, parks and recreation, parks, recreation management, leisure studies, outdoor recreation
# Law and public service
22.01: law, lawyer, law school, attorney, juris doctor, legal
22.01: jd => doctorate
22.02: llm, legal research => master
22.00 + 45.10: pre law, prelaw, legal studies, law and society, law and justice
22.03: paralegal, legal assistant, court reporting, paralegal studies
43.01 + 45.04: criminal justice, crim justice, cj, crim, police, policing, law enforcement, corrections, police officer, fbi, detective, crime, juvenile justice, criminal justice and criminology
43.03: homeland security, emergency management, disaster management, terrorism, counterterrorism, crisis management
43.04: security studies, cybercrime, digital forensics
43.02: fire science, firefighting, firefighter, fire protection, fire protection engineering
44.04: public administration, city management, local government
44.04: mpa => master
44.05: public policy, policy, policy analysis, education policy, health policy
44.05: mpp => master
44.07: social work, social worker
44.07: msw => master
44.07: bsw => bachelor
44.00: human services, social services
44.02: community development, nonprofit, social justice, community organizing, advocacy, activism
29.02 29.03: military, intelligence, military science, cyber warfare, military intelligence
field:law-public-service: public service, government service
49.03: merchant marine, marine transportation, sailing
30.15: science and technology studies, science technology and society
30.23 30.26: cultural studies, diversity studies, multicultural studies
`;

/** One line, parted; words still as written. */
export interface ProgramWords {
  /** CIP groups, program keys, or `field:` and a field's key. */
  named: string[];
  alsoFit: string[];
  words: string[];
  /** Award levels that the words name besides. */
  levels: string[];
}

export const PROGRAM_WORDS: readonly ProgramWords[] = LINES.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const colon = line.indexOf(': ');
    const [named = '', alsoFit = ''] = line.slice(0, colon).split(' + ');
    const [words = '', levels = ''] = line.slice(colon + 2).split(' => ');
    const list = (text: string) => text.split(' ').filter(Boolean);
    return { named: list(named), alsoFit: list(alsoFit), words: words.split(', '), levels: list(levels) };
  });
