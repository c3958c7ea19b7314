CREATE TABLE IF NOT EXISTS `aliases` (
	`university_id` integer NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`university_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `cip_titles` (
	`cip` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `dataset_meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `neighbours` (
	`university_id` integer NOT NULL,
	`rank` integer NOT NULL,
	`neighbour_id` integer NOT NULL,
	`distance` real NOT NULL,
	`reasons` text NOT NULL,
	PRIMARY KEY(`university_id`, `rank`)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `programs` (
	`university_id` integer NOT NULL,
	`cip` text NOT NULL,
	`level` text NOT NULL,
	`graduates` integer NOT NULL,
	`distance_only` integer NOT NULL,
	PRIMARY KEY(`university_id`, `cip`, `level`)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `programs_cip_level_graduates` ON `programs` (`cip`,`level`,`graduates`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `search_snapshot` (
	`part` integer PRIMARY KEY NOT NULL,
	`base64` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `universities` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`city` text,
	`state` text NOT NULL,
	`country` text NOT NULL,
	`type` text,
	`description` text NOT NULL,
	`image` text,
	`currency` text NOT NULL,
	`tuition` integer,
	`tuition_in_state` integer,
	`tuition_usd` integer,
	`year_founded` integer,
	`student_population` integer,
	`undergraduate_enrollment` integer,
	`graduate_enrollment` integer,
	`student_faculty_ratio` real,
	`acceptance_rate` real,
	`admission_policy` text,
	`graduation_rate` real,
	`retention_rate` real,
	`room_and_board` integer,
	`books_and_supplies` integer,
	`percent_receiving_aid` real,
	`average_aid_amount` integer,
	`net_price` integer,
	`median_earnings` integer,
	`religious_affiliation` text,
	`religious_denomination` text,
	`academic_calendar` text,
	`campus_setting` text,
	`housing_options` text,
	`student_organizations` integer,
	`athletics_division` text,
	`website` text,
	`latitude` real,
	`longitude` real,
	`other_expenses` integer,
	`percent_pell` real,
	`net_price_by_income` text,
	`median_debt` integer,
	`sat_reading` text,
	`sat_math` text,
	`act_composite` text,
	`entering_average` real,
	`employment_rate` real,
	`locale` text,
	`athletics_conference` text,
	`designations` text NOT NULL,
	`language` text,
	`carnegie_class` text,
	`highest_award` text,
	`provincial_average` text,
	`facts` text NOT NULL,
	`missing` text NOT NULL
);
